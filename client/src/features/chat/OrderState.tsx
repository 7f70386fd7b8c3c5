import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { actionOf } from '../../relay/viewerAction'
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
        viewerActions {
          ...viewerAction_action
        }
        ...Delivery_order
        ...OrderTimeline_order
      }
    `,
    order,
  )
  const { rest, held, viewerIsBuyer, viewerActions } = data
  const mayPayRest = actionOf(viewerActions, 'PAY_REST')?.enabled === true
  return (
    <>
      <OrderTimeline order={data} />
      {viewerIsBuyer && <Delivery order={data} />}
      {rest > 0 && held > 0 && (
        <chakra.p textStyle="sm" className="num">
          {restWords(rest, { viewerIsBuyer, mayPayRest })}
        </chakra.p>
      )}
    </>
  )
}

type Payer = { readonly viewerIsBuyer: boolean; readonly mayPayRest: boolean }

function restWords(rest: number, { viewerIsBuyer, mayPayRest }: Payer): string {
  const amount = formatMoney(rest)
  if (!viewerIsBuyer) return `Al recibirlo el cliente te paga ${amount}.`
  return mayPayRest
    ? `El resto, ${amount}, lo pagás en línea desde tu panel, o al proveedor al recibirlo.`
    : `Al recibirlo le pagás ${amount} al proveedor.`
}
