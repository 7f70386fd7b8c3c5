import { Refusal } from '../../platform/refusal.ts'

/** Money of the account is still open: it can neither rest nor be erased before that is settled. */
export class MoneyOpen extends Refusal {
  readonly code = 'MONEY_OPEN'
  constructor(reasons: readonly string[]) {
    super(`Todavía no se puede. ${reasons.join(' ')}`)
  }
}
