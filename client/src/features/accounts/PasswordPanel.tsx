import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { useRequestPasswordLink } from './useRequestPasswordLink'

/** A new password for whoever is signed in, by the same link as a forgotten one. */
export function PasswordPanel({ email }: { email: string }) {
  const [request, requesting] = useRequestPasswordLink()
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
        Te mandamos un enlace a <chakra.b overflowWrap="anywhere">{email}</chakra.b> para elegir una nueva. Al
        guardarla se cierra tu sesión en los demás dispositivos.
      </p>
      <Button size="sm" loading={requesting} loadingText="Mandando" onClick={() => void send()}>
        {sent ? 'Mandar de nuevo' : 'Cambiar contraseña'}
      </Button>
      <chakra.p aria-live="polite" _empty={{ display: 'none' }}>
        {sent && <b>Listo: revisá tu email.</b>}
      </chakra.p>
    </Panel>
  )
}
