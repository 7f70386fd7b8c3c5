import { formatTime, formatWeekday, type Moment } from '../../lib/dates'
import { labelOf, partConditions, type ValueOf, warrantyLabel } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { count } from '../../lib/text'

type PartCondition = ValueOf<keyof typeof partConditions>

/** 'Vale hasta el sábado 28 de noviembre, 14:30' */
export function validityWords(validUntil: Moment): string {
  return `Vale hasta el ${formatWeekday(validUntil)}, ${formatTime(validUntil)}`
}

/** 'Nuevo', or 'Nuevo y usado' when the parts of one offer differ. */
export function conditionWords(conditions: readonly PartCondition[]): string {
  const words = [...new Set(conditions.map(condition => labelOf(partConditions, condition)))]
  const [first = '', ...others] = words
  const last = others.at(-1)?.toLocaleLowerCase('es-UY')
  if (!last) return first
  return `${[first, ...others.slice(0, -1).map(word => word.toLocaleLowerCase('es-UY'))].join(', ')} y ${last}`
}

/** 'Usado, 90 días de garantía': of one part, where the parts of an offer differ. */
export function lineWords(condition: PartCondition, warrantyDays: number | null | undefined): string {
  const warranty = warrantyDays ? `${warrantyLabel(warrantyDays)} de garantía` : 'sin garantía'
  return `${labelOf(partConditions, condition)}, ${warranty}`
}

/** 'cotiza 1 de 2 repuestos'; null when it quotes all of them. */
export function coverageWords(quoted: number, asked: number): string | null {
  return quoted < asked ? `Cotiza ${quoted} de ${count(asked, 'repuesto', 'repuestos')}` : null
}

/** '4 ofertas, de $ 4.850 a $ 7.450' */
export function rangeWords(range: { count: number; lowest: number; highest: number }): string {
  const offers = count(range.count, 'oferta', 'ofertas')
  return range.lowest === range.highest
    ? `${offers}, ${formatMoney(range.lowest)}`
    : `${offers}, de ${formatMoney(range.lowest)} a ${formatMoney(range.highest)}`
}
