import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { DialogName } from '../../dialogNames'
import { actionOf, type ViewerActionName } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { openedLater } from '../../ui/openedLater'
import type { OrderDialog_order$key } from './__generated__/OrderDialog_order.graphql'
import type { OrderDialogQuery } from './__generated__/OrderDialogQuery.graphql'
import { CancelOrderDialog } from './CancelOrderDialog'
import { ConfirmReceiptDialog } from './ConfirmReceiptDialog'
import { HandOverDialog } from './HandOverDialog'
import { ShipOrderDialog } from './ShipOrderDialog'
import { WithdrawFromOrderDialog } from './WithdrawFromOrderDialog'

const ChatDialog = openedLater(
  async () => (await import('../chat/ChatDialog')).ChatDialog,
  ({ open }) => open,
)

type OrderDialogProps = {
  id: string
  /** The dialog's name in the address. */
  step: DialogName | null
  open: boolean
  onClose: () => void
}

/**
 * The dialog of an order, its conversation or a step, also when the order is not in the list of the page; shows why when the
 * step is not possible.
 */
export function OrderDialog(props: OrderDialogProps) {
  const { step, ...dialog } = props
  if (step === 'chat') return <ChatDialog {...dialog} />
  return (
    <FailureBoundary fallback={<ImpossibleStep {...props} title="No pudimos abrir el pedido" />}>
      <Step {...props} />
    </FailureBoundary>
  )
}

const actions: Partial<Record<DialogName, ViewerActionName>> = {
  enviar: 'SHIP',
  corregir: 'CORRECT_DELIVERY',
  entregar: 'HAND_OVER',
  cancelar: 'CANCEL',
  recibir: 'CONFIRM_RECEIPT',
}

function Step({ id, step, ...dialog }: OrderDialogProps) {
  const { node } = useLazyLoadQuery<OrderDialogQuery>(
    graphql`
      query OrderDialogQuery($id: ID!) {
        node(id: $id) {
          ...OrderDialog_order @alias(as: "order")
        }
      }
    `,
    { id },
    // A row of the list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  const order = useFragment<OrderDialog_order$key>(
    graphql`
      fragment OrderDialog_order on Order {
        viewerActions {
          ...viewerAction_action
        }
        ...ShipOrderDialog_order
        ...CancelOrderDialog_order
        ...ConfirmReceiptDialog_order
        ...HandOverDialog_order
        ...WithdrawFromOrderDialog_order
        withdrawal {
          action {
            enabled
            disabledReason
          }
        }
      }
    `,
    node?.order,
  )
  const name = step && actions[step]
  const action =
    step === 'arrepentirse' ? order?.withdrawal?.action : name && actionOf(order?.viewerActions, name)
  // The order as it was on opening: its step becomes impossible when it is taken, while the dialog still closes.
  const [wasPossible] = useState(action?.enabled)
  if (order && wasPossible) {
    if (step === 'enviar') return <ShipOrderDialog order={order} act="ship" {...dialog} />
    if (step === 'corregir') return <ShipOrderDialog order={order} act="correct" {...dialog} />
    if (step === 'cancelar') return <CancelOrderDialog order={order} {...dialog} />
    if (step === 'entregar') return <HandOverDialog order={order} {...dialog} />
    if (step === 'arrepentirse') return <WithdrawFromOrderDialog order={order} {...dialog} />
    return <ConfirmReceiptDialog order={order} {...dialog} />
  }
  return <ImpossibleStep {...dialog} title="Ese paso no está disponible" reason={action?.disabledReason} />
}

type ImpossibleStepProps = Pick<OrderDialogProps, 'open' | 'onClose'> & {
  title: string
  /** The server's reason against it. */
  reason?: string | null | undefined
}

function ImpossibleStep({ title, reason, open, onClose }: ImpossibleStepProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {reason ??
        'Puede que ya se haya hecho, que el enlace esté incompleto o que se haya cortado la conexión.'}
    </Dialog>
  )
}
