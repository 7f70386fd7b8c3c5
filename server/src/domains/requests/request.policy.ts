import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, isApprovedProvider, isProvider, type Viewer } from '../viewer.ts'

const NOBODY: Prisma.PartRequestWhereInput = { id: { in: [] } }

/**
 * A request is seen by its owner, by the admin and by providers who wait for or have the team's approval; a rejected
 * provider keeps the ones it quoted. Providers see it in every state, so that a list can follow it to its end; what is
 * closed to them then is its files.
 */
export function visibleRequests(viewer: Viewer): Prisma.PartRequestWhereInput {
  if (isAdmin(viewer)) return {}
  if (isProvider(viewer)) {
    const { id, status } = viewer.provider
    return status === 'REJECTED' ? { offers: { some: { providerId: id } } } : {}
  }
  return viewer.kind === 'account' ? { buyerId: viewer.accountId } : NOBODY
}

/** Those that can be quoted at `now`. */
export function openRequests(now: Date): Prisma.PartRequestWhereInput {
  return { state: { in: ['OPEN', 'ANSWERED'] }, expiresAt: { gt: now } }
}

/** Those the viewing provider has not answered yet. */
export function withoutMyOffer(viewer: Viewer): Prisma.PartRequestWhereInput {
  return isProvider(viewer) ? { offers: { none: { providerId: viewer.provider.id } } } : NOBODY
}

export function isOwnRequest(viewer: Viewer, request: { buyerId: string | null }): boolean {
  return viewer.kind === 'account' && request.buyerId === viewer.accountId
}

export type FileAccess = 'none' | 'thumbnails' | 'all'

/**
 * How much of a request's photos and video the viewer gets. `concernsThem` tells, for a provider, whether the request
 * is open or they have quoted it.
 */
export function fileAccess(
  viewer: Viewer,
  request: { buyerId: string | null },
  concernsThem: boolean,
): FileAccess {
  if (isAdmin(viewer) || isOwnRequest(viewer, request)) return 'all'
  if (!concernsThem) return 'none'
  if (isApprovedProvider(viewer)) return 'all'
  return isProvider(viewer) && viewer.provider.status === 'PENDING' ? 'thumbnails' : 'none'
}
