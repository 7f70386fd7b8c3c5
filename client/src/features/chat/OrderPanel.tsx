import { chakra } from '@chakra-ui/react/styled-system'
import { PackageCheck, Truck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { OrderDialogs, useOrderSteps } from '../orders/OrderDialogs'
import { OrderTimeline } from '../orders/OrderTimeline'
import type { OrderPanel_order$key } from './__generated__/OrderPanel_order.graphql'

/** 'Estado del pedido': where the part and the money are, and the step that follows. */
export function OrderPanel({ order }: { order: OrderPanel_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderPanel_order on Order {
        rest
        held
        viewerIsBuyer
        viewerActions {
          ...viewerAction_action
        }
        ...OrderTimeline_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const { rest, held, viewerIsBuyer, viewerActions } = data
  const ask = useOrderSteps(data)
  const receipt = actionOf(viewerActions, 'CONFIRM_RECEIPT')
  const ship = actionOf(viewerActions, 'SHIP')
  return (
    <Panel as="section" display="grid" gap="5" aria-label="Estado del pedido">
      <chakra.h2 textStyle="mini">Estado del pedido</chakra.h2>
      <OrderTimeline order={data} layout="compact" />
      {rest > 0 && held > 0 && (
        <chakra.p textStyle="sm" className="num">
          {viewerIsBuyer
            ? `Al recibirlo le pagás ${formatMoney(rest)} al proveedor.`
            : `Al recibirlo el cliente te paga ${formatMoney(rest)}.`}
        </chakra.p>
      )}
      {receipt && held > 0 && (
        <chakra.div display="grid" gap="2">
          <Button
            variant="solid"
            full
            disabledReason={receipt.enabled ? undefined : receipt.disabledReason}
            onClick={() => ask('recibir')}
          >
            <PackageCheck />
            Confirmar recepción
          </Button>
          {receipt.enabled && (
            <chakra.p textStyle="xs" color="fg.muted">
              Confirmá solo si ya lo tenés y está bien: se libera la plata y no se puede deshacer.
            </chakra.p>
          )}
        </chakra.div>
      )}
      {ship?.enabled && (
        <Button variant="solid" full onClick={() => ask('enviar')}>
          <Truck />
          Marcar como enviado
        </Button>
      )}
      <OrderDialogs />
    </Panel>
  )
}
