import type { PartRequest, Prisma } from '../../../generated/prisma/client.ts'
import { NotFound } from '../../../platform/refusal.ts'
import { readSigned, sign } from '../../../platform/tokens.ts'
import type { Settings } from '../../context.ts'
import type { LinkKind } from '../../linkKind.ts'
import { grantedId, type Viewer } from '../../viewer.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { followableRequests } from '../request.policy.ts'

const PURPOSE = 'follow-request'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A request and the version of its link. */
export type Followed = Pick<PartRequest, 'id' | 'followVersion'>

/**
 * The signed link to one request, for a buyer without an account. The token can be created again from the id and the version; tokens of earlier versions open nothing.
 */
export function followTokenOf({ secret }: Pick<Settings, 'secret'>, { id, followVersion }: Followed): string {
  return sign(secret, PURPOSE, followVersion === 0 ? id : `${id}~${followVersion}`)
}

/** The address of its page on our site. */
export function followPathOf(settings: Pick<Settings, 'secret'>, followed: Followed): string {
  return `/seguimiento/${followTokenOf(settings, followed)}`
}

/** The same with our host, as mails name it. */
export function followAddress(settings: Pick<Settings, 'secret' | 'publicUrl'>, followed: Followed): string {
  return settings.publicUrl + followPathOf(settings, followed)
}

/** The link that follows the present one, which ends when this one is used. Only mailed, to the request's own e-mail. */
export const renewed = ({ id, followVersion }: Followed): Followed => ({
  id,
  followVersion: followVersion + 1,
})

/** The request of a link, in any version; null when we did not sign it. */
export function readFollowToken({ secret }: Pick<Settings, 'secret'>, token: string): Followed | null {
  const [id = '', version = '0'] = (readSigned(secret, PURPOSE, token) ?? '').split('~')
  return UUID.test(id) && /^\d{1,9}$/.test(version) ? { id, followVersion: Number(version) } : null
}

/** The request that a token opens: its link is of the present version, or of the next. */
export function openedBy({ id, followVersion }: Followed): Prisma.PartRequestWhereInput {
  return { id, followVersion: { in: [followVersion, followVersion - 1] } }
}

/** The link of a request without an account. A renewed link ends those before it. */
export const requestLink: LinkKind = {
  grants: {
    queries: ['followedRequest'],
    subscriptions: ['followedOfferUpdated', 'followedRequestUpdated'],
    types: ['Offer', 'OfferLine', 'OfferVersion', 'PartRequest', 'RequestFile', 'RequestedPart'],
  },
  isPlausible: (settings, token) => readFollowToken(settings, token) !== null,
  async open({ db, clock, settings }, token) {
    const followed = readFollowToken(settings, token)
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
    return id
  },
}

/** The request of the viewer's link. Throws NotFound. */
export function requireFollowed(viewer: Viewer): string {
  const id = grantedId(viewer, 'PART_REQUEST')
  if (id === null) throw new NotFound(REQUEST_GONE)
  return id
}
