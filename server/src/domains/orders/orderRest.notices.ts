import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { namesOf } from '../requests/partNames.ts'
import { orderRestPaid } from './order.events.ts'
import { type OrderFacts, readForBuyer, readForProvider, seeOrder } from './orderNoticeFacts.ts'

export const orderRestPaidBuyer = defineNotice({
  id: 'orderRestPaidBuyer',
  event: orderRestPaid,
  audience: 'The buyer who paid the rest of a deposit online.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForBuyer,
  words: {
    mail: buyerMail,
    bell: ({ lines, totalCentesimos, url }) => ({
      title: 'Pagaste el resto',
      message: asSentence(`${formatMoney(totalCentesimos)} por ${namesOf(lines)}: no queda nada por pagar`),
      url,
    }),
  },
})

export const orderRestPaidProvider = defineNotice({
  id: 'orderRestPaidProvider',
  event: orderRestPaid,
  audience: 'The provider whose buyer paid the rest of a deposit online.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForProvider,
  words: {
    mail: providerMail,
    bell: ({ lines, url }) => ({
      title: 'Te pagaron el resto',
      message: asSentence(`No cobres nada al entregar ${namesOf(lines)}: está todo pagado por Tuerca`),
      url,
    }),
  },
})

function buyerMail(order: OrderFacts): MailDraft {
  return {
    subject: `Pagaste el resto de ${namesOf(order.lines)}`,
    paragraphs: [
      `Tu compra está pagada por completo: ${formatMoney(order.totalCentesimos)}. No tenés que pagarle nada al proveedor al recibir.`,
      'La plata queda retenida en Tuerca hasta que confirmes que recibiste el repuesto.',
    ],
    ...seeOrder(order),
  }
}

function providerMail(order: OrderFacts): MailDraft {
  return {
    subject: `Te pagaron el resto de ${namesOf(order.lines)}`,
    paragraphs: [
      `El comprador pagó el resto por Tuerca: están retenidos los ${formatMoney(order.totalCentesimos)} de la venta. No cobres nada al entregar.`,
      'La plata se libera cuando confirme que lo recibió.',
    ],
    ...seeOrder(order),
  }
}
