import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { emailProblem } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { leaveFor } from '../../shell/leaveFor'
import { roleOf } from '../../shell/roleHint'
import { Button } from '../../ui/Button'
import { Field, FieldError } from '../../ui/Field'
import { ActionLink } from '../../ui/Link'
import { PasswordInput } from '../../ui/PasswordInput'
import { EmailInput } from '../../ui/TextInput'
import { useSignIn } from './useSignIn'

type SignInFormProps = {
  /** Known from the link one came by. */
  email: string
  /** Where to go afterwards, a path of ours. */
  returnTo: string
}

/** E-mail and password. What was typed stays when they are refused. */
export function SignInForm({ email, returnTo }: SignInFormProps) {
  const form = useForm({
    initial: { email, password: '' },
    check: values => ({
      email: emailProblem(values.email),
      password: values.password === '' && 'Poné tu contraseña.',
    }),
  })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'email' }).trim()
  const [signIn, signingIn] = useSignIn()
  const [entered, setEntered] = useState(false)

  const submit = form.handleSubmit(async values => {
    const outcome = await signIn(values)
    if (outcome.ok) {
      setEntered(true)
      leaveFor(returnTo, { role: roleOf(outcome.payload.kind), greeting: 'Te damos la bienvenida' })
      return
    }
    const { refusal } = outcome
    if (!refusal) return
    showRefusal(refusal, form)
    if (refusal.fields.length > 0) return
    form.setError('root', { message: refusal.message })
    form.setFocus('password', { shouldSelect: true })
  })

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4.5">
      <Field label="Email" error={errors.email?.message}>
        <EmailInput {...form.register('email')} autoComplete="username" />
      </Field>
      <chakra.div display="grid" gap="1">
        <Field label="Contraseña" error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <ActionLink asChild textStyle="sm" justifySelf="end">
          <Link to={paths.recoverPassword(typed)}>Olvidé mi contraseña</Link>
        </ActionLink>
      </chakra.div>
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" variant="solid" full loading={signingIn || entered} loadingText="Entrando">
        Iniciar sesión
      </Button>
      <chakra.p textStyle="sm">
        ¿Vendés en Tuerca? <Link to={paths.signInLink(typed)}>Entrá con un enlace en tu email</Link>
      </chakra.p>
    </chakra.form>
  )
}
