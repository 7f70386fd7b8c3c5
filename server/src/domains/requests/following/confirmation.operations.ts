import { after } from '../../../platform/clock.ts'
import { scheduleDeadline } from '../../../platform/deadlines.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { LinkUnknown } from '../../accounts/account.errors.ts'
import { forgetMails } from '../../accounts/links/mailboxes.ts'
import { readOpenLink, spendLink } from '../../accounts/links/mailedLinks.ts'
import { requirePolicyConsent } from '../../accounts/policies/policyConsent.policy.ts'
import type { OperationContext } from '../../context.ts'
import { requireBuyer } from '../../viewer.ts'
import { REQUEST_LIFETIME_MS } from '../asking/request.operations.ts'
import { CONFIRMED, UNPROVEN_NOT_TAKEN, whyNotConfirmed } from '../editing/requestChanges.ts'
import { newFeedKey } from '../feed/feedKeys.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { requestOpened } from '../request.events.ts'
import { partRequestLifecycle, stateAt } from '../request.lifecycle.ts'
import { followableRequests, visibleRequests } from '../request.policy.ts'
import { type LockedRequest, lockRequest } from '../requestLock.ts'
import { followPathOf, openedBy, readFollowToken } from './follow.ts'

export interface ConfirmedRequest {
  readonly requestId: string
  /** The path to follow it; null when it belongs to an account. */
  readonly followPath: string | null
}

/**
 * Sends a visitor's request to the providers, by the link that was mailed to its e-mail. Throws LinkUnknown, LinkUsed,
 * LinkExpired, WrongState.
 */
export async function confirmPartRequest(ctx: OperationContext, token: string): Promise<ConfirmedRequest> {
  const link = await readOpenLink(ctx, token, 'CONFIRM_REQUEST')
  const { requestId } = link
  if (!requestId) throw new LinkUnknown()
  const { contactEmail, followPath } = await ctx.transact(async unit => {
    await spendLink(unit.tx, link.id, ctx.clock.now())
    const sent = await send(unit, requestId, ctx.clock.now())
    return { ...sent, followPath: sent.buyerId ? null : followPathOf(ctx.settings, sent) }
  })
  if (contactEmail) await forgetMails(ctx, contactEmail)
  return { requestId, followPath }
}

/**
 * The same for a request without e-mail, from its page: no mail was possible, and the confirming visitor has
 * the link. No channel to them is proven, so providers see it after the others. Throws NotFound, WrongState.
 */
export async function confirmFollowedRequest(
  ctx: OperationContext,
  token: string,
): Promise<ConfirmedRequest> {
  const followed = readFollowToken(ctx.settings, token)
  return ctx.transact(async unit => {
    const at = ctx.clock.now()
    const found =
      followed &&
      (await unit.tx.partRequest.findFirst({
        where: { contactEmail: null, AND: [openedBy(followed), followableRequests(at)] },
        select: { id: true },
      }))
    if (!found) throw new NotFound(REQUEST_GONE)
    if (!ctx.settings.takesUnprovenRequests) throw new WrongState(UNPROVEN_NOT_TAKEN, 'OPEN')
    const sent = await send(unit, found.id, at)
    return { requestId: found.id, followPath: followPathOf(ctx.settings, sent) }
  })
}

/**
 * The same for one's own request, without a mail: its e-mail is the account's, which is verified, or it has none. Throws
 * SignInRequired, NotAllowed, PolicyConsentNeeded, NotFound, WrongState.
 */
export async function confirmOwnRequest(ctx: OperationContext, id: string): Promise<{ requestId: string }> {
  const { accountId, email } = requireBuyer(ctx.viewer)
  requirePolicyConsent(ctx.viewer)
  return ctx.transact(async unit => {
    const at = ctx.clock.now()
    const own = await unit.tx.partRequest.findFirst({
      where: { id, buyerId: accountId, AND: [visibleRequests(ctx.viewer)] },
      select: { id: true },
    })
    const request = own && (await lockRequest(unit.tx, own.id))
    if (!request || request.deletedAt) throw new NotFound(REQUEST_GONE)
    const because = whyNotConfirmed(request, email, at)
    if (because !== null) throw new WrongState(because, request.state)
    await send(unit, request.id, at)
    return { requestId: request.id }
  })
}

async function send(unit: Unit, requestId: string, at: Date): Promise<LockedRequest> {
  const request = await lockRequest(unit.tx, requestId)
  if (!request) throw new NotFound(REQUEST_GONE)
  const state = stateAt(request, at)
  if (state !== 'OPEN') throw new WrongState(partRequestLifecycle.because[state], state)
  if (request.sentAt) throw new WrongState(CONFIRMED, state)
  const expiresAt = after(at, REQUEST_LIFETIME_MS)
  await unit.tx.partRequest.update({
    where: { id: requestId },
    data: { sentAt: at, changedAt: at, feedKey: newFeedKey(request), expiresAt },
    select: { id: true },
  })
  const { buyerId } = request
  await unit.emit(requestOpened, { requestId, buyerId })
  await scheduleDeadline(unit, partRequestLifecycle, { ...request, expiresAt })
  return request
}
