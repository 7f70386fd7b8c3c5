import { formatMoney } from '../../lib/money'

/** One step of an order, told in the conversation. */
export type OrderEvent = {
  readonly state: string
  readonly at: string
  readonly note: string | null | undefined
}

export type OrderMoney = {
  readonly viewerIsBuyer: boolean
  /** In centésimos, as the rest. */
  readonly paid: number
  /** What the provider gets; null for the buyer. */
  readonly payout: number | null | undefined
}

/** What a step says to whoever reads it; null for one that another step tells ('received' goes with 'released'). */
export function eventText(event: OrderEvent, order: OrderMoney): string | null {
  const { viewerIsBuyer, payout } = order
  const paid = formatMoney(order.paid)
  switch (event.state) {
    case 'PAID':
      return viewerIsBuyer
        ? `Pagaste ${paid}. Quedan retenidos en Tuerca.`
        : `El cliente pagó ${paid}. Quedan retenidos en Tuerca.`
    case 'SHIPPED': {
      const sent = viewerIsBuyer ? 'Enviado' : 'Lo marcaste como enviado'
      return event.note ? `${sent}. ${event.note}` : `${sent}.`
    }
    case 'RELEASED':
      return viewerIsBuyer
        ? `Confirmaste la recepción. ${paid} liberados al proveedor.`
        : `El cliente confirmó la recepción.${payout == null ? '' : ` ${formatMoney(payout)} a tu favor.`}`
    case 'CANCELED': {
      const who = viewerIsBuyer ? 'El proveedor canceló el pedido' : 'Cancelaste el pedido'
      const back = viewerIsBuyer ? `Te devolvemos ${paid}.` : `Le devolvemos ${paid} al cliente.`
      return `${who}${event.note ? `: ${event.note}` : ''}. ${back}`
    }
    default:
      return null
  }
}
