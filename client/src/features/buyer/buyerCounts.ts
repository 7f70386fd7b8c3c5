import { graphql, readInlineData } from 'react-relay'
import { formatSince, type Moment } from '../../lib/dates'
import { formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import type { buyerCounts_account$key } from './__generated__/buyerCounts_account.graphql'

export type BuyerCounts = {
  /** Orders that were neither canceled nor deleted from the list. */
  orders: number
  /** Paid and not shipped yet. */
  toShip: number
  /** When the oldest of them was paid; null without one. */
  toShipSince: string | null
  onTheWay: number
  /** Requests that wait for their first offer. */
  active: number
  /** When the oldest of them was sent; null without one, and while it waits for its confirmation. */
  activeSince: string | null
  /** Pending offers. */
  offers: number
  /** Orders that wait for the buyer's review. */
  toReview: number
  /** Unread messages. */
  unread: number
  /** The missing field of the profile: 'Falta el RUT'; null when it is complete. */
  lacking: string | null
}

/** The counts above the tabs. */
export function buyerCounts(account: buyerCounts_account$key): BuyerCounts {
  const data = readInlineData(
    graphql`
      fragment buyerCounts_account on Account @inline {
        allOrders: orders(first: 1, states: [PAID, SHIPPED, RECEIVED, RELEASED], deleted: false) {
          totalCount
        }
        toShip: orders(last: 1, states: [PAID]) {
          totalCount
          edges {
            node {
              createdAt
            }
          }
        }
        onTheWay: orders(first: 1, states: [SHIPPED]) {
          totalCount
        }
        toReview: orders(first: 1, reviewStage: DUE) {
          totalCount
        }
        active: requests(last: 1, states: [OPEN]) {
          totalCount
          edges {
            node {
              sentAt
            }
          }
        }
        offersToAnswer
        unreadMessages
        profileStatus {
          label
          tone
        }
      }
    `,
    account,
  )
  return {
    orders: data.allOrders.totalCount,
    toShip: data.toShip.totalCount,
    toShipSince: data.toShip.edges[0]?.node.createdAt ?? null,
    onTheWay: data.onTheWay.totalCount,
    toReview: data.toReview.totalCount,
    active: data.active.totalCount,
    activeSince: data.active.edges[0]?.node.sentAt ?? null,
    offers: data.offersToAnswer ?? 0,
    unread: data.unreadMessages ?? 0,
    lacking: data.profileStatus.tone === 'GOOD' ? null : data.profileStatus.label,
  }
}

/** The words of the ratings card: 'Calificaciones · 2 por calificar'. */
export const reviewsWords = ({ toReview }: Pick<BuyerCounts, 'toReview'>) =>
  `Calificaciones · ${toReview === 0 ? 'nada por calificar' : `${formatNumber(toReview)} por calificar`}`

export type NextAction = {
  readonly words: string
  readonly tab: 'compras' | 'ordenes' | 'consultas' | 'calificaciones' | 'perfil'
}

/** The buyer's next actions, the most pressing first: '4 ofertas por elegir', '1 envío por confirmar'. */
export function nextActions(counts: BuyerCounts, now: Moment): NextAction[] {
  const { offers, toShip, onTheWay, toReview, active, unread, lacking } = counts
  const profile: NextAction[] = lacking ? [{ words: `${lacking} en tu perfil`, tab: 'perfil' }] : []
  const since = (n: number, moment: string | null) => {
    if (moment === null) return ''
    return `${n === 1 ? '' : ', el primero'} desde ${formatSince(moment, now)}`
  }
  const waiting: NextAction[] = [
    { n: offers, one: 'oferta por elegir', many: 'ofertas por elegir', tab: 'ordenes' as const },
    { n: onTheWay, one: 'envío por confirmar', many: 'envíos por confirmar', tab: 'compras' as const },
    { n: unread, one: 'mensaje sin leer', many: 'mensajes sin leer', tab: 'compras' as const },
    {
      n: toReview,
      one: 'compra por calificar',
      many: 'compras por calificar',
      tab: 'calificaciones' as const,
    },
    {
      n: toShip,
      one: 'envío en preparación',
      many: 'envíos en preparación',
      tab: 'compras' as const,
      since: since(toShip, counts.toShipSince),
    },
  ].flatMap(({ n, one, many, tab, since = '' }) =>
    n > 0 ? [{ words: count(n, one, many) + since, tab }] : [],
  )
  if (waiting.length > 0 || active === 0) return [...waiting, ...profile]
  const words = count(active, 'pedido espera ofertas', 'pedidos esperan ofertas')
  return [{ words: words + since(active, counts.activeSince), tab: 'consultas' }, ...profile]
}
