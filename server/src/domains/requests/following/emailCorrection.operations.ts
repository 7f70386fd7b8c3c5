import { HOUR_MS } from '../../../platform/clock.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { createLink, spendLinkAllowance } from '../../accounts/links/mailedLinks.ts'
import type { OperationContext } from '../../context.ts'
import { requireRequester } from '../../viewer.ts'
import type { CorrectedEmail } from '../asking/request.input.ts'
import { ownerOfEmail } from '../asking/request.operations.ts'
import { CONFIRMED } from '../editing/requestChanges.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { requestSubmitted } from '../request.events.ts'
import { partRequestLifecycle, stateAt } from '../request.lifecycle.ts'
import { lockRequest } from '../requestLock.ts'

/** Each correction mails one more stranger, so a submission has few. */
const PER_REQUEST = { name: 'correct-request-email', points: 5, perMs: HOUR_MS }

/**
 * Replaces the mistyped e-mail of a visitor's request that waits to be confirmed. The key of its submission, which only the
 * browser that made it has, shows that the caller asked. Throws NotAllowed, RateLimited, NotFound, WrongState.
 */
export async function correctRequestEmail(
  ctx: OperationContext,
  { submissionKey, email }: CorrectedEmail,
): Promise<{ email: string }> {
  requireRequester(ctx.viewer)
  const found = await ctx.db.prisma.partRequest.findUnique({
    where: { submissionKey },
    select: { id: true },
  })
  if (!found) throw new NotFound(REQUEST_GONE)
  await spendCorrection(ctx, { requestId: found.id, email })
  await ctx.transact(unit => correctEmail(ctx, unit, { requestId: found.id, email }))
  return { email }
}

/** A request and the e-mail that it is to have. */
export interface EmailCorrection {
  readonly requestId: string
  readonly email: string
}

/** Counts a correction before its transaction. Throws RateLimited. */
export async function spendCorrection(
  ctx: OperationContext,
  { requestId, email }: EmailCorrection,
): Promise<void> {
  await ctx.rateLimit.spend(PER_REQUEST, requestId)
  await spendLinkAllowance(ctx, email)
}

/**
 * Gives the request the e-mail, ends the links that were mailed to the former one, and mails a new link. The e-mail that it
 * has already changes nothing. The caller has proved that the request is theirs. Throws NotFound, WrongState.
 */
export async function correctEmail(
  ctx: OperationContext,
  { tx, emit }: Unit,
  { requestId, email }: EmailCorrection,
): Promise<void> {
  const request = await lockRequest(tx, requestId)
  if (!request?.contactEmail || request.deletedAt) throw new NotFound(REQUEST_GONE)
  const createdAt = ctx.clock.now()
  const state = stateAt(request, createdAt)
  if (state !== 'OPEN') throw new WrongState(partRequestLifecycle.because[state], state)
  if (request.sentAt) throw new WrongState(CONFIRMED, state)
  if (request.contactEmail === email) return
  const buyerId = await ownerOfEmail(tx, email)
  await tx.partRequest.update({
    where: { id: requestId },
    data: { contactEmail: email, buyerId },
    select: { id: true },
  })
  await tx.mailedLink.deleteMany({ where: { requestId, purpose: 'CONFIRM_REQUEST', usedAt: null } })
  const linkId = await createLink(tx, ctx.settings, { purpose: 'CONFIRM_REQUEST', requestId, createdAt })
  await emit(requestSubmitted, { requestId, buyerId, formerBuyerId: request.buyerId, linkId })
}
