import { createHash } from 'node:crypto'
import { kindFeatures } from '../assemble/learntKinds.ts'
import { newPartsOf, partFeatures } from '../assemble/learntParts.ts'
import type { Conversation } from '../corpus/corpus.ts'
import { type Known, type KnownPart, NOTHING_KNOWN } from '../known.ts'
import { understand } from '../understand.ts'
import { LEARNT_KINDS, type LearntKind } from '../values.ts'
import type { Example } from './learn.ts'
import { wrongPartsOf } from './pairs.ts'

/** Training examples of the weights. */
export type Examples = {
  /** Every message, for each kind; a message that may or may not have a kind is no example of it. */
  readonly kinds: ReadonlyMap<LearntKind, readonly Example[]>
  /**
   * Every new part, with the features of the message that first named it; parts retracted later are excluded.
   */
  readonly parts: readonly Example[]
}

/** Reads the conversations by the rules alone, without the learned weights. */
export function examplesOf(conversations: readonly Conversation[], thisYear: number): Examples {
  const kinds = new Map<LearntKind, Example[]>(LEARNT_KINDS.map(kind => [kind, []]))
  const parts: Example[] = []
  for (const { turns, expected } of conversations) {
    const first = new Map<string, ReadonlySet<string>>()
    let known: Known = NOTHING_KNOWN
    for (const [turn, { says, asked, kinds: right, mayBe }] of turns.entries()) {
      const before = known
      const read = understand({ says, asked, turn, thisYear }, before, () => true)
      known = read.known
      for (const part of newPartsOf(before, known, turn))
        first.set(keyOf(part), partFeatures(read.sheet, part, before, known))
      const features = kindFeatures(read.sheet, read.kinds.includes('FACTS'))
      for (const [kind, of] of kinds) {
        const isOf = right.includes(kind)
        if (isOf || !mayBe.includes(kind)) of.push({ features, isOf })
      }
    }
    const wrong = wrongPartsOf(known, expected)
    for (const [at, part] of known.parts.entries()) {
      const features = first.get(keyOf(part))
      if (features) parts.push({ features, isOf: !wrong.has(at) })
    }
  }
  return { kinds, parts }
}

const keyOf = ({ name, vehicle }: KnownPart) =>
  `${name.value} ${name.evidence.turn} ${name.evidence.from} ${vehicle}`

/** Changes with the corpus, and with the features that the readers and their data find in it. */
export function fingerprintOf({ kinds, parts }: Examples): string {
  const hash = createHash('sha256')
  for (const examples of [...kinds.values(), parts])
    for (const { features, isOf } of examples) hash.update(`${isOf} ${[...features].toSorted().join('|')}\n`)
  return hash.digest('hex').slice(0, 16)
}
