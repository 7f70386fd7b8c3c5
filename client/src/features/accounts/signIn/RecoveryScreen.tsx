import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useSearchParams } from 'react-router'
import { LINK_MINUTES } from '../../../lib/generated/limits'
import { mailedToken, paths } from '../../../paths'
import { PageTitle } from '../../../ui/PageTitle'
import { SampleTag } from '../AccountTag'
import { Mailbox } from '../Mailbox'
import { AuthFrame } from './AuthFrame'
import { LinkRequest } from './LinkRequest'
import { linkWishes } from './linkWishes'
import { NewPassword } from './NewPassword'
import { useRequestPasswordLink } from './useRequestPasswordLink'

const STEPS = [
  'Abrí el correo que te mandamos.',
  `Tocá «Elegir contraseña»: el enlace sirve una vez, durante ${LINK_MINUTES} minutos.`,
  'Escribí la contraseña nueva y entrá con ella.',
]

/** Forgotten password: the request for the link, and the page of the link. */
export function RecoveryScreen() {
  const [search] = useSearchParams()
  const token = mailedToken(search)
  return (
    <AuthFrame tag={<SampleTag />}>
      <PageTitle description={linkWishes.password.description}>{linkWishes.password.title}</PageTitle>
      {token ? <NewPassword token={token} /> : <PasswordLinkRequest email={search.get('email') ?? ''} />}
    </AuthFrame>
  )
}

function PasswordLinkRequest({ email }: { email: string }) {
  const [request, requesting] = useRequestPasswordLink()
  return (
    <LinkRequest
      wish={linkWishes.password}
      email={email}
      request={variables => request(variables)}
      requesting={requesting}
      renderSays={sentTo => (
        <>
          Si <Mailbox>{sentTo}</Mailbox> tiene una cuenta en Tuerca, ya le mandamos un enlace.
        </>
      )}
      steps={STEPS}
    >
      <chakra.p textStyle="sm">
        <Link to={paths.auth()}>Volver a iniciar sesión</Link>. ¿No tenés más ese email?{' '}
        <Link to={paths.contact}>Escribinos</Link>
      </chakra.p>
    </LinkRequest>
  )
}
