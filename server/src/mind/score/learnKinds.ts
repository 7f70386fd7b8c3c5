import { kindFeatures, LEARNT_KINDS, type LearntKind } from '../assemble/learntKinds.ts'
import type { Conversation } from '../corpus/corpus.ts'
import { type Known, NOTHING_KNOWN } from '../known.ts'
import { understand } from '../understand.ts'
import type { Example } from './learn.ts'

/** The messages as the rules alone read them, as examples of each kind; one that may be of a kind or not is none. */
export function kindExamples(
  conversations: readonly Conversation[],
  thisYear: number,
): ReadonlyMap<LearntKind, readonly Example[]> {
  const examples = new Map<LearntKind, Example[]>(LEARNT_KINDS.map(kind => [kind, []]))
  for (const { turns } of conversations) {
    let known: Known = NOTHING_KNOWN
    for (const [turn, { says, asked, kinds, mayBe }] of turns.entries()) {
      const understood = understand({ says, asked, turn, thisYear }, known, () => true)
      known = understood.known
      const features = kindFeatures(understood.sheet, understood.kinds.includes('FACTS'))
      for (const [kind, of] of examples) {
        const isOf = kinds.includes(kind)
        if (isOf || !mayBe.includes(kind)) of.push({ features, isOf })
      }
    }
  }
  return examples
}
