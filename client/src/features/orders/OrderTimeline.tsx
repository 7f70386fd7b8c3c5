import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { Timeline } from '../../ui/Timeline'
import type { OrderTimeline_order$key } from './__generated__/OrderTimeline_order.graphql'

type OrderTimelineProps = {
  order: OrderTimeline_order$key
  /** As in `Timeline`: `compact` next to a chat, `horizontal` in a wide row. */
  layout?: 'vertical' | 'horizontal' | 'compact' | undefined
}

const states = { DONE: 'done', CURRENT: 'current', UPCOMING: 'todo', '%future added value': 'todo' } as const

/**
 * The state of a paid part and its money: pagado → enviado → recibido → liberado; below them a cancellation.
 */
export function OrderTimeline({ order, layout }: OrderTimelineProps) {
  const { steps, ending } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        status {
          steps {
            title
            detail
            at
            position
          }
          ending {
            title
            detail
            at
          }
        }
      }
    `,
    order,
  ).status
  return (
    <>
      <Timeline
        steps={steps.map(({ title, detail, at, position }) => ({
          title,
          detail: dated(at, detail),
          state: states[position],
        }))}
        layout={layout}
      />
      {ending && (
        <chakra.p mt="2" textStyle="sm">
          <b>{ending.title}</b> {dated(ending.at, ending.detail)}
        </chakra.p>
      )}
    </>
  )
}

const dated = (at: string | null | undefined, detail: string | null | undefined) =>
  [at && formatDateTime(at), detail].filter(Boolean).join('. ')
