import { linkToken } from '../../platform/tokens.ts'
import type { Services } from '../context.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { followableRequests } from '../requests/request.policy.ts'
import { followAddress, mailedLinkAddress, requestAddress } from './links.ts'
import { confirmRequestMail, followRequestMail, requestReceivedMail } from './mailCatalogue.ts'
import { type AddressedMail, mailListener } from './mailListener.ts'

/** 'Confirmá tu pedido': until that is done, providers do not see it. */
export const mailConfirmRequest = mailListener(
  'confirmRequest',
  async (services, { requestId, linkId }: RequestEvent & { linkId: string | null }) =>
    linkId === null ? null : confirmation(services, requestId),
)

/** For requests of visitors, once they are confirmed: who is signed in sees the request in the panel. */
export const mailRequestReceived = mailListener(
  'requestReceived',
  async (services, { requestId }: RequestEvent, { accountId }) => {
    if (accountId !== null) return null
    const request = await readRequest(services, requestId)
    if (!request?.contactEmail) return null
    const { settings } = services
    const hasAccount = request.buyerId !== null
    const url = hasAccount ? requestAddress(settings, requestId) : followAddress(settings, requestId)
    return { to: request.contactEmail, draft: requestReceivedMail({ ...told(request), hasAccount, url }) }
  },
)

/** Who lost the link of a request gets it again; of one that is not confirmed, the link that confirms it. */
export const mailFollowLink = mailListener(
  'followLink',
  async (services, { requestId }: { requestId: string | null }) => {
    if (requestId === null) return null
    const { settings, db, clock } = services
    const request = await readRequest(services, requestId)
    if (!request?.contactEmail) return null
    if (request.sentAt === null) return confirmation(services, requestId)
    const where = { id: requestId, AND: [followableRequests(clock.now())] }
    if ((await db.prisma.partRequest.count({ where })) === 0) return null
    const draft = followRequestMail({ ...told(request), url: followAddress(settings, requestId) })
    return { to: request.contactEmail, draft }
  },
)

/** Null when there is nothing to confirm any more. */
async function confirmation(services: Services, requestId: string): Promise<AddressedMail | null> {
  const { db, clock, settings } = services
  const request = await readRequest(services, requestId)
  const link = await db.prisma.mailedLink.findFirst({
    where: { requestId, purpose: 'CONFIRM_REQUEST', usedAt: null, expiresAt: { gt: clock.now() } },
    select: { id: true },
  })
  if (!request?.contactEmail || !link || request.state !== 'OPEN') return null
  const url = mailedLinkAddress(settings, 'CONFIRM_REQUEST', linkToken(settings.secret, link.id))
  return { to: request.contactEmail, draft: confirmRequestMail({ ...told(request), url }) }
}

type ToldRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>

function told({ brand, model, year, parts }: ToldRequest) {
  return { parts, vehicle: `${brand} ${model} ${year}` }
}

function readRequest({ db }: Services, requestId: string) {
  return db.prisma.partRequest.findUnique({
    where: { id: requestId },
    select: {
      state: true,
      buyerId: true,
      contactEmail: true,
      sentAt: true,
      brand: true,
      model: true,
      year: true,
      parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
    },
  })
}
