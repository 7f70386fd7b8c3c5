import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LINK_MINUTES } from '../../lib/generated/limits'
import { mailedToken, paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { forgetMailedToken } from '../../shell/forgetMailedToken'
import { useLinkEnding } from '../../shell/useLinkEnding'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { FocusedHeading } from '../../ui/FocusedHeading'
import { Page } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { useConfirmDeletion } from './useConfirmDeletion'

const ENDED: Readonly<Record<string, string>> = {
  LINK_EXPIRED: 'Este enlace venció',
  LINK_USED: 'Este enlace ya se usó',
  LINK_UNKNOWN: 'Este enlace no es válido',
}

/** The page of a deletion link. A press confirms, because mail programs open links by themselves. */
export function ConfirmDeletionScreen() {
  const [search] = useSearchParams()
  const [confirm, confirming] = useConfirmDeletion()
  const [refused, setRefused] = useState<string | null>(null)
  const [due, setDue] = useState<string | null>(null)
  const token = mailedToken(search) ?? ''
  const ending = useLinkEnding(token, 'CONFIRM_DELETION')
  const ended = refused ?? (ending && ENDED[ending])
  const run = async () => {
    const outcome = await confirm({ token })
    if (outcome.ok) {
      forgetMailedToken()
      return setDue(outcome.payload.dueInWords)
    }
    const end = ENDED[outcome.refusal?.code ?? '']
    if (!end) return showRefusal(outcome.refusal)
    forgetMailedToken()
    setRefused(end)
  }
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Confirmar la eliminación</PageTitle>
      <chakra.section display="grid" gap="5" maxW="30rem" justifyItems="start" aria-live="polite">
        {due ? (
          <>
            <Stamp fresh>Confirmado</Stamp>
            <FocusedHeading>Recibimos tu pedido</FocusedHeading>
            <p>
              Eliminamos tus datos, o te decimos por qué no se puede, a más tardar el <b>{due}</b>. Te
              mandamos un email con esta fecha.
            </p>
            <p>
              Mientras tanto podés <Link to={paths.privacySettings}>descargar una copia</Link> de tus datos.
            </p>
          </>
        ) : ended ? (
          <>
            <FocusedHeading>{ended}</FocusedHeading>
            <p>
              Cada enlace sirve una sola vez y durante {LINK_MINUTES} minutos. Volvé a pedir la eliminación y
              te mandamos otro.
            </p>
            <Button asChild variant="solid">
              <Link to={paths.dataDeletion}>Pedir de nuevo</Link>
            </Button>
          </>
        ) : (
          <>
            <chakra.h1 textStyle="h1">¿Eliminar tus datos?</chakra.h1>
            <p>
              Al confirmar, nuestro equipo borra tu cuenta y todo lo que dice quién sos. Una vez hecho no se
              puede deshacer.
            </p>
            <Button
              variant="dangerSolid"
              loading={confirming}
              loadingText="Confirmando"
              onClick={() => void run()}
            >
              Confirmar mi pedido
            </Button>
          </>
        )}
      </chakra.section>
    </Page>
  )
}
