import { plainIdentifier } from './generated/identifiers'

const percentage = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 0 })
const NBSP = '\u00a0'

/** Thousands separated the Uruguayan way: 182000 → '182.000'. Rounds to an integer. */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** A count that is abbreviated from 100 on: 99 → '99', 100 → '99+'. */
export function formatCount(value: number): string {
  return value > 99 ? '99+' : formatNumber(value)
}

/** Pesos from integer centésimos: 485000 → '$ 4.850', 485050 → '$ 4.850,50'. The space does not break. */
export function formatMoney(centesimos: number): string {
  const sign = centesimos < 0 ? '-' : ''
  return `${sign}$${NBSP}${formatAmount(Math.abs(centesimos))}`
}

/** The figure of `formatMoney` without the currency sign, as a person types it. */
export function formatAmount(centesimos: number): string {
  const sign = centesimos < 0 ? '-' : ''
  const abs = Math.abs(Math.trunc(centesimos))
  const cents = abs % 100
  const pesos = whole.format((abs - cents) / 100)
  return `${sign}${pesos}${cents === 0 ? '' : `,${String(cents).padStart(2, '0')}`}`
}

/**
 * Parses typed pesos into integer centésimos; null when it is no amount. Accepts '4850', '4.850', '4.850,50',
 * '4850,5', '4850.5', '$ 4.850' and '1,234.50'. A single separator before three digits is a thousands point;
 * '4,850' is ambiguous and refused.
 */
export function parseMoney(text: string): number | null {
  const compact = plainIdentifier(text).replace(/[ $]/g, '')
  const match =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(compact) ??
    /^(\d+)\.(\d{1,2})$/.exec(compact) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(compact)
  if (!match) return null
  const [, pesos = '', cents = ''] = match
  const value = Number(pesos.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(value) ? value : null
}

/** 15 → '15 %', with the no-break space of the design. Takes a percentage, up to two decimals. */
export function formatPercent(percent: number): string {
  return `${percentage.format(percent)}${NBSP}%`
}

/** 1200 basis points → '12 %'. */
export function formatBasisPoints(basisPoints: number): string {
  return formatPercent(basisPoints / 100)
}
