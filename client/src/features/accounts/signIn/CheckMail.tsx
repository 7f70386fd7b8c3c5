import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { useHeadingFocus } from '../../../ui/useHeadingFocus'

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
      <chakra.h1 textStyle="h1" outline="none" {...useHeadingFocus()}>
        Revisá tu email
      </chakra.h1>
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
