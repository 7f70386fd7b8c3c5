import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LINK_MINUTES } from '../../../lib/generated/limits'
import { mailedToken, paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { forgetMailedToken } from '../../../shell/forgetMailedToken'
import { leaveFor } from '../../../shell/leaveFor'
import { roleOf } from '../../../shell/roleHint'
import { useLeaving } from '../../../shell/useLeaving'
import { useLinkEnding } from '../../../shell/useLinkEnding'
import { Button } from '../../../ui/Button'
import { PageTitle } from '../../../ui/PageTitle'
import { SampleTag } from '../AccountTag'
import { Mailbox } from '../Mailbox'
import { AuthFrame } from './AuthFrame'
import { EndedLink } from './EndedLink'
import { endingOf, type LinkEnding } from './endedLink'
import { LinkRequest } from './LinkRequest'
import { linkWishes } from './linkWishes'
import { SecondStep } from './SecondStep'
import { useRequestSignInLink } from './useRequestSignInLink'
import { useSignInByLink } from './useSignInByLink'

const STEPS = [
  'Abrí el correo que te mandamos.',
  `Tocá «Entrar a Tuerca»: el enlace sirve una vez, durante ${LINK_MINUTES} minutos.`,
]

/** Sign-in without a password for providers: the request for the link, and the page of the link. */
export function SignInLinkScreen() {
  const [search] = useSearchParams()
  const token = mailedToken(search)
  return (
    <AuthFrame tag={<SampleTag />}>
      <PageTitle description={linkWishes.signIn.description}>{linkWishes.signIn.title}</PageTitle>
      {token ? <EnterByLink token={token} /> : <SignInLinkRequest email={search.get('email') ?? ''} />}
    </AuthFrame>
  )
}

/** A click signs in, because mail programs open links by themselves. */
function EnterByLink({ token }: { token: string }) {
  const [signIn, signingIn] = useSignInByLink()
  const [leaving, startLeaving] = useLeaving()
  const [refused, setRefused] = useState<LinkEnding | null>(null)
  const ended = useLinkEnding(token, 'SIGN_IN')
  const ending = refused ?? (leaving ? null : ended)
  const [asksCode, setAsksCode] = useState(false)
  /** Signs in; returns the refusal, null when it was already shown. */
  const enter = async (code: string | null) => {
    const outcome = await signIn({ token, code })
    if (outcome.ok) {
      startLeaving()
      forgetMailedToken()
      leaveFor(paths.dashboard(), { role: roleOf(outcome.payload.kind), greeting: 'Te damos la bienvenida' })
      return null
    }
    const end = endingOf(outcome.refusal)
    if (!end) return outcome.refusal
    forgetMailedToken()
    setRefused(end)
    return null
  }
  const press = async () => {
    const refusal = await enter(null)
    if (refusal?.code === 'SECOND_FACTOR_NEEDED') setAsksCode(true)
    else showRefusal(refusal)
  }
  if (ending) {
    return (
      <EndedLink token={token} ending={ending} lifetime={`${LINK_MINUTES} minutos`}>
        <Button asChild>
          <Link to={paths.signInLink()}>Pedir con mi email</Link>
        </Button>
      </EndedLink>
    )
  }
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1">Entrar a Tuerca</chakra.h1>
      {asksCode ? (
        <SecondStep enter={enter} entering={signingIn || leaving} />
      ) : (
        <>
          <p>Con un clic entrás a tu cuenta de proveedor, sin contraseña.</p>
          <Button
            variant="solid"
            full
            loading={signingIn || leaving}
            loadingText="Entrando"
            onClick={() => void press()}
          >
            Entrar
          </Button>
        </>
      )}
    </chakra.section>
  )
}

function SignInLinkRequest({ email }: { email: string }) {
  const [request, requesting] = useRequestSignInLink()
  return (
    <LinkRequest
      wish={linkWishes.signIn}
      email={email}
      request={variables => request(variables)}
      requesting={requesting}
      renderSays={sentTo => (
        <>
          Si <Mailbox>{sentTo}</Mailbox> tiene una cuenta de proveedor, ya le mandamos un enlace.
        </>
      )}
      steps={STEPS}
    >
      <chakra.p textStyle="sm">
        <Link to={paths.auth()}>Entrar con contraseña</Link>
      </chakra.p>
    </LinkRequest>
  )
}
