import { chakra } from '@chakra-ui/react/styled-system'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { RadioCards } from '../../../ui/RadioCards'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { useDecidePurchaseFlag } from './useDecidePurchaseFlag'

type DecideFlagDialogProps = {
  /** Global id of the flag. */
  id: string
  open: boolean
  onClose: () => void
}

const DECISIONS = [
  {
    value: 'CLEARED',
    label: 'Sacar el límite',
    detail: 'La cuenta puede comprar, y le llega un email que se lo dice.',
  },
  {
    value: 'CONFIRMED',
    label: 'Mantenerlo',
    detail: 'No se le toman más pagos así, y le llega un email con cómo escribirnos. Se puede sacar después.',
  },
] as const
type Outcome = (typeof DECISIONS)[number]['value']

/** Asks what the team decided about a new account, and why. */
export function DecideFlagDialog({ id, open, onClose }: DecideFlagDialogProps) {
  const [decide, deciding] = useDecidePurchaseFlag()
  const form = useForm<{ outcome: Outcome | null; note: string }>({
    initial: { outcome: null, note: '' },
    check: ({ outcome, note }) => ({
      outcome: outcome === null && 'Elegí qué hacer con la cuenta.',
      note: isBlank(note) && 'Poné qué miraste y por qué.',
    }),
  })
  const submit = form.handleSubmit(async ({ outcome, note }) => {
    if (outcome === null) return
    const decided = await decide({ input: { flagId: id, outcome, note } })
    if (!decided.ok) return showRefusal(decided.refusal, form)
    toast.success('Decisión guardada')
    onClose()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="¿Puede comprar esta cuenta?"
      onSubmit={submit}
      sending={deciding}
      submitLabel="Guardar la decisión"
      sendingLabel="Guardando"
    >
      <chakra.div display="grid" gap="5">
        <Field group label="Qué hacer" error={errors.outcome?.message}>
          <RadioCards
            options={DECISIONS}
            value={form.watch('outcome')}
            onChange={value => form.setValue('outcome', value, { shouldValidate: true })}
          />
        </Field>
        <Field
          label="Qué miraste y por qué"
          help="Queda en el registro y lo lee sólo el equipo."
          error={errors.note?.message}
        >
          <TextArea rows={4} maxLength={500} {...form.register('note')} />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}
