import { HOUR_MS } from '../../platform/clock.ts'
import { NotFound } from '../../platform/refusal.ts'
import { readSigned, sign } from '../../platform/tokens.ts'
import type { Services, Settings } from '../context.ts'
import { type Guest, grantedId, guestWith, type Viewer } from '../viewer.ts'
import { REQUEST_GONE } from './request.errors.ts'
import { followableRequests } from './request.policy.ts'

const PURPOSE = 'follow-request'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Wrong tokens from one address; a person pastes a few that were cut off. */
const WRONG_TOKENS = { name: 'follow-wrong', points: 60, perMs: HOUR_MS }
/** What is asked with right ones from one address: pages that are read, and news that begin. */
const READS = { name: 'follow-read', points: 1200, perMs: HOUR_MS }

/** The signed link to one request, for whoever asked without an account. It can be made again from the id. */
export function followTokenOf({ secret }: Pick<Settings, 'secret'>, requestId: string): string {
  return sign(secret, PURPOSE, requestId)
}

/** The address of its page on our site. */
export function followPathOf(settings: Pick<Settings, 'secret'>, requestId: string): string {
  return `/seguimiento/${followTokenOf(settings, requestId)}`
}

/** The request whose link this is; null when we did not make it. */
export function requestOfToken({ secret }: Pick<Settings, 'secret'>, token: string): string | null {
  const id = readSigned(secret, PURPOSE, token)
  return id !== null && UUID.test(id) ? id : null
}

/** Who holds this link; null when it is not ours or shows nothing any more. Throws RateLimited. */
export async function recogniseFollower(
  { db, clock, settings, rateLimit }: Pick<Services, 'db' | 'clock' | 'settings' | 'rateLimit'>,
  token: string,
  clientIp: string,
): Promise<Guest | null> {
  const id = requestOfToken(settings, token)
  await rateLimit.spend(id === null ? WRONG_TOKENS : READS, clientIp)
  if (id === null) return null
  const request = await db.prisma.partRequest.findFirst({
    where: { id, AND: [followableRequests(clock.now())] },
    select: { id: true },
  })
  return request && guestWith({ subject: 'PART_REQUEST', id: request.id })
}

/** The request of the viewer's link. Throws NotFound. */
export function requireFollowed(viewer: Viewer): string {
  const id = grantedId(viewer, 'PART_REQUEST')
  if (id === null) throw new NotFound(REQUEST_GONE)
  return id
}
