import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { orderStates } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { Timeline, type TimelineStep } from '../../ui/Timeline'
import type {
  OrderTimeline_order$data,
  OrderTimeline_order$key,
} from './__generated__/OrderTimeline_order.graphql'

type OrderTimelineProps = {
  order: OrderTimeline_order$key
  /** As in `Timeline`: `compact` beside a chat, `horizontal` in a wide row. */
  layout?: 'vertical' | 'horizontal' | 'compact' | undefined
}

/** Where a paid part and its money are: pagado → enviado → recibido → liberado. */
export function OrderTimeline({ order, layout }: OrderTimelineProps) {
  const story = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        state
        viewerIsBuyer
        paid
        held
        payout
        history {
          state
          at
          note
        }
      }
    `,
    order,
  )
  return <Timeline steps={orderSteps(story)} layout={layout} />
}

/** What the timeline knows of an order; amounts in centésimos. */
export type OrderStory = Omit<OrderTimeline_order$data, ' $fragmentType'>

const PATH = ['PAID', 'SHIPPED', 'RECEIVED', 'RELEASED'] as const
type Stage = (typeof PATH)[number]

/**
 * pagado → enviado → recibido → liberado, each with when it happened or what is missing for it. A canceled order shows
 * the steps it made and then 'Cancelado'.
 */
export function orderSteps(order: OrderStory): TimelineStep[] {
  const reached = (stage: string) => order.history.find(({ state }) => state === stage)
  if (order.state === 'CANCELED') {
    const made = PATH.filter(reached).map(stage => done(order, stage))
    const when = reached('CANCELED')
    const back = `${formatMoney(order.paid)} para el comprador`
    return [
      ...made,
      {
        title: orderStates.CANCELED,
        detail: when ? `${formatDateTime(when.at)}. Se devuelve todo: ${back}` : undefined,
        state: 'current',
      },
    ]
  }
  const current = PATH.findIndex(stage => !reached(stage))
  return PATH.map((stage, index) => {
    if (current === -1 || index < current) return done(order, stage)
    return {
      title: orderStates[stage],
      detail: missing(order, stage),
      state: index === current ? 'current' : 'todo',
    }
  })
}

function done(order: OrderStory, stage: Stage): TimelineStep {
  const event = order.history.find(({ state }) => state === stage)
  const words = [event && formatDateTime(event.at), outcome(order, stage, event?.note)]
  return { title: orderStates[stage], detail: words.filter(Boolean).join('. '), state: 'done' }
}

function outcome(order: OrderStory, stage: Stage, note: string | null | undefined) {
  if (stage === 'PAID') return order.held > 0 ? `${formatMoney(order.held)} retenidos` : null
  if (stage !== 'RELEASED') return note
  const amount = order.payout
  return order.viewerIsBuyer || amount == null ? 'Liberado al proveedor' : `${formatMoney(amount)} a tu favor`
}

function missing({ viewerIsBuyer, payout }: OrderStory, stage: Stage) {
  switch (stage) {
    case 'PAID':
      return undefined
    case 'SHIPPED':
      return viewerIsBuyer ? 'Falta que el proveedor lo mande' : 'Falta que lo mandes'
    case 'RECEIVED':
      return viewerIsBuyer ? 'Falta que confirmes' : 'Falta que el cliente confirme'
    case 'RELEASED':
      return viewerIsBuyer || payout == null ? 'El proveedor cobra' : `Cobrás ${formatMoney(payout)}`
  }
}
