import type { Services } from '../../domains/context.ts'
import type { LinkKinds } from '../../domains/linkKinds.ts'
import { type GrantSubject, guestWith, type Viewer, visitor } from '../../domains/viewer.ts'
import { HOUR_MS } from '../../platform/clock.ts'

/** Tokens from one address that open nothing; a person pastes a few that were cut off, or follows old mails. */
const WRONG_TOKENS = { name: 'link-wrong', points: 60, perMs: HOUR_MS }
/** Requests with valid tokens from one address: pages read, and subscriptions started. */
const READS = { name: 'link-read', points: 1200, perMs: HOUR_MS }

/**
 * Returns the viewer for a link; a visitor when it is invalid. Its form is the kind, a space and the token:
 * 'PART_REQUEST 0198….x'. Throws RateLimited.
 */
export async function recogniseLink(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'rateLimit'>,
  kinds: LinkKinds,
  { link, clientIp }: { readonly link: string; readonly clientIp: string },
): Promise<Viewer> {
  const { settings, rateLimit } = services
  const [subject = '', token = ''] = link.split(' ')
  const kind = isSubject(kinds, subject) ? kinds[subject] : null
  const isPlausible = kind?.isPlausible(settings, token) ?? false
  await rateLimit.spend(isPlausible ? READS : WRONG_TOKENS, clientIp)
  const id = kind && isPlausible ? await kind.open(services, token) : null
  // A guess has the form of a token, and only the database knows that it is none.
  if (isPlausible && id === null) await rateLimit.spend(WRONG_TOKENS, clientIp)
  return id !== null && isSubject(kinds, subject) ? guestWith({ subject, id }) : visitor
}

const isSubject = (kinds: LinkKinds, subject: string): subject is GrantSubject =>
  Object.hasOwn(kinds, subject)
