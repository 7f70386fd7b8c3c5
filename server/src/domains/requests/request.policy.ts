import type { PartRequest, Prisma } from '../../generated/prisma/client.ts'
import type { PartRequestState } from '../../generated/prisma/enums.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import {
  accountOf,
  grantedId,
  isAccount,
  isAdmin,
  isAdmittedProvider,
  isProvider,
  NOTHING,
  type Viewer,
} from '../viewer.ts'

/**
 * A request is seen by its owner, by the guest of its link or of one of its orders, by the admin and, once it is confirmed, by providers who
 * wait for or have the team's approval; a rejected or suspended provider keeps the ones it quoted. Providers see it in every state, so that a list can follow it to its end; what is
 * closed to them then is its files. Nobody sees one that the team removed.
 */
export function visibleRequests(viewer: Viewer): Prisma.PartRequestWhereInput {
  return { ...NOT_REMOVED, ...requestsOf(viewer) }
}

/** Rows that no removal of the team hides: requests, and their offers. */
export const NOT_REMOVED = { removalId: null } as const

function requestsOf(viewer: Viewer): Prisma.PartRequestWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) {
    const { provider } = viewer
    const isOut = provider.status === 'REJECTED' || provider.status === 'SUSPENDED'
    return isOut ? { offers: { some: { providerId: provider.id } } } : { sentAt: { not: null } }
  }
  const requestId = grantedId(viewer, 'PART_REQUEST')
  if (requestId) return { id: requestId }
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { orders: { some: { id: orderId, buyerId: null } } }
  const account = accountOf(viewer)
  return account ? { buyerId: account.accountId } : NOTHING
}

/** The sender of a request reads it in the answer: a visitor has no other right to it. */
export function visibleToSubmitter(requestId: string): { id: string } {
  return { id: requestId }
}

/** For how long after its time a request can still be looked at by its link. */
const FOLLOWED_AFTER_MS = 30 * DAY_MS

const OPEN_STATES: readonly PartRequestState[] = ['OPEN', 'ANSWERED']

/** Requests that can be quoted at `now`. */
export function openRequests(now: Date): Prisma.PartRequestWhereInput {
  return { ...NOT_REMOVED, state: { in: [...OPEN_STATES] }, expiresAt: { gt: now }, sentAt: { not: null } }
}

/** As `openRequests`, for one that was read. */
export function isOpenRequest(
  request: Pick<PartRequest, 'state' | 'expiresAt' | 'sentAt'>,
  now: Date,
): boolean {
  return OPEN_STATES.includes(request.state) && request.expiresAt > now && request.sentAt !== null
}

/**
 * Requests that their link still shows: no account has them, and their time has not been over for long. Signing up or deleting
 * ends the link.
 */
export function followableRequests(now: Date): Prisma.PartRequestWhereInput {
  return {
    ...NOT_REMOVED,
    buyerId: null,
    deletedAt: null,
    erasedAt: null,
    expiresAt: { gt: after(now, -FOLLOWED_AFTER_MS) },
  }
}

/** Offers that their provider edits instead of making another: all but those that were bought. */
export const UNSOLD = { state: { not: 'ACCEPTED' } } as const satisfies Prisma.OfferWhereInput

/** Requests on which the viewing provider has no offer, or has sold some parts and may offer others. */
export function withoutMyOffer(viewer: Viewer): Prisma.PartRequestWhereInput {
  return isProvider(viewer) ? { offers: { none: { providerId: viewer.provider.id, ...UNSOLD } } } : NOTHING
}

export function isOwnRequest(viewer: Viewer, request: { buyerId: string | null }): boolean {
  return isAccount(viewer, request.buyerId)
}

/** True when the viewer may read the owner's data: the owner, and the guest of its link. */
export function seesAsOwner(viewer: Viewer, request: { id: string; buyerId: string | null }): boolean {
  return isOwnRequest(viewer, request) || grantedId(viewer, 'PART_REQUEST') === request.id
}

/**
 * True when the viewer may read the owner's free text and the data that identifies the car: no provider once it
 * is deleted. Vehicle and parts stay: an offer is for them.
 */
export function readsDetails(viewer: Viewer, { deletedAt }: Pick<PartRequest, 'deletedAt'>): boolean {
  return deletedAt === null || !isProvider(viewer)
}

export type FileAccess = 'none' | 'thumbnails' | 'all'

/**
 * The viewer's access to a request's photos and video. For a provider, `concernsThem` is true when the
 * request is open or they have quoted it.
 */
export function fileAccess(
  viewer: Viewer,
  request: Pick<PartRequest, 'id' | 'buyerId' | 'deletedAt'>,
  concernsThem: boolean,
): FileAccess {
  if (isAdmin(viewer) || seesAsOwner(viewer, request)) return 'all'
  if (!concernsThem || !readsDetails(viewer, request)) return 'none'
  if (isAdmittedProvider(viewer)) return 'all'
  return isProvider(viewer) && viewer.provider.status === 'PENDING' ? 'thumbnails' : 'none'
}
