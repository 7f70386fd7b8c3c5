import { foldText } from '../../common/foldText.ts'
import type { DeliveryTime, PartCondition } from '../../generated/prisma/enums.ts'
import { MAX_TOTAL_CENTESIMOS, MAX_WARRANTY_DAYS, MIN_PRICE_CENTESIMOS } from '../offers/offer.input.ts'

/** An offer as a provider wrote it in a message: '3500 usado, mañana, 90 días'. */
export interface QuoteInWords {
  readonly priceCentesimos: number
  /** Null when the message does not say. */
  readonly condition: PartCondition | null
  /** Null when the message does not say. */
  readonly deliveryTime: DeliveryTime | null
  /** Null without a warranty. */
  readonly warrantyDays: number | null
}

/** Why no offer can be read: no price, several possible prices, another currency, or contradictory terms. */
export type UnclearQuote = 'NO_PRICE' | 'TWO_PRICES' | 'CURRENCY' | 'PRICE_OUT_OF_RANGE' | 'CONTRADICTION'

const CONDITIONS: readonly (readonly [PartCondition, RegExp])[] = [
  ['NEW', /\bnuev[oa]s?\b/],
  ['USED', /\busad[oa]s?\b/],
  ['REMANUFACTURED', /\b(?:reacondicionad|remanufacturad|reconstruid|rectificad)[oa]s?\b/],
]
const DELIVERIES: readonly (readonly [DeliveryTime, RegExp])[] = [
  ['IMMEDIATE', /\b(?:hoy|ya|ahora|inmediat[oa]|en el dia|en stock)\b/],
  ['DAYS_1_3', /\b(?:pasado manana|manana|(?:24|48|72) ?(?:hs?|horas))\b/],
  ['WEEKS_1_2', /\b(?:una|1|dos|2) semanas?\b/],
  ['OVER_2_WEEKS', /\b(?:tres|3|cuatro|4) semanas\b/],
]
const WARRANTY =
  /(?:\bgarantia(?: de| por)? )(\d+) (dias?|mes(?:es)?|anos?)|(\d+) (dias?|mes(?:es)?|anos?) (?:de )?garantia/g
const SPAN = /(\d+) (dias?|mes(?:es)?|anos?)/g
const AMOUNT = /(\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)( ?mil\b| ?k\b)?/g
/** From as many days on a time without a word is a warranty: 'mañana, 90 días'. */
const WARRANTY_FROM_DAYS = 30

/** Reads an offer in words; says why when it cannot. */
export function readQuote(text: string): QuoteInWords | UnclearQuote {
  let rest = foldText(text)
    .replaceAll(/[;\n()]/g, ' ')
    .replaceAll(/,(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
  if (/\b(?:usd|dolar(?:es)?|us\$)|u\$s/.test(rest)) return 'CURRENCY'
  const warranties = new Set<number>()
  const times = new Set<DeliveryTime>()
  const take = (pattern: RegExp, use: (found: readonly (string | undefined)[]) => void) => {
    rest = rest.replaceAll(pattern, (...found: (string | undefined)[]) => {
      use(found)
      return ' '
    })
  }
  take(WARRANTY, ([, count = '', unit = '', laterCount = '', laterUnit = '']) =>
    warranties.add(daysOf(count || laterCount, unit || laterUnit)),
  )
  for (const [time, pattern] of DELIVERIES) take(new RegExp(pattern, 'g'), () => times.add(time))
  take(SPAN, ([, count = '', unit = '']) => {
    const days = daysOf(count, unit)
    if (days >= WARRANTY_FROM_DAYS) warranties.add(days)
    else times.add(deliveryIn(days))
  })
  const conditions = CONDITIONS.flatMap(([condition, pattern]) => (pattern.test(rest) ? [condition] : []))
  if (conditions.length > 1 || times.size > 1 || warranties.size > 1) return 'CONTRADICTION'
  const price = priceIn(rest)
  if (typeof price === 'string') return price
  const [days = 0] = warranties
  if (days > MAX_WARRANTY_DAYS) return 'CONTRADICTION'
  return {
    priceCentesimos: price,
    condition: conditions[0] ?? null,
    deliveryTime: [...times][0] ?? null,
    warrantyDays: days || null,
  }
}

function priceIn(rest: string): number | UnclearQuote {
  const amounts = [...rest.matchAll(AMOUNT)].map(([, sign, digits = '', thousands]) => ({
    hasSign: sign !== undefined,
    centesimos:
      Math.round(Number(digits.replaceAll('.', '').replace(',', '.')) * 100) * (thousands ? 1000 : 1),
  }))
  const signed = amounts.filter(({ hasSign }) => hasSign)
  const [amount, ...others] = signed.length > 0 ? signed : amounts
  if (!amount) return 'NO_PRICE'
  if (others.length > 0) return 'TWO_PRICES'
  const { centesimos } = amount
  return centesimos < MIN_PRICE_CENTESIMOS || centesimos > MAX_TOTAL_CENTESIMOS
    ? 'PRICE_OUT_OF_RANGE'
    : centesimos
}

function daysOf(count: string, unit: string): number {
  if (unit.startsWith('mes')) return Number(count) * 30
  return Number(count) * (unit.startsWith('ano') ? 365 : 1)
}

function deliveryIn(days: number): DeliveryTime {
  if (days === 0) return 'IMMEDIATE'
  if (days <= 3) return 'DAYS_1_3'
  return days <= 14 ? 'WEEKS_1_2' : 'OVER_2_WEEKS'
}
