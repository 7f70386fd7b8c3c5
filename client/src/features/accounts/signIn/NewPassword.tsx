import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { useForm } from '../../../forms/useForm'
import { LINK_MINUTES, MIN_PASSWORD } from '../../../lib/generated/limits'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { forgetMailedToken } from '../../../shell/forgetMailedToken'
import { leaveFor } from '../../../shell/leaveFor'
import { useLeaving } from '../../../shell/useLeaving'
import { useLinkEnding } from '../../../shell/useLinkEnding'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { passwordProblems } from '../signUp/signUpForm'
import { EndedLink } from './EndedLink'
import { endingOf, type LinkEnding } from './endedLink'
import { useSetPassword } from './useSetPassword'

/** The page of a forgotten password's link: asks for the new one, then leads to the sign-in. */
export function NewPassword({ token }: { token: string }) {
  const form = useForm({ initial: { password: '', repeated: '' }, check: passwordProblems })
  const { errors } = form.formState
  const [set, setting] = useSetPassword()
  const [leaving, startLeaving] = useLeaving()
  const [refused, setRefused] = useState<LinkEnding | null>(null)
  const ended = useLinkEnding(token, 'SET_PASSWORD')
  const ending = refused ?? (leaving ? null : ended)

  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await set({ token, password })
    if (outcome.ok) {
      startLeaving()
      forgetMailedToken()
      // The next page is loaded from the server, because the session in this browser may have ended.
      leaveFor(paths.auth({ email: outcome.payload.email, hasNewPassword: true }))
      return
    }
    const end = endingOf(outcome.refusal)
    if (!end) return showRefusal(outcome.refusal, form)
    forgetMailedToken()
    setRefused(end)
  })

  if (ending) {
    return (
      <EndedLink token={token} ending={ending} lifetime={`${LINK_MINUTES} minutos`}>
        <Button asChild>
          <Link to={paths.recoverPassword()}>Pedir con mi email</Link>
        </Button>
      </EndedLink>
    )
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1">Elegí tu nueva contraseña</chakra.h1>
      <Field
        label="Contraseña nueva"
        help={`Mínimo ${MIN_PASSWORD} caracteres`}
        error={errors.password?.message}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Repetí la contraseña" error={errors.repeated?.message}>
        <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="solid" full loading={setting || leaving} loadingText="Guardando">
        Guardar contraseña
      </Button>
      <chakra.p textStyle="sm" color="fg.muted">
        Al guardarla cerramos tu sesión en los demás dispositivos.
      </chakra.p>
    </chakra.form>
  )
}
