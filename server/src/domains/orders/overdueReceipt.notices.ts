import type { EventType } from '../../platform/events.ts'
import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { namesOf } from '../requests/partNames.ts'
import { overdueReceiptsAddress } from '../siteAddresses.ts'
import { type OrderEvent, orderReleased, receiptAsked, receiptOverdue } from './order.events.ts'
import { business, type OrderFacts, readForBuyer, readForProvider, seeOrder } from './orderNoticeFacts.ts'
import { OVERDUE, RECEIPT_OVERDUE_DAYS } from './overdueReceipt.ts'

type Services = Parameters<typeof readForBuyer>[0]

/** Reads the facts of an order that still waits; null for another one. */
const ofOverdue =
  <Read>(read: (services: Services, event: OrderEvent) => Promise<Read>) =>
  async (services: Services, event: OrderEvent): Promise<Read | null> => {
    const waits = await services.db.prisma.order.count({ where: { id: event.orderId, ...OVERDUE } })
    return waits === 0 ? null : read(services, event)
  }

export const receiptOverdueNotice = defineNotice({
  id: 'receiptOverdue',
  event: receiptOverdue,
  audience: `Our team, when ${RECEIPT_OVERDUE_DAYS} days after the shipping nobody has confirmed the receipt or opened a dispute.`,
  kind: 'TEAM',
  urgency: 'MONEY',
  read: ofOverdue(async (services, event) => {
    const order = await readForBuyer(services, event)
    if (!order) return null
    const { settings } = services
    const facts = { ...order.facts, url: overdueReceiptsAddress(settings) }
    return { accountId: null, email: settings.supportEmail, facts }
  }),
  words: { mail: receiptOverdueMail },
})

const asked = {
  event: receiptAsked satisfies EventType<OrderEvent>,
  kind: 'ORDER',
  urgency: 'MONEY',
} as const

export const receiptAskedBuyer = defineNotice({
  ...asked,
  id: 'receiptAskedBuyer',
  audience: 'The buyer of an order whose receipt is overdue, when our team asks.',
  read: ofOverdue(readForBuyer),
  words: {
    mail: receiptAskedBuyerMail,
    bell: ({ lines, url }) => ({
      title: '¿Recibiste tu compra?',
      message: asSentence(`${namesOf(lines)}: confirmá la recepción o abrí una disputa`),
      url,
    }),
  },
})

export const receiptAskedProvider = defineNotice({
  ...asked,
  id: 'receiptAskedProvider',
  audience: 'The provider of an order whose receipt is overdue, when our team asks.',
  read: ofOverdue(readForProvider),
  words: {
    mail: receiptAskedProviderMail,
    bell: ({ lines, url }) => ({
      title: '¿Entregaste esta venta?',
      message: asSentence(`${namesOf(lines)}: nadie confirmó la recepción`),
      url,
    }),
  },
})

export const receiptAcceptedNotice = defineNotice({
  id: 'receiptAccepted',
  event: orderReleased,
  audience: 'The buyer whose order our team took for received.',
  kind: 'ORDER',
  urgency: 'MONEY',
  async read(services, event) {
    const order = await readForBuyer(services, event)
    return order?.facts.acceptedBecause ? order : null
  },
  words: {
    mail: receiptAcceptedMail,
    bell: ({ lines, url }) => ({
      title: 'Dimos por recibida tu compra',
      message: asSentence(`${namesOf(lines)}: la plata se liberó al proveedor`),
      url,
    }),
  },
})

function receiptOverdueMail(order: OrderFacts): MailDraft {
  return {
    subject: `${RECEIPT_OVERDUE_DAYS} días sin confirmar: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} lo mandó hace ${RECEIPT_OVERDUE_DAYS} días, y el comprador no confirmó la recepción ni abrió una disputa.`,
      `Hay ${formatMoney(order.paidCentesimos)} retenidos. Con lo que hay en la compra se puede preguntar a los dos, liberar la plata o abrir una disputa.`,
    ],
    action: { label: 'Ver las recepciones', url: order.url },
  }
}

function receiptAskedBuyerMail(order: OrderFacts): MailDraft {
  const seller = quoteTyped(order.companyName, 'tu proveedor')
  return {
    subject: `¿Recibiste tu compra? ${namesOf(order.lines)}`,
    paragraphs: [
      asSentence(
        `Pasaron ${RECEIPT_OVERDUE_DAYS} días desde el envío y ${formatMoney(order.paidCentesimos)} siguen retenidos. El proveedor es ${seller}`,
      ),
      'Si lo tenés y está bien, confirmá la recepción.',
      'Si no llegó o no es lo que pediste, abrí una disputa desde tu compra.',
      'Si nadie nos dice nada, nuestro equipo decide con lo que hay en la compra.',
    ],
    ...seeOrder(order),
  }
}

function receiptAskedProviderMail(order: OrderFacts): MailDraft {
  return {
    subject: `¿Entregaste esta venta? ${namesOf(order.lines)}`,
    paragraphs: [
      `Pasaron ${RECEIPT_OVERDUE_DAYS} días desde el envío y el comprador no confirmó la recepción: ${formatMoney(order.paidCentesimos)} siguen retenidos.`,
      'Si tenés el comprobante de la entrega o la guía, cargala en la venta o mandala por el chat.',
      'Si nadie nos dice nada, nuestro equipo decide con lo que hay en la venta.',
    ],
    ...seeOrder(order),
  }
}

function receiptAcceptedMail(order: OrderFacts): MailDraft {
  return {
    subject: `Dimos por recibida tu compra: ${namesOf(order.lines)}`,
    paragraphs: [
      asSentence(
        `Nadie confirmó la recepción y nuestro equipo la dio por hecha. Motivo: ${order.acceptedBecause}`,
      ),
      `Los ${formatMoney(order.paidCentesimos)} que pagaste se liberaron al proveedor.`,
      'Si no lo recibiste o no es lo que pediste, todavía podés abrir una disputa: el plazo está en tu compra.',
    ],
    ...seeOrder(order),
  }
}
