import type { Services } from '../domains/context.ts'
import { followAddress } from '../domains/requests/following/follow.ts'
import { mailedLinkAddress } from '../domains/siteAddresses.ts'
import { linkToken } from '../platform/tokens.ts'
import { FOLLOWERS } from './cast.ts'

/**
 * The addresses of the demo world's requests without an account: one to confirm by its mail, the others to
 * follow.
 */
export async function followedRequests({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<readonly { state: string; address: string }[]> {
  const requests = await db.prisma.partRequest.findMany({
    where: { contactEmail: { in: FOLLOWERS.map(({ email }) => email) }, buyerId: null },
    select: {
      id: true,
      contactEmail: true,
      followVersion: true,
      links: { where: { purpose: 'CONFIRM_REQUEST', usedAt: null }, select: { id: true } },
    },
  })
  return FOLLOWERS.flatMap(({ email, state }) => {
    const request = requests.find(({ contactEmail }) => contactEmail === email)
    if (!request) return []
    const [link] = request.links
    const address = link
      ? mailedLinkAddress(settings, 'CONFIRM_REQUEST', linkToken(settings.secret, link.id))
      : followAddress(settings, request)
    return [{ state, address }]
  })
}
