import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { Delivery } from '../orders/Delivery'
import { OrderTimeline } from '../orders/OrderTimeline'
import type { OrderState_order$key } from './__generated__/OrderState_order.graphql'

/** The state of part and money, step by step. */
export function OrderState({ order }: { order: OrderState_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderState_order on Order {
        rest
        held
        viewerIsBuyer
        ...Delivery_order
        ...OrderTimeline_order
      }
    `,
    order,
  )
  const { rest, held, viewerIsBuyer } = data
  return (
    <>
      <OrderTimeline order={data} />
      {viewerIsBuyer && <Delivery order={data} />}
      {rest > 0 && held > 0 && (
        <chakra.p textStyle="sm" className="num">
          {viewerIsBuyer
            ? `Al recibirlo le pagás ${formatMoney(rest)} al proveedor.`
            : `Al recibirlo el cliente te paga ${formatMoney(rest)}.`}
        </chakra.p>
      )}
    </>
  )
}
