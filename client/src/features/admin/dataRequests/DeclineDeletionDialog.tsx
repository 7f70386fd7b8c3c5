import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { useDeclineDeletion } from './useDeclineDeletion'

type DeclineDeletionDialogProps = { id: string; name: string; open: boolean; onClose: () => void }

/** Asks for the reason why the data stays, which the person reads in a mail. */
export function DeclineDeletionDialog({ id, name, open, onClose }: DeclineDeletionDialogProps) {
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => ({
      answer: isBlank(answer) && 'Escribí por qué no se puede: la persona lo va a leer.',
    }),
  })
  const [decline, declining] = useDeclineDeletion()
  const submit = form.handleSubmit(async ({ answer }) => {
    const outcome = await decline({ input: { dataRequestId: id, answer } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Respuesta enviada')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Contestar sin eliminar"
      onSubmit={submit}
      sending={declining}
      submitLabel="Enviar respuesta"
      sendingLabel="Enviando"
      cancelLabel={null}
    >
      <Field
        label="Por qué no se puede"
        help={`Le llega por email a ${name}, tal como lo escribas.`}
        error={form.formState.errors.answer?.message}
      >
        <TextArea rows={6} maxLength={2000} {...form.register('answer')} />
      </Field>
    </FormDialog>
  )
}
