import type { PaymentCaseKind } from '../../generated/prisma/enums.ts'

/** The kinds of cases, in Spanish for the team. */
export const PAYMENT_CASE_WORDS = {
  REFUND_ELSEWHERE: 'Devolución por fuera',
  DISPUTE: 'Contracargo',
} as const satisfies Record<PaymentCaseKind, string>
