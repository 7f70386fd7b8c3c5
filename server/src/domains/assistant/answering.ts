import type { Prisma } from '../../generated/prisma/client.ts'
import { readTurn } from '../../mind/converse.ts'
import type { Mind, MindAnswer, SaidBefore, Talk, VisitorTurn } from '../../mind/mind.ts'
import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'
import { writeState } from './conversation.operations.ts'
import { createLiveText, type LiveText } from './liveText.ts'
import { readMindState } from './mindState.ts'
import { ModelFailed } from './model/languageModel.ts'
import { isForModel } from './model/modelMind.ts'
import { modelMindFor } from './model/modelUse.ts'

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

const CONVERSATION = {
  id: true,
  stage: true,
  version: true,
  state: true,
  accountId: true,
  browserHash: true,
  modelConsent: true,
  modelConsentVersion: true,
} as const satisfies Prisma.AssistantConversationSelect

type Conversation = Prisma.AssistantConversationGetPayload<{ select: typeof CONVERSATION }>

function readConversation({ db }: Services, id: string): Promise<Conversation> {
  return db.prisma.assistantConversation.findUniqueOrThrow({ where: { id }, select: CONVERSATION })
}

/** Returns whether there was something to answer. */
async function answerNext(services: Services, conversationId: string): Promise<boolean> {
  const { db, clock, mind } = services
  const answer = await waiting(services, conversationId)
  if (!answer) return false
  const said = await db.prisma.assistantMessage.findUniqueOrThrow({
    where: { conversationId_position: { conversationId, position: answer.position - 1 } },
    select: { id: true, position: true, text: true, _count: { select: { photos: true } } },
  })
  const turn = { says: said.text, photos: said._count.photos, thisYear: clock.now().getUTCFullYear() }
  const conversation = await readConversation(services, conversationId)
  const live = createLiveText(services, { conversationId, messageId: answer.id })
  const talk: Talk = {
    earlier: [],
    pictures: () => picturesOf(services, said.id),
    hear: live.hear,
  }
  const worded = await askModel(services, { conversation, turn, talk, before: said.position, live })
  let isAnswered = worded !== null && (await write(services, conversation, answer.id, worded, true))
  while (!isAnswered) {
    // A correction by hand meanwhile counts: the answer is made again with it.
    const newest = await readConversation(services, conversationId)
    const own = await mind.answer(readMindState(newest.state), turn, talk)
    isAnswered = await write(services, newest, answer.id, own, false)
  }
  return true
}

async function write(
  { transact, clock }: Services,
  conversation: Conversation,
  messageId: string,
  { state, reply }: MindAnswer,
  byModel: boolean,
): Promise<boolean> {
  return transact(async unit => {
    if (!(await writeState(unit, conversation, state, clock.now()))) return false
    await unit.tx.assistantMessage.updateMany({
      where: { id: messageId },
      data: { text: reply, isComplete: true, byModel },
    })
    return true
  })
}

interface Question {
  readonly conversation: Conversation
  readonly turn: VisitorTurn
  readonly talk: Talk
  /** The place of what is answered. */
  readonly before: number
  readonly live: LiveText
}

/** The language model's answer; null when it may not be asked or fails: then the embedded mind answers. */
async function askModel(
  services: Services,
  { conversation, turn, talk, before, live }: Question,
): Promise<MindAnswer | null> {
  const state = readMindState(conversation.state)
  if (!isForModel(readTurn(state, turn).kinds)) return null
  const model: Mind | null = await modelMindFor(services, conversation)
  if (!model) return null
  const earlier = await earlierIn(services, conversation.id, before)
  try {
    return await model.answer(state, turn, { ...talk, earlier })
  } catch (error) {
    const facts = { conversationId: conversation.id }
    if (error instanceof ModelFailed)
      services.logger.warn(
        { ...facts, reason: error.reason, status: error.status },
        'the language model failed',
      )
    else services.logger.error({ ...facts, err: error }, 'the language model could not be asked')
    return null
  } finally {
    // A partial text must not be shown after the whole answer.
    await live.settled()
  }
}

/** More than any model is shown. */
const MOST_EARLIER = 40

async function earlierIn({ db }: Services, conversationId: string, before: number): Promise<SaidBefore[]> {
  const latest = await db.prisma.assistantMessage.findMany({
    where: { conversationId, position: { lt: before } },
    orderBy: { position: 'desc' },
    take: MOST_EARLIER,
    select: { author: true, text: true },
  })
  return latest.toReversed()
}

/** Reads the message's photos as they are kept, without metadata; videos are not among them. */
async function picturesOf({ db, storage }: Services, messageId: string): Promise<Buffer[]> {
  const photos = await db.prisma.assistantPhoto.findMany({
    where: { messageId, kind: 'IMAGE', upload: { state: 'READY' } },
    orderBy: { id: 'asc' },
    select: { upload: { select: { storageKey: true } } },
  })
  const keys = photos.flatMap(({ upload }) => upload.storageKey ?? [])
  return Promise.all(keys.map(key => storage.read(key)))
}
