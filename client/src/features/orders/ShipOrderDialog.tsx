import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { ShipOrderDialog_order$key } from './__generated__/ShipOrderDialog_order.graphql'
import { useShipOrder } from './useShipOrder'

/** The server's maximum length. */
const NOTE_LENGTH = 300

type ShipOrderDialogProps = {
  order: ShipOrderDialog_order$key
  open: boolean
  onClose: () => void
}

/** 'Marcar como enviado', with the means of transport in the provider's words. */
export function ShipOrderDialog({ order, open, onClose }: ShipOrderDialogProps) {
  const { id } = useFragment(
    graphql`
      fragment ShipOrderDialog_order on Order {
        id
      }
    `,
    order,
  )
  const form = useForm({ initial: { note: '' } })
  const [shipOrder, sending] = useShipOrder()

  const send = form.handleSubmit(async ({ note }) => {
    const outcome = await shipOrder({ input: { orderId: id, note: note.trim() || null } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.spoken('Pedido marcado como enviado')
    form.reset()
    onClose()
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Marcar como enviado"
      width="sm"
      onSubmit={send}
      sending={sending}
      submitLabel="Marcar como enviado"
      sendingLabel="Guardando"
    >
      <Field
        label="Cómo lo recibe"
        optional
        help="La agencia y la guía, o dónde y cuándo lo retira. El cliente lo lee."
        error={form.formState.errors.note?.message}
      >
        <TextInput
          maxLength={NOTE_LENGTH}
          placeholder="Ej.: Agencia DAC, guía 7718 204"
          {...form.register('note')}
        />
      </Field>
    </FormDialog>
  )
}
