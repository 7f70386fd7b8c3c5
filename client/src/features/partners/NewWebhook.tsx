import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useForm } from '../../forms/useForm'
import { PARTNER_EVENT_MEANING, PARTNER_EVENT_WORDS } from '../../lib/generated/partnerEvents'
import { showRefusal } from '../../relay/refusal'
import { Checkbox } from '../../ui/Checkbox'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { StepForm } from '../../ui/StepForm'
import { TextInput } from '../../ui/TextInput'
import { type ApiKeyMode, webhookModes } from './keyTerms'
import { useCreateWebhook } from './useCreateWebhook'

type Kind = keyof typeof PARTNER_EVENT_WORDS
type Values = { url: string; mode: ApiKeyMode; kinds: Kind[] }

const kinds = Object.keys(PARTNER_EVENT_WORDS) as Kind[]
const initial: Values = { url: '', mode: 'LIVE', kinds }

const check = (values: Values) => ({
  url: values.url.trim() === '' && 'Poné la dirección de tu servidor.',
  kinds: values.kinds.length === 0 && 'Elegí al menos un aviso.',
})

type NewWebhookProps = {
  open: boolean
  /** True when this site has a simulated market. */
  hasTestMarket: boolean
  /** Receives the secret that verifies deliveries, which is not shown again. */
  onCreated: (secret: string) => void
  onBack: () => void
}

/** Adds an address with the events that it gets. */
export function NewWebhook({ open, hasTestMarket, onCreated, onBack }: NewWebhookProps) {
  const [create, creating] = useCreateWebhook()
  const form = useForm({ initial, check })
  const { setFocus } = form
  const { errors } = form.formState
  useEffect(() => {
    if (open) setFocus('url')
  }, [open, setFocus])
  if (!open) return null
  const submit = form.handleSubmit(async input => {
    const outcome = await create({ input })
    if (outcome.ok) onCreated(outcome.payload.secret)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <StepForm onSubmit={submit} sending={creating} submitLabel="Agregar" onBack={onBack}>
      <Field
        label="Dirección de tu servidor"
        help="Por ejemplo: https://tu-empresa.com/tuerca"
        error={errors.url?.message}
      >
        <TextInput {...form.register('url')} type="url" inputMode="url" maxLength={500} autoComplete="off" />
      </Field>
      {hasTestMarket && (
        <Field label="Mercado" help="Del de prueba llega lo que hacen tus claves de prueba.">
          <Select options={webhookModes} {...form.register('mode')} />
        </Field>
      )}
      <Field label="Qué le avisamos" group error={errors.kinds?.message}>
        <chakra.div display="grid" gap="3">
          {kinds.map(kind => (
            <Checkbox key={kind} value={kind} {...form.register('kinds')}>
              <span>
                <chakra.b className="num" translate="no">
                  {PARTNER_EVENT_WORDS[kind]}
                </chakra.b>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {PARTNER_EVENT_MEANING[kind]}
                </chakra.span>
              </span>
            </Checkbox>
          ))}
        </chakra.div>
      </Field>
    </StepForm>
  )
}
