import type { ReactNode } from 'react'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'

type ReasonDialogProps = {
  title: string
  /** Explains what happens with the reason. */
  help: string
  confirmLabel: string
  /** The toast shown on success. */
  done: string
  reject: (reason: string) => Promise<Outcome<unknown>>
  rejecting: boolean
  open: boolean
  onClose: () => void
  /**
   * Returns the element that takes the focus when the opening button no longer exists; null while it does.
   */
  finalFocus: () => HTMLElement | null
  /** The rejected subject. */
  children?: ReactNode
}

/** Asks for the reason of a rejection, which the provider reads. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, help, confirmLabel, done, reject, rejecting, open, onClose, finalFocus, children } = props
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: isBlank(reason) && 'Contá por qué lo rechazás: el proveedor lo va a leer.',
    }),
  })
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async ({ reason }) => {
    const outcome = await reject(reason)
    if (outcome.ok) {
      toast.success(done)
      close()
    } else {
      showRefusal(outcome.refusal, form)
    }
  })
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={title}
      finalFocus={finalFocus}
      onSubmit={submit}
      sending={rejecting}
      tone="danger"
      submitLabel={confirmLabel}
      sendingLabel="Rechazando"
    >
      {children}
      <Field label="Motivo" help={help} error={form.formState.errors.reason?.message}>
        <TextArea rows={4} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
