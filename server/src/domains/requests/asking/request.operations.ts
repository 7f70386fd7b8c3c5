import { isDeepStrictEqual } from 'node:util'
import type { RequestOrigin } from '../../../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { isUniqueViolation, type Tx } from '../../../platform/db.ts'
import { scheduleDeadline } from '../../../platform/deadlines.ts'
import { newId } from '../../../platform/ids.ts'
import { InvalidInput, RateLimited } from '../../../platform/refusal.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { REQUEST_CONFIRMATION_HOURS } from '../../accounts/account.input.ts'
import { spendMailAllowance } from '../../accounts/links/mailboxes.ts'
import { createLink } from '../../accounts/links/mailedLinks.ts'
import { requirePolicyConsent } from '../../accounts/policies/policyConsent.policy.ts'
import type { OperationContext, Services } from '../../context.ts'
import { accountOf, isAccount, requireRequester } from '../../viewer.ts'
import { eraseRequests } from '../editing/eraseRequests.ts'
import { giveToMailbox } from '../following/follow.operations.ts'
import { followPathOf } from '../following/follow.ts'
import { requestOpened, requestSubmitted } from '../request.events.ts'
import { partRequestLifecycle } from '../request.lifecycle.ts'
import { stepPartRequest } from '../request.step.ts'
import { lockRequest } from '../requestLock.ts'
import type { NewPartRequest } from './request.input.ts'
import { vehicleAndParts } from './requestContents.ts'
import { claimRequestFiles, idAt, wantedFiles } from './requestUploads.ts'

/** How long a request accepts offers. */
export const REQUEST_LIFETIME_MS = 30 * DAY_MS
/** How long a visitor's request waits for its confirmation. */
const CONFIRMATION_MS = REQUEST_CONFIRMATION_HOURS * HOUR_MS

export const PER_ADDRESS = { name: 'create-request-ip', points: 10, perMs: HOUR_MS }
const PER_ACCOUNT = { name: 'create-request-account', points: 60, perMs: HOUR_MS }
// No mail goes there: the address is shown to providers whom the account pays.
const PER_OTHER_EMAIL = { name: 'create-request-email', points: 20, perMs: DAY_MS }
/** The budget of visitors who leave only a phone, which anybody can invent. */
const UNPROVEN_PER_ADDRESS = { name: 'unproven-request-ip', points: 20, perMs: DAY_MS }
/** A device is what one address calls itself: no cookie that a sender could leave out. */
const UNPROVEN_PER_DEVICE = { name: 'unproven-request-device', points: 5, perMs: DAY_MS }
const PER_PHONE = { name: 'create-request-phone', points: 5, perMs: DAY_MS }

export interface CreatedRequest {
  readonly requestId: string
  /**
   * The page of the request, for a visitor without e-mail, who has no other link to it; else null: the mail
   * has it.
   */
  readonly followPath: string | null
}

/** A submission, admitted and not stored yet. */
export interface Submission {
  readonly input: NewPartRequest
  readonly origin: RequestOrigin
  /** Null for a visitor. */
  readonly requester: { accountId: string } | null
}

/**
 * Opens a request for a buyer, and takes one from a visitor that is sent once it is confirmed. The same submission from the same submitter returns the request that exists; its
 * key with other contents is refused, because a second request would be lost without a word. Throws NotAllowed,
 * PolicyConsentNeeded, RateLimited, InvalidInput.
 */
export async function createPartRequest(
  ctx: OperationContext,
  given: NewPartRequest,
): Promise<CreatedRequest> {
  const { submission, earlier } = await admitSubmission(ctx, given, 'FORM')
  if (earlier) return earlier
  try {
    return created(ctx, submission.input, await ctx.transact(unit => openRequest(ctx, unit, submission)))
  } catch (error) {
    return madeMeanwhile(ctx, submission, error)
  }
}

/**
 * Checks whether the caller may ask for this now, and returns the request that the same submission has
 * already created, if any. For callers that open the request in a larger transaction: `openRequest` comes
 * next. Throws as `createPartRequest` does.
 */
export async function admitSubmission(
  ctx: OperationContext,
  given: NewPartRequest,
  origin: RequestOrigin,
): Promise<{ readonly submission: Submission; readonly earlier: CreatedRequest | null }> {
  const requester = requireRequester(ctx.viewer)
  requirePolicyConsent(ctx.viewer)
  const input = reachable(ctx, given, origin)
  const submission = { input, origin, requester }
  const earlier = await findSubmission(ctx, input)
  if (earlier) return { submission, earlier: created(ctx, input, earlier) }
  await spendAllowance(ctx, input.contact)
  return { submission, earlier: null }
}

/** The request of another try of this submission, which has its key and its uploads. Throws `error` when there is none. */
export async function madeMeanwhile(
  ctx: OperationContext,
  { input }: Submission,
  error: unknown,
): Promise<CreatedRequest> {
  if (!isUniqueViolation(error) && !(error instanceof InvalidInput)) throw error
  const winner = await findSubmission(ctx, input)
  if (!winner) throw error
  return created(ctx, input, winner)
}

/** The input with an account's own e-mail where none was typed. Throws InvalidInput when nobody could be reached. */
function reachable(
  { viewer, settings }: OperationContext,
  input: NewPartRequest,
  origin: RequestOrigin,
): NewPartRequest {
  const { contact } = input
  const email = contact.email ?? accountOf(viewer)?.email ?? null
  if (email === null && contact.phone === null) {
    const message = 'Dejá un email o un WhatsApp. Por email te avisamos cuando te coticen'
    throw new InvalidInput([{ path: ['contact', 'email'], message }])
  }
  if (email === null && origin !== 'WHATSAPP' && !settings.takesUnprovenRequests) {
    const message = 'Dejá tu email: por ahora cada pedido se confirma por correo'
    throw new InvalidInput([{ path: ['contact', 'email'], message }])
  }
  return { ...input, contact: { ...contact, email } }
}

function created(
  { settings }: OperationContext,
  { contact }: NewPartRequest,
  { requestId }: { requestId: string },
): CreatedRequest {
  return {
    requestId,
    // Without e-mail nobody can have its link renewed.
    followPath: contact.email === null ? followPathOf(settings, { id: requestId, followVersion: 0 }) : null,
  }
}

/** The request this submission has made already, if it was the same person's. Throws InvalidInput when it was not. */
async function findSubmission(
  { db, viewer }: OperationContext,
  input: NewPartRequest,
): Promise<{ requestId: string } | null> {
  const request = await db.prisma.partRequest.findUnique({
    where: { submissionKey: input.submissionKey },
    include: {
      parts: { orderBy: { position: 'asc' } },
      files: { select: { uploadId: true, part: { select: { position: true } } } },
    },
  })
  if (!request) return null
  const isSamePerson = accountOf(viewer)
    ? isAccount(viewer, request.buyerId)
    : request.contactEmail === input.contact.email && request.contactPhone === input.contact.phone
  if (!isSamePerson) refuseKey('Ese pedido ya se envió. Volvé a cargar la página para hacer otro.')
  const sent = requestContents(input)
  const isSame =
    isSubset(sent.request, request) &&
    isDeepStrictEqual(filesOf(request.files), filesOf(wantedFiles(input))) &&
    request.parts.length === sent.parts.length &&
    sent.parts.every((part, index) => isSubset(part, request.parts[index] ?? {}))
  if (!isSame) refuseKey('Ya enviaste otro pedido desde esta página. Si este es otro más, envialo de nuevo.')
  return { requestId: request.id }
}

/** The place of each file, in any order. */
const filesOf = (
  files: readonly {
    readonly uploadId: string
    readonly part: number | { readonly position: number } | null
  }[],
) =>
  files
    .map(({ uploadId, part }) => `${uploadId} ${typeof part === 'object' ? (part?.position ?? null) : part}`)
    .toSorted()

function refuseKey(message: string): never {
  throw new InvalidInput([{ path: ['submissionKey'], message }])
}

/** True when the row contains all these values. */
const isSubset = (contents: object, row: object) => isDeepStrictEqual({ ...row, ...contents }, { ...row })

/** The columns that the submitter writes. */
function requestContents(input: NewPartRequest) {
  const { request, parts } = vehicleAndParts(input)
  const { name: contactName, email: contactEmail, phone: contactPhone } = input.contact
  return { request: { ...request, contactName, contactEmail, contactPhone }, parts }
}

async function spendAllowance(ctx: OperationContext, { email, phone }: NewPartRequest['contact']) {
  const { viewer, rateLimit, clientIp } = ctx
  const account = accountOf(viewer)
  if (account) await rateLimit.spend(PER_ACCOUNT, account.accountId)
  else await rateLimit.spend(PER_ADDRESS, clientIp)
  if (email === null) await spendUnproven(ctx, phone ?? '')
  // 'Confirmá tu pedido' is mailed there.
  else if (!account) await spendMailAllowance(ctx, email)
  else if (account.email !== email) await rateLimit.spend(PER_OTHER_EMAIL, email)
}

/** Throws InvalidInput at the e-mail, which is the way to ask for more. */
async function spendUnproven({ rateLimit, clientIp, userAgent }: OperationContext, phone: string) {
  try {
    await rateLimit.spend(UNPROVEN_PER_ADDRESS, clientIp)
    await rateLimit.spend(UNPROVEN_PER_DEVICE, `${clientIp} ${userAgent ?? ''}`)
    await rateLimit.spend(PER_PHONE, phone)
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error
    const message = 'Hoy ya mandaste varios pedidos sin email. Dejá tu email y este lo confirmás por correo.'
    throw new InvalidInput([{ path: ['contact', 'email'], message }])
  }
}

/** Writes an admitted submission. */
export async function openRequest(
  ctx: OperationContext,
  { tx, emit, enqueue }: Unit,
  { input, origin, requester }: Submission,
): Promise<{ requestId: string }> {
  const createdAt = ctx.clock.now()
  const { email } = input.contact
  // A message by WhatsApp proves the number that sends it.
  const isProven = requester !== null || origin === 'WHATSAPP'
  const expiresAt = after(createdAt, isProven ? REQUEST_LIFETIME_MS : CONFIRMATION_MS)
  const buyerId = requester ? requester.accountId : email === null ? null : await ownerOfEmail(tx, email)
  const files = await claimRequestFiles(ctx, tx, wantedFiles(input))
  const contents = requestContents(input)
  const parts = contents.parts.map(part => ({ ...part, id: newId() }))
  const requestId = newId()
  await tx.partRequest.create({
    data: {
      id: requestId,
      feedKey: requestId,
      submissionKey: input.submissionKey,
      origin,
      buyerId,
      ...contents.request,
      createdAt,
      changedAt: createdAt,
      expiresAt,
      sentAt: isProven ? createdAt : null,
      parts: { create: parts },
      files: { create: files.map(({ part, ...file }) => ({ ...file, partId: idAt(parts, part) })) },
    },
    select: { id: true },
  })
  if (isProven) await emit(requestOpened, { requestId, buyerId }, { accountId: requester?.accountId ?? null })
  else {
    const link = { purpose: 'CONFIRM_REQUEST', requestId, createdAt } as const
    const linkId = email === null ? null : await createLink(tx, ctx.settings, link)
    await emit(requestSubmitted, { requestId, buyerId, linkId })
  }
  await scheduleDeadline({ enqueue }, partRequestLifecycle, {
    id: requestId,
    state: 'OPEN',
    expiresAt,
    parts: [],
  })
  return { requestId }
}

/**
 * The buyer whose verified e-mail a visitor wrote, null for nobody's: the visitor can at most give that account a request.
 */
export async function ownerOfEmail(tx: Tx, email: string): Promise<string | null> {
  const owner = await tx.account.findFirst({ where: { email, kind: 'BUYER' }, select: { id: true } })
  return owner?.id ?? null
}

/** Ends a request whose deadline has passed; does nothing to any other. */
export async function expirePartRequest(services: Services, requestId: string): Promise<void> {
  const at = services.clock.now()
  await services.transact(async unit => {
    const request = await lockRequest(unit.tx, requestId)
    const action = request && partRequestLifecycle.overdueAction(request, at)
    if (!request || !action) return
    await stepPartRequest(unit, request, { action, actor: 'clock', at })
    // An unproven contact could not ask for its deletion, so it is erased.
    if (request.sentAt === null) await eraseRequests(unit, { id: requestId }, at)
  })
}

/** Gives a new buyer what was asked for with their e-mail, now verified, before they had an account. */
export async function claimEarlierRequests(services: Services, accountId: string): Promise<void> {
  await services.transact(async ({ tx, emit }) => {
    const account = await tx.account.findUnique({
      where: { id: accountId },
      select: { email: true, kind: true },
    })
    if (account?.kind !== 'BUYER') return
    const where = { contactEmail: account.email, OR: [{ buyerId: null }, { takenByLink: true }] }
    const earlier = await tx.partRequest.findMany({
      where,
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    for (const { id } of earlier) {
      const request = await lockRequest(tx, id)
      if (request) await giveToMailbox({ tx, emit }, request, accountId)
    }
  })
}
