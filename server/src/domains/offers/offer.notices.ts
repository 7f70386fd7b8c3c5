import type { OfferRejectReason, OfferState } from '../../generated/prisma/enums.ts'
import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { followAddress } from '../requests/following/follow.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { requestEdited } from '../requests/request.events.ts'
import { isOpenRequest } from '../requests/request.policy.ts'
import { panelAddress, requestAddress } from '../siteAddresses.ts'
import { rankOffers } from './lostRank.ts'
import {
  type OfferEvent,
  offerExpired,
  offerLost,
  offerMade,
  offerRejected,
  offerRestored,
  offerRevised,
  offerWithdrawn,
} from './offer.events.ts'
import { REJECT_WORDS } from './offerTerms.ts'

export const offerArrived = defineNotice({
  id: 'offerArrived',
  event: offerMade,
  audience: 'The buyer of the request, or the visitor who asked with an e-mail.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  async read(services, { offerId }) {
    const offer = await readOffer(services, offerId)
    // A held mail would announce an offer that was paid or withdrawn during the night.
    if (offer?.state !== 'PENDING') return null
    const { id, buyer, contactEmail } = offer.request
    const { phone, url } = placeOf(services, offer.request)
    return {
      accountId: buyer?.id ?? null,
      // A visitor without e-mail sees the page of the request. The e-mail that an account wrote in the
      // request is unproven.
      email: buyer?.email ?? contactEmail,
      phone,
      requestId: id,
      facts: { ...quoted(offer), url },
    }
  },
  words: {
    mail: offerArrivedMail,
    bell: offer => ({ title: 'Nueva oferta', message: `${priced(offer)}.`, url: offer.url }),
  },
})

export const offerRejectedNotice = defineNotice({
  id: 'offerRejected',
  event: offerRejected,
  audience: 'The provider whose offer the buyer rejected.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  async read(services, { offerId }) {
    const offer = await readOffer(services, offerId)
    if (offer?.state !== 'REJECTED') return null
    const url = panelAddress(services.settings, 'solicitudes')
    const { rejectReason } = offer
    return { ...providerOf(offer), facts: { ...quoted(offer), rejectReason, url } }
  },
  words: {
    mail: offerRejectedMail,
    bell: offer => ({
      title: 'El comprador rechazó tu oferta',
      message: `Era de ${priced(offer)}.`,
      url: offer.url,
    }),
  },
})

export const offerLostNotice = defineNotice({
  id: 'offerLost',
  event: offerLost,
  audience:
    'The provider whose offer lost to one that was paid; nobody when the request ended without an order.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  async read(services, { offerId }) {
    const offer = await readOffer(services, offerId)
    if (offer?.state !== 'LOST') return null
    if (offer.currentVersion.lines.every(line => line.requestedPart.orderLines.length === 0)) return null
    const openParts: readonly NamedPart[] = isOpenRequest(offer.request, services.clock.now())
      ? offer.request.parts.filter(({ orderId }) => orderId === null)
      : []
    const url = panelAddress(services.settings, openParts.length > 0 ? 'ofertas' : 'solicitudes')
    const [rank = null] = await rankOffers(services, [offerId])
    return { ...providerOf(offer), facts: { ...quoted(offer), openParts, rank, url } }
  },
  words: {
    mail: offerLostMail,
    bell: offer => ({
      title: 'El comprador eligió otra oferta',
      message: [`La tuya era de ${priced(offer)}.`, offer.rank].filter(Boolean).join(' '),
      url: offer.url,
    }),
  },
})

/** The outcome of an offer, for the buyer of its request; null when a visitor asked. */
async function readForBuyer(services: Services, { offerId }: OfferEvent, state: OfferState) {
  const offer = await readOffer(services, offerId)
  if (offer?.state !== state) return null
  const { id: requestId, buyer } = offer.request
  const { phone, url } = placeOf(services, offer.request)
  // A visitor without a number has nowhere to take it.
  if (!buyer && phone === null) return null
  return { accountId: buyer?.id ?? null, email: null, phone, requestId, facts: { ...quoted(offer), url } }
}

type Asked = NonNullable<Awaited<ReturnType<typeof readOffer>>>['request']

/** Where a notice about a request leads, and the number from which it was asked by WhatsApp; null for others. */
function placeOf({ settings }: Services, { id, buyer, origin, contactPhone, followVersion }: Asked) {
  return {
    phone: origin === 'WHATSAPP' ? contactPhone : null,
    url: buyer ? requestAddress(settings, id) : followAddress(settings, { id, followVersion }),
  }
}

/** The same for its provider. */
async function readForProvider(services: Services, { offerId }: OfferEvent, state: OfferState) {
  const offer = await readOffer(services, offerId)
  if (offer?.state !== state) return null
  const url = panelAddress(services.settings, 'ofertas')
  return { ...providerOf(offer), facts: { ...quoted(offer), url } }
}

export const offerRevisedNotice = defineNotice({
  id: 'offerRevised',
  event: offerRevised,
  audience: 'The buyer of a request, when an offer on it was changed.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  read: (services, event) => readForBuyer(services, event, 'PENDING'),
  words: {
    bell: offer => ({
      title: 'Un proveedor cambió su oferta',
      message: `Ahora es de ${priced(offer)}.`,
      url: offer.url,
    }),
  },
})

export const offerWithdrawnNotice = defineNotice({
  id: 'offerWithdrawn',
  event: offerWithdrawn,
  audience: 'The buyer of a request, when an offer on it was withdrawn.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  read: (services, event) => readForBuyer(services, event, 'WITHDRAWN'),
  words: {
    bell: offer => ({
      title: 'Un proveedor retiró su oferta',
      message: `Era de ${priced(offer)}.`,
      url: offer.url,
    }),
  },
})

export const offerExpiredNotice = defineNotice({
  id: 'offerExpired',
  event: offerExpired,
  audience: 'The provider whose offer is not valid any more.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  read: (services, event) => readForProvider(services, event, 'EXPIRED'),
  words: {
    bell: offer => ({ title: 'Tu oferta venció', message: `Era de ${priced(offer)}.`, url: offer.url }),
  },
})

export const offerRestoredNotice = defineNotice({
  id: 'offerRestored',
  event: offerRestored,
  audience:
    'The provider whose lost offer can be accepted again, because the order that beat it was canceled.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  read: (services, event) => readForProvider(services, event, 'PENDING'),
  words: {
    bell: offer => ({
      title: 'Tu oferta volvió a la comparación',
      message: `Es de ${priced(offer)}.`,
      url: offer.url,
    }),
  },
})

/**
 * Once for each version of an offer, with the first addition since: later additions are on the page by the
 * time it is read.
 */
export const requestAddedTo = defineNotice({
  id: 'requestAddedTo',
  event: requestEdited,
  audience: 'Each provider with a pending offer on a request to which its owner added photos or a comment.',
  kind: 'REQUEST',
  urgency: 'ROUTINE',
  async recipients({ db, clock }, { requestId, editId }) {
    const edit = await db.prisma.requestEdit.findUnique({ where: { id: editId }, select: { kind: true } })
    if (edit?.kind !== 'ADDED') return []
    const earlier = await db.prisma.requestEdit.findFirst({
      where: { requestId, kind: 'ADDED', id: { lt: editId } },
      orderBy: { id: 'desc' },
      select: { at: true },
    })
    const offers = await db.prisma.offer.findMany({
      where: {
        requestId,
        state: 'PENDING',
        validUntil: { gt: clock.now() },
        ...(earlier ? { currentVersion: { createdAt: { gt: earlier.at } } } : {}),
      },
      select: { id: true },
    })
    return offers.map(({ id }) => id)
  },
  async read(services, { editId }, { key: offerId }) {
    const { db, settings } = services
    const edit = await db.prisma.requestEdit.findUnique({
      where: { id: editId },
      select: { aspects: true, comment: true },
    })
    const offer = await readOffer(services, offerId)
    if (!edit || offer?.state !== 'PENDING') return null
    const added = { photos: edit.aspects.includes('FILES'), comment: edit.comment !== null }
    return {
      ...providerOf(offer),
      facts: { ...quoted(offer), added, url: panelAddress(settings, 'ofertas') },
    }
  },
  words: {
    mail: requestAddedToMail,
    bell: offer => ({
      title: `El cliente agregó ${addedWords(offer.added)}`,
      message: `Es un pedido que cotizaste: ${namesOf(offer.parts)}.`,
      url: offer.url,
    }),
  },
})

type ReadOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>

function quoted({ currentVersion }: ReadOffer): Omit<OfferFacts, 'url'> {
  return {
    parts: currentVersion.lines.map(line => line.requestedPart),
    totalCentesimos: currentVersion.totalCentesimos,
  }
}

function providerOf({ provider: { account }, request }: ReadOffer) {
  return { accountId: account.id, email: account.email, requestId: request.id }
}

function readOffer({ db }: Services, offerId: string) {
  return db.prisma.offer.findUnique({
    where: { id: offerId },
    select: {
      state: true,
      rejectReason: true,
      currentVersion: {
        select: {
          totalCentesimos: true,
          lines: {
            orderBy: { position: 'asc' },
            select: {
              requestedPart: {
                select: {
                  description: true,
                  quantity: true,
                  orderLines: {
                    where: { order: { state: { not: 'CANCELED' } } },
                    select: { id: true },
                    take: 1,
                  },
                },
              },
            },
          },
        },
      },
      provider: { select: { account: { select: { id: true, email: true } } } },
      request: {
        select: {
          id: true,
          buyer: { select: { id: true, email: true } },
          contactEmail: true,
          contactPhone: true,
          origin: true,
          followVersion: true,
          state: true,
          expiresAt: true,
          sentAt: true,
          parts: {
            orderBy: { position: 'asc' },
            select: { description: true, quantity: true, orderId: true },
          },
        },
      },
    },
  })
}

const addedWords = ({ photos, comment }: { readonly photos: boolean; readonly comment: boolean }) =>
  [...(photos ? ['fotos'] : []), ...(comment ? ['un comentario'] : [])].join(' y ')

/** '$ 4.850 por Óptica izquierda' */
const priced = ({ totalCentesimos, parts }: OfferFacts) =>
  `${formatMoney(totalCentesimos)} por ${namesOf(parts)}`

interface OfferFacts {
  readonly parts: readonly NamedPart[]
  readonly totalCentesimos: number
  readonly url: string
}

function offerArrivedMail(offer: OfferFacts): MailDraft {
  const parts = namesOf(offer.parts)
  const total = formatMoney(offer.totalCentesimos)
  return {
    subject: `Nueva oferta: ${total} por ${parts}`,
    paragraphs: [
      `Un proveedor verificado te cotizó ${parts} a ${total}.`,
      'Entrá para comparar las ofertas. Si aceptás una, tu plata queda retenida hasta que confirmes que recibiste el repuesto.',
    ],
    action: { label: 'Ver Ofertas', url: offer.url },
  }
}

/** The buyer added something to a request after this offer for it. */
function requestAddedToMail(
  offer: OfferFacts & { added: { readonly photos: boolean; readonly comment: boolean } },
): MailDraft {
  const parts = namesOf(offer.parts)
  const added = addedWords(offer.added)
  return {
    subject: `El cliente agregó ${added} a un pedido que cotizaste: ${parts}`,
    paragraphs: [
      `Después de tu oferta de ${formatMoney(offer.totalCentesimos)} por ${parts}, el cliente agregó ${added} al pedido.`,
      'Tu oferta sigue como la enviaste. Si con eso cambia, podés editarla.',
    ],
    action: { label: 'Ver mis ofertas', url: offer.url },
  }
}

/** The buyer rejected it. */
function offerRejectedMail(offer: OfferFacts & { rejectReason: OfferRejectReason | null }): MailDraft {
  const parts = namesOf(offer.parts)
  return {
    subject: `El comprador rechazó tu oferta por ${parts}`,
    paragraphs: [
      `El comprador vio tu oferta de ${formatMoney(offer.totalCentesimos)} por ${parts} y no la aceptó.`,
      ...(offer.rejectReason ? [`Motivo: “${REJECT_WORDS[offer.rejectReason]}”.`] : []),
      'No tenés que hacer nada más con este pedido.',
    ],
    action: { label: 'Ver otros pedidos', url: offer.url },
  }
}

/** Another offer was paid. `openParts` are those of the request that nobody has sold yet. */
interface LostFacts extends OfferFacts {
  readonly openParts: readonly NamedPart[]
  /** Place of the offer by price; null with few offers. */
  readonly rank: string | null
}

function offerLostMail(offer: LostFacts): MailDraft {
  const parts = namesOf(offer.parts)
  const isOver = offer.openParts.length === 0
  return {
    subject: `El comprador eligió otra oferta por ${parts}`,
    paragraphs: [
      `El comprador aceptó y pagó la oferta de otro proveedor, así que la tuya de ${formatMoney(offer.totalCentesimos)} por ${parts} no sigue.`,
      ...(offer.rank ? [offer.rank] : []),
      'Si esa compra se cancela y tu oferta sigue vigente, vuelve sola a la comparación.',
      ...(isOver ? [] : [`Todavía busca ${namesOf(offer.openParts)}: lo podés cotizar editando tu oferta.`]),
    ],
    action: { label: isOver ? 'Ver otros pedidos' : 'Ver mis ofertas', url: offer.url },
  }
}
