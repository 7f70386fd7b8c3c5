import type { ReactNode } from 'react'
import { REGISTRATION_HOURS } from '../../../lib/generated/limits'
import { Mailbox } from '../Mailbox'
import { CheckMail } from '../signIn/CheckMail'

type RegistrationSentProps = {
  /** The e-mail the link went to. */
  to: string
  sending: boolean
  onResend: () => void
  /** Back to the form, with everything still in it. */
  onBack: () => void
  children?: ReactNode
}

/** What comes after a sign-up, short or in steps: the link in the mail. */
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
