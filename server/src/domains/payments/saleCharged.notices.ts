import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { type OrderFacts, readForProvider } from '../orders/orderNoticeFacts.ts'
import { namesOf } from '../requests/partNames.ts'
import { panelAddress } from '../siteAddresses.ts'
import { saleCharged } from './payment.events.ts'

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
