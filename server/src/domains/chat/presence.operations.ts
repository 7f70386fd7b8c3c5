import { MINUTE_MS } from '../../platform/clock.ts'
import type { OperationContext, Services } from '../context.ts'
import { ownOrders, type Side, sideOf } from '../orders/order.policy.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import { grantedId, type Viewer } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { OTHER_SIDE } from './talk.ts'

/** Presence of one party in a conversation, for the other one. Nothing of it is stored. */
const presenceTopic = (orderId: string, side: Side) => `order:${orderId}:presence:${side}`

/** A page repeats its presence every 25 s, and every 3 s while its user writes. */
const PRESENCE_PER_PARTY = { name: 'presence', points: 60, perMs: MINUTE_MS }

interface ShownPresence {
  readonly orderId: string
  readonly isTyping: boolean
  /** The page has just opened or reconnected. */
  readonly hasArrived?: boolean | null | undefined
}

/**
 * Shows the other party of a paid order that the viewer looks at the conversation or writes. Only announces it. Throws
 * SignInRequired, ChatUnavailable, RateLimited.
 */
export async function showPresence(
  ctx: OperationContext,
  { orderId, isTyping, hasArrived }: ShownPresence,
): Promise<{ isTyping: boolean }> {
  const { accountId } = requireOrderParty(ctx.viewer)
  await ctx.rateLimit.spend(PRESENCE_PER_PARTY, accountId ?? grantedId(ctx.viewer, 'ORDER') ?? '')
  const side = await ownSide(ctx, orderId)
  ctx.news.publish(presenceTopic(orderId, side), {
    event: 'conversation.presence',
    data: { isTyping, hasArrived: hasArrived === true },
  })
  return { isTyping }
}

/** The topic of the other party's presence. Throws SignInRequired, ChatUnavailable. */
export async function otherPresenceTopic(ctx: OperationContext, orderId: string): Promise<string> {
  return presenceTopic(orderId, OTHER_SIDE[await ownSide(ctx, orderId)])
}

/** The viewer's party in a paid order. Throws SignInRequired, ChatUnavailable. */
async function ownSide(ctx: Reader, orderId: string): Promise<Side> {
  requireOrderParty(ctx.viewer)
  const side = await findOwnSide(ctx, orderId)
  if (!side) throw new ChatUnavailable()
  return side
}

type Reader = Pick<Services, 'db'> & { readonly viewer: Viewer }

/** The viewer's party in a paid order; null for everybody else, and once an account got the order of a link. */
export async function findOwnSide({ db, viewer }: Reader, orderId: string): Promise<Side | null> {
  const order = await db.prisma.order.findFirst({
    where: { id: orderId, AND: [ownOrders(viewer)] },
    select: { id: true, buyerId: true, providerId: true },
  })
  return order && sideOf(viewer, order)
}
