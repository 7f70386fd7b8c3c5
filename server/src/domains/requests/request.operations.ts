import { isDeepStrictEqual } from 'node:util'
import type { RequestOrigin } from '../../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../accounts/policyConsent.policy.ts'
import type { OperationContext, Services } from '../context.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import { accountOf, isAccount, requireBuyer, requireRequester } from '../viewer.ts'
import { requestClaimed, requestOpened } from './request.events.ts'
import type { NewPartRequest } from './request.input.ts'
import { isPartlyBought, partRequestLifecycle, stateAt } from './request.lifecycle.ts'
import { visibleRequests } from './request.policy.ts'
import { stepPartRequest } from './request.step.ts'
import { lockRequest } from './requestLock.ts'

/** How long a request takes offers. */
export const REQUEST_LIFETIME_MS = 30 * DAY_MS

const PER_ADDRESS = { name: 'create-request-ip', points: 10, perMs: HOUR_MS }
const PER_ACCOUNT = { name: 'create-request-account', points: 60, perMs: HOUR_MS }
// Offers and receipts are mailed there, so nobody may have a stranger's box filled.
const PER_EMAIL = { name: 'create-request-email', points: 20, perMs: DAY_MS }

const REQUEST_GONE = 'Esa solicitud ya no está.'

/** What else happens in the transaction that opens a request, before and after that. */
type Around = (unit: Unit, open: () => Promise<{ requestId: string }>) => Promise<{ requestId: string }>

/**
 * Opens a request for a visitor or a buyer. The same submission from the same submitter returns the request that exists; its
 * key with other contents is refused, because a second request would be lost without a word. Throws NotAllowed,
 * PolicyConsentNeeded, RateLimited, InvalidInput.
 */
export async function createPartRequest(
  ctx: OperationContext,
  input: NewPartRequest,
  origin: RequestOrigin = 'FORM',
  around: Around = (_unit, open) => open(),
): Promise<{ requestId: string }> {
  const requester = requireRequester(ctx.viewer)
  requirePolicyConsent(ctx.viewer)
  const earlier = await findSubmission(ctx, input)
  if (earlier) return earlier
  await spendAllowance(ctx, input.contact.email)
  try {
    return await ctx.transact(unit =>
      around(unit, () => openRequest(ctx, unit, { input, origin, requester })),
    )
  } catch (error) {
    // Another try of this submission came first: it has the key and the uploads.
    if (!isUniqueViolation(error) && !(error instanceof InvalidInput)) throw error
    const winner = await findSubmission(ctx, input)
    if (winner) return winner
    throw error
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
      files: { select: { uploadId: true } },
    },
  })
  if (!request) return null
  const isSamePerson = accountOf(viewer)
    ? isAccount(viewer, request.buyerId)
    : request.contactEmail === input.contact.email
  if (!isSamePerson) refuseKey('Ese pedido ya se envió. Volvé a cargar la página para hacer otro.')
  const sent = requestContents(input)
  const uploadIds = request.files.map(({ uploadId }) => uploadId)
  const isSame =
    isSubset(sent.request, request) &&
    isDeepStrictEqual(uploadIds.toSorted(), input.uploadIds.toSorted()) &&
    request.parts.length === sent.parts.length &&
    sent.parts.every((part, index) => isSubset(part, request.parts[index] ?? {}))
  if (!isSame) refuseKey('Ya enviaste otro pedido desde esta página. Si este es otro más, envialo de nuevo.')
  return { requestId: request.id }
}

function refuseKey(message: string): never {
  throw new InvalidInput([{ path: ['submissionKey'], message }])
}

/** Whether the row says all of this. */
const isSubset = (contents: object, row: object) => isDeepStrictEqual({ ...row, ...contents }, { ...row })

/** The columns that the submitter writes. */
function requestContents(input: NewPartRequest) {
  return {
    request: {
      contactName: input.contact.name,
      contactEmail: input.contact.email,
      contactPhone: input.contact.phone,
      department: input.department,
      brand: input.brand,
      model: input.model,
      year: input.year,
      engine: input.engine,
      version: input.version,
      vin: input.vin,
      mileageKm: input.mileageKm,
      description: input.description,
    },
    parts: input.parts.map((part, position) => ({
      position,
      description: part.description,
      category: part.category,
      condition: part.condition,
      quantity: part.quantity,
      urgency: part.urgency,
      partNumber: part.partNumber,
      comments: part.comments,
    })),
  }
}

async function spendAllowance({ viewer, rateLimit, clientIp }: OperationContext, email: string) {
  const account = accountOf(viewer)
  if (account) await rateLimit.spend(PER_ACCOUNT, account.accountId)
  else await rateLimit.spend(PER_ADDRESS, clientIp)
  if (account?.email !== email) await rateLimit.spend(PER_EMAIL, email)
}

interface Opening {
  readonly input: NewPartRequest
  readonly origin: RequestOrigin
  readonly requester: { accountId: string } | null
}

async function openRequest(
  ctx: OperationContext,
  { tx, emit, enqueue }: Unit,
  { input, origin, requester }: Opening,
): Promise<{ requestId: string }> {
  const createdAt = ctx.clock.now()
  const expiresAt = after(createdAt, REQUEST_LIFETIME_MS)
  // An account's e-mail is verified, so a visitor who writes it can at most give its owner a request.
  const owner =
    requester === null
      ? await tx.account.findFirst({
          where: { email: input.contact.email, kind: 'BUYER' },
          select: { id: true },
        })
      : null
  const buyerId = requester?.accountId ?? owner?.id ?? null
  const files = await claimUploads(ctx, tx, {
    ids: input.uploadIds,
    purpose: 'REQUEST_FILE',
    path: ['uploadIds'],
  })
  const contents = requestContents(input)
  const { id: requestId } = await tx.partRequest.create({
    data: {
      submissionKey: input.submissionKey,
      origin,
      buyerId,
      ...contents.request,
      createdAt,
      expiresAt,
      parts: { create: contents.parts },
      files: { create: [...files] },
    },
    select: { id: true },
  })
  await emit(requestOpened, { requestId, buyerId }, { accountId: requester?.accountId ?? null })
  await scheduleDeadline({ enqueue }, partRequestLifecycle, {
    id: requestId,
    state: 'OPEN',
    expiresAt,
    parts: [],
  })
  return { requestId }
}

/**
 * Ends an own request. What is bought of it already stays bought: then only its open parts are given up. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function cancelPartRequest(
  ctx: OperationContext,
  requestId: string,
): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const own = await unit.tx.partRequest.findFirst({
      where: { id: requestId, buyerId: accountId, AND: [visibleRequests(ctx.viewer)] },
      select: { id: true },
    })
    const request = own && (await lockRequest(unit.tx, own.id))
    if (!request) throw new NotFound(REQUEST_GONE)
    const state = stateAt(request, at)
    if (state !== request.state) throw new WrongState(partRequestLifecycle.because[state], state)
    const action = isPartlyBought(request) ? 'endPartly' : 'cancel'
    await stepPartRequest(unit, request, { action, actor: 'buyer', accountId, at })
    return { requestId }
  })
}

/** Ends a request whose deadline has passed; does nothing to any other. */
export async function expirePartRequest(services: Services, requestId: string): Promise<void> {
  const at = services.clock.now()
  await services.transact(async unit => {
    const request = await lockRequest(unit.tx, requestId)
    const action = request && partRequestLifecycle.overdueAction(request, at)
    if (action) await stepPartRequest(unit, request, { action, actor: 'clock', at })
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
    const where = { contactEmail: account.email, buyerId: null }
    const earlier = await tx.partRequest.findMany({ where, select: { id: true } })
    for (const { id } of earlier) {
      const { count } = await tx.partRequest.updateMany({
        where: { id, buyerId: null },
        data: { buyerId: accountId },
      })
      if (count > 0) await emit(requestClaimed, { requestId: id, buyerId: accountId })
    }
  })
}
