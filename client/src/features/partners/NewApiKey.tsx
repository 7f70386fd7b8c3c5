import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Field } from '../../ui/Field'
import { PasswordInput } from '../../ui/PasswordInput'
import { Select } from '../../ui/Select'
import { TextInput } from '../../ui/TextInput'
import { type ApiScope, apiScopes, keyDays, passwordProblem } from './keyTerms'
import { useCreateApiKey } from './useCreateApiKey'

type Values = { name: string; scopes: ApiScope[]; days: string; password: string }

const check = ({ name, scopes, password }: Values) => ({
  name: name.trim() === '' && 'Poné dónde la vas a usar.',
  scopes: scopes.length === 0 && 'Elegí al menos un permiso.',
  password: passwordProblem(password),
})

type NewApiKeyProps = {
  open: boolean
  /** Told the key itself, which is not shown again. */
  onCreated: (secret: string) => void
  onBack: () => void
}

/** Names a new key, says what it may do and for how long, and proves who asks. */
export function NewApiKey({ open, ...props }: NewApiKeyProps) {
  return open ? <Form {...props} /> : null
}

function Form({ onCreated, onBack }: Omit<NewApiKeyProps, 'open'>) {
  const [create, creating] = useCreateApiKey()
  const form = useForm<Values>({ initial: { name: '', scopes: [], days: '90', password: '' }, check })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const send = form.handleSubmit(async ({ days, ...values }) => {
    const outcome = await create({ input: { ...values, days: Number(days) } })
    if (outcome.ok) onCreated(outcome.payload.secret)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="5" w="full" maxW="30rem">
      <Field
        label="Dónde la vas a usar"
        help="Por ejemplo: sistema del mostrador."
        error={errors.name?.message}
      >
        <TextInput {...form.register('name')} maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Qué puede hacer" group error={errors.scopes?.message}>
        <Scopes>
          {apiScopes.map(({ scope, word, allows }) => (
            <Checkbox key={scope} value={scope} {...form.register('scopes')}>
              <span>
                <chakra.b className="num">{word}</chakra.b>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {allows}
                </chakra.span>
              </span>
            </Checkbox>
          ))}
        </Scopes>
      </Field>
      <Field label="Vale por" error={errors.days?.message}>
        <Select options={keyDays} {...form.register('days')} />
      </Field>
      <Field label="Tu contraseña" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="solid" loading={creating} loadingText="Un momento">
          Crear clave
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const Scopes = chakra('div', { base: { display: 'grid', gap: '3' } })
