import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { CancelOrderDialog_order$key } from './__generated__/CancelOrderDialog_order.graphql'
import { RecoveredMoney } from './RecoveredMoney'
import { useCancelOrder } from './useCancelOrder'

/** The server's maximum length. */
const REASON_LENGTH = 500

type CancelOrderDialogProps = {
  order: CancelOrderDialog_order$key
  open: boolean
  onClose: () => void
}

/** 'Cancelar pedido': asks the provider for the reason; the buyer gets everything back. */
export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const { id, paid, recovered } = useFragment(
    graphql`
      fragment CancelOrderDialog_order on Order {
        id
        paid
        recovered
      }
    `,
    order,
  )
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isBlank(reason) && 'Contale el motivo al cliente.' }),
  })
  const [cancelOrder, sending] = useCancelOrder()

  const send = form.handleSubmit(async ({ reason }) => {
    const outcome = await cancelOrder({ input: { orderId: id, reason: reason.trim() } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Pedido cancelado', { description: outcome.payload.message })
    form.reset()
    onClose()
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Cancelar pedido"
      width="sm"
      onSubmit={send}
      sending={sending}
      tone="danger"
      submitLabel="Cancelar pedido"
      sendingLabel="Cancelando"
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">
          <RecoveredMoney amount={recovered} reader="provider" />
          {recovered < paid && (
            <>
              Le devolvemos <span className="num">{formatMoney(paid - recovered)}</span> al cliente.
            </>
          )}
        </chakra.p>
        <Field label="Motivo" help="El cliente lo lee." error={form.formState.errors.reason?.message}>
          <TextArea
            placeholder="Ej.: Se vendió en el local"
            maxLength={REASON_LENGTH}
            {...form.register('reason')}
          />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}
