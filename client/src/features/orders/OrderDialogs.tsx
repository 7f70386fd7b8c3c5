import { graphql, useFragment } from 'react-relay'
import type { DialogName } from '../../dialogNames'
import { useOpenDialog } from '../../shell/DialogOpener'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { openedLater } from '../../ui/openedLater'
import type { OrderDialogs_order$key } from './__generated__/OrderDialogs_order.graphql'

const OrderDialog = openedLater(
  async () => (await import('./OrderDialog')).OrderDialog,
  ({ open }) => open,
)

const OWN = [
  'chat',
  'enviar',
  'corregir',
  'cancelar',
  'recibir',
  'arrepentirse',
  'entregar',
] as const satisfies readonly DialogName[]

/**
 * Opens the dialog of a step of this order. The row has loaded what it shows, so it asks the server nothing.
 */
export function useOrderSteps(order: OrderDialogs_order$key): (step: (typeof OWN)[number]) => void {
  const { id } = useFragment(
    graphql`
      fragment OrderDialogs_order on Order {
        id
        ...OrderDialog_order
      }
    `,
    order,
  )
  const open = useOpenDialog()
  return step => open(step, id)
}

/** The dialog of an order in the address: its conversation, or a step: shipping, correcting its delivery, handing over, canceling or receiving it, or withdrawing from it. */
export function OrderDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return (
    <OrderDialog
      key={visit}
      id={dialog?.id ?? ''}
      step={dialog?.name ?? null}
      open={isOpen}
      onClose={close}
    />
  )
}
