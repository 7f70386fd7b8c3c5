import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { Select } from '../../../ui/Select'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'

/** The server's maximum length. */
const REASON_LENGTH = 300
const OTHER = 'otro'
const REASONS = [
  'Ya lo conseguí',
  'Me equivoqué en el pedido',
  'No me sirven las ofertas',
  'Ya no lo necesito',
]
const options = [
  ...REASONS.map(reason => ({ value: reason, label: reason })),
  { value: OTHER, label: 'Otro motivo' },
]

export type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  /** Cancels the request. */
  cancel: (reason: string) => Promise<Outcome<unknown>>
  canceling: boolean
  /** Called after it, e.g. to refetch the page. */
  onDone?: () => void
  children: ReactNode
}

/** Asks why a request is canceled, and cancels it. */
export function ReasonWindow({ open, onClose, cancel, canceling, onDone, children }: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '', words: '' },
    check: ({ reason, words }) => ({
      reason: reason === '' && 'Contanos por qué lo cancelás',
      words: reason === OTHER && isBlank(words) && 'Contanos por qué lo cancelás',
    }),
  })
  const { errors } = form.formState
  const send = form.handleSubmit(async ({ reason, words }) => {
    const outcome = await cancel(reason === OTHER ? words.trim() : reason)
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Pedido cancelado', { description: 'Los proveedores ya no lo ven.' })
    form.reset()
    onClose()
    onDone?.()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="¿Cancelar el pedido?"
      width="sm"
      onSubmit={send}
      sending={canceling}
      tone="danger"
      submitLabel="Cancelar pedido"
      sendingLabel="Cancelando"
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">{children}</chakra.p>
        <Field label="Motivo" help="Los proveedores no lo leen." error={errors.reason?.message}>
          <Select {...form.register('reason')} options={options} placeholder="Elegí un motivo" />
        </Field>
        {form.watch('reason') === OTHER && (
          <Field label="Contanos más" error={errors.words?.message}>
            <TextArea maxLength={REASON_LENGTH} {...form.register('words')} />
          </Field>
        )}
      </chakra.div>
    </FormDialog>
  )
}
