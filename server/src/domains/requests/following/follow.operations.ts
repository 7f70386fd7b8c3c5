import type { Prisma } from '../../../generated/prisma/client.ts'
import { NotFound } from '../../../platform/refusal.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { spendLinkAllowance } from '../../accounts/links/mailedLinks.ts'
import type { OperationContext } from '../../context.ts'
import { requireBuyer } from '../../viewer.ts'
import { provenFeedKey } from '../feed/feedKeys.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { followLinkRequested, requestClaimed } from '../request.events.ts'
import { followableRequests } from '../request.policy.ts'
import { type LockedRequest, lockRequest } from '../requestLock.ts'
import { openedBy, readFollowToken } from './follow.ts'

/** How many of a person's newest requests are in the mail. */
const MOST_LINKS = 3

/**
 * Mails the links of the newest requests made with this e-mail that no account has, in one mail: each in its
 * state, to follow or to confirm. The same statements and the same jobs whether or not there are any. Throws
 * RateLimited.
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
    await emit(followLinkRequested, { requestIds: requests.map(({ id }) => id) })
  })
}

/**
 * Takes a request into the buyer's account, by its link. Who has its mailbox may also take it from an account that came by a
 * forwarded link. Again by the same account it changes nothing. Throws SignInRequired, NotAllowed, NotFound.
 */
export async function claimFollowedRequest(
  ctx: OperationContext,
  token: string,
): Promise<{ requestId: string }> {
  const { accountId, email } = requireBuyer(ctx.viewer)
  const followed = readFollowToken(ctx.settings, token)
  if (followed === null) throw new NotFound(REQUEST_GONE)
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const request = await lockRequest(tx, followed.id)
    if (!request || request.erasedAt || request.deletedAt) throw new NotFound(REQUEST_GONE)
    const requestId = request.id
    if (request.buyerId === accountId) return { requestId }
    if (request.contactEmail === email) {
      if (await giveToMailbox(unit, request, accountId)) return { requestId }
      throw new NotFound(REQUEST_GONE)
    }
    const { count } = await tx.partRequest.updateMany({
      where: { AND: [openedBy(followed), followableRequests(ctx.clock.now())] },
      data: {
        buyerId: accountId,
        takenByLink: request.contactEmail !== null,
        // The account proves the channel, so it moves among those that are proven.
        feedKey: provenFeedKey(request.feedKey),
      },
    })
    if (count === 0) throw new NotFound(REQUEST_GONE)
    await emit(requestClaimed, { requestId, buyerId: accountId, formerBuyerId: null }, { accountId })
    return { requestId }
  })
}

const UNDER_WAY: Prisma.CheckoutWhereInput = { state: { in: ['STARTING', 'OPEN', 'PROCESSING'] } }

/** Requests without a payment, finished or in progress: for an offer, or for contacts of its providers. */
const UNPAID: Prisma.PartRequestWhereInput = {
  orders: { none: {} },
  contactUnlock: { is: null },
  checkoutItems: { none: { checkout: UNDER_WAY } },
  offers: { none: { versions: { some: { items: { some: { checkout: UNDER_WAY } } } } } },
}

/**
 * Gives a request to the account whose verified e-mail it was asked for with, also from an account that took it by its link,
 * unless that one has bought from it or is paying. The caller holds its lock. Returns whether the account got it.
 */
export async function giveToMailbox(
  { tx, emit }: Pick<Unit, 'tx' | 'emit'>,
  { id, buyerId: formerBuyerId }: LockedRequest,
  buyerId: string,
): Promise<boolean> {
  if (formerBuyerId === buyerId) return false
  const { count } = await tx.partRequest.updateMany({
    where: { id, OR: [{ buyerId: null }, { takenByLink: true, ...UNPAID }] },
    data: { buyerId, takenByLink: false },
  })
  if (count > 0) await emit(requestClaimed, { requestId: id, buyerId, formerBuyerId })
  return count > 0
}
