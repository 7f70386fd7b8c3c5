import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { shippingWords } from '../offers/offerShipping.ts'
import { priceWords } from '../offers/offerTerms.ts'
import { WITHDRAWAL_PERIOD } from '../offers/orderTerms.ts'
import { namesOf } from '../requests/partNames.ts'
import { orderCanceled, orderPaid, orderReleased, orderWithdrawn } from './order.events.ts'
import {
  allBackWords,
  business,
  type OrderFacts,
  readForBuyer,
  readForProvider,
  seeOrder,
} from './orderNoticeFacts.ts'

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

export const orderReleasedNotice = defineNotice({
  id: 'orderReleased',
  event: orderReleased,
  audience: 'The provider whose money was released because the receipt was confirmed.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readForProvider,
  words: {
    mail: orderReleasedMail,
    bell: ({ lines, acceptedBecause, url }) => ({
      title: 'Se liberó tu plata',
      message: acceptedBecause
        ? asSentence(`Nuestro equipo dio por recibida la compra de ${namesOf(lines)}`)
        : asSentence(`El comprador confirmó que recibió ${namesOf(lines)}`),
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
    bell: order => ({
      title: 'El proveedor canceló el pedido',
      message: asSentence(
        allBackWords(order, 'buyer', money => `Te devolvemos ${money} por ${namesOf(order.lines)}`),
      ),
      url: order.url,
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
    bell: order => ({
      title: 'Te arrepentiste de la compra',
      message: asSentence(
        allBackWords(order, 'buyer', money => `Te devolvemos ${money} por ${namesOf(order.lines)}`),
      ),
      url: order.url,
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
    bell: order => ({
      title: 'El comprador se arrepintió',
      message: asSentence(
        allBackWords(order, 'other', money => `Le devolvemos ${money} por ${namesOf(order.lines)}`),
      ),
      url: order.url,
    }),
  },
})

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

function orderReleasedMail(order: OrderFacts): MailDraft {
  const { acceptedBecause } = order
  const released = 'La plata se liberó: ya figura en tu saldo a cobrar, con la comisión descontada.'
  return {
    subject: acceptedBecause
      ? `Se liberó tu plata por ${namesOf(order.lines)}`
      : `El comprador confirmó que recibió ${namesOf(order.lines)}`,
    paragraphs: acceptedBecause
      ? [asSentence(`Nuestro equipo dio por recibida la compra. Motivo: ${acceptedBecause}`), released]
      : [released],
    ...seeOrder(order),
  }
}

/** The sentence about all the money, or about the rest when the buyer had some already. */
const allOrRest = ({ elsewhereCentesimos }: OrderFacts, all: string) =>
  elsewhereCentesimos > 0 ? 'Te devolvemos el resto' : all

function orderCanceledMail(order: OrderFacts): MailDraft {
  return {
    subject: `El proveedor canceló el pedido: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} canceló la venta. Motivo: ${quoteTyped(order.reason, 'está en el pedido.')}`,
      `${allBackWords(order, 'buyer', money => `${allOrRest(order, 'Te devolvemos todo lo que pagaste')}: ${money}`)}.`,
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
      `${allBackWords(
        order,
        'buyer',
        money =>
          `${allOrRest(order, 'Te devolvemos todo lo que pagaste por Tuerca')}: ${money}. Puede demorar unos días en tu tarjeta`,
      )}.`,
      ...afterWithdrawal(order),
    ],
    ...seeOrder(order),
  }
}

function orderWithdrawnProviderMail(order: OrderFacts): MailDraft {
  return {
    subject: `El comprador se arrepintió: ${namesOf(order.lines)}`,
    paragraphs: [
      'El comprador usó su derecho a arrepentirse (Ley 17.250, artículo 16).',
      `${allBackWords(order, 'other', money => `Le devolvemos lo que pagó por Tuerca: ${money}`)}.`,
      'Si esa plata ya figuraba en tu saldo a cobrar, la descontamos de ahí con su comisión.',
      ...afterWithdrawal(order),
    ],
    ...seeOrder(order),
  }
}
