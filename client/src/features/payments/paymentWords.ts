import type { StatusKind } from '../../ui/Badge'

type Known = {
  readonly outcome: string
  /** State of the money of the payment that paid the items; undefined before one. */
  readonly money: string | undefined
}

const STATES: Readonly<Record<string, readonly [kind: StatusKind, words: string]>> = {
  CAPTURED: ['done', 'Pagado'],
  REFUNDING: ['pending', 'Devolución en curso'],
  PARTIALLY_REFUNDED: ['over', 'Devuelto en parte'],
  REFUNDED: ['over', 'Devuelto'],
}

/** The state of a payment for its payer, and its look. */
export function paymentState({ outcome, money }: Known): readonly [kind: StatusKind, words: string] {
  return (outcome !== 'PROCESSING' && money && STATES[money]) || ['pending', 'En proceso']
}

/** A refund, as its words take it. */
export type RefundForWords = {
  readonly state: string
  readonly isByHand: boolean
  readonly isElsewhere: boolean
}

/** The state of a refund in words, which follow its amount. */
export function refundWords({ state, isByHand, isElsewhere }: RefundForWords): string {
  if (state === 'FAILED') return 'no se pudo devolver por el mismo medio: nuestro equipo se ocupa'
  if (state === 'REQUESTED') return 'devolución en curso'
  if (isElsewhere) return 'ya recuperados por el banco o el medio de pago'
  return isByHand ? 'devueltos por transferencia' : 'devueltos'
}
