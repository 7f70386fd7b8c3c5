import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { FieldError } from '../../ui/Field'
import { toast } from '../../ui/toast'
import type { ConfirmReceiptDialog_order$key } from './__generated__/ConfirmReceiptDialog_order.graphql'
import { useConfirmReceipt } from './useConfirmReceipt'

type ConfirmReceiptDialogProps = {
  order: ConfirmReceiptDialog_order$key
  open: boolean
  onClose: () => void
}

/** Asks a second time before the money is released. With a deposit the buyer also says that the rest was paid. */
export function ConfirmReceiptDialog({ order, open, onClose }: ConfirmReceiptDialogProps) {
  const { id, held, rest } = useFragment(
    graphql`
      fragment ConfirmReceiptDialog_order on Order {
        id
        held
        rest
      }
    `,
    order,
  )
  const asksForRest = rest > 0
  const form = useForm({
    initial: { restPaid: false },
    check: ({ restPaid }) => ({
      restPaid: asksForRest && !restPaid && 'Confirmá que le pagaste el resto al proveedor.',
    }),
  })
  const error = form.formState.errors.restPaid?.message
  const wayOut = useRef<HTMLButtonElement>(null)
  const [confirmReceipt, sending] = useConfirmReceipt()

  const confirm = form.handleSubmit(async ({ restPaid }) => {
    const outcome = await confirmReceipt({ input: { orderId: id, restPaid } })
    if (!outcome.ok) return showRefusal(outcome.refusal, asksForRest ? form : undefined)
    toast.success('Confirmaste la recepción', { description: 'La plata se liberó al proveedor.' })
    onClose()
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Ya lo tenés y está bien?"
      width="sm"
      role="alertdialog"
      busy={sending}
      initialFocus={wayOut}
      footer={
        <>
          <Button ref={wayOut} onClick={onClose} disabled={sending}>
            Todavía no
          </Button>
          <Button
            variant="trust"
            loading={sending}
            loadingText="Confirmando"
            onClick={() => {
              void confirm()
            }}
          >
            Confirmar recepción
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>
          Al confirmar se liberan <b className="num">{formatMoney(held)}</b> al proveedor y no se puede
          deshacer.
        </p>
        {asksForRest && (
          <chakra.div display="grid" gap="1.5">
            <Checkbox
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-rest` : undefined}
              {...form.register('restPaid')}
            >
              Ya le pagué al proveedor el resto, {formatMoney(rest)}.
            </Checkbox>
            {error && <FieldError id={`${id}-rest`}>{error}</FieldError>}
          </chakra.div>
        )}
      </chakra.div>
    </Dialog>
  )
}
