import { chakra } from '@chakra-ui/react/styled-system'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { RadioCards } from '../../../ui/RadioCards'
import { TextInput } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { type EditedSetting, typedOf, valueOf } from './settingValue'
import { useSaveSiteSetting } from './useSaveSiteSetting'

type SettingDialogProps = { open: boolean; onClose: () => void; setting: EditedSetting; onNews: () => void }

const SWITCH = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
] as const

/** Unit that follows the label of a field. */
const UNITS: Readonly<Record<string, string>> = {
  PERCENT: 'Porcentaje',
  MONEY: 'Pesos',
  COUNT: 'Cantidad',
  DAYS: 'Días',
  EMAIL: 'Email',
  PHONE: 'Teléfono',
  TEXT: 'Texto',
}

const MODES: Readonly<Record<string, 'decimal' | 'numeric' | 'email' | 'tel'>> = {
  PERCENT: 'decimal',
  MONEY: 'decimal',
  COUNT: 'numeric',
  DAYS: 'numeric',
  EMAIL: 'email',
  PHONE: 'tel',
}

/** Changes a setting, or goes back to its default. */
export function SettingDialog({ open, onClose, setting, onNews }: SettingDialogProps) {
  const { name, words, help, kind, source, fallback, version } = setting
  const [save, saving] = useSaveSiteSetting()
  const form = useForm<{ value: string }>({
    initial: { value: typedOf(setting) },
    check: typed => ({ value: isBlank(typed.value) && 'Poné el valor.' }),
  })
  const close = () => {
    form.reset({ value: typedOf(setting) })
    onClose()
  }
  const send = async (next: string | null) => {
    if (name == null) return
    const outcome = await save({ input: { setting: name, value: next, seen: version ?? null } })
    if (!outcome.ok) {
      // Somebody else changed it: the dialog starts anew with what they saved.
      if (outcome.refusal?.code === 'WRONG_STATE') onNews()
      return showRefusal(outcome.refusal, form)
    }
    toast.success('Configuración guardada')
    onClose()
    onNews()
  }
  const submit = form.handleSubmit(typed => send(valueOf(kind, typed.value)))
  const error = form.formState.errors.value?.message
  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={submit}
      sending={saving}
      title={words}
      submitLabel="Guardar"
      sendingLabel="Guardando"
    >
      <chakra.div display="grid" gap="4" justifyItems="start">
        <chakra.p>{help}</chakra.p>
        <chakra.div w="100%">
          {kind === 'SWITCH' ? (
            <Field group label="Valor" error={error}>
              <RadioCards
                narrow
                columns={2}
                options={SWITCH}
                value={form.watch('value') === 'true' ? 'true' : 'false'}
                onChange={next => form.setValue('value', next)}
              />
            </Field>
          ) : (
            <Field label={UNITS[kind] ?? 'Valor'} error={error}>
              <TextInput
                autoComplete="off"
                inputMode={MODES[kind]}
                maxLength={200}
                {...form.register('value')}
              />
            </Field>
          )}
        </chakra.div>
        {source === 'SAVED' && (
          <Button size="sm" variant="ghost" disabled={saving} onClick={() => void send(null)}>
            Volver al valor por defecto: {fallback ?? 'ninguno'}
          </Button>
        )}
      </chakra.div>
    </FormDialog>
  )
}
