import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useForm } from '../../../forms/useForm'
import { REGISTRATION_HOURS } from '../../../lib/generated/limits'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { forgetMailedToken } from '../../../shell/forgetMailedToken'
import { leaveFor } from '../../../shell/leaveFor'
import { roleOf } from '../../../shell/roleHint'
import { useLeaving } from '../../../shell/useLeaving'
import { useLinkEnding } from '../../../shell/useLinkEnding'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { PageTitle } from '../../../ui/PageTitle'
import { PasswordInput } from '../../../ui/PasswordInput'
import { EndedLink } from '../signIn/EndedLink'
import { endingOf, type LinkEnding } from '../signIn/endedLink'
import { OtherBrowser } from '../signIn/OtherBrowser'
import { keepRegistrationProof, registrationOnward, registrationProof } from './registrationProof'
import { useConfirmRegistration } from './useConfirmRegistration'

/**
 * The page of the mailed link. A click confirms, because mail programs open links by themselves. Another
 * browser than that of the sign-up needs the password, because anybody may have signed up with this e-mail; a
 * sign-up by Google or Facebook has none and is confirmed in its own browser.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const [confirm, confirming] = useConfirmRegistration()
  const [asks, setAsks] = useState<'click' | 'password' | 'otherBrowser'>('click')
  const [leaving, startLeaving] = useLeaving()
  const [refused, setRefused] = useState<LinkEnding | null>(null)
  const ended = useLinkEnding(token, 'CONFIRM_EMAIL')
  const ending = refused ?? (leaving ? null : ended)
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({
      password: asks === 'password' && password === '' && 'Poné la contraseña que elegiste.',
    }),
  })
  const { setFocus } = form
  const { errors } = form.formState
  useEffect(() => {
    if (asks === 'password') setFocus('password')
  }, [asks, setFocus])

  const submit = form.handleSubmit(async ({ password }) => {
    const proven =
      asks === 'password' ? { password, proof: null } : { password: null, proof: registrationProof() }
    const outcome = await confirm({ token, ...proven })
    if (outcome.ok) {
      startLeaving()
      forgetMailedToken()
      const onward = proven.proof ? registrationOnward() : null
      keepRegistrationProof(null)
      leaveFor(onward ?? paths.dashboard(), {
        role: roleOf(outcome.payload.kind),
        greeting: 'Tu cuenta está lista',
      })
      return
    }
    const { refusal } = outcome
    const end = endingOf(refusal)
    if (end) {
      forgetMailedToken()
      setRefused(end)
    } else if (refusal?.code === 'OTHER_BROWSER') setAsks('otherBrowser')
    else if (refusal?.code === 'PASSWORD_NEEDED') setAsks('password')
    else showRefusal(refusal, form)
  })

  const pageTitle = <PageTitle>Confirmá tu email</PageTitle>
  if (ending) {
    return (
      <>
        {pageTitle}
        <EndedLink
          token={token}
          ending={ending}
          lifetime={`${REGISTRATION_HOURS} horas`}
          elsewhere={ending === 'LINK_USED' ? 'Tu email ya está confirmado: iniciá sesión.' : undefined}
        >
          <Button asChild variant={ending === 'LINK_USED' ? 'solid' : undefined}>
            <Link to={ending === 'LINK_UNKNOWN' ? paths.auth({ mode: 'signup' }) : paths.auth()}>
              {ending === 'LINK_UNKNOWN' ? 'Crear la cuenta de nuevo' : 'Iniciar sesión'}
            </Link>
          </Button>
        </EndedLink>
      </>
    )
  }
  if (asks === 'otherBrowser') {
    return (
      <>
        {pageTitle}
        <OtherBrowser />
      </>
    )
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="26rem">
      {pageTitle}
      <chakra.h1 textStyle="h1">Confirmá tu email</chakra.h1>
      {asks === 'click' ? (
        <p>Con un clic tu cuenta queda lista y entrás.</p>
      ) : (
        <>
          <p>Abriste el enlace en otro navegador. Para saber que sos vos, poné la contraseña que elegiste.</p>
          <Field label="Contraseña" error={errors.password?.message}>
            <PasswordInput {...form.register('password')} autoComplete="current-password" />
          </Field>
        </>
      )}
      <Button type="submit" variant="solid" full loading={confirming || leaving} loadingText="Confirmando">
        Confirmar y entrar
      </Button>
      {asks === 'password' && (
        <chakra.p textStyle="sm" color="fg.muted">
          ¿No creaste vos esta cuenta, o no te acordás?{' '}
          <Link to={paths.auth({ mode: 'signup' })}>Creala de nuevo con tu contraseña</Link>
        </chakra.p>
      )}
    </chakra.form>
  )
}
