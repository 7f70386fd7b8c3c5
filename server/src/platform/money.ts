/** Whole centésimos; floats never touch money. A basis point is a hundredth of a percent: 1200 is 12 %. */
export const WHOLE_BPS = 10_000

/** `bps` basis points of `centesimos`, rounded half up to a whole centésimo. */
export function shareOf(centesimos: number, bps: number): number {
  return Math.floor((centesimos * bps + WHOLE_BPS / 2) / WHOLE_BPS)
}

/** '12,5 %' of 1250 basis points, for mails and messages. */
export function formatPercent(bps: number): string {
  const percentage = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 2 }).format(bps / 100)
  return `${percentage}\u00a0%`
}

/** '$ 4.850' or '$ 4.850,50', for mails and messages. */
export function formatMoney(centesimos: number): string {
  const whole = centesimos % 100 === 0
  return new Intl.NumberFormat('es-UY', {
    style: 'currency',
    currency: 'UYU',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(centesimos / 100)
}
