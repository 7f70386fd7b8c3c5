import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { PasswordInput } from '../../ui/PasswordInput'
import { Select } from '../../ui/Select'
import { keyDays, overlaps, passwordProblem } from './keyTerms'
import { useRotateApiKey } from './useRotateApiKey'

type Values = { overlapHours: string; days: string; password: string }

const check = ({ password }: Values) => ({ password: passwordProblem(password) })

type ReplaceApiKeyProps = {
  /** The key; null keeps the form closed. */
  id: string | null
  /** Told the new key itself, which is not shown again. */
  onReplaced: (secret: string) => void
  onBack: () => void
}

/** Makes a key that takes the place of another, which goes on for a while. */
export function ReplaceApiKey({ id, ...props }: ReplaceApiKeyProps) {
  return id === null ? null : <Form id={id} {...props} />
}

function Form({ id, onReplaced, onBack }: ReplaceApiKeyProps & { id: string }) {
  const [rotate, rotating] = useRotateApiKey()
  const form = useForm<Values>({ initial: { overlapHours: '24', days: '90', password: '' }, check })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('overlapHours'), [setFocus])
  const send = form.handleSubmit(async ({ overlapHours, days, password }) => {
    const input = { id, overlapHours: Number(overlapHours), days: Number(days), password }
    const outcome = await rotate({ input })
    if (outcome.ok) onReplaced(outcome.payload.secret)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="4" w="full" maxW="30rem">
      <p>La nueva tiene los mismos permisos.</p>
      <Field label="La clave de ahora" error={errors.overlapHours?.message}>
        <Select options={overlaps} {...form.register('overlapHours')} />
      </Field>
      <Field label="La nueva vale por" error={errors.days?.message}>
        <Select options={keyDays} {...form.register('days')} />
      </Field>
      <Field label="Tu contraseña" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="solid" loading={rotating} loadingText="Un momento">
          Crear la nueva
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
