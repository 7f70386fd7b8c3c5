import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { shortProblem, TEXT_LENGTH } from './terms'
import { useAppealDispute } from './useAppealDispute'

type AppealDisputeDialogProps = { disputeId: string; open: boolean; onClose: () => void }

/** Asks for a second review of a decision. */
export function AppealDisputeDialog({ disputeId, open, onClose }: AppealDisputeDialogProps) {
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => ({
      text: shortProblem(text, 'Contá por qué pedís otra revisión, en 10 letras o más.'),
    }),
  })
  const [appeal, appealing] = useAppealDispute()
  const submit = form.handleSubmit(async ({ text }) => {
    const outcome = await appeal({ input: { disputeId, text } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Pediste otra revisión')
    form.reset()
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Pedir otra revisión"
      note="Nuestro equipo mira todo de nuevo. Esa decisión es final."
      onSubmit={submit}
      sending={appealing}
      submitLabel="Pedir otra revisión"
      sendingLabel="Enviando"
    >
      <Field label="Por qué" help="Lo lee la otra parte." error={form.formState.errors.text?.message}>
        <TextArea rows={5} maxLength={TEXT_LENGTH} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
