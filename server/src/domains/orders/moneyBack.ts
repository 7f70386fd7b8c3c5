import { formatMoney } from '../../platform/money.ts'

/** A buyer's money that goes back; amounts in centésimos. */
export interface MoneyBack {
  readonly centesimos: number
  /** The part that a bank or a gateway gave the buyer back without us. */
  readonly elsewhereCentesimos: number
}

/**
 * 'Te devolvemos $ 3.850' by `words` for the part that we give back, after the part that the buyer had already. Without the last full stop.
 */
export function moneyBackWords(
  { centesimos, elsewhereCentesimos }: MoneyBack,
  reader: 'buyer' | 'other',
  words: (money: string) => string,
): string {
  const had = Math.min(centesimos, elsewhereCentesimos)
  if (had === 0) return words(formatMoney(centesimos))
  const already =
    reader === 'buyer'
      ? `Ya habías recuperado ${formatMoney(had)} por tu banco o medio de pago`
      : `El comprador ya había recuperado ${formatMoney(had)} por su banco o medio de pago`
  return had === centesimos ? already : `${already}. ${words(formatMoney(centesimos - had))}`
}
