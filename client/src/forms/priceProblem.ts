import { MAX_TOTAL_CENTESIMOS } from '../lib/generated/fitTerms'
import { MIN_PRICE_CENTESIMOS } from '../lib/generated/limits'
import { formatMoney } from '../lib/money'

export const PRICE_NEEDED = 'Poné el precio.'

/** Validates the price of a part in centésimos; null when nothing or no amount was typed. */
export function priceProblem(price: number | null): string | false {
  if (price === null) return PRICE_NEEDED
  if (price > MAX_TOTAL_CENTESIMOS) return 'Ese precio es demasiado alto.'
  return price < MIN_PRICE_CENTESIMOS && `El precio mínimo es ${formatMoney(MIN_PRICE_CENTESIMOS)}.`
}
