import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { REGISTRATION_HOURS } from '../../lib/generated/limits'
import { Button } from '../../ui/Button'
import { useHeadingFocus } from './useHeadingFocus'

type CheckMailProps = {
  email: string
  sending: boolean
  onResend: () => void
  /** Back to the form, with everything still in it. */
  onBack: () => void
  children?: ReactNode
}

/** What comes after a sign-up: the link in the mail. */
export function CheckMail({ email, sending, onResend, onBack, children }: CheckMailProps) {
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <chakra.h1 textStyle="h1" outline="none" {...useHeadingFocus()}>
        Revisá tu email
      </chakra.h1>
      <p>
        Te mandamos un enlace a <chakra.b overflowWrap="anywhere">{email}</chakra.b>. Abrilo para confirmar tu
        cuenta: sirve durante {REGISTRATION_HOURS} horas.
      </p>
      {children}
      <chakra.p textStyle="sm" color="fg.muted">
        ¿No llegó? Mirá en el correo no deseado, o pedinos otro.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onResend} loading={sending} loadingText="Mandando">
          Mandar de nuevo
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Corregir mis datos
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
