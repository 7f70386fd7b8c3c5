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

/** Mercado Pago's payments do not say how much of them is claimed. */
const WHOLE = '; figura el pago entero, porque Mercado Pago no dice cuánto se reclama'

/** Reasons of chargebacks by the code of their gateway, in Spanish for the team. */
const DISPUTE_REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'el banco no pudo procesar el pago',
  check_returned: 'el cheque fue devuelto',
  credit_not_processed: 'no le llegó una devolución prometida',
  customer_initiated: 'lo pidió quien pagó',
  debit_not_authorized: 'no autorizó el débito',
  duplicate: 'le cobraron dos veces',
  fraudulent: 'no reconoce el pago, posible fraude',
  general: 'sin un motivo en particular',
  incorrect_account_details: 'los datos de la cuenta son incorrectos',
  insufficient_funds: 'la cuenta no tenía fondos',
  noncompliant: 'no cumple las reglas de la tarjeta',
  product_not_received: 'no recibió lo que compró',
  product_unacceptable: 'lo que recibió no es lo que compró o está fallado',
  subscription_canceled: 'canceló una suscripción',
  unrecognized: 'no reconoce el pago',
  in_mediation: `abrió un reclamo en la pasarela${WHOLE}`,
  charged_back: `lo desconoció en su tarjeta${WHOLE}`,
}

/** The reason of a case in Spanish; a code that we do not know, and a sentence of ours, as they are. */
export function caseReasonWords(reason: string): string {
  return DISPUTE_REASONS[reason] ?? reason
}
