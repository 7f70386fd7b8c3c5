import { REVIEW_TIME } from '../../../lib/generated/reviewTerms'
import { Notice } from '../../../ui/Notice'

const REVIEW = `Verificás tu email y el equipo revisa tu ficha en ${REVIEW_TIME}. Te avisamos por email.`

/** Explains what follows the sign-up of a provider. */
export function ReviewNotice() {
  return <Notice>{REVIEW}</Notice>
}

/** The same text, as a toast after sending and next to the request to look at the mail. */
export const PROVIDER_NEXT = {
  next: { description: REVIEW, duration: 8000 },
  meanwhile: (
    <Notice>
      Después de confirmarlo, el equipo revisa tu ficha en {REVIEW_TIME} y te avisamos por email.
    </Notice>
  ),
}
