import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../ui/Panel'
import { useRequestPasswordLink } from '../signIn/useRequestPasswordLink'

/** A new password for a signed-in user, by the same mailed link as for a forgotten one. */
export function PasswordPanel({ email, isFirst }: { email: string; isFirst: boolean }) {
  const [request, requesting] = useRequestPasswordLink()
  const label = isFirst ? 'Crear contraseña' : 'Cambiar contraseña'
  const [sent, setSent] = useState(false)
  const send = async () => {
    const outcome = await request({ email })
    if (outcome.ok) setSent(true)
    else showRefusal(outcome.refusal)
  }
  return (
    <Panel as="section" display="grid" gap="3" justifyItems="start">
      <chakra.h2 textStyle="mini">Contraseña</chakra.h2>
      <p>
        {isFirst &&
          'Todavía no tenés: entrás con Google o Facebook. Cuando la tengas vas a poder cambiar tu email, vincular o desvincular esas cuentas y activar la verificación en dos pasos. '}
        Te mandamos un enlace a <chakra.b overflowWrap="anywhere">{email}</chakra.b> para elegir una
        {!isFirst && ' nueva'}. Al guardarla se cierra tu sesión en los demás dispositivos.
      </p>
      <Button
        size="sm"
        variant={isFirst ? 'solid' : undefined}
        loading={requesting}
        loadingText="Mandando"
        onClick={() => void send()}
      >
        {sent ? 'Mandar de nuevo' : label}
      </Button>
      <chakra.p aria-live="polite" _empty={{ display: 'none' }}>
        {sent && <b>Listo: revisá tu email.</b>}
      </chakra.p>
    </Panel>
  )
}
