import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AssistantStage } from '../../generated/prisma/enums.ts'
import type { MindState } from '../../mind/mind.ts'
import { parseInput } from '../../platform/input.ts'
import { InvalidInput, NotFound } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { createPartRequestInput, type NewPartRequest } from '../requests/asking/request.input.ts'
import { admitSubmission, madeMeanwhile, openRequest } from '../requests/asking/request.operations.ts'
import { correctEmail, spendCorrection } from '../requests/following/emailCorrection.operations.ts'
import { accountOf, requireRequester } from '../viewer.ts'
import { consultationInput } from './consultation.ts'
import { assistantMoved } from './conversation.events.ts'
import type { ConsultationContact, CorrectedConsultationEmail } from './conversation.input.ts'
import {
  CHANGES_PER_ADDRESS,
  CONVERSATION_GONE,
  lockOwn,
  requireOpen,
  writeState,
} from './conversation.operations.ts'
import { visibleAssistantConversations } from './conversationOwner.ts'
import { readMindState } from './mindState.ts'
import { type Missing, understoodOf, withContact } from './understood.ts'

const WHAT_IS_MISSING: Readonly<Partial<Record<Missing, string>>> = {
  PART: 'Falta decir qué repuesto necesitás.',
  BRAND: 'Falta la marca del auto.',
  MODEL: 'Falta el modelo del auto.',
  YEAR: 'Falta el año del auto.',
}

/** At its field: who has no WhatsApp gives an e-mail. */
const MISSING_CONTACT = 'El número de WhatsApp es obligatorio'

/**
 * Creates the request from the conversation, with its photos. A repetition returns the same request. Throws
 * NotAllowed, NotFound, InvalidInput for missing values, and the refusals of `admitSubmission`.
 */
export async function sendConsultation(
  ctx: OperationContext,
  { conversationId, ...contact }: ConsultationContact,
  origin: 'ASSISTANT' | 'WHATSAPP' = 'ASSISTANT',
): Promise<{ conversationId: string }> {
  requireReachable(ctx, contact)
  const conversation = await ctx.transact(unit => lockOwn(ctx, unit, conversationId))
  if (conversation.stage === 'COMPLETED') return { conversationId }
  const { db, clock } = ctx
  const { submissionKey } = conversation
  const photos = await db.prisma.assistantPhoto.findMany({
    where: {
      conversationId,
      // The form may have sent some already.
      upload: { OR: [{ requestFile: { is: null } }, { requestFile: { request: { submissionKey } } }] },
    },
    orderBy: { id: 'asc' },
    select: { uploadId: true },
  })
  const uploadIds = photos.map(({ uploadId }) => uploadId)
  const understood = understoodOf(readMindState(conversation.state))
  const lacks = understood.missing.flatMap(each => WHAT_IS_MISSING[each] ?? [])
  if (lacks[0]) throw new InvalidInput([{ path: [], message: lacks[0] }])
  const input = parseInput(
    createPartRequestInput(clock.now()),
    consultationInput(understood, contact, { submissionKey, uploadIds }),
  )
  await moveTo(ctx, conversationId, 'CREATING_CONSULTATION')
  try {
    await openCompleting(ctx, input, { conversationId, contact, origin, at: clock.now() })
  } catch (error) {
    await moveTo(ctx, conversationId, 'ASKING_CONTACT')
    throw error instanceof InvalidInput ? atOwnFields(error) : error
  }
  return { conversationId }
}

/** Opens the request and completes its conversation, both or neither. */
async function openCompleting(
  ctx: OperationContext,
  input: NewPartRequest,
  { origin, ...completed }: Omit<Completed, 'requestId'> & { readonly origin: 'ASSISTANT' | 'WHATSAPP' },
): Promise<void> {
  const { submission, earlier } = await admitSubmission(ctx, input, origin)
  if (earlier) return
  try {
    await ctx.transact(async unit => {
      const { requestId } = await openRequest(ctx, unit, submission)
      await complete(unit, { ...completed, requestId })
    })
  } catch (error) {
    await madeMeanwhile(ctx, submission, error)
  }
}

/**
 * Maps a request's refusal to the fields of this command's input: those of the contact are at its top level.
 */
function atOwnFields({ fields }: InvalidInput): InvalidInput {
  return new InvalidInput(
    fields.map(({ path, message }) => ({
      path: path[0] === 'contact' ? path.slice(1) : path,
      message,
    })),
  )
}

/**
 * Notes where the offers are announced while the rest is still asked for. Throws NotAllowed, RateLimited, NotFound,
 * WrongState, InvalidInput.
 */
export async function leaveContact(
  ctx: OperationContext,
  { conversationId, ...contact }: ConsultationContact,
): Promise<{ conversationId: string }> {
  requireReachable(ctx, contact)
  await ctx.rateLimit.spend(CHANGES_PER_ADDRESS, ctx.clientIp)
  await ctx.transact(async unit => {
    const conversation = await lockOwn(ctx, unit, conversationId)
    requireOpen(conversation)
    const before = readMindState(conversation.state)
    const state: MindState = { ...before, known: withContact(before.known, contact) }
    if (isDeepStrictEqual(state, before)) return
    await writeState(unit, conversation, state, ctx.clock.now())
  })
  return { conversationId }
}

/**
 * Corrects the e-mail of a sent consultation, whose request waits to be confirmed, in both. Throws NotAllowed, NotFound,
 * RateLimited, WrongState.
 */
export async function correctConsultationEmail(
  ctx: OperationContext,
  { conversationId, email }: CorrectedConsultationEmail,
): Promise<{ conversationId: string }> {
  requireRequester(ctx.viewer)
  const own = await ctx.db.prisma.assistantConversation.findFirst({
    where: { id: conversationId, AND: [visibleAssistantConversations(ctx)] },
    select: { requestId: true },
  })
  const requestId = own?.requestId
  if (!requestId) throw new NotFound(CONVERSATION_GONE)
  await spendCorrection(ctx, { requestId, email })
  await ctx.transact(async unit => {
    await correctEmail(ctx, unit, { requestId, email })
    const conversation = await lockOwn(ctx, unit, conversationId)
    const before = readMindState(conversation.state)
    const told = understoodOf(before)
    if (told.email === email) return
    const state: MindState = { ...before, known: withContact(before.known, { ...told, email }) }
    await writeState(unit, conversation, state, ctx.clock.now())
  })
  return { conversationId }
}

/** Throws NotAllowed, and InvalidInput for a visitor whom no offer could reach. */
function requireReachable({ viewer }: OperationContext, { phone, email }: Contact): void {
  requireRequester(viewer)
  if (phone === null && email === null && accountOf(viewer) === null)
    throw new InvalidInput([{ path: ['phone'], message: MISSING_CONTACT }])
}

type Contact = Omit<ConsultationContact, 'conversationId'>

interface Completed {
  readonly conversationId: string
  readonly requestId: string
  /** The contact as sent: the sent consultation shows where the offers are announced. */
  readonly contact: Contact
  readonly at: Date
}

async function complete(
  { tx, emit }: Unit,
  { conversationId, requestId, contact, at }: Completed,
): Promise<void> {
  const stored = await tx.assistantConversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { state: true },
  })
  const before = readMindState(stored.state)
  const state: MindState = { ...before, known: withContact(before.known, contact) }
  await tx.assistantConversation.updateMany({
    where: { id: conversationId },
    data: {
      // The state contains only the plain data that `mindState` describes.
      state: state as unknown as Prisma.InputJsonValue,
      version: { increment: 1 },
      stage: 'COMPLETED',
      requestId,
      touchedAt: at,
    },
  })
  await emit(assistantMoved, { assistantConversationId: conversationId })
}

/** The update requires that no request exists yet: a concurrent call may have made it. */
async function moveTo({ transact }: OperationContext, id: string, stage: AssistantStage): Promise<void> {
  await transact(async ({ tx, emit }) => {
    const { count } = await tx.assistantConversation.updateMany({
      where: { id, stage: { notIn: ['COMPLETED', stage] } },
      data: { stage },
    })
    if (count > 0) await emit(assistantMoved, { assistantConversationId: id })
  })
}
