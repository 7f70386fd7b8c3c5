import { linkToken } from '../../platform/tokens.ts'
import type { Services } from '../context.ts'
import { renewed } from '../requests/following/follow.ts'
import type { RequestEvent } from '../requests/request.events.ts'
import { followableRequests } from '../requests/request.policy.ts'
import { followAddress, mailedLinkAddress, requestAddress, signUpAddress } from './links.ts'
import {
  confirmRequestMail,
  followRequestMail,
  followRequestsMail,
  requestReceivedMail,
  requestTakenMail,
} from './mailCatalogue.ts'
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
    const url = hasAccount ? requestAddress(settings, requestId) : followAddress(settings, request)
    return { to: request.contactEmail, draft: requestReceivedMail({ ...told(request), hasAccount, url }) }
  },
)

/**
 * Who lost the links of their requests gets them again, in one mail; of one that is not confirmed, the link that confirms it. The
 * links are new ones: those before end when they are used, so that a link given away can be ended by who has the mailbox.
 */
export const mailFollowLink = mailListener(
  'followLink',
  async (services, { requestIds }: { requestIds: string[] }) => {
    const found = await Promise.all(requestIds.map(id => linkOf(services, id)))
    const links = found.filter(link => link !== null)
    const [first] = links
    if (!first) return null
    const { to, isConfirmed, request } = first
    if (links.length > 1) return { to, draft: followRequestsMail(links.map(link => link.request)) }
    return { to, draft: isConfirmed ? followRequestMail(request) : confirmRequestMail(request) }
  },
)

/** Tells who asked that another account has their request now, and how to get it back. */
export const mailRequestTaken = mailListener(
  'requestTaken',
  async (services, { requestId }: RequestEvent) => {
    const request = await readRequest(services, requestId)
    if (!request?.contactEmail || !request.takenByLink) return null
    const url = signUpAddress(services.settings)
    return { to: request.contactEmail, draft: requestTakenMail({ ...told(request), url }) }
  },
)

/** Null when there is nothing to follow or confirm any more. */
async function linkOf(services: Services, requestId: string) {
  const { settings, db, clock } = services
  const request = await readRequest(services, requestId)
  const to = request?.contactEmail
  if (!request || !to) return null
  const isConfirmed = request.sentAt !== null
  const where = { id: requestId, AND: [followableRequests(clock.now())] }
  const isFollowed = isConfirmed && (await db.prisma.partRequest.count({ where })) > 0
  const url = isFollowed ? followAddress(settings, renewed(request)) : await confirmUrl(services, request)
  return url === null ? null : { to, isConfirmed, request: { ...told(request), url } }
}

/** Null when there is nothing to confirm any more. */
async function confirmation(services: Services, requestId: string): Promise<AddressedMail | null> {
  const request = await readRequest(services, requestId)
  const url = request && (await confirmUrl(services, request))
  if (!request?.contactEmail || !url) return null
  return { to: request.contactEmail, draft: confirmRequestMail({ ...told(request), url }) }
}

async function confirmUrl(
  { db, clock, settings }: Services,
  { id: requestId, state, sentAt }: ToldRequest,
): Promise<string | null> {
  if (state !== 'OPEN' || sentAt !== null) return null
  const link = await db.prisma.mailedLink.findFirst({
    where: { requestId, purpose: 'CONFIRM_REQUEST', usedAt: null, expiresAt: { gt: clock.now() } },
    select: { id: true },
  })
  return link && mailedLinkAddress(settings, 'CONFIRM_REQUEST', linkToken(settings.secret, link.id))
}

type ToldRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>

function told({ brand, model, year, parts }: ToldRequest) {
  return { parts, vehicle: `${brand} ${model} ${year}` }
}

function readRequest({ db }: Services, requestId: string) {
  return db.prisma.partRequest.findUnique({
    where: { id: requestId },
    select: {
      id: true,
      followVersion: true,
      takenByLink: true,
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
