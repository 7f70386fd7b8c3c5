import type { Conversation } from '../corpus/corpus.ts'
import { type Known, NOTHING_KNOWN } from '../known.ts'
import { understand } from '../understand.ts'
import { agrees, type Comparison, comparisonsOf } from './pairs.ts'

/** Counts of a field: correct, wrong and missing values. */
export type Tally = { hits: number; wrong: number; missed: number }

/** One disagreement, for developers of the mind. */
export type Fault = {
  readonly id: string
  readonly field: string
  readonly read: unknown
  readonly accepted: unknown
}

export type Score = { readonly fields: ReadonlyMap<string, Tally>; readonly faults: readonly Fault[] }

/** Replays each conversation and counts field by field, as the corpus describes. */
export function scoreOf(conversations: readonly Conversation[], thisYear: number): Score {
  const fields = new Map<string, Tally>()
  const faults: Fault[] = []
  const count = (id: string, { field, read, accepted }: Comparison) => {
    const tally = fields.get(field) ?? { hits: 0, wrong: 0, missed: 0 }
    fields.set(field, tally)
    const isNothing = read === undefined || read === null
    if (agrees(read, accepted)) {
      if (!isNothing) tally.hits += 1
      return
    }
    if (!isNothing) tally.wrong += 1
    if (accepted !== undefined && !accepted.includes(null)) tally.missed += 1
    faults.push({ id, field, read, accepted })
  }
  for (const { id, turns, expected } of conversations) {
    let known: Known = NOTHING_KNOWN
    for (const [turn, { says, asked, kinds, mayBe }] of turns.entries()) {
      const understood = understand({ says, asked, turn, thisYear }, known)
      known = understood.known
      for (const kind of kinds) {
        count(id, {
          field: `kind ${kind}`,
          read: understood.kinds.includes(kind) ? kind : null,
          accepted: [kind],
        })
      }
      for (const kind of understood.kinds.filter(found => !kinds.includes(found) && !mayBe.includes(found))) {
        count(id, { field: `kind ${kind}`, read: kind, accepted: undefined })
      }
    }
    for (const comparison of comparisonsOf(known, expected)) count(id, comparison)
  }
  return { fields, faults }
}

export const precisionOf = ({ hits, wrong }: Tally) => (hits + wrong === 0 ? 1 : hits / (hits + wrong))
export const recallOf = ({ hits, missed }: Tally) => (hits + missed === 0 ? 1 : hits / (hits + missed))

/** Sums all fields and kinds. */
export function totalOf(fields: ReadonlyMap<string, Tally>): Tally {
  const total: Tally = { hits: 0, wrong: 0, missed: 0 }
  for (const { hits, wrong, missed } of fields.values()) {
    total.hits += hits
    total.wrong += wrong
    total.missed += missed
  }
  return total
}
