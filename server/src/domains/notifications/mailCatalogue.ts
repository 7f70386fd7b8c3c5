import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import { REQUEST_CONFIRMATION_HOURS } from '../accounts/account.input.ts'
import { priceWords, withQuantity } from '../offers/offerTerms.ts'
import { WITHDRAWAL_PERIOD } from '../offers/orderTerms.ts'

/**
 * The words of every mail we send but those about accounts (accountMailCatalogue.ts), by the event it tells of and whom it is for. Urls are absolute, money in centésimos.
 * What somebody else typed is quoted, never set as it is: see quoteTyped.
 */

interface NamedPart {
  readonly description: string
  readonly quantity: number
}

/** A business by its name, at the beginning of a sentence. */
const business = (companyName: string) => quoteTyped(companyName, 'El proveedor')

/** 'Óptica izquierda, Lámpara H7 × 2 y Paragolpes' */
function namesOf(parts: readonly NamedPart[]): string {
  const names = parts.map(part =>
    withQuantity({ ...part, description: quoteTyped(part.description, 'un repuesto') }),
  )
  const last = names.at(-1) ?? 'un repuesto'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last
}

interface AskedRequest {
  parts: readonly NamedPart[]
  vehicle: string
  url: string
}

/** 'pastillas para Gol 2012', as it was typed. */
const askedFor = ({ parts, vehicle }: AskedRequest) =>
  `${namesOf(parts)} para ${quoteTyped(vehicle, 'tu vehículo')}`

export function confirmRequestMail(request: AskedRequest): MailDraft {
  return {
    subject: 'Confirmá tu pedido',
    paragraphs: [
      asSentence(`Nos llegó un pedido con este email: ${askedFor(request)}`),
      'Los proveedores lo ven cuando lo confirmes. Abrí el enlace y presioná “Confirmar mi pedido”.',
      `El enlace sirve por ${REQUEST_CONFIRMATION_HOURS} horas y una sola vez. Después borramos el pedido.`,
      'Si no lo pediste vos, no hagas nada: nadie lo va a ver.',
    ],
    action: { label: 'Confirmar mi pedido', url: request.url },
  }
}

export function requestReceivedMail(
  request: AskedRequest & {
    /** Whether the address has an account to follow the request in. */
    hasAccount: boolean
  },
): MailDraft {
  return {
    subject: 'Recibimos tu pedido',
    paragraphs: [
      asSentence(`Los proveedores ya pueden ver que buscás ${askedFor(request)}`),
      'Cuando alguno te cotice te mandamos un correo.',
      request.hasAccount
        ? 'Podés seguir el pedido desde tu cuenta.'
        : 'Con este enlace ves el pedido y sus ofertas sin crear una cuenta. Es solo para vos: quien lo tenga ve lo mismo.',
      'Si no lo pediste vos, no hagas nada.',
    ],
    action: { label: request.hasAccount ? 'Ver mi pedido' : 'Seguir mi pedido', url: request.url },
  }
}

export function followRequestMail(request: AskedRequest): MailDraft {
  return {
    subject: 'El enlace de tu pedido',
    paragraphs: [
      asSentence(`Con este enlace seguís tu pedido de ${askedFor(request)}`),
      'Es solo para vos: quien lo tenga ve lo mismo. Cuando lo abras, los enlaces anteriores dejan de funcionar.',
      'Si no lo pediste, no hagas nada.',
    ],
    action: { label: 'Seguir mi pedido', url: request.url },
  }
}

/** The same for several requests. */
export function followRequestsMail(requests: readonly AskedRequest[]): MailDraft {
  return {
    subject: 'Los enlaces de tus pedidos',
    paragraphs: [
      'Estos son los enlaces de tus pedidos.',
      'Son solo para vos: quien los tenga ve lo mismo. Cuando los abras, los enlaces anteriores dejan de funcionar.',
      'Si no los pediste, no hagas nada.',
    ],
    links: requests.map(request => ({ label: askedFor(request), url: request.url })),
  }
}

/** To who asked: an account with another e-mail has the request now, by its link. */
export function requestTakenMail(request: AskedRequest): MailDraft {
  return {
    subject: 'Tu pedido pasó a otra cuenta',
    paragraphs: [
      asSentence(`Alguien que tiene el enlace de tu pedido lo sumó a su cuenta: ${askedFor(request)}`),
      'Si le pasaste el enlace para eso, no hagas nada.',
      'Si no, creá tu cuenta con este email: el pedido vuelve a vos, mientras no se haya comprado nada con él.',
    ],
    action: { label: 'Crear mi cuenta', url: request.url },
  }
}

export function offerArrivedMail(offer: {
  parts: readonly NamedPart[]
  totalCentesimos: number
  url: string
}): MailDraft {
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

interface ProvidersOffer {
  parts: readonly NamedPart[]
  totalCentesimos: number
  url: string
}

/** The buyer added something to a request after this offer for it. */
export function requestAddedToMail(
  offer: ProvidersOffer & { added: { readonly photos: boolean; readonly comment: boolean } },
): MailDraft {
  const parts = namesOf(offer.parts)
  const { photos, comment } = offer.added
  const added = [...(photos ? ['fotos'] : []), ...(comment ? ['un comentario'] : [])].join(' y ')
  return {
    subject: `El cliente agregó ${added} a un pedido que cotizaste: ${parts}`,
    paragraphs: [
      `Después de tu oferta de ${formatMoney(offer.totalCentesimos)} por ${parts}, el cliente agregó ${added} al pedido.`,
      'Tu oferta sigue como la enviaste. Si con eso cambia, podés editarla.',
    ],
    action: { label: 'Ver mis ofertas', url: offer.url },
  }
}

/** The buyer said no to it. */
export function offerRejectedMail(offer: ProvidersOffer): MailDraft {
  const parts = namesOf(offer.parts)
  return {
    subject: `El comprador rechazó tu oferta por ${parts}`,
    paragraphs: [
      `El comprador vio tu oferta de ${formatMoney(offer.totalCentesimos)} por ${parts} y no la aceptó.`,
      'No tenés que hacer nada más con esta solicitud.',
    ],
    action: { label: 'Ver otras solicitudes', url: offer.url },
  }
}

/** Another offer was paid. `openParts` are those of the request that nobody has sold yet. */
export function offerLostMail(offer: ProvidersOffer & { openParts: readonly NamedPart[] }): MailDraft {
  const parts = namesOf(offer.parts)
  const isOver = offer.openParts.length === 0
  return {
    subject: `El comprador eligió otra oferta por ${parts}`,
    paragraphs: [
      `El comprador aceptó y pagó la oferta de otro proveedor, así que la tuya de ${formatMoney(offer.totalCentesimos)} por ${parts} no sigue.`,
      'Si esa compra se cancela y tu oferta sigue vigente, vuelve sola a la comparación.',
      ...(isOver ? [] : [`Todavía busca ${namesOf(offer.openParts)}: lo podés cotizar editando tu oferta.`]),
    ],
    action: { label: isOver ? 'Ver otras solicitudes' : 'Ver mis ofertas', url: offer.url },
  }
}

interface PaidParts {
  readonly lines: readonly (NamedPart & { readonly priceCentesimos: number })[]
}

/** 'Óptica izquierda: $ 3.400; Lámpara H7 × 2: $ 450 c/u', each part with its price, by unit where there are several. */
function pricesOf({ lines }: PaidParts): string {
  return lines.map(line => `${namesOf([line])}: ${priceWords(line)}`).join('; ')
}

export function orderPaidBuyerMail(
  order: PaidParts & { companyName: string; paidCentesimos: number; url: string },
): MailDraft {
  const parts = namesOf(order.lines)
  return {
    subject: `Pago confirmado: ${parts}`,
    paragraphs: [
      asSentence(
        `Recibimos tu pago de ${formatMoney(order.paidCentesimos)} por ${parts}. Tu proveedor es ${quoteTyped(order.companyName, 'el que elegiste')}`,
      ),
      `Lo que compraste: ${pricesOf(order)}.`,
      'La plata queda retenida en Tuerca hasta que confirmes que recibiste el repuesto.',
      `Si comprás para uso propio, tenés ${WITHDRAWAL_PERIOD}, para arrepentirte (Ley 17.250). Avisale al proveedor por el chat del pedido o respondé este correo.`,
    ],
    action: { label: 'Ver el pedido', url: order.url },
  }
}

export function orderPaidProviderMail(
  order: PaidParts & { totalCentesimos: number; paidCentesimos: number; url: string },
): MailDraft {
  const parts = namesOf(order.lines)
  return {
    subject: `Vendiste ${parts}`,
    paragraphs: [
      `Un comprador aceptó tu oferta de ${formatMoney(order.totalCentesimos)} por ${parts} y pagó ${formatMoney(order.paidCentesimos)}.`,
      `Lo que vendiste: ${pricesOf(order)}.`,
      'Ya podés ver su contacto y escribirle por el chat para coordinar la entrega.',
    ],
    action: { label: 'Ver el pedido', url: order.url },
  }
}

export function orderShippedMail(
  order: PaidParts & {
    companyName: string
    /** What the provider wrote about it; null when nothing. */
    note: string | null
    url: string
  },
): MailDraft {
  const note = order.note && quoteTyped(order.note, 'Dejó una nota: está en el pedido.')
  return {
    subject: `Tu repuesto salió: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} marcó el pedido como enviado.${note ? ` ${note}` : ''}`,
      'Cuando lo tengas y esté bien, confirmá la recepción: ahí se libera la plata.',
    ],
    action: { label: 'Ver el pedido', url: order.url },
  }
}

export function orderReleasedMail(order: PaidParts & { url: string }): MailDraft {
  return {
    subject: `El comprador confirmó que recibió ${namesOf(order.lines)}`,
    paragraphs: ['La plata se liberó: ya figura en tu saldo a cobrar, con la comisión descontada.'],
    action: { label: 'Ver el pedido', url: order.url },
  }
}

export function orderCanceledMail(
  order: PaidParts & { companyName: string; reason: string; paidCentesimos: number; url: string },
): MailDraft {
  return {
    subject: `El proveedor canceló el pedido: ${namesOf(order.lines)}`,
    paragraphs: [
      `${business(order.companyName)} canceló la venta. Motivo: ${quoteTyped(order.reason, 'está en el pedido.')}`,
      `Te devolvemos todo lo que pagaste: ${formatMoney(order.paidCentesimos)}.`,
    ],
    action: { label: 'Ver el pedido', url: order.url },
  }
}

/** What was said stays in the chat: whoever reads the mail need not be who the message is for. */
export function unreadMessagesMail(chat: {
  count: number
  /** Who wrote: the business, or the buyer by name. */
  from: string
  parts: string
  url: string
}): MailDraft {
  const from = quoteTyped(chat.from, 'Tu cliente')
  const messages = chat.count === 1 ? 'un mensaje nuevo' : `${chat.count} mensajes nuevos`
  return {
    subject: `Tenés ${messages} de ${from}`,
    paragraphs: [
      asSentence(`${from} te escribió por el pedido de ${quoteTyped(chat.parts, 'repuestos')}`),
      'Leelo y respondé en el chat del pedido. Hasta que lo abras no te mandamos otro correo por esta conversación.',
    ],
    action: { label: 'Abrir el chat', url: chat.url },
  }
}

/** For our team: every word as it was written, because it is what they answer. */
export function enquiryToTeamMail(enquiry: {
  kind: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  url: string
}): MailDraft {
  return {
    subject: `Consulta: ${enquiry.subject}`,
    paragraphs: [
      `${enquiry.kind}. De ${enquiry.name}, ${enquiry.email}${enquiry.phone ? `, ${enquiry.phone}` : ''}.`,
      ...enquiry.message.split(/\n+/),
    ],
    action: { label: 'Ver las consultas', url: enquiry.url },
  }
}

/** In words of ours alone: anybody can type another person's email, and would write to them by us. */
export function enquiryReceivedMail(enquiry: { kind: string; supportHours: string }): MailDraft {
  return {
    subject: 'Recibimos tu consulta',
    paragraphs: [
      `Nos llegó lo que nos escribiste (${enquiry.kind}). Te contesta una persona a este mismo email.`,
      `Atendemos: ${enquiry.supportHours}.`,
      'Si no nos escribiste vos, no hagas nada.',
    ],
  }
}

export function enquiryAnsweredMail(enquiry: { subject: string; answer: string }): MailDraft {
  return {
    subject: 'Respuesta a tu consulta',
    paragraphs: [
      `Nos escribiste sobre ${quoteTyped(enquiry.subject, 'una consulta')}. Te contestamos:`,
      ...enquiry.answer.split(/\n+/),
      'Si te queda una duda, respondé a este email.',
    ],
  }
}
