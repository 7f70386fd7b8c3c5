import type { PartRequest } from '../../../generated/prisma/client.ts'
import { newId } from '../../../platform/ids.ts'

/* The feed is ordered by one key, which is also its cursor: a request with a proven channel has a
   time-ordered id there, one without has the same time two bytes further right. The time of an id needs
   41 of its 48 bits until 2039 and has never begun with sixteen zero bits since 1970, so every unproven
   key sorts after every proven one. */

/** Feed keys from this one on are of requests with a proven channel. */
export const FIRST_PROVEN_FEED_KEY = '00010000-0000-0000-0000-000000000000'

/**
 * True when a channel to the request's owner is proven: an account, the e-mail whose mailed link confirmed it, or the
 * WhatsApp that it came from. A typed phone number proves nothing.
 */
export function hasProvenChannel(request: Pick<PartRequest, 'buyerId' | 'contactEmail' | 'origin'>): boolean {
  return request.buyerId !== null || request.contactEmail !== null || request.origin === 'WHATSAPP'
}

/** The place in the feed of a request that is sent at this moment. */
export function newFeedKey(request: Pick<PartRequest, 'buyerId' | 'contactEmail' | 'origin'>): string {
  return hasProvenChannel(request) ? newId() : behindProven(newId())
}

/** True when the key is of a request with a proven channel. */
export const isProvenFeedKey = (feedKey: string): boolean => feedKey >= FIRST_PROVEN_FEED_KEY

/** A valid UUID still: version 7, variant 8. */
function behindProven(id: string): string {
  const digits = id.replaceAll('-', '')
  const time = digits.slice(0, 12)
  return `0000${time.slice(0, 4)}-${time.slice(4, 8)}-7${time.slice(8, 11)}-8${time.slice(11)}${digits.slice(18, 20)}-${digits.slice(20)}`
}

/** The key of the same time among those with a proven channel: for a request whose channel is proven now. */
export function provenFeedKey(feedKey: string): string {
  if (isProvenFeedKey(feedKey)) return feedKey
  const digits = feedKey.replaceAll('-', '')
  const time = digits.slice(4, 12) + digits.slice(13, 16) + digits.slice(17, 18)
  const random = newId().replaceAll('-', '').slice(12)
  return `${time.slice(0, 8)}-${time.slice(8)}-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`
}
