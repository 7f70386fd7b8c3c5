import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Panel } from '../../ui/Panel'
import { NextStep } from '../orders/NextStep'
import { OrderMoney } from '../orders/OrderMoney'
import type { OrderPanel_order$key } from './__generated__/OrderPanel_order.graphql'
import { OrderState } from './OrderState'

/** 'Estado del pedido' next to the conversation: the state of part and money, and the next step. */
export function OrderPanel({ order }: { order: OrderPanel_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderPanel_order on Order {
        viewerActions {
          ...viewerAction_action
        }
        ...OrderState_order
        ...NextStep_order
        ...OrderMoney_order
      }
    `,
    order,
  )
  return (
    <Panel as="section" display="grid" gap="5" aria-label="Estado del pedido">
      <chakra.h2 textStyle="mini">Estado del pedido</chakra.h2>
      <OrderState order={data} />
      <chakra.div display="grid" gap="2" _empty={{ display: 'none' }}>
        <NextStep order={data} />
        {actionOf(data.viewerActions, 'CONFIRM_RECEIPT')?.enabled && (
          <chakra.p textStyle="xs" color="fg.muted">
            Confirmá solo si ya lo tenés y está bien: se libera la plata y no se puede deshacer.
          </chakra.p>
        )}
      </chakra.div>
      {/* Below the act, which stays on the first screen. */}
      <OrderMoney order={data} />
    </Panel>
  )
}
