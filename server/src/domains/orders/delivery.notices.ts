import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { namesOf } from '../requests/partNames.ts'
import { deliveryCorrected, orderShipped, receiptUnconfirmed } from './order.events.ts'
import { business, type OrderFacts, readForBuyer, seeOrder } from './orderNoticeFacts.ts'
import { restOf } from './orderRest.ts'

export const orderShippedNotice = defineNotice({
  id: 'orderShipped',
  event: orderShipped,
  audience: 'The buyer whose order the provider marked as shipped or ready to be collected.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  read: readForBuyer,
  words: {
    mail: orderShippedMail,
    bell: ({ lines, isPickup, url }) => ({
      title: isPickup ? 'Ya podés retirar tu repuesto' : 'Tu repuesto salió',
      message: `${namesOf(lines)}: cuando lo tengas y esté bien, confirmá la recepción.`,
      url,
    }),
  },
})

export const deliveryCorrectedNotice = defineNotice({
  id: 'deliveryCorrected',
  event: deliveryCorrected,
  audience: 'The buyer of a sent order whose delivery the provider corrected.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  read: readForBuyer,
  words: {
    mail: deliveryCorrectedMail,
    bell: ({ lines, url }) => ({
      title: 'Cambiaron los datos de la entrega',
      message: asSentence(`El proveedor corrigió la entrega de ${namesOf(lines)}`),
      url,
    }),
  },
})

export const receiptReminder = defineNotice({
  id: 'receiptReminder',
  event: receiptUnconfirmed,
  audience: 'The buyer who has not confirmed the receipt two and five days after the shipping.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const { orderId: id } = event
    const waits = await services.db.prisma.order.count({ where: { id, state: 'SHIPPED' } })
    return waits === 0 ? null : readForBuyer(services, event)
  },
  words: {
    mail: receiptReminderMail,
    bell: order => ({
      title: arrivalQuestion(order),
      message: `${namesOf(order.lines)}: si lo tenés y está bien, confirmá la recepción.`,
      url: order.url,
    }),
  },
})

const arrivalQuestion = ({ isPickup }: OrderFacts) => (isPickup ? '¿Ya lo retiraste?' : '¿Ya te llegó?')

function receiptReminderMail(order: OrderFacts): MailDraft {
  return {
    subject: `${arrivalQuestion(order)} ${namesOf(order.lines)}`,
    paragraphs: [
      'Si lo tenés y está bien, confirmá la recepción: recién ahí cobra el proveedor.',
      'Si no llegó o no es lo que pediste, abrí una disputa desde tu compra. Mientras tanto la plata sigue retenida.',
      ...restSentence(order),
      ...(order.delivery ? [deliverySentence(order)] : []),
    ],
    ...seeOrder(order),
  }
}

/** Amount that is missing, and how to pay it; empty when all is paid. */
function restSentence(order: OrderFacts): string[] {
  const rest = restOf(order)
  if (rest === 0) return []
  const amount = formatMoney(rest)
  return [
    order.isRestPayable
      ? `Falta pagar el resto, ${amount}: en línea desde tu compra, y queda retenido, o al proveedor al recibir.`
      : `El resto, ${amount}, se lo pagás al proveedor al recibir.`,
  ]
}

/** 'Entrega: DAC, guía 7718 204.', or that it can be read in the order. */
function deliverySentence({ delivery }: OrderFacts): string {
  return delivery ? asSentence(`Entrega: ${quoteTyped(delivery, 'los datos están en tu compra')}`) : ''
}

function orderShippedMail(order: OrderFacts): MailDraft {
  const parts = namesOf(order.lines)
  const done = order.isPickup ? 'avisó que el pedido está listo para retirar' : 'marcó el pedido como enviado'
  return {
    subject: order.isPickup ? `Ya podés retirar tu repuesto: ${parts}` : `Tu repuesto salió: ${parts}`,
    paragraphs: [
      `${business(order.companyName)} ${done}. ${deliverySentence(order)}`.trim(),
      'Cuando lo tengas y esté bien, confirmá la recepción: ahí se libera la plata. Si lo retirás, el proveedor puede confirmarla con el código de entrega de tu compra: dáselo recién con la pieza en la mano.',
      ...restSentence(order),
    ],
    ...seeOrder(order),
  }
}

function deliveryCorrectedMail(order: OrderFacts): MailDraft {
  return {
    subject: `Cambiaron los datos de la entrega: ${namesOf(order.lines)}`,
    paragraphs: [`${business(order.companyName)} corrigió la entrega. ${deliverySentence(order)}`.trim()],
    ...seeOrder(order),
  }
}
