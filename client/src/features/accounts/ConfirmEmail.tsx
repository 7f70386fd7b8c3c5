import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { leaveFor } from '../../shell/leaveFor'
import { roleOf } from '../../shell/roleHint'
import { useTitle } from '../../shell/useTitle'
import { Button } from '../../ui/Button'
import { useHeadingFocus } from './signUp'
import { useConfirmRegistration } from './useConfirmRegistration'

/** Where the mailed link leads. A click confirms, because mail programs open links by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const [confirm, confirming] = useConfirmRegistration()
  const [state, setState] = useState<'waiting' | 'entered' | 'expired'>('waiting')
  useTitle('Confirmá tu email')

  const run = async () => {
    const outcome = await confirm({ token })
    if (outcome.ok) {
      setState('entered')
      leaveFor(paths.dashboard(), { role: roleOf(outcome.payload.kind), greeting: 'Tu cuenta está lista' })
    } else if (outcome.refusal?.code === 'LINK_EXPIRED') {
      setState('expired')
    } else {
      showRefusal(outcome.refusal)
    }
  }

  if (state === 'expired') return <LinkExpired />
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1">Confirmá tu email</chakra.h1>
      <p>Con un clic tu cuenta queda lista y entrás.</p>
      <Button
        variant="solid"
        full
        onClick={() => void run()}
        loading={confirming || state === 'entered'}
        loadingText="Confirmando"
      >
        Confirmar y entrar
      </Button>
    </chakra.section>
  )
}

function LinkExpired() {
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1" outline="none" {...useHeadingFocus()}>
        El enlace ya no sirve
      </chakra.h1>
      <p>
        Ya se usó o pasaron más de 24 horas. Si confirmaste tu cuenta antes, iniciá sesión. Si no, creala de
        nuevo y te mandamos otro enlace.
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild variant="solid">
          <Link to={paths.auth()}>Iniciar sesión</Link>
        </Button>
        <Button asChild>
          <Link to={paths.auth({ mode: 'signup' })}>Crear la cuenta de nuevo</Link>
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
