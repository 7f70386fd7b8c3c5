import { COUNTED_SAYINGS } from '../lexicon/sayings.ts'
import { Likeness } from '../text/likeness.ts'
import type { Token } from '../text/tokens.ts'
import type { Saying } from '../values.ts'
import type { Mention, Sheet } from './mentions.ts'

/** A sentence and what is most likely done with it. */
export type Sentence = {
  readonly from: number
  readonly to: number
  readonly saying: Saying
  /** Between 0 and 1. */
  readonly likelihood: number
}

/** A mention of a thing counts as a thing, whatever its name. */
export const THING: Readonly<Partial<Record<Mention['kind'], string>>> = {
  PART: '<part>',
  MODEL: '<car>',
  BRAND: '<car>',
  VERSION: '<car>',
  YEAR: '<year>',
  ENGINE: '<engine>',
  FUEL: '<engine>',
  PLACE: '<place>',
  PHONE: '<phone>',
  EMAIL: '<email>',
  NAME: '<name>',
  VIN: '<number>',
  MILEAGE: '<mileage>',
  SIDE: '<side>',
  AXLE: '<side>',
}
/** So many first letters stand for all forms of a word. */
const ROOT = 4

const LIKENESS = new Likeness(COUNTED_SAYINGS)

const told = new WeakMap<Sheet, readonly Sentence[]>()

/** The sentences of a message with what each does. */
export function sentencesOf(sheet: Sheet): readonly Sentence[] {
  const known = told.get(sheet) ?? readSentences(sheet)
  told.set(sheet, known)
  return known
}

/** Whether the sentence around a token most likely does one of these things. */
export function isLikely(sheet: Sheet, at: number, sayings: readonly Saying[], least: number): boolean {
  return sentencesOf(sheet).some(
    ({ from, to, saying, likelihood }) =>
      from <= at && at < to && likelihood >= least && sayings.includes(saying),
  )
}

function readSentences(sheet: Sheet): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (let at = 0; at <= sheet.tokens.length; at += 1) {
    const isEnd = at === sheet.tokens.length || /^[.!?;\n]$/.test(sheet.tokens[at]?.word ?? '')
    if (!isEnd) continue
    if (sheet.tokens.slice(from, at).some(({ isMark }) => !isMark)) {
      const all = [...LIKENESS.of(sentenceFeatures(sheet, from, at))]
      const [saying, likelihood] = all.reduce(
        (best, other) => (other[1] > best[1] ? other : best),
        all[0] ?? ['NOTHING', 0],
      )
      sentences.push({ from, to: at, saying, likelihood })
    }
    from = at + 1
  }
  return sentences
}

/** What a sentence is compared by. */
export function sentenceFeatures(sheet: Sheet, from: number, to: number): ReadonlySet<string> {
  return new Set(gramsOf(wordsOf(sheet, from, to, THING, ({ isMark }) => !isMark)))
}

/** The words of a stretch, a thing and a number by what they are. */
export function wordsOf(
  { tokens, mentions }: Sheet,
  from: number,
  to: number,
  things: Readonly<Partial<Record<Mention['kind'], string>>>,
  isKept: (token: Token) => boolean,
): string[] {
  const named = new Map<number, string>()
  for (const mention of mentions) {
    const thing = things[mention.kind]
    if (thing === undefined) continue
    for (let at = mention.from; at < mention.to; at += 1) named.set(at, at === mention.from ? thing : '')
  }
  return tokens.slice(from, to).flatMap((token, place) => {
    const thing = named.get(from + place)
    if (thing !== undefined) return thing === '' ? [] : [thing]
    if (!isKept(token)) return []
    return [token.isNumber ? '<n>' : token.word]
  })
}

/** Words, pairs of them, and the beginnings that stand for all forms of a word. */
export function gramsOf(words: readonly string[]): string[] {
  const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`)
  const roots = words
    .filter(word => word.length > ROOT && !word.startsWith('<'))
    .map(word => `${word.slice(0, ROOT)}*`)
  return [...words, ...pairs, ...roots]
}
