import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { FocusedHeading } from '../../../ui/FocusedHeading'

type CheckMailProps = {
  /** Says what was mailed and what to do with it. */
  says: ReactNode
  sending: boolean
  onResend: () => void
  /** Returns to the form with its values kept. */
  onBack: () => void
  backLabel: string
  children?: ReactNode
}

/** The page after a link was requested: asks to open the mail. */
export function CheckMail({ says, sending, onResend, onBack, backLabel, children }: CheckMailProps) {
  return (
    <chakra.section display="grid" gap="5" maxW="26rem">
      <FocusedHeading>Revisá tu email</FocusedHeading>
      <p>{says}</p>
      {children}
      <chakra.p textStyle="sm" color="fg.muted">
        ¿No llegó? Mirá en el correo no deseado, o pedinos otro.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onResend} loading={sending} loadingText="Mandando">
          Mandar de nuevo
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
