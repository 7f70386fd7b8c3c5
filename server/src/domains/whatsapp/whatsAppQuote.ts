import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import { CONDITION_WORDS, DELIVERY_WORDS } from '../offers/offerTerms.ts'
import { openRequests, UNSOLD } from '../requests/request.policy.ts'
import { quoteAddress } from '../siteAddresses.ts'
import { type QuoteInWords, readQuote, type UnclearQuote } from './quoteInWords.ts'
import { PROVIDERS_ASK_ELSEWHERE } from './whatsAppTalk.words.ts'

/** A message that answers no notice of these days is about no request. */
const ANSWERED_MS = 3 * DAY_MS

const HELP: Readonly<Record<UnclearQuote, string>> = {
  NO_PRICE: 'No encontré el precio.',
  TWO_PRICES: 'Encontré más de un precio.',
  CURRENCY: 'Los precios van en pesos uruguayos.',
  PRICE_OUT_OF_RANGE: 'Ese precio no puede ser: va de $ 100 a $ 999.999,99.',
  CONTRADICTION: 'No me quedó claro el estado, la entrega o la garantía.',
}
const EXAMPLE = 'Escribime, por ejemplo: «3500 usado, mañana, 90 días».'

/**
 * Answers a provider's message: with the address of a draft offer on the request of the newest notice to its number. The
 * offer is sent there, by the provider, never here.
 */
export async function draftByWhatsApp(
  services: Services,
  { contactId, accountId, text }: { contactId: string; accountId: string; text: string },
): Promise<string> {
  const { db, clock, settings } = services
  const elsewhere = PROVIDERS_ASK_ELSEWHERE(settings)
  const provider = await db.prisma.providerProfile.findFirst({
    where: { accountId, status: 'APPROVED' },
    select: { id: true },
  })
  const requestId = await newestRequest(services, contactId)
  if (!provider || requestId === null) return elsewhere
  const request = await db.prisma.partRequest.findFirst({
    where: { id: requestId, AND: [openRequests(clock.now())] },
    select: {
      brand: true,
      model: true,
      year: true,
      parts: { where: { orderId: null }, select: { description: true }, orderBy: { position: 'asc' } },
      offers: { where: { providerId: provider.id, ...UNSOLD }, select: { id: true } },
    },
  })
  const [part, ...others] = request?.parts ?? []
  if (!request || !part) return `El último pedido que te avisamos ya no recibe ofertas. ${elsewhere}`
  const car = [request.brand, request.model, request.year].filter(word => word !== null).join(' ')
  const about = `${part.description} de ${car}`
  if (request.offers.length > 0) return `Ya cotizaste ${about}. ${elsewhere}`
  if (others.length > 0)
    return `Ese pedido es de ${others.length + 1} repuestos: cotizalos uno por uno acá: ${quoteAddress(settings, requestId)}`
  const quote = readQuote(text)
  if (typeof quote === 'string')
    return `${HELP[quote]} ${EXAMPLE} O cotizá ${about} acá: ${quoteAddress(settings, requestId)}`
  return [
    `*Borrador de tu oferta*`,
    about,
    ...termsOf(quote),
    '',
    'No se manda sola: revisala y mandala con un toque acá:',
    quoteAddress(settings, requestId, quote),
    '',
    `¿Era para otro pedido? ${elsewhere}`,
  ].join('\n')
}

function termsOf({ priceCentesimos, condition, deliveryTime, warrantyDays }: QuoteInWords): string[] {
  return [
    `• Precio: ${formatMoney(priceCentesimos)}`,
    `• Estado: ${condition ? CONDITION_WORDS[condition] : 'elegilo al revisarla'}`,
    `• Entrega: ${deliveryTime ? DELIVERY_WORDS[deliveryTime] : 'elegila al revisarla'}`,
    `• Garantía: ${warrantyDays === null ? 'sin garantía' : `${warrantyDays} días`}`,
  ]
}

const announced = z.object({
  notice: z.literal('requestMatches'),
  event: z.object({ data: z.object({ requestId: z.uuid() }) }),
})

/** The request of the newest notice of a matching request to this number; null without a recent one. */
async function newestRequest({ db, clock }: Services, contactId: string): Promise<string | null> {
  const sent = await db.prisma.whatsAppMessage.findFirst({
    where: {
      contactId,
      createdAt: { gt: after(clock.now(), -ANSWERED_MS) },
      delivery: { path: ['notice'], equals: 'requestMatches' },
    },
    orderBy: { createdAt: 'desc' },
    select: { delivery: true },
  })
  return sent ? announced.parse(sent.delivery).event.data.requestId : null
}
