import { Refusal } from '../../platform/refusal.ts'

/** The account has open money: it can neither be deactivated nor erased before that is settled. */
export class MoneyOpen extends Refusal {
  readonly code = 'MONEY_OPEN'
  constructor(reasons: readonly string[]) {
    super(`Todavía no se puede. ${reasons.join(' ')}`)
  }
}
