import type { AssistantConversation, Prisma } from '../../generated/prisma/client.ts'
import { NEW_CONVERSATION } from '../../mind/converse.ts'
import type { MindState } from '../../mind/mind.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import { tooManyMessage } from '../uploads/upload.errors.ts'
import { mostOfKind, uploadLimits } from '../uploads/uploadPurposes.ts'
import { accountOf, requireRequester } from '../viewer.ts'
import { assistantMoved } from './conversation.events.ts'
import type { CorrectedNeed, ToldMessage } from './conversation.input.ts'
import { answerVisitor } from './conversation.jobTypes.ts'
import { stageAfter } from './conversation.stage.ts'
import {
  accountKey,
  browserHashOf,
  browserKey,
  newBrowser,
  renewedCookie,
  visibleAssistantConversations,
} from './conversationOwner.ts'
import { noteExample } from './examples.ts'
import { readMindState } from './mindState.ts'
import { takeModelConsentAlong } from './model/modelConsent.ts'
import { corrected, understoodOf } from './understood.ts'

const MESSAGES_PER_VISITOR = { name: 'assistant-message', points: 30, perMs: HOUR_MS }
/** Mobile operators put many people on one address. */
const MESSAGES_PER_ADDRESS = { name: 'assistant-message-ip', points: 150, perMs: HOUR_MS }
const PHOTOS_PER_VISITOR = { name: 'assistant-photo', points: 10, perMs: HOUR_MS }
const PHOTOS_PER_ADDRESS = { name: 'assistant-photo-ip', points: 50, perMs: HOUR_MS }
/** The budget for corrections by hand. */
export const CHANGES_PER_ADDRESS = { name: 'assistant-change-ip', points: 300, perMs: HOUR_MS }

/** The maximum of messages in a conversation, including the assistant's. */
export const MAX_MESSAGES = 120

export const CONVERSATION_GONE = 'Esa consulta ya no está.'
const COMPLETED = 'Esa consulta ya se envió. Empezá otra con «Nueva Consulta».'
const TOO_LONG =
  'Esta charla ya es muy larga. Enviá lo que está en «Entendí esto» o empezá una Nueva Consulta.'

/**
 * Stores a message to the assistant, whose answer is made in a job. The same `clientKey` again is the same
 * message. Throws NotAllowed, RateLimited, NotFound, WrongState, InvalidInput. Returns the Set-Cookie value
 * that identifies a visitor's browser.
 */
export async function tellAssistant(
  ctx: OperationContext,
  { conversationId, clientKey, text, uploadIds }: ToldMessage,
): Promise<{ conversationId: string; setCookie: string | null }> {
  requireRequester(ctx.viewer)
  const owner = ownerOf(ctx)
  if (conversationId) await requireOwn(ctx, conversationId)
  await spendAllowance(ctx, owner, uploadIds.length)
  await takeModelConsentAlong(ctx)
  const at = ctx.clock.now()
  const id = await ctx.transact(async unit => {
    const { tx, emit, enqueue } = unit
    const conversation = conversationId
      ? await lockOwn(ctx, unit, conversationId)
      : await openConversation(ctx, unit, owner, at)
    const isRepeated = await tx.assistantMessage.findUnique({
      where: { conversationId_clientKey: { conversationId: conversation.id, clientKey } },
      select: { id: true },
    })
    if (isRepeated) return conversation.id
    requireOpen(conversation)
    const position = await tx.assistantMessage.count({ where: { conversationId: conversation.id } })
    if (position + 2 > MAX_MESSAGES) throw new WrongState(TOO_LONG, conversation.stage)
    const common = { conversationId: conversation.id, createdAt: at }
    const messageId = newId()
    await tx.assistantMessage.createMany({
      data: [
        { ...common, id: messageId, position, author: 'VISITOR', text, isComplete: true, clientKey },
        { ...common, position: position + 1, author: 'ASSISTANT', text: '', isComplete: false },
      ],
    })
    await addPhotos(ctx, tx, { conversationId: conversation.id, messageId, uploadIds })
    await tx.assistantConversation.updateMany({ where: { id: conversation.id }, data: { touchedAt: at } })
    await enqueue(answerVisitor, { conversationId: conversation.id })
    await emit(assistantMoved, { assistantConversationId: conversation.id })
    return conversation.id
  })
  return { conversationId: id, setCookie: owner.cookie }
}

/**
 * Stores what the visitor corrects by hand, as an example for the assistant too where the visitor allows that. Withdrawing it
 * removes the examples of the conversation. Throws NotAllowed, RateLimited, NotFound, WrongState.
 */
export async function correctUnderstood(
  ctx: OperationContext,
  { conversationId, mayKeep, ...need }: CorrectedNeed,
): Promise<{ conversationId: string }> {
  requireRequester(ctx.viewer)
  await spendChange(ctx)
  await ctx.transact(async unit => {
    const conversation = await lockOwn(ctx, unit, conversationId)
    requireOpen(conversation)
    const before = readMindState(conversation.state)
    const state: MindState = { ...before, known: corrected(before.known, need) }
    const isChanged = JSON.stringify(state) !== JSON.stringify(before)
    await noteExample(
      unit,
      conversation,
      { mayKeep, before, after: isChanged ? state : null },
      ctx.clock.now(),
    )
    if (isChanged) await writeState(unit, conversation, state, ctx.clock.now())
  })
  return { conversationId }
}

/** 'Nueva Consulta': the conversation ends, and the next message begins another. Throws NotAllowed, RateLimited, NotFound. */
export async function closeConsultation(
  ctx: OperationContext,
  conversationId: string,
): Promise<{ conversationId: string }> {
  requireRequester(ctx.viewer)
  await spendChange(ctx)
  await ctx.transact(async unit => {
    const { id, openKey } = await lockOwn(ctx, unit, conversationId, { closed: true })
    if (openKey === null) return
    await unit.tx.assistantConversation.updateMany({ where: { id }, data: { openKey: null } })
    await unit.emit(assistantMoved, { assistantConversationId: id })
  })
  return { conversationId }
}

/** Stores the understanding and the stage of the conversation. */
export async function writeState(
  { tx, emit }: Pick<Unit, 'tx' | 'emit'>,
  { id, stage, version }: Pick<AssistantConversation, 'id' | 'stage' | 'version'>,
  state: MindState,
  at: Date,
): Promise<boolean> {
  const { count } = await tx.assistantConversation.updateMany({
    where: { id, version },
    data: {
      // The state contains only the plain data that `mindState` describes.
      state: state as unknown as Prisma.InputJsonValue,
      version: version + 1,
      stage: stageAfter(stage, state, understoodOf(state)),
      touchedAt: at,
    },
  })
  if (count === 0) return false
  await emit(assistantMoved, { assistantConversationId: id })
  return true
}

/** Checks before a write that the conversation belongs to the caller. Throws NotFound. */
export async function requireOwn(ctx: OperationContext, id: string): Promise<void> {
  const own = await ctx.db.prisma.assistantConversation.findFirst({
    where: { id, AND: [visibleAssistantConversations(ctx)] },
    select: { id: true },
  })
  if (!own) throw new NotFound(CONVERSATION_GONE)
}

/**
 * The conversation, locked. An account that goes on with what its browser began takes it: from then on it is the
 * account's, in every browser. Throws NotFound.
 */
export async function lockOwn(
  ctx: OperationContext,
  { tx }: Pick<Unit, 'tx'>,
  id: string,
  { closed = false } = {},
): Promise<AssistantConversation> {
  await lockRow(tx, 'AssistantConversation', id)
  const own = await tx.assistantConversation.findFirst({
    where: { id, AND: [visibleAssistantConversations(ctx), closed ? {} : { openKey: { not: null } }] },
  })
  if (!own) throw new NotFound(CONVERSATION_GONE)
  const account = accountOf(ctx.viewer)
  if (!account || own.accountId) return own
  const openKey = accountKey(account.accountId)
  await tx.assistantConversation.updateMany({ where: { openKey }, data: { openKey: null } })
  const taken = {
    accountId: account.accountId,
    browserHash: null,
    openKey: own.openKey === null ? null : openKey,
  }
  await tx.assistantConversation.updateMany({ where: { id }, data: taken })
  return { ...own, ...taken }
}

/** Throws WrongState once the request is made. */
export function requireOpen({ stage }: Pick<AssistantConversation, 'stage'>): void {
  if (stage === 'COMPLETED') throw new WrongState(COMPLETED, stage)
}

export interface Owner {
  readonly accountId: string | null
  readonly browserHash: string | null
  readonly openKey: string
  /** The caller for whom messages and photos are counted. */
  readonly name: string
  readonly cookie: string | null
}

/** The owner of a new conversation: the account, else the browser, which gets an id if it has none. */
export function ownerOf(ctx: OperationContext): Owner {
  const account = accountOf(ctx.viewer)
  if (account) {
    const { accountId } = account
    return { accountId, browserHash: null, openKey: accountKey(accountId), name: accountId, cookie: null }
  }
  const known = browserHashOf(ctx)
  const { browserHash, cookie } = known
    ? { browserHash: known, cookie: renewedCookie(ctx) }
    : newBrowser(ctx.settings)
  return { accountId: null, browserHash, openKey: browserKey(browserHash), name: browserHash, cookie }
}

/** Throws RateLimited. */
export async function spendChange({ rateLimit, clientIp }: OperationContext): Promise<void> {
  await rateLimit.spend(CHANGES_PER_ADDRESS, clientIp)
}

async function spendAllowance(
  { rateLimit, clientIp, viewer }: OperationContext,
  { name }: Owner,
  photos: number,
): Promise<void> {
  await rateLimit.spend(MESSAGES_PER_VISITOR, name)
  const isVisitor = accountOf(viewer) === null
  if (isVisitor) await rateLimit.spend(MESSAGES_PER_ADDRESS, clientIp)
  for (let photo = 0; photo < photos; photo += 1) {
    await rateLimit.spend(PHOTOS_PER_VISITOR, name)
    if (isVisitor) await rateLimit.spend(PHOTOS_PER_ADDRESS, clientIp)
  }
}

/** The open conversation of who asks, or a new one. */
export async function openConversation(
  ctx: OperationContext,
  unit: Unit,
  { accountId, browserHash, openKey }: Owner,
  at: Date,
): Promise<AssistantConversation> {
  const { tx } = unit
  const open = await tx.assistantConversation.findFirst({
    where: { AND: [visibleAssistantConversations(ctx)], openKey: { not: null } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  if (open) return lockOwn(ctx, unit, open.id)
  const consent = browserHash ? await modelConsentBefore(tx, browserHash) : null
  // Somebody who begins one at this moment, in another tab, is waited for here.
  await tx.assistantConversation.createMany({
    data: [
      {
        accountId,
        browserHash,
        openKey,
        ...consent,
        state: NEW_CONVERSATION as unknown as Prisma.InputJsonValue,
        createdAt: at,
        touchedAt: at,
      },
    ],
    skipDuplicates: true,
  })
  const { id } = await tx.assistantConversation.findUniqueOrThrow({
    where: { openKey },
    select: { id: true },
  })
  await lockRow(tx, 'AssistantConversation', id)
  return tx.assistantConversation.findUniqueOrThrow({ where: { id } })
}

/** A visitor's latest answer about the language model holds for their next conversation. */
function modelConsentBefore(tx: Tx, browserHash: string) {
  return tx.assistantConversation.findFirst({
    where: { browserHash, modelConsent: { not: null } },
    orderBy: { id: 'desc' },
    select: { modelConsent: true, modelConsentVersion: true, modelConsentAt: true },
  })
}

async function addPhotos(
  ctx: OperationContext,
  tx: Tx,
  {
    conversationId,
    messageId,
    uploadIds,
  }: { conversationId: string; messageId: string; uploadIds: readonly string[] },
): Promise<void> {
  const path = ['uploadIds']
  const files = await claimUploads(ctx, tx, { ids: uploadIds, purpose: 'REQUEST_FILE', path })
  if (files.length === 0) return
  const limits = uploadLimits('REQUEST_FILE')
  const earlier = await tx.assistantPhoto.findMany({ where: { conversationId }, select: { kind: true } })
  for (const kind of ['IMAGE', 'VIDEO'] as const) {
    const all = [...earlier, ...files].filter(file => file.kind === kind)
    if (all.length > mostOfKind(limits, kind))
      throw new InvalidInput([{ path, message: tooManyMessage(kind, limits) }])
  }
  await tx.assistantPhoto.createMany({
    data: files.map(({ uploadId, kind }) => ({ conversationId, messageId, uploadId, kind })),
  })
}
