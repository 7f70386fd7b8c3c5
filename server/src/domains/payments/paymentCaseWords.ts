import type { PaymentCaseKind } from '../../generated/prisma/enums.ts'

/** The kinds of cases, in Spanish for the team. */
export const PAYMENT_CASE_WORDS = {
  REFUND_ELSEWHERE: 'Devolución por fuera',
  DISPUTE: 'Contracargo',
  UNKNOWN_TO_US: 'Pago desconocido',
  UNKNOWN_TO_GATEWAY: 'Pago que la pasarela no tiene',
  AMOUNT_DIFFERS: 'Diferencia con la pasarela',
  STUCK: 'Pago o reembolso trabado',
} as const satisfies Record<PaymentCaseKind, string>
