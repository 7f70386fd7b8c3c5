/** Whole centésimos; floats never touch money. A basis point is a hundredth of a percent: 1200 is 12 %. */
export const WHOLE_BPS = 10_000

/** `bps` basis points of `centesimos`, rounded half up to a whole centésimo. */
export function shareOf(centesimos: number, bps: number): number {
  return Math.floor((centesimos * bps + WHOLE_BPS / 2) / WHOLE_BPS)
}

// Each format takes longer to make than a hundred amounts to write.
const percentage = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 2 })
const currency = { style: 'currency', currency: 'UYU' } as const
const wholePesos = new Intl.NumberFormat('es-UY', {
  ...currency,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const withCentesimos = new Intl.NumberFormat('es-UY', {
  ...currency,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** '12,5 %' of 1250 basis points, for mails and messages. */
export function formatPercent(bps: number): string {
  return `${percentage.format(bps / 100)}\u00a0%`
}

/** '$ 4.850' or '$ 4.850,50', for mails and messages. */
export function formatMoney(centesimos: number): string {
  const format = centesimos % 100 === 0 ? wholePesos : withCentesimos
  return format.format(centesimos / 100)
}
