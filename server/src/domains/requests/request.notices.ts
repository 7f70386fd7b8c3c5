import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { asSentence } from '../../platform/sentence.ts'
import { linkToken } from '../../platform/tokens.ts'
import { REQUEST_CONFIRMATION_HOURS } from '../accounts/account.input.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { feedAddress, mailedLinkAddress, requestAddress, signUpAddress } from '../siteAddresses.ts'
import { isProvenFeedKey } from './feed/feedKeys.ts'
import { matchingProviders } from './feed/matchingProviders.ts'
import { followAddress, renewed } from './following/follow.ts'
import { type NamedPart, namesOf } from './partNames.ts'
import {
  followLinkRequested,
  requestClaimed,
  requestExpired,
  requestOpened,
  requestSubmitted,
} from './request.events.ts'
import { followableRequests, openRequests } from './request.policy.ts'

/** How many providers are read at a time. */
const MATCHES_AT_ONCE = 500

/** 'Confirmá tu pedido': until that is done, providers do not see it. */
export const confirmRequest = defineNotice({
  id: 'confirmRequest',
  event: requestSubmitted,
  audience: 'A visitor who asked for parts with an e-mail, to confirm the request.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, { requestId, linkId }) {
    const request = linkId === null ? null : await readRequest(services, requestId)
    const url = request && linkId && (await confirmUrl(services, request, linkId))
    if (!request?.contactEmail || !url) return null
    return { accountId: request.buyerId, email: request.contactEmail, facts: { ...asked(request), url } }
  },
  words: { mail: confirmRequestMail },
})

/** A signed-in buyer sees the request in the panel. */
export const requestReceived = defineNotice({
  id: 'requestReceived',
  event: requestOpened,
  audience: 'A visitor whose request has reached providers.',
  kind: 'REQUEST',
  urgency: 'AWAITED',
  async read(services, { requestId }, { event }) {
    if (event.accountId !== null) return null
    const request = await readRequest(services, requestId)
    if (!request?.contactEmail) return null
    const { settings } = services
    const hasAccount = request.buyerId !== null
    const url = hasAccount ? requestAddress(settings, requestId) : followAddress(settings, request)
    return {
      accountId: request.buyerId,
      email: request.contactEmail,
      facts: { ...asked(request), hasAccount, url },
    }
  },
  words: { mail: requestReceivedMail },
})

export const requestMatches = defineNotice({
  id: 'requestMatches',
  event: requestOpened,
  audience:
    'Each approved provider whose brands, categories and departments cover the request; nobody when its only contact is unproven.',
  kind: 'REQUEST',
  urgency: 'ROUTINE',
  async recipients(services, { requestId }) {
    const request = await services.db.prisma.partRequest.findUnique({
      where: { id: requestId },
      select: { feedKey: true },
    })
    if (!request || !isProvenFeedKey(request.feedKey)) return []
    const found: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await matchingProviders(services, requestId, {
        limit: MATCHES_AT_ONCE,
        ...(after ? { after } : {}),
      })
      found.push(...page)
      after = page.at(-1)
      if (page.length < MATCHES_AT_ONCE) return found
    }
  },
  async read(services, { requestId }, { key: providerId }) {
    const { db, clock, settings } = services
    const where = { id: requestId, AND: [openRequests(clock.now())] }
    if ((await db.prisma.partRequest.count({ where })) === 0) return null
    const request = await readRequest(services, requestId)
    const provider = await db.prisma.providerProfile.findUnique({
      where: { id: providerId },
      select: { accountId: true },
    })
    if (!request || !provider) return null
    return {
      accountId: provider.accountId,
      email: null,
      requestId,
      facts: { ...asked(request), url: feedAddress(settings, requestId) },
    }
  },
  words: {
    bell: request => ({
      title: 'Pedido nuevo',
      message: asSentence(`Buscan ${askedFor(request)}`),
      url: request.url,
    }),
  },
})

export const requestExpiredNotice = defineNotice({
  id: 'requestExpired',
  event: requestExpired,
  audience: 'The buyer whose request ended because its time was over.',
  kind: 'REQUEST',
  urgency: 'ROUTINE',
  async read(services, { requestId }) {
    const request = await readRequest(services, requestId)
    if (!request?.buyerId || request.state !== 'EXPIRED') return null
    const url = requestAddress(services.settings, requestId)
    return { accountId: request.buyerId, email: null, requestId, facts: { ...asked(request), url } }
  },
  words: {
    bell: request => ({
      title: 'Tu pedido venció',
      message: asSentence(`Buscabas ${askedFor(request)}`),
      url: request.url,
    }),
  },
})

/**
 * All links in one mail; of a request that is not confirmed, the link that confirms it. The links are new ones: those
 * before end when they are used, so that a link given away can be ended by who has the mailbox.
 */
export const followLinks = defineNotice({
  id: 'followLink',
  event: followLinkRequested,
  audience: 'Somebody without an account who asked for the links of their requests again.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, { requestIds }) {
    const found = await Promise.all(requestIds.map(id => linkOf(services, id)))
    const links = found.filter(link => link !== null)
    const [first] = links
    return first ? { accountId: null, email: first.email, facts: { links } } : null
  },
  words: {
    mail({ links }) {
      const [first, ...others] = links
      if (!first || others.length > 0) return followRequestsMail(links.map(link => link.request))
      return first.isConfirmed ? followRequestMail(first.request) : confirmRequestMail(first.request)
    },
  },
})

export const requestTaken = defineNotice({
  id: 'requestTaken',
  event: requestClaimed,
  audience:
    'Whoever asked without an account, when another account took the request by its link; with the way to get it back.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read(services, { requestId }) {
    const request = await readRequest(services, requestId)
    if (!request?.contactEmail || !request.takenByLink) return null
    const url = signUpAddress(services.settings)
    return { accountId: null, email: request.contactEmail, facts: { ...asked(request), url } }
  },
  words: { mail: requestTakenMail },
})

/** Null when there is nothing to follow or confirm any more. */
async function linkOf(services: Services, requestId: string) {
  const { settings, db, clock } = services
  const request = await readRequest(services, requestId)
  const email = request?.contactEmail
  if (!request || !email) return null
  const isConfirmed = request.sentAt !== null
  const where = { id: requestId, AND: [followableRequests(clock.now())] }
  const isFollowed = isConfirmed && (await db.prisma.partRequest.count({ where })) > 0
  const url = isFollowed ? followAddress(settings, renewed(request)) : await confirmUrl(services, request)
  return url === null ? null : { email, isConfirmed, request: { ...asked(request), url } }
}

/** The address that confirms it, by any of its open links or by one. Null when that one has ended. */
async function confirmUrl(
  { db, clock, settings }: Services,
  { id: requestId, state, sentAt }: ReadRequest,
  linkId?: string,
): Promise<string | null> {
  if (state !== 'OPEN' || sentAt !== null) return null
  const link = await db.prisma.mailedLink.findFirst({
    where: {
      ...(linkId && { id: linkId }),
      requestId,
      purpose: 'CONFIRM_REQUEST',
      usedAt: null,
      expiresAt: { gt: clock.now() },
    },
    select: { id: true },
  })
  return link && mailedLinkAddress(settings, 'CONFIRM_REQUEST', linkToken(settings.secret, link.id))
}

type ReadRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>

function asked({ brand, model, year, parts }: ReadRequest) {
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

interface AskedRequest {
  parts: readonly NamedPart[]
  vehicle: string
  url: string
}

/** 'pastillas para Gol 2012', as it was typed. */
const askedFor = ({ parts, vehicle }: AskedRequest) =>
  `${namesOf(parts)} para ${quoteTyped(vehicle, 'tu vehículo')}`

function confirmRequestMail(request: AskedRequest): MailDraft {
  return {
    subject: 'Confirmá tu pedido',
    paragraphs: [
      asSentence(`Nos llegó un pedido con este email: ${askedFor(request)}`),
      'Los proveedores lo ven cuando lo confirmes. Abrí el enlace y presioná “Confirmar mi pedido”.',
      `El enlace sirve por ${REQUEST_CONFIRMATION_HOURS} horas y una sola vez. Después borramos el pedido.`,
      'Si no lo pediste vos, no hagas nada: nadie lo va a ver.',
    ],
    action: { label: 'Confirmar mi pedido', url: request.url },
  }
}

function requestReceivedMail(
  request: AskedRequest & {
    /** The address has an account, in which the request can be followed. */
    hasAccount: boolean
  },
): MailDraft {
  return {
    subject: 'Recibimos tu pedido',
    paragraphs: [
      asSentence(`Los proveedores ya pueden ver que buscás ${askedFor(request)}`),
      'Cuando alguno te cotice te mandamos un correo.',
      request.hasAccount
        ? 'Podés seguir el pedido desde tu cuenta.'
        : 'Con este enlace ves el pedido y sus ofertas sin crear una cuenta. Es solo para vos: quien lo tenga ve lo mismo.',
      'Si no lo pediste vos, no hagas nada.',
    ],
    action: { label: request.hasAccount ? 'Ver mi pedido' : 'Seguir mi pedido', url: request.url },
  }
}

function followRequestMail(request: AskedRequest): MailDraft {
  return {
    subject: 'El enlace de tu pedido',
    paragraphs: [
      asSentence(`Con este enlace seguís tu pedido de ${askedFor(request)}`),
      'Es solo para vos: quien lo tenga ve lo mismo. Cuando lo abras, los enlaces anteriores dejan de funcionar.',
      'Si no lo pediste, no hagas nada.',
    ],
    action: { label: 'Seguir mi pedido', url: request.url },
  }
}

/** The same for several requests. */
function followRequestsMail(requests: readonly AskedRequest[]): MailDraft {
  return {
    subject: 'Los enlaces de tus pedidos',
    paragraphs: [
      'Estos son los enlaces de tus pedidos.',
      'Son solo para vos: quien los tenga ve lo mismo. Cuando los abras, los enlaces anteriores dejan de funcionar.',
      'Si no los pediste, no hagas nada.',
    ],
    links: requests.map(request => ({ label: askedFor(request), url: request.url })),
  }
}

/** Mail to the visitor who asked: an account with another e-mail claimed the request by its link. */
function requestTakenMail(request: AskedRequest): MailDraft {
  return {
    subject: 'Tu pedido pasó a otra cuenta',
    paragraphs: [
      asSentence(`Alguien que tiene el enlace de tu pedido lo sumó a su cuenta: ${askedFor(request)}`),
      'Si le pasaste el enlace para eso, no hagas nada.',
      'Si no, creá tu cuenta con este email: el pedido vuelve a vos, mientras no se haya comprado nada con él.',
    ],
    action: { label: 'Crear mi cuenta', url: request.url },
  }
}
