import { newPartsOf, partFeatures } from '../assemble/learntParts.ts'
import type { Conversation } from '../corpus/corpus.ts'
import { type Known, type KnownPart, NOTHING_KNOWN } from '../known.ts'
import { understand } from '../understand.ts'
import type { Example } from './learn.ts'
import { wrongPartsOf } from './pairs.ts'

/** The parts that the rules alone read, each where it was first named; one that was taken back later is no example. */
export function partExamples(conversations: readonly Conversation[], thisYear: number): readonly Example[] {
  return conversations.flatMap(({ turns, expected }) => {
    const first = new Map<string, { part: KnownPart; features: ReadonlySet<string> }>()
    let known: Known = NOTHING_KNOWN
    for (const [turn, { says, asked }] of turns.entries()) {
      const before = known
      const { sheet, known: after } = understand({ says, asked, turn, thisYear }, before, () => true)
      known = after
      for (const part of newPartsOf(before, after, turn))
        first.set(keyOf(part), { part, features: partFeatures(sheet, part, before, after) })
    }
    const wrong = wrongPartsOf(known, expected)
    return known.parts.flatMap((part, at) => {
      const features = first.get(keyOf(part))?.features
      return features ? [{ features, isOf: !wrong.has(at) }] : []
    })
  })
}

const keyOf = ({ name, vehicle }: KnownPart) =>
  `${name.value} ${name.evidence.turn} ${name.evidence.from} ${vehicle}`
