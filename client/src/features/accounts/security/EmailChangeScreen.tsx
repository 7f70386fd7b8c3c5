import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EMAIL_CHANGE_HOURS } from '../../../lib/generated/limits'
import { emailChangeEnd, paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { forgetMailedToken } from '../../../shell/forgetMailedToken'
import { leaveFor } from '../../../shell/leaveFor'
import { useLeaving } from '../../../shell/useLeaving'
import { useLinkEnding } from '../../../shell/useLinkEnding'
import { Button } from '../../../ui/Button'
import { FocusedHeading } from '../../../ui/FocusedHeading'
import { PageTitle } from '../../../ui/PageTitle'
import { SampleTag } from '../AccountTag'
import { Mailbox } from '../Mailbox'
import { AuthFrame } from '../signIn/AuthFrame'
import { EndedLink } from '../signIn/EndedLink'
import { endingOf, type LinkEnding } from '../signIn/endedLink'
import { useConfirmEmailChange } from './useConfirmEmailChange'
import { useRefuseEmailChange } from './useRefuseEmailChange'

/** The page of the two links of an e-mail change: one mailed to the present address, one to the new one. */
export function EmailChangeScreen() {
  const [search] = useSearchParams()
  const { end, token } = emailChangeEnd(search) ?? { end: 'new', token: '' }
  return (
    <AuthFrame tag={<SampleTag />}>
      <PageTitle>Cambiar email</PageTitle>
      <EmailEnd key={token} end={end} token={token} />
    </AuthFrame>
  )
}

const words = {
  old: {
    title: '¿Cambiás tu email?',
    intro:
      'Pediste que tu cuenta pase a usar otro email. Si fuiste vos, confirmalo acá y también en el correo que te mandamos al nuevo.',
    confirm: 'Sí, quiero cambiarlo',
    missing: 'tu email nuevo',
  },
  new: {
    title: 'Confirmá tu nuevo email',
    intro:
      'Con un clic confirmás que este email es tuyo. El cambio se hace cuando también lo confirmás desde tu email de antes.',
    confirm: 'Confirmar este email',
    missing: 'tu email de antes',
  },
} as const

type State =
  | { readonly kind: 'asks' }
  | { readonly kind: 'ended'; readonly ending: LinkEnding }
  | { readonly kind: 'taken' }
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'refused'; readonly email: string | null }

/** A click confirms, because mail programs open links by themselves. */
function EmailEnd({ end, token }: { end: 'old' | 'new'; token: string }) {
  const { title, intro, confirm: confirmLabel, missing } = words[end]
  const [confirm, confirming] = useConfirmEmailChange()
  const [refuse, refusing] = useRefuseEmailChange()
  const [state, setState] = useState<State>(
    token ? { kind: 'asks' } : { kind: 'ended', ending: 'LINK_UNKNOWN' },
  )
  const [leaving, startLeaving] = useLeaving()
  const ended = useLinkEnding(token, end === 'old' ? 'LEAVE_EMAIL' : 'TAKE_EMAIL')

  const over = (next: State) => {
    forgetMailedToken()
    setState(next)
  }
  const onRefusal = (refusal: Parameters<typeof endingOf>[0]) => {
    const ending = endingOf(refusal)
    if (ending) over({ kind: 'ended', ending })
    else if (refusal?.code === 'EMAIL_TAKEN') over({ kind: 'taken' })
    else showRefusal(refusal)
  }
  const onConfirm = async () => {
    const outcome = await confirm({ token })
    if (!outcome.ok) return onRefusal(outcome.refusal)
    const { email, isDone } = outcome.payload
    if (!isDone) return over({ kind: 'confirmed', email })
    forgetMailedToken()
    startLeaving()
    // A session in this browser stays; everybody else signs in with the new address.
    leaveFor(paths.auth({ email, returnTo: paths.accountSecurity }), { greeting: 'Tu email es nuevo' })
  }
  const onRefuse = async () => {
    const outcome = await refuse({ token })
    if (outcome.ok) over({ kind: 'refused', email: outcome.payload.email ?? null })
    else onRefusal(outcome.refusal)
  }

  const ending = state.kind === 'ended' ? state.ending : state.kind === 'asks' && !leaving ? ended : null
  if (ending)
    return (
      <EndedLink
        token={token}
        ending={ending}
        lifetime={`${EMAIL_CHANGE_HOURS} horas`}
        elsewhere="Si el cambio todavía falta, pedilo de nuevo desde tu cuenta."
      >
        <Button asChild>
          <Link to={paths.accountSecurity}>Ir a mi cuenta</Link>
        </Button>
      </EndedLink>
    )
  if (state.kind === 'taken')
    return (
      <Told title="Ese email ya tiene una cuenta">
        <p>Tu cuenta sigue con el email de antes. Entrá con la otra, o elegí otro email.</p>
        <Button asChild>
          <Link to={paths.accountSecurity}>Ir a mi cuenta</Link>
        </Button>
      </Told>
    )
  if (state.kind === 'confirmed')
    return (
      <Told title="Falta un paso">
        <p>
          Este email quedó confirmado. Ahora abrí el correo que te mandamos a {missing} y confirmalo: ahí tu
          cuenta pasa a <Mailbox>{state.email}</Mailbox>.
        </p>
      </Told>
    )
  if (state.kind === 'refused')
    return (
      <Told title="Cancelamos el cambio">
        {state.email === null ? (
          <p>Nadie va a usar este email en su cuenta. No tenés que hacer nada más.</p>
        ) : (
          <>
            <p>
              Tu cuenta sigue con <Mailbox>{state.email}</Mailbox> y cerramos tu sesión en los demás
              dispositivos. Quien pidió el cambio sabe tu contraseña: elegí otra ahora.
            </p>
            <Button asChild variant="solid" full>
              <Link to={paths.recoverPassword(state.email)}>Elegir otra contraseña</Link>
            </Button>
          </>
        )}
      </Told>
    )
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      <p>{intro}</p>
      <Button
        variant="solid"
        full
        loading={confirming || leaving}
        loadingText="Confirmando"
        onClick={() => void onConfirm()}
      >
        {confirmLabel}
      </Button>
      <Button
        variant="danger"
        full
        loading={refusing}
        loadingText="Cancelando"
        onClick={() => void onRefuse()}
      >
        No fui yo
      </Button>
      {end === 'old' && (
        <chakra.p textStyle="sm" color="fg.muted">
          «No fui yo» cancela el cambio y cierra tu sesión en los demás dispositivos.
        </chakra.p>
      )}
    </chakra.section>
  )
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="5" maxW="26rem" justifyItems="start">
      <FocusedHeading>{title}</FocusedHeading>
      {children}
    </chakra.section>
  )
}
