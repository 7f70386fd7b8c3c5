import { NotFound } from '../../platform/refusal.ts'
import { spendLinkAllowance } from '../accounts/mailedLinks.ts'
import type { OperationContext } from '../context.ts'
import { requireBuyer } from '../viewer.ts'
import { requestOfToken } from './follow.ts'
import { REQUEST_GONE } from './request.errors.ts'
import { followLinkRequested, requestClaimed } from './request.events.ts'
import { followableRequests } from './request.policy.ts'
import { lockRequest } from './requestLock.ts'

/** How many of somebody's newest requests are mailed a link of. */
const MOST_LINKS = 3

/**
 * Mails the links of the newest requests that were asked for with this e-mail and that no account has: each as it stands, to
 * follow or to confirm. The same statements and the same jobs whether or not there are any. Throws RateLimited.
 */
export async function requestFollowLink(ctx: OperationContext, email: string): Promise<void> {
  await spendLinkAllowance(ctx, email)
  await ctx.transact(async ({ tx, emit }) => {
    const requests = await tx.partRequest.findMany({
      where: { contactEmail: email, AND: [followableRequests(ctx.clock.now())] },
      select: { id: true },
      orderBy: { id: 'desc' },
      take: MOST_LINKS,
    })
    const found = requests.length > 0 ? requests.map(({ id }) => id) : [null]
    for (const requestId of found) await emit(followLinkRequested, { requestId })
  })
}

/** Takes a request into the buyer's account, by its link. Again by the same account it changes nothing. Throws SignInRequired, NotAllowed, NotFound. */
export async function claimFollowedRequest(
  ctx: OperationContext,
  token: string,
): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  const id = requestOfToken(ctx.settings, token)
  if (id === null) throw new NotFound(REQUEST_GONE)
  return ctx.transact(async ({ tx, emit }) => {
    const request = await lockRequest(tx, id)
    if (!request || request.erasedAt || request.deletedAt) throw new NotFound(REQUEST_GONE)
    if (request.buyerId === accountId) return { requestId: id }
    const { count } = await tx.partRequest.updateMany({
      where: { id, AND: [followableRequests(ctx.clock.now())] },
      data: { buyerId: accountId },
    })
    if (count === 0) throw new NotFound(REQUEST_GONE)
    await emit(requestClaimed, { requestId: id, buyerId: accountId }, { accountId })
    return { requestId: id }
  })
}
