import { formatRemaining, formatTime, formatWeekday, type Moment } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { count } from '../../lib/text'

const NEAR_MS = 24 * 3_600_000

/** 'Vale hasta el sábado 28 de noviembre, 14:30', in its last day 'Vence en 3 horas, a las 14:30'. */
export function validityWords(validUntil: Moment, now: Moment): string {
  const left = formatRemaining(validUntil, now)
  if (left && Number(new Date(validUntil)) - Number(new Date(now)) < NEAR_MS)
    return `Vence ${left}, a las ${formatTime(validUntil)}`
  return `Vale hasta el ${formatWeekday(validUntil)}, ${formatTime(validUntil)}`
}

/** 'Cotiza 1 de 2'; null when it quotes all of them. */
export function coverageWords(quoted: number, asked: number): string | null {
  return quoted < asked ? `Cotiza ${quoted} de ${asked}` : null
}

type Trust = {
  isVerified: boolean
  department: string
  sales: number
  /** 'menos de 3 horas'; null when too few offers were measured. */
  quotingTime?: string | null | undefined
  /** Percent; null under five finished sales. */
  honour?: number | null | undefined
}

/** 'Verificado · Rivera · 14 ventas · suele cotizar en menos de 3 horas'; leaves out what is not known, and sales when there are none. */
export function trustWords({ isVerified, department, sales, quotingTime, honour }: Trust): string {
  return [
    isVerified && 'Verificado',
    department,
    sales > 0 && count(sales, 'venta', 'ventas'),
    typeof honour === 'number' && `cumple ${honour}\u00a0%`,
    quotingTime && `suele cotizar en ${quotingTime}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The meaning of 'cumple 93 %', where offers are compared. */
export const HONOUR_WORDS =
  '«Cumple» es la parte de sus últimas ventas que no canceló ni perdió en una disputa, y de las preguntas que contestó en 24 horas. Se muestra desde 5 ventas.'

type Compared = {
  count: number
  partialCount: number
  range: { lowest: number; highest: number } | null | undefined
}

/** '4 ofertas, de $ 4.850 a $ 7.450' for those that quote all parts; and the number of partial ones. */
export function rangeWords({ count: all, partialCount, range }: Compared): string {
  const partial = partialCount === 1 ? '1 cotiza solo una parte' : `${partialCount} cotizan solo una parte`
  if (!range) return `${count(all, 'oferta', 'ofertas')}: ${partial}`
  const { lowest, highest } = range
  const offers = count(all - partialCount, 'oferta', 'ofertas')
  const totals =
    lowest === highest ? formatMoney(lowest) : `de ${formatMoney(lowest)} a ${formatMoney(highest)}`
  return [`${offers}, ${totals}`, ...(partialCount > 0 ? [`y ${partial}`] : [])].join(' ')
}

/**
 * The price of accepting an offer: for one that quoted parts that were bought since, the open ones. A total that cannot be
 * bought is shown nowhere.
 */
export function payableTotal(total: number, openTerms: { readonly total: number } | null | undefined) {
  const amount = openTerms?.total ?? total
  return { amount, words: formatMoney(amount) }
}

/** The condition of an offer, in which 'Remanufacturado' may break in a narrow column. */
export const hyphenated = (condition: string) => condition.replace('Remanufact', 'Remanu\u00adfact')
