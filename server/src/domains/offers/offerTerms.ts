import type {
  DeliveryTime,
  FitBasis,
  OfferRejectReason,
  PartCondition,
} from '../../generated/prisma/enums.ts'
import { formatMoney, formatPercent, shareOf } from '../../platform/money.ts'

export const CONDITION_WORDS = {
  NEW: 'Nuevo',
  USED: 'Usado',
  REMANUFACTURED: 'Remanufacturado',
} as const satisfies Record<PartCondition, string>

export const DELIVERY_WORDS = {
  IMMEDIATE: 'Inmediato',
  DAYS_1_3: '1-3 días',
  WEEKS_1_2: '1-2 semanas',
  OVER_2_WEEKS: 'Más de 2 semanas',
} as const satisfies Record<DeliveryTime, string>

export const FIT_WORDS = {
  VIN: 'Por el chasis',
  PART_NUMBER: 'Por el número de pieza',
  PHOTO: 'Por la foto',
  UNIVERSAL: 'Es universal',
  NOT_SURE: 'No es seguro',
} as const satisfies Record<FitBasis, string>

export const REJECT_WORDS = {
  PRICE: 'El precio es alto',
  DELIVERY: 'La entrega demora mucho',
  CONDITION: 'Busco otra condición',
  WARRANTY: 'La garantía es corta',
  WRONG_PART: 'No es el repuesto que pedí',
  BOUGHT_ELSEWHERE: 'Ya lo conseguí',
  OTHER: 'Otro motivo',
} as const satisfies Record<OfferRejectReason, string>

/** Terms of one part. */
export interface PartTerms {
  /** Name of the part. */
  readonly description: string
  readonly condition: PartCondition
  readonly deliveryTime: DeliveryTime
  /** Null without. */
  readonly warrantyDays: number | null
  /** Null when the provider does not say. */
  readonly fitBasis: FitBasis | null
}

/** Words for the terms of several parts together. */
export interface Terms {
  readonly condition: string
  /** Null when every part is new. */
  readonly conditionMark: string | null
  readonly delivery: string
  readonly warranty: string
  /** Null when no part has it. */
  readonly fit: string | null
}

/**
 * One word where all parts have the same terms, 'Kit de embrague: 180 días; Rulemán: sin garantía' where they
 * differ.
 */
export function termsOf(parts: readonly PartTerms[]): Terms {
  return {
    condition: together(parts, part => CONDITION_WORDS[part.condition]),
    conditionMark: conditionMark(parts),
    delivery: together(parts, part => DELIVERY_WORDS[part.deliveryTime]),
    warranty: parts.some(part => part.warrantyDays !== null)
      ? together(parts, part => (part.warrantyDays === null ? 'Sin garantía' : days(part.warrantyDays)))
      : // Text of the specification.
        'Sin garantia',
    fit: parts.some(part => part.fitBasis !== null)
      ? together(parts, part => (part.fitBasis === null ? 'Sin indicar' : FIT_WORDS[part.fitBasis]))
      : null,
  }
}

/** 'Usado', 'Usado y remanufacturado': parts that are not new are marked visibly (Ley 17.250); null without. */
export function conditionMark(parts: readonly Pick<PartTerms, 'condition'>[]): string | null {
  const marked = (['USED', 'REMANUFACTURED'] as const).filter(condition =>
    parts.some(part => part.condition === condition),
  )
  const [first, second] = marked.map(condition => CONDITION_WORDS[condition])
  if (!first) return null
  return second ? `${first} y ${second.toLocaleLowerCase('es-UY')}` : first
}

function together(parts: readonly PartTerms[], wordOf: (part: PartTerms) => string): string {
  const names = new Map<string, string[]>()
  for (const part of parts) {
    const word = wordOf(part)
    names.set(word, [...(names.get(word) ?? []), part.description])
  }
  const [only = ''] = names.keys()
  if (names.size <= 1) return only
  return [...names]
    .map(([word, those]) => `${those.join(', ')}: ${word.toLocaleLowerCase('es-UY')}`)
    .join('; ')
}

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)

interface PricedLine {
  /** Price of the whole line, after the discount. */
  readonly priceCentesimos: number
  readonly quantity: number
  /** Discount in the price, in basis points; null without. */
  readonly discountBps: number | null
}

/**
 * '$ 640 por las 2 unidades ($ 320 c/u)', '$ 640' for one, '$ 576, con 10 % de descuento' for a registered
 * customer.
 */
export function priceWords({ priceCentesimos, quantity, discountBps }: PricedLine): string {
  const whole = formatMoney(priceCentesimos)
  const price =
    quantity === 1
      ? whole
      : `${whole} por las ${quantity} unidades (${formatMoney(Math.round(priceCentesimos / quantity))} c/u)`
  return discountBps === null ? price : `${price}, con ${formatPercent(discountBps)} de descuento`
}

/** A list price less the discount of a registered customer, rounded half up; null is none. */
export function discounted(listCentesimos: number, discountBps: number | null) {
  const discountCentesimos = discountBps === null ? 0 : shareOf(listCentesimos, discountBps)
  return { priceCentesimos: listCentesimos - discountCentesimos, discountCentesimos }
}

/** 'Descuento de cliente registrado (10 %): −$ 100'; null without one. */
export function discountWords(
  discountBps: number | null,
  lines: readonly { readonly discountCentesimos: number }[],
): string | null {
  if (discountBps === null) return null
  const amount = lines.reduce((total, line) => total + line.discountCentesimos, 0)
  return `Descuento de cliente registrado (${formatPercent(discountBps)}): −${formatMoney(amount)}`
}
