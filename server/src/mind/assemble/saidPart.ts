import type { PartEntry } from '../lexicon/parts.ts'
import type { Axle, Side, WantedCondition } from '../read/mentions.ts'

export type Said<T> = {
  readonly value: T
  readonly from: number
  readonly to: number
  /** True when only a count identified it: 'las dos ópticas'. */
  readonly isCounted?: boolean
}

/** Details of a part in a message. */
export type Details = {
  side: Said<Side> | null
  axle: Said<Axle> | null
  quantity: Said<number> | null
  condition: Said<WantedCondition> | null
  partNumber: Said<string> | null
}

/** A part as one message requests it. */
export type SaidPart = Details & {
  readonly entry: PartEntry
  readonly from: number
  readonly to: number
  /** Indexes of its cars in the message; empty when no car was named. */
  vehicles: readonly number[]
}

export type SaidParts = {
  readonly wanted: readonly SaidPart[]
  /** Parts that are no longer wanted or were never meant. */
  readonly dropped: readonly PartEntry[]
  /** Details of a message without a part: they apply to known parts. */
  readonly loose: Details
  /** Condition for every part, of this or an earlier message, that has none of its own. */
  readonly ofOthers: Said<WantedCondition> | null
}

export const NO_DETAILS: Details = {
  side: null,
  axle: null,
  quantity: null,
  condition: null,
  partNumber: null,
}
