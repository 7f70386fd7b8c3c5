import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { type Shipping, shippingWords } from '../offers/offerShipping.ts'
import { priceWords } from '../offers/offerTerms.ts'
import { WITHDRAWAL_PERIOD } from '../offers/orderTerms.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { panelAddress } from '../siteAddresses.ts'
import {
  type OrderEvent,
  orderCanceled,
  orderPaid,
  orderReleased,
  orderShipped,
  orderWithdrawn,
} from './order.events.ts'
import { orderAddress } from './orderLink.ts'

export const orderPaidBuyer = defineNotice({
  id: 'orderPaidBuyer',
  event: orderPaid,
  audience: 'The buyer whose payment made the order.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForBuyer,
  words: {
    mail: orderPaidBuyerMail,
    bell: ({ lines, paidCentesimos, url }) => ({
      title: 'Pago confirmado',
      message: asSentence(`Recibimos tu pago de ${formatMoney(paidCentesimos)} por ${namesOf(lines)}`),
      url,
    }),
  },
})

export const orderPaidProvider = defineNotice({
  id: 'orderPaidProvider',
  event: orderPaid,
  audience: 'The provider whose offer or custom order was paid.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForProvider,
  words: {
    mail: orderPaidProviderMail,
    bell: ({ lines, paidCentesimos, url }) => ({
      title: 'Vendiste',
      message: asSentence(`Te pagaron ${formatMoney(paidCentesimos)} por ${namesOf(lines)}`),
      url,
    }),
  },
})

export const orderShippedNotice = defineNotice({
  id: 'orderShipped',
  event: orderShipped,
  audience: 'The buyer whose order the provider marked as shipped.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  read: readForBuyer,
  words: {
    mail: orderShippedMail,
    bell: ({ lines, url }) => ({
      title: 'Tu repuesto salió',
      message: `${namesOf(lines)}: cuando lo tengas y esté bien, confirmá la recepción.`,
      url,
    }),
  },
})

export const orderReleasedNotice = defineNotice({
  id: 'orderReleased',
  event: orderReleased,
  audience: 'The provider whose money was released because the buyer confirmed the receipt.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForProvider,
  words: {
    mail: orderReleasedMail,
    bell: ({ lines, url }) => ({
      title: 'Se liberó tu plata',
      message: asSentence(`El comprador confirmó que recibió ${namesOf(lines)}`),
      url,
    }),
  },
})

export const orderCanceledNotice = defineNotice({
  id: 'orderCanceled',
  event: orderCanceled,
  audience: 'The buyer whose order the provider canceled.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForBuyer,
  words: {
    mail: orderCanceledMail,
    bell: ({ lines, paidCentesimos, url }) => ({
      title: 'El proveedor canceló el pedido',
      message: asSentence(`Te devolvemos ${formatMoney(paidCentesimos)} por ${namesOf(lines)}`),
      url,
    }),
  },
})

export const orderWithdrawnBuyer = defineNotice({
  id: 'orderWithdrawnBuyer',
  event: orderWithdrawn,
  audience: 'The buyer who withdrew from a purchase.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForBuyer,
  words: {
    mail: orderWithdrawnBuyerMail,
    bell: ({ lines, paidCentesimos, url }) => ({
      title: 'Te arrepentiste de la compra',
      message: asSentence(`Te devolvemos ${formatMoney(paidCentesimos)} por ${namesOf(lines)}`),
      url,
    }),
  },
})

export const orderWithdrawnProvider = defineNotice({
  id: 'orderWithdrawnProvider',
  event: orderWithdrawn,
  audience: 'The provider whose buyer withdrew from the purchase.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForProvider,
  words: {
    mail: orderWithdrawnProviderMail,
    bell: ({ lines, paidCentesimos, url }) => ({
      title: 'El comprador se arrepintió',
      message: asSentence(`Le devolvemos ${formatMoney(paidCentesimos)} por ${namesOf(lines)}`),
      url,
    }),
  },
})

async function readForBuyer(services: Services, event: OrderEvent) {
  const order = await readOrder(services, event)
  return (
    order && {
      accountId: order.buyerId,
      email: order.buyer?.email ?? order.buyerEmail,
      requestId: order.requestId,
      facts: factsOf(
        order,
        order.buyer ? panelAddress(services.settings, 'compras') : orderAddress(services.settings, order.id),
      ),
    }
  )
}

async function readForProvider(services: Services, event: OrderEvent) {
  const order = await readOrder(services, event)
  return (
    order && {
      accountId: order.provider.account.id,
      email: order.provider.account.email,
      requestId: order.requestId,
      facts: factsOf(order, panelAddress(services.settings, 'ventas')),
    }
  )
}

interface OrderFacts extends Shipping {
  readonly lines: readonly (NamedPart & { readonly priceCentesimos: number })[]
  /** Discount in the prices, in basis points; null without. */
  readonly discountBps: number | null
  readonly companyName: string
  readonly totalCentesimos: number
  readonly paidCentesimos: number
  /** The provider's note on shipping; null without one. */
  readonly note: string | null
  /** Why it was canceled. */
  readonly reason: string
  /** Return of the parts of a withdrawn order; null when nothing has to go back, and for other orders. */
  readonly returnNote: string | null
  /** Amount paid in person that a withdrawn order's provider gives back, in centésimos; 0 without. */
  readonly inPersonCentesimos: number
  /** Name of the client of a custom order; null for an order of an offer. */
  readonly clientName: string | null
  /** The order's place in the panel; for a buyer without an account the page of its link. */
  readonly url: string
}

function factsOf(order: NonNullable<Awaited<ReturnType<typeof readOrder>>>, url: string): OrderFacts {
  const { shippingCharge, shippingCentesimos } = order
  const { lines, provider, totalCentesimos, paidCentesimos, shippingNote, cancelReason, history } = order
  const withdrawal = history.find(({ action }) => action === 'withdraw')
  const wasReceived = history.some(({ action }) => action !== 'withdraw')
  return {
    lines,
    discountBps: order.offerVersion?.discountBps ?? null,
    companyName: provider.companyName,
    totalCentesimos,
    shippingCharge,
    shippingCentesimos,
    paidCentesimos,
    note: shippingNote,
    reason: cancelReason ?? '',
    returnNote: withdrawal?.note ?? null,
    inPersonCentesimos: wasReceived ? totalCentesimos - paidCentesimos : 0,
    clientName: order.customOrder?.clientName ?? null,
    url,
  }
}

async function readOrder({ db }: Services, { orderId }: OrderEvent) {
  const order = await db.prisma.order.findUnique({
    where: { id: orderId },
    include: {
      buyer: { select: { email: true } },
      customOrder: { select: { clientName: true } },
      offerVersion: { select: { discountBps: true } },
      provider: { select: { companyName: true, account: { select: { id: true, email: true } } } },
      lines: {
        select: { description: true, quantity: true, priceCentesimos: true },
        orderBy: { position: 'asc' },
      },
    },
  })
  if (!order) return null
  const history = await db.prisma.stateChange.findMany({
    where: {
      machine: 'Order',
      subjectId: orderId,
      action: { in: ['confirmReceipt', 'handOver', 'withdraw'] },
    },
    select: { action: true, note: true },
  })
  return { ...order, history }
}

/** A business by its name, at the beginning of a sentence. */
const business = (companyName: string) => quoteTyped(companyName, 'El proveedor')

/**
 * 'Óptica izquierda: $ 3.400; Lámpara H7 × 2: $ 450 c/u; envío: $ 250, incluido en el total': each part with
 * its price, by unit where several, and the shipping unless the parties arrange it.
 */
function pricesOf({ lines, discountBps, ...shipping }: OrderFacts): string {
  return [
    ...lines.map(line => `${namesOf([line])}: ${priceWords({ ...line, discountBps })}`),
    ...(shipping.shippingCharge === 'ARRANGED'
      ? []
      : [`envío: ${shippingWords(shipping).toLocaleLowerCase('es-UY')}`]),
  ].join('; ')
}

const seeOrder = ({ url }: OrderFacts) => ({ action: { label: 'Ver el pedido', url } })

function orderPaidBuyerMail(order: OrderFacts): MailDraft {
  const parts = namesOf(order.lines)
  return {
    subject: `Pago confirmado: ${parts}`,
    paragraphs: [
      asSentence(
        `Recibimos tu pago de ${formatMoney(order.paidCentesimos)} por ${parts}. Tu proveedor es ${quoteTyped(order.companyName, 'el que elegiste')}`,
      ),
      `Lo que compraste: ${pricesOf(order)}.`,
      'La plata queda retenida en Tuerca hasta que confirmes que recibiste el repuesto.',
      `Si comprás para uso propio, tenés ${WITHDRAWAL_PERIOD}, para arrepentirte con el botón «Me arrepentí» de tu compra (Ley 17.250).`,
    ],
    ...seeOrder(order),
  }
}

/** 'Un comprador aceptó tu oferta de $ 3.850', or of a custom order 'Carla aceptó tu cotización de $ 3.850'. */
function acceptance({ clientName, totalCentesimos }: OrderFacts): string {
  const total = formatMoney(totalCentesimos)
  return clientName === null
    ? `Un comprador aceptó tu oferta de ${total}`
    : `${quoteTyped(clientName, 'Tu cliente')} aceptó tu cotización de ${total}`
}

function orderPaidProviderMail(order: OrderFacts): MailDraft {
  const parts = namesOf(order.lines)
  return {
    subject: `Vendiste ${parts}`,
    paragraphs: [
      asSentence(`${acceptance(order)} por ${parts} y pagó ${formatMoney(order.paidCentesimos)}`),
      `Lo que vendiste: ${pricesOf(order)}.`,
      'Ya podés ver su contacto y escribirle por el chat para coordinar la entrega.',
    ],
    ...seeOrder(order),
  }
}

function orderShippedMail(order: OrderFacts): MailDraft {
  const note = order.note && quoteTyped(order.note, 'Dejó una nota: está en el pedido.')
  return {
    subject: `Tu repuesto salió: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} marcó el pedido como enviado.${note ? ` ${note}` : ''}`,
      'Cuando lo tengas y esté bien, confirmá la recepción: ahí se libera la plata. Si lo retirás, el proveedor puede confirmarla con el código de entrega de tu compra: dáselo recién con la pieza en la mano.',
    ],
    ...seeOrder(order),
  }
}

function orderReleasedMail(order: OrderFacts): MailDraft {
  return {
    subject: `El comprador confirmó que recibió ${namesOf(order.lines)}`,
    paragraphs: ['La plata se liberó: ya figura en tu saldo a cobrar, con la comisión descontada.'],
    ...seeOrder(order),
  }
}

function orderCanceledMail(order: OrderFacts): MailDraft {
  return {
    subject: `El proveedor canceló el pedido: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} canceló la venta. Motivo: ${quoteTyped(order.reason, 'está en el pedido.')}`,
      `Te devolvemos todo lo que pagaste: ${formatMoney(order.paidCentesimos)}.`,
    ],
    ...seeOrder(order),
  }
}

/** The way of the parts and of the money that was paid in person, in sentences for both parties. */
function afterWithdrawal({ returnNote, inPersonCentesimos }: OrderFacts): string[] {
  return [
    ...(returnNote === null ? [] : [returnNote]),
    ...(inPersonCentesimos > 0
      ? [`Lo que se pagó en persona, ${formatMoney(inPersonCentesimos)}, lo devuelve el proveedor.`]
      : []),
  ]
}

function orderWithdrawnBuyerMail(order: OrderFacts): MailDraft {
  return {
    subject: `Te arrepentiste de la compra: ${namesOf(order.lines)}`,
    paragraphs: [
      `Te devolvemos todo lo que pagaste por Tuerca: ${formatMoney(order.paidCentesimos)}. Puede demorar unos días en tu tarjeta.`,
      ...afterWithdrawal(order),
    ],
    ...seeOrder(order),
  }
}

function orderWithdrawnProviderMail(order: OrderFacts): MailDraft {
  return {
    subject: `El comprador se arrepintió: ${namesOf(order.lines)}`,
    paragraphs: [
      `El comprador usó su derecho a arrepentirse (Ley 17.250, artículo 16). Le devolvemos lo que pagó por Tuerca: ${formatMoney(order.paidCentesimos)}.`,
      'Si esa plata ya figuraba en tu saldo a cobrar, la descontamos de ahí con su comisión.',
      ...afterWithdrawal(order),
    ],
    ...seeOrder(order),
  }
}
