/** An amount as Mercado Pago writes it, in pesos with at most two decimals. */
export function toPesos(centesimos: number): number {
  const whole = Math.trunc(centesimos / 100)
  const rest = centesimos - whole * 100
  return Number(`${whole}.${String(rest).padStart(2, '0')}`)
}

/** Reads an amount of pesos digit by digit: floats never touch money. Null for more than two decimals or below zero. */
export function toCentesimos(pesos: number): number | null {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(pesos))
  if (!parts) return null
  const [, whole = '0', decimals = ''] = parts
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
