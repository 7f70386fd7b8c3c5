import type { PartEntry } from '../lexicon/parts.ts'
import type { Axle, Side, WantedCondition } from '../read/mentions.ts'

export type Said<T> = {
  readonly value: T
  readonly from: number
  readonly to: number
  /** Understood from a count only: 'las dos ópticas'. */
  readonly isCounted?: boolean
}

/** What a message says about a part besides its name. */
export type Details = {
  side: Said<Side> | null
  axle: Said<Axle> | null
  quantity: Said<number> | null
  condition: Said<WantedCondition> | null
  partNumber: Said<string> | null
}

/** A part as one message asks for it. */
export type SaidPart = Details & {
  readonly entry: PartEntry
  readonly from: number
  readonly to: number
  /** Places of its cars among the message's; empty where none was named. */
  vehicles: readonly number[]
}

export type SaidParts = {
  readonly wanted: readonly SaidPart[]
  /** What is not wanted any more, or was never meant. */
  readonly dropped: readonly PartEntry[]
  /** Details of a message that names no part: they belong to what is known already. */
  readonly loose: Details
  /** Wished of every part, said here or before, that has no wish of its own. */
  readonly ofOthers: Said<WantedCondition> | null
}

export const NO_DETAILS: Details = {
  side: null,
  axle: null,
  quantity: null,
  condition: null,
  partNumber: null,
}
