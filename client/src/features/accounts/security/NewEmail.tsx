import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { emailProblem } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { EmailInput } from '../../../ui/TextInput'
import { useRequestEmailChange } from './useRequestEmailChange'

type NewEmailProps = { open: boolean; onSent: () => void; onBack: () => void }

/** Asks for another e-mail and the password; renders nothing while closed. */
export function NewEmail({ open, onSent, onBack }: NewEmailProps) {
  return open ? <NewEmailForm onSent={onSent} onBack={onBack} /> : null
}

function NewEmailForm({ onSent, onBack }: Omit<NewEmailProps, 'open'>) {
  const [request, requesting] = useRequestEmailChange()
  const form = useForm({
    initial: { email: '', password: '' },
    check: values => ({
      email: emailProblem(values.email),
      password: values.password === '' && 'Poné tu contraseña.',
    }),
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  const submit = form.handleSubmit(async input => {
    const outcome = await request({ input })
    if (outcome.ok) onSent()
    else showRefusal(outcome.refusal, form)
  })
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" w="full" maxW="26rem">
      <Field label="Email nuevo" error={errors.email?.message}>
        <EmailInput {...form.register('email')} />
      </Field>
      <Field label="Tu contraseña" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <chakra.p textStyle="sm" color="fg.muted">
        Te mandamos un enlace a cada email. El cambio se hace cuando confirmás los dos, y cierra tu sesión en
        los demás dispositivos.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="solid" loading={requesting} loadingText="Mandando">
          Mandar los enlaces
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
