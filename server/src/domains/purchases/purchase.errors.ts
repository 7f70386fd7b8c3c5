import { Refusal } from '../../platform/refusal.ts'

/** The terms of a purchase changed after the payer read them, so their consent does not apply. */
export class TermsChanged extends Refusal {
  readonly code = 'TERMS_CHANGED'
  constructor() {
    super('Cambió lo que ibas a pagar. Revisalo antes de seguir.')
  }
}
