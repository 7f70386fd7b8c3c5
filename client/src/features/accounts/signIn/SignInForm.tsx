import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { emailProblem } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { leaveFor } from '../../../shell/leaveFor'
import { roleOf } from '../../../shell/roleHint'
import { useLeaving } from '../../../shell/useLeaving'
import { Button } from '../../../ui/Button'
import { Field, FieldError } from '../../../ui/Field'
import { ActionLink } from '../../../ui/Link'
import { Notice } from '../../../ui/Notice'
import { shownLater } from '../../../ui/openedLater'
import { PasswordInput } from '../../../ui/PasswordInput'
import { CardSkeleton } from '../../../ui/Skeleton'
import { EmailInput } from '../../../ui/TextInput'
import { Mailbox } from '../Mailbox'
import { useLinkIdentity } from '../security/useLinkIdentity'
import type { SignInVendor } from './signInVendors'
import { useSignIn } from './useSignIn'

const SecondStep = shownLater(async () => (await import('./SecondStep')).SecondStep)

type SignInFormProps = {
  /** Known from the link to this page. */
  email: string
  /** The path to open afterwards, within this site. */
  returnTo: string
  /** The vendor whose identity is linked after the sign-in: it has the same e-mail as the account. */
  linked?: SignInVendor | undefined
}

/** E-mail and password, and a code where the account asks for one. Refused values stay in the fields. */
export function SignInForm({ email, returnTo, linked }: SignInFormProps) {
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
  const [linkIdentity] = useLinkIdentity()
  const [leaving, startLeaving] = useLeaving()

  const [asksCode, setAsksCode] = useState(false)

  /** Signs in; returns the refusal, null when it was already shown. */
  const enter = async (code: string | null) => {
    const outcome = await signIn({ ...form.getValues(), code })
    if (!outcome.ok) return outcome.refusal
    startLeaving()
    const link = linked && (await linkIdentity({ password: form.getValues('password'), sameEmail: true }))
    leaveFor(returnTo, {
      role: roleOf(outcome.payload.kind),
      greeting: link?.ok ? `Vinculaste ${linked?.name} a tu cuenta` : 'Te damos la bienvenida',
    })
    return null
  }
  const submit = form.handleSubmit(async () => {
    const refusal = await enter(null)
    if (!refusal) return
    if (refusal.code === 'SECOND_FACTOR_NEEDED') return setAsksCode(true)
    showRefusal(refusal, form)
    if (refusal.fields.length > 0) return
    form.setError('root', { message: refusal.message })
    form.setFocus('password', { shouldSelect: true })
  })

  useEffect(() => SecondStep.downloadAhead(), [])
  if (asksCode)
    return (
      <Suspense fallback={<CardSkeleton />}>
        <SecondStep enter={enter} entering={signingIn || leaving} onBack={() => setAsksCode(false)} />
      </Suspense>
    )
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4.5">
      {linked && (
        <Notice>
          Ya tenés una cuenta con <Mailbox>{email}</Mailbox>. Ingresá con tu contraseña y queda vinculada con{' '}
          {linked.name}.
        </Notice>
      )}
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
      <Button type="submit" variant="solid" full loading={signingIn || leaving} loadingText="Entrando">
        Iniciar sesión
      </Button>
      <chakra.p textStyle="sm">
        ¿Vendés en Tuerca? <Link to={paths.signInLink(typed)}>Entrá con un enlace en tu email</Link>
      </chakra.p>
    </chakra.form>
  )
}
