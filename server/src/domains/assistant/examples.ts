import type { AssistantConversation, Prisma } from '../../generated/prisma/client.ts'
import type { MindState } from '../../mind/mind.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { KEPT_DAYS } from './conversationOwner.ts'
import { readMindState } from './mindState.ts'
import { withoutPerson } from './model/withoutPerson.ts'
import { type UnderstoodNeed, understoodOf } from './understood.ts'

/** Version of the words that ask to keep a conversation as an example: the day of their last change. */
export const EXAMPLE_VERSION = '2026-11-27'
/** Days for which an example conversation is kept after its last use. */
export const EXAMPLE_DAYS = 365

/** The conversations to delete at `now`: a month after their last use, examples after a year. */
export function expiredConversations(now: Date): Prisma.AssistantConversationWhereInput {
  return {
    touchedAt: { lt: after(now, -KEPT_DAYS * DAY_MS) },
    OR: [{ exampleSince: null }, { touchedAt: { lt: after(now, -EXAMPLE_DAYS * DAY_MS) } }],
  }
}

/** Stores the visitor's consent and, with it, one correction. `after` is null when the visitor changed nothing. */
export async function noteExample(
  { tx }: Pick<Unit, 'tx'>,
  { id, exampleSince }: Pick<AssistantConversation, 'id' | 'exampleSince'>,
  change: { mayKeep: boolean; before: MindState; after: MindState | null },
  at: Date,
): Promise<void> {
  if (change.mayKeep !== (exampleSince !== null))
    await tx.assistantConversation.updateMany({
      where: { id },
      data: change.mayKeep
        ? { exampleSince: at, exampleVersion: EXAMPLE_VERSION }
        : { exampleSince: null, exampleVersion: null },
    })
  if (!change.mayKeep) await tx.assistantCorrection.deleteMany({ where: { conversationId: id } })
  else if (change.after !== null)
    await tx.assistantCorrection.create({
      data: {
        conversationId: id,
        messages: await tx.assistantMessage.count({ where: { conversationId: id } }),
        understood: needOf(change.before),
        corrected: needOf(change.after),
        createdAt: at,
      },
    })
}

/** The car and the parts alone: an example needs no contact. */
function needOf(state: MindState): Prisma.InputJsonObject {
  const { brand, model, year, engine, version, vin, mileageKm, urgency, parts } = understoodOf(state)
  const need: UnderstoodNeed = { brand, model, year, engine, version, vin, mileageKm, urgency, parts }
  return { ...need, parts: parts.map(part => ({ ...part })) }
}

/** A correction for whoever labels conversations: the words before it without names and contacts, and the need without its VIN. */
export interface Example {
  readonly says: readonly string[]
  readonly understood: Prisma.JsonValue
  readonly corrected: Prisma.JsonValue
}

const AT_ONCE = 200

/** All corrections that may be kept, the oldest first. */
export async function* exampleCorrections({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): AsyncGenerator<Example> {
  let last: string | undefined
  while (true) {
    const corrections = await db.prisma.assistantCorrection.findMany({
      where: { conversation: { exampleSince: { not: null } }, ...(last ? { id: { gt: last } } : {}) },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      include: {
        conversation: {
          include: { messages: { where: { author: 'VISITOR' }, orderBy: { position: 'asc' } } },
        },
      },
    })
    for (const { messages, understood, corrected, conversation } of corrections) {
      const { known } = readMindState(conversation.state)
      yield {
        says: conversation.messages
          .filter(({ position }) => position < messages)
          .map(({ text }) => withoutPerson(text, known, clock.now().getUTCFullYear())),
        understood: withoutVin(understood),
        corrected: withoutVin(corrected),
      }
    }
    last = corrections.at(-1)?.id
    if (corrections.length < AT_ONCE) return
  }
}

const withoutVin = (need: Prisma.JsonValue): Prisma.JsonValue =>
  need !== null && typeof need === 'object' && !Array.isArray(need) ? { ...need, vin: null } : need
