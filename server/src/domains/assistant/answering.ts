import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'
import { writeState } from './conversation.operations.ts'
import { readMindState } from './mindState.ts'

/** A worker that has not answered by then has died. */
const LEASE_MS = MINUTE_MS

/**
 * Answers everything in a conversation that has no answer yet, in its order. One worker does so at a time: another finds
 * it taken and leaves, because the first looks again once it has let go.
 */
export async function answerVisitorNow(services: Services, conversationId: string): Promise<void> {
  while ((await waiting(services, conversationId)) && (await take(services, conversationId))) {
    try {
      while (await answerNext(services, conversationId)) {
        // One after the other.
      }
    } finally {
      await letGo(services, conversationId)
    }
  }
}

/** The oldest message of the assistant's that is not made yet. */
function waiting({ db }: Services, conversationId: string) {
  return db.prisma.assistantMessage.findFirst({
    where: { conversationId, isComplete: false },
    orderBy: { position: 'asc' },
    select: { id: true, position: true },
  })
}

async function take({ db, clock }: Services, id: string): Promise<boolean> {
  const now = clock.now()
  const { count } = await db.prisma.assistantConversation.updateMany({
    where: { id, OR: [{ answeringUntil: null }, { answeringUntil: { lte: now } }] },
    data: { answeringUntil: after(now, LEASE_MS) },
  })
  return count > 0
}

async function letGo({ db }: Services, id: string): Promise<void> {
  await db.prisma.assistantConversation.updateMany({ where: { id }, data: { answeringUntil: null } })
}

/** Returns whether there was something to answer. */
async function answerNext(services: Services, conversationId: string): Promise<boolean> {
  const { db, transact, clock, mind } = services
  const answer = await waiting(services, conversationId)
  if (!answer) return false
  const conversation = await db.prisma.assistantConversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { id: true, stage: true, version: true, state: true },
  })
  const said = await db.prisma.assistantMessage.findUniqueOrThrow({
    where: { conversationId_position: { conversationId, position: answer.position - 1 } },
    select: { text: true, _count: { select: { photos: true } } },
  })
  const thisYear = clock.now().getUTCFullYear()
  const { state, reply } = await mind.answer(readMindState(conversation.state), {
    says: said.text,
    photos: said._count.photos,
    thisYear,
  })
  await transact(async unit => {
    // What was corrected by hand meanwhile counts: the answer is made again, knowing it.
    if (!(await writeState(unit, conversation, state, clock.now()))) return
    await unit.tx.assistantMessage.updateMany({
      where: { id: answer.id },
      data: { text: reply, isComplete: true },
    })
  })
  return true
}
