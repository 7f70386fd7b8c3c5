import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { HandOverDialog_order$key } from './__generated__/HandOverDialog_order.graphql'
import { useHandOverOrder } from './useHandOverOrder'

type HandOverDialogProps = {
  order: HandOverDialog_order$key
  open: boolean
  onClose: () => void
}

/** 'Entregar con código': the provider types the six digits that the buyer shows. */
export function HandOverDialog({ order, open, onClose }: HandOverDialogProps) {
  const { id, rest } = useFragment(
    graphql`
      fragment HandOverDialog_order on Order {
        id
        rest
      }
    `,
    order,
  )
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: !/^\d{6}$/.test(code.replace(/\s/g, '')) && 'El código son seis números.',
    }),
  })
  const [handOverOrder, sending] = useHandOverOrder()

  const send = form.handleSubmit(async ({ code }) => {
    const outcome = await handOverOrder({ input: { orderId: id, code } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Entrega confirmada', { description: 'La plata ya figura en tu saldo a cobrar.' })
    form.reset()
    onClose()
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Entregar con código"
      width="sm"
      onSubmit={send}
      sending={sending}
      submitLabel="Confirmar la entrega"
      sendingLabel="Confirmando"
    >
      <chakra.div display="grid" gap="4">
        {rest > 0 && (
          <p>
            Cobrale antes el resto, <b className="num">{formatMoney(rest)}</b>.
          </p>
        )}
        <Field
          label="Código del cliente"
          help="Seis números que el cliente ve en su compra. Hay cinco intentos."
          error={form.formState.errors.code?.message}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder="123 456"
            className="num"
            {...form.register('code')}
          />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}
