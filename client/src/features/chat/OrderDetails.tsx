import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { asSentence, withQuantity } from '../../lib/text'
import { Dialog } from '../../ui/Dialog'
import { OrderMoney } from '../orders/OrderMoney'
import { OrderVehicle } from '../orders/OrderVehicle'
import type { OrderDetails_order$key } from './__generated__/OrderDetails_order.graphql'
import { lineTerms } from './lineTerms'
import { OrderState } from './OrderState'

export type OrderDetailsProps = {
  order: OrderDetails_order$key
  open: boolean
  onClose: () => void
  /** The other party. */
  children: ReactNode
}

/** The whole order, which does not fit above the conversation: its steps, its parts and the other party. */
export function OrderDetails({ order, open, onClose, children }: OrderDetailsProps) {
  const data = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        shippingWords
        lines {
          id
          description
          quantity
          ...lineTerms_line
        }
        ...OrderVehicle_order
        ...OrderState_order
        ...OrderMoney_order
      }
    `,
    order,
  )
  return (
    <Dialog open={open} onClose={onClose} title="Estado del pedido" note={<OrderVehicle order={data} />}>
      <chakra.div display="grid" gap="5">
        <OrderState order={data} />
        <OrderMoney order={data} />
        <chakra.ul display="grid" gap="2" textStyle="sm">
          {data.lines.map(line => (
            <chakra.li key={line.id} overflowWrap="anywhere">
              <b>{asSentence(withQuantity(line.description, line.quantity))}</b>{' '}
              <chakra.span color="fg.muted">{lineTerms(line)}</chakra.span>
            </chakra.li>
          ))}
          <li className="num">
            <b>Envío.</b> <chakra.span color="fg.muted">{data.shippingWords}.</chakra.span>
          </li>
        </chakra.ul>
        {children}
      </chakra.div>
    </Dialog>
  )
}
