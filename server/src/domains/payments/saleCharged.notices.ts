import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { type OrderFacts, readForProvider } from '../orders/orderNoticeFacts.ts'
import { namesOf } from '../requests/partNames.ts'
import { panelAddress } from '../siteAddresses.ts'
import { chargeReturned, saleCharged } from './payment.events.ts'

export const saleChargedNotice = defineNotice({
  id: 'saleCharged',
  event: saleCharged,
  audience: 'The provider who bears a chargeback, or money that was given back at the gateway by hand.',
  kind: 'ORDER',
  urgency: 'MONEY',
  async read(services, { orderId, amountCentesimos }) {
    const addressed = await readForProvider(services, { orderId })
    if (!addressed) return null
    const url = panelAddress(services.settings, 'dinero')
    return { ...addressed, facts: { ...addressed.facts, amountCentesimos, url } }
  },
  words: {
    mail: saleChargedMail,
    bell: ({ lines, amountCentesimos, url }) => ({
      title: 'Descontamos una venta de tu saldo',
      message: asSentence(
        `Fueron ${formatMoney(amountCentesimos)}: el comprador recuperó la plata de ${namesOf(lines)}`,
      ),
      url,
    }),
  },
})

export const chargeReturnedNotice = defineNotice({
  id: 'chargeReturned',
  event: chargeReturned,
  audience:
    'The provider who was charged for a chargeback, or for money given back by hand, and bears it no longer.',
  kind: 'ORDER',
  urgency: 'MONEY',
  async read(services, { orderId, amountCentesimos, isRefunded }) {
    const addressed = await readForProvider(services, { orderId })
    if (!addressed) return null
    const url = panelAddress(services.settings, 'dinero')
    return { ...addressed, facts: { ...addressed.facts, amountCentesimos, isRefunded, url } }
  },
  words: {
    mail: chargeReturnedMail,
    bell: returned => ({
      title: 'Devolvimos a tu saldo lo descontado de una venta',
      message: asSentence(`Son ${formatMoney(returned.amountCentesimos)}: ${whyReturned(returned)}`),
      url: returned.url,
    }),
  },
})

interface Charged extends OrderFacts {
  /** Charge of the balance, in centésimos. */
  readonly amountCentesimos: number
}

function saleChargedMail({ lines, amountCentesimos, url }: Charged): MailDraft {
  return {
    subject: `Descontamos ${formatMoney(amountCentesimos)} de tu saldo`,
    paragraphs: [
      `El comprador de ${namesOf(lines)} recuperó su plata por su banco o por la pasarela de pago, y nuestro equipo decidió que le corresponde a tu venta.`,
      `Descontamos ${formatMoney(amountCentesimos)} de tu saldo. La comisión de esa parte no te la cobramos.`,
      'Si no estás de acuerdo, respondé este correo con lo que tengas: la guía de envío, fotos o mensajes.',
    ],
    action: { label: 'Ver mis movimientos', url },
  }
}

interface Returned extends Charged {
  /** True when the sale was refunded, false when the gateway gave the lost money back. */
  readonly isRefunded: boolean
}

const whyReturned = ({ lines, isRefunded }: Returned): string =>
  isRefunded
    ? `la devolución de ${namesOf(lines)} sale ahora de la plata retenida`
    : `la pasarela nos dio la razón y la plata de ${namesOf(lines)} volvió a Tuerca`

function chargeReturnedMail(returned: Returned): MailDraft {
  const amount = formatMoney(returned.amountCentesimos)
  const parts = namesOf(returned.lines)
  return {
    subject: `Devolvimos ${amount} a tu saldo`,
    paragraphs: [
      `Te habíamos descontado ${amount} porque el comprador de ${parts} recuperó su plata por su banco o por la pasarela de pago.`,
      returned.isRefunded
        ? `Ahora le corresponde la devolución, que ya tiene: sale de la plata retenida por la venta y no de tu saldo, así que te devolvimos ${amount}.`
        : `La pasarela nos dio la razón y la plata volvió a Tuerca, así que te devolvimos ${amount}.`,
    ],
    action: { label: 'Ver mis movimientos', url: returned.url },
  }
}
