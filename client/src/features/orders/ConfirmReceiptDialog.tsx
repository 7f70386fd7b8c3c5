import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { formatMoney } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { FieldError } from '../../ui/Field'
import { Stub, Tag } from '../../ui/Tag'
import type {
  ConfirmReceiptDialog_order$data,
  ConfirmReceiptDialog_order$key,
} from './__generated__/ConfirmReceiptDialog_order.graphql'
import { useConfirmReceipt } from './useConfirmReceipt'

type ConfirmReceiptDialogProps = {
  order: ConfirmReceiptDialog_order$key
  open: boolean
  onClose: () => void
}

/**
 * Asks for confirmation before the money is released. With a deposit the buyer also confirms that the rest
 * was paid. Then an animation shows the stub falling from the tag.
 */
export function ConfirmReceiptDialog({ order, open, onClose }: ConfirmReceiptDialogProps) {
  const { id, held, rest, status, lines } = useFragment(
    graphql`
      fragment ConfirmReceiptDialog_order on Order {
        id
        held
        rest
        status {
          stamp
        }
        lines {
          description
          quantity
        }
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
  const openDialog = useOpenDialog()

  const confirm = form.handleSubmit(async ({ restPaid }) => {
    const outcome = await confirmReceipt({ input: { orderId: id, restPaid } })
    if (!outcome.ok) return showRefusal(outcome.refusal, asksForRest ? form : undefined)
    setReleased(held)
  })
  /** The released amount, in centésimos; null before. */
  const [released, setReleased] = useState<number | null>(null)
  const done = useRef<HTMLButtonElement>(null)
  // The button with the focus no longer exists.
  useEffect(() => {
    if (released !== null) done.current?.focus()
  }, [released])

  if (released !== null) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Confirmaste la recepción"
        width="sm"
        footer={
          <>
            <Button onClick={() => openDialog('calificar', id)}>Calificar la compra</Button>
            <Button ref={done} variant="trust" onClick={onClose}>
              Listo
            </Button>
          </>
        }
      >
        <Released amount={released} stamp={status.stamp} lines={lines} />
      </Dialog>
    )
  }

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

type ReleasedProps = Pick<ConfirmReceiptDialog_order$data, 'lines'> & { amount: number; stamp: string }

/** The tag without its stub. Illustrates the text below it. */
function Released({ amount, stamp, lines }: ReleasedProps) {
  return (
    <chakra.div display="grid" gap="10" overflow="hidden" px="1" pb="1">
      <chakra.div aria-hidden="true" maxW="18rem" w="full" mx="auto" pr="5">
        <Tag as="div" shape="left" py="4">
          <chakra.p textStyle="narrow" overflowWrap="anywhere" lineClamp="3">
            {lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
          </chakra.p>
          <chakra.p mt="2">
            <Stamp tone="trust" fresh>
              {stamp}
            </Stamp>
          </chakra.p>
        </Tag>
        <Stub amount={amount} state="released" fresh />
      </chakra.div>
      <p>La plata se liberó al proveedor. Gracias por avisar.</p>
    </chakra.div>
  )
}
