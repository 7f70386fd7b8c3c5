import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { REQUEST_CONFIRMATION_HOURS } from '../../lib/generated/limits'
import { mailedToken, paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { forgetMailedToken } from '../../shell/forgetMailedToken'
import { useLinkEnding } from '../../shell/useLinkEnding'
import { useViewer } from '../../shell/viewer'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { FocusedHeading } from '../../ui/FocusedHeading'
import { Page } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { useConfirmPartRequest } from './useConfirmPartRequest'

/** Why the link no longer works, and what to do then. */
const ENDED: Readonly<Record<string, readonly [title: string, words: string]>> = {
  LINK_EXPIRED: [
    'Este enlace venció',
    `El pedido se confirma dentro de las ${REQUEST_CONFIRMATION_HOURS} horas. Después lo borramos: podés hacerlo de nuevo.`,
  ],
  LINK_USED: [
    'Este pedido ya está confirmado',
    'Si lo pediste con tu cuenta o te registraste con ese email, está en tus pedidos. Si no, te mandamos de nuevo el enlace para seguirlo.',
  ],
  LINK_UNKNOWN: [
    'Este enlace no es válido',
    'Puede que se haya cortado al copiarlo. Abrilo desde el correo.',
  ],
  NO_TOKEN: [
    'El enlace está en el correo',
    'Abrilo desde «Confirmá tu pedido». Si ya lo confirmaste, te mandamos de nuevo el enlace para seguirlo.',
  ],
  WRONG_STATE: ['Este pedido ya terminó', 'Se canceló o pasó su tiempo. Podés hacer uno nuevo.'],
}

type Confirmed = { readonly followPath: string | null }

/**
 * The page of the mail 'Confirmá tu pedido'. A press confirms, because mail programs open links by
 * themselves.
 */
export function ConfirmRequestScreen() {
  const [search] = useSearchParams()
  const [confirm, confirming] = useConfirmPartRequest()
  const [refused, setRefused] = useState<string | null>(null)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const token = mailedToken(search) ?? ''
  const ending = useLinkEnding(token, 'CONFIRM_REQUEST')
  // Once it is used the address names no token, also after a reload.
  const ended = refused ?? (token === '' ? 'NO_TOKEN' : ending)
  const run = async () => {
    const outcome = await confirm({ token })
    if (outcome.ok) {
      forgetMailedToken()
      return setConfirmed({ followPath: outcome.payload.followPath ?? null })
    }
    const code = outcome.refusal?.code ?? ''
    if (!(code in ENDED)) return showRefusal(outcome.refusal)
    forgetMailedToken()
    setRefused(code)
  }
  const end = ENDED[ended ?? '']
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Confirmá tu pedido</PageTitle>
      <chakra.section display="grid" gap="5" maxW="30rem" justifyItems="start" aria-live="polite">
        {confirmed ? (
          <Done {...confirmed} />
        ) : end ? (
          <>
            <FocusedHeading>{end[0]}</FocusedHeading>
            <p>{end[1]}</p>
            {ended === 'LINK_USED' || ended === 'NO_TOKEN' ? (
              <Again />
            ) : (
              <Button asChild variant="solid">
                <Link to={paths.findPart({ mode: 'manual' })}>Buscar repuesto</Link>
              </Button>
            )}
          </>
        ) : (
          <>
            <chakra.h1 textStyle="h1">Confirmá tu pedido</chakra.h1>
            <p>
              Con esto sabemos que el email es tuyo. Recién entonces los proveedores ven el pedido; tu nombre
              y tu contacto no.
            </p>
            <Button variant="solid" loading={confirming} loadingText="Confirmando" onClick={() => void run()}>
              Confirmar mi pedido
            </Button>
          </>
        )}
      </chakra.section>
    </Page>
  )
}

/** Links to a confirmed request: in an account, or by its follow link. */
function Again() {
  const viewer = useViewer()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button asChild variant="solid">
        {viewer?.kind === 'BUYER' ? (
          <Link to={paths.dashboard('consultas')}>Ir a mis pedidos</Link>
        ) : (
          <Link to={paths.auth({ returnTo: paths.dashboard('consultas') })}>Iniciar sesión</Link>
        )}
      </Button>
      <Button asChild>
        <Link to={paths.follow()}>Recuperar mi enlace</Link>
      </Button>
    </chakra.div>
  )
}

function Done({ followPath }: Confirmed) {
  return (
    <>
      <Stamp tone="trust" fresh>
        Enviada
      </Stamp>
      <FocusedHeading>Tu pedido está en el mostrador</FocusedHeading>
      <p>Lo pueden cotizar los proveedores verificados. Te avisamos por correo de cada oferta.</p>
      <Button asChild variant="solid">
        {followPath ? (
          <a href={followPath}>Seguir mi pedido</a>
        ) : (
          <Link to={paths.dashboard('consultas')}>Ir a mis pedidos</Link>
        )}
      </Button>
    </>
  )
}
