import { graphql, readInlineData } from 'react-relay'
import { count } from '../../lib/text'
import type { buyerCounts_account$key } from './__generated__/buyerCounts_account.graphql'

export type BuyerCounts = {
  /** Orders that were not called off. */
  orders: number
  /** Paid, not shipped yet. */
  toShip: number
  onTheWay: number
  /** Requests that wait for their first offer. */
  active: number
  /** Pending offers. */
  offers: number
  /** Messages that were not read. */
  unread: number
}

/** The figures over the tabs. */
export function buyerCounts(account: buyerCounts_account$key): BuyerCounts {
  const data = readInlineData(
    graphql`
      fragment buyerCounts_account on Account @inline {
        allOrders: orders(first: 1, states: [PAID, SHIPPED, RECEIVED, RELEASED]) {
          totalCount
        }
        toShip: orders(first: 1, states: [PAID]) {
          totalCount
        }
        onTheWay: orders(first: 1, states: [SHIPPED]) {
          totalCount
        }
        active: requests(first: 1, states: [OPEN]) {
          totalCount
        }
        offersToAnswer
        unreadMessages
      }
    `,
    account,
  )
  return {
    orders: data.allOrders.totalCount,
    toShip: data.toShip.totalCount,
    onTheWay: data.onTheWay.totalCount,
    active: data.active.totalCount,
    offers: data.offersToAnswer ?? 0,
    unread: data.unreadMessages ?? 0,
  }
}

/** What waits for the buyer, in one sentence: 'Tenés 4 ofertas sin responder y un envío en camino.' */
export function waitingWords({ offers, toShip, onTheWay, active }: BuyerCounts): string {
  const waiting = [
    offers > 0 && `${count(offers, 'oferta', 'ofertas')} sin responder`,
    toShip === 1 && 'una compra que el proveedor está preparando',
    toShip > 1 && `${toShip} compras que los proveedores están preparando`,
    onTheWay === 1 && 'un envío en camino',
    onTheWay > 1 && `${onTheWay} envíos en camino`,
  ].filter(Boolean)
  const last = waiting.pop()
  if (last) return `Tenés ${waiting.length > 0 ? `${waiting.join(', ')} y ` : ''}${last}.`
  return active > 0
    ? 'Tus pedidos están en el mostrador. Te avisamos cuando llegue una oferta.'
    : 'Pedí un repuesto y compará las ofertas acá.'
}
