import type { ReactNode } from 'react'
import { REGISTRATION_HOURS } from '../../../lib/generated/limits'
import { Mailbox } from '../Mailbox'
import { CheckMail } from '../signIn/CheckMail'

type RegistrationSentProps = {
  /** The e-mail address the link was mailed to. */
  to: string
  sending: boolean
  onResend: () => void
  /** Returns to the form with its values kept. */
  onBack: () => void
  children?: ReactNode
}

/** The page after a sign-up, short or in steps: asks to open the link in the mail. */
export function RegistrationSent({ to, sending, onResend, onBack, children }: RegistrationSentProps) {
  return (
    <CheckMail
      says={
        <>
          Te mandamos un enlace a <Mailbox>{to}</Mailbox>. Abrilo para confirmar tu cuenta: sirve durante{' '}
          {REGISTRATION_HOURS} horas.
        </>
      }
      sending={sending}
      onResend={onResend}
      onBack={onBack}
      backLabel="Corregir mis datos"
    >
      {children}
    </CheckMail>
  )
}
