import type { Problems } from '../../forms/problems'
import { DEFAULT_DISCOUNT_WORDS } from '../../lib/generated/limits'

/** Names match the graph's input, so that refusals find their fields. */
export type DiscountValues = {
  isActive: boolean
  /** The percentage as typed. */
  discountBps: string
  description: string
}

/** A provider's discount, from the graph; null before the first. */
export type SavedDiscount = {
  readonly isActive: boolean
  readonly discountBps: number | null | undefined
  readonly description: string | null | undefined
}

export function discountValues({ isActive, discountBps, description }: SavedDiscount): DiscountValues {
  return {
    isActive,
    discountBps: discountBps == null ? '' : String(discountBps / 100).replace('.', ','),
    description: description ?? DEFAULT_DISCOUNT_WORDS,
  }
}

/** '12,5', '12.5' or '12,5 %' in basis points; null when it is no percentage from 0 to 100 with one decimal. */
export function parsePercentage(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d))?\s*%?$/.exec(typed.trim())
  if (!match) return null
  const bps = Number(match[1]) * 100 + Number(match[2] ?? 0) * 10
  return bps <= 10_000 ? bps : null
}

export function discountProblems({ discountBps }: DiscountValues): Problems<DiscountValues> {
  return {
    discountBps:
      parsePercentage(discountBps) === null &&
      'Poné un porcentaje entre 0 y 100, con un decimal como máximo.',
  }
}
