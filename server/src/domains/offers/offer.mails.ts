import { layOutMail, type MailContent } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'

export function offerArrivedMail(offer: { part: string; totalCentesimos: number; url: string }): MailContent {
  return layOutMail({
    subject: `Nueva oferta: ${formatMoney(offer.totalCentesimos)} por ${offer.part}`,
    paragraphs: [
      `Un proveedor verificado te cotizó ${offer.part} a ${formatMoney(offer.totalCentesimos)}.`,
      'Entrá para comparar las ofertas. Si aceptás una, tu plata queda retenida hasta que confirmes que recibiste el repuesto.',
    ],
    action: { label: 'Ver Ofertas', url: offer.url },
  })
}
