import type { PartRequest, Prisma } from '../../../generated/prisma/client.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/refusal.ts'
import { readSigned, sign } from '../../../platform/tokens.ts'
import type { Services, Settings } from '../../context.ts'
import { type Guest, grantedId, guestWith, type Viewer } from '../../viewer.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { followableRequests } from '../request.policy.ts'

const PURPOSE = 'follow-request'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Wrong tokens from one address; a person pastes a few that were cut off. */
const WRONG_TOKENS = { name: 'follow-wrong', points: 60, perMs: HOUR_MS }
/** What is asked with right ones from one address: pages that are read, and news that begin. */
const READS = { name: 'follow-read', points: 1200, perMs: HOUR_MS }

/** A request and the version of its link. */
export type Followed = Pick<PartRequest, 'id' | 'followVersion'>

/**
 * The signed link to one request, for whoever asked without an account. It can be made again from the id and the version; those
 * of earlier versions open nothing.
 */
export function followTokenOf({ secret }: Pick<Settings, 'secret'>, { id, followVersion }: Followed): string {
  return sign(secret, PURPOSE, followVersion === 0 ? id : `${id}~${followVersion}`)
}

/** The address of its page on our site. */
export function followPathOf(settings: Pick<Settings, 'secret'>, followed: Followed): string {
  return `/seguimiento/${followTokenOf(settings, followed)}`
}

/** The link that follows the present one, which ends when this one is used. Only mailed, to the request's own e-mail. */
export const renewed = ({ id, followVersion }: Followed): Followed => ({
  id,
  followVersion: followVersion + 1,
})

/** The request whose link this is, in whatever version; null when we did not make it. */
export function readFollowToken({ secret }: Pick<Settings, 'secret'>, token: string): Followed | null {
  const [id = '', version = '0'] = (readSigned(secret, PURPOSE, token) ?? '').split('~')
  return UUID.test(id) && /^\d{1,9}$/.test(version) ? { id, followVersion: Number(version) } : null
}

/** The request that a token opens: its link is of the present version, or of the next. */
export function openedBy({ id, followVersion }: Followed): Prisma.PartRequestWhereInput {
  return { id, followVersion: { in: [followVersion, followVersion - 1] } }
}

/** Who holds this link; null when it is not ours or shows nothing any more. A renewed link ends those before it. Throws RateLimited. */
export async function recogniseFollower(
  { db, clock, settings, rateLimit }: Pick<Services, 'db' | 'clock' | 'settings' | 'rateLimit'>,
  token: string,
  clientIp: string,
): Promise<Guest | null> {
  const followed = readFollowToken(settings, token)
  await rateLimit.spend(followed === null ? WRONG_TOKENS : READS, clientIp)
  if (followed === null) return null
  const request = await db.prisma.partRequest.findFirst({
    where: { AND: [openedBy(followed), followableRequests(clock.now())] },
    select: { id: true, followVersion: true },
  })
  if (!request) return null
  const { id, followVersion } = request
  if (followVersion < followed.followVersion)
    await db.prisma.partRequest.updateMany({
      where: { id, followVersion },
      data: { followVersion: followed.followVersion },
    })
  return guestWith({ subject: 'PART_REQUEST', id })
}

/** The request of the viewer's link. Throws NotFound. */
export function requireFollowed(viewer: Viewer): string {
  const id = grantedId(viewer, 'PART_REQUEST')
  if (id === null) throw new NotFound(REQUEST_GONE)
  return id
}
