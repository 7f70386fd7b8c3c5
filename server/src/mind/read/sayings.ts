import { COUNTED_SAYINGS } from '../lexicon/sayings.ts'
import { Likeness } from '../text/likeness.ts'
import type { Token } from '../text/tokens.ts'
import type { Saying } from '../values.ts'
import type { Mention, Sheet } from './mentions.ts'

/** A sentence and its most likely kind. */
export type Sentence = {
  readonly from: number
  readonly to: number
  readonly saying: Saying
  /** Between 0 and 1. */
  readonly likelihood: number
}

/** Placeholder of a thing, whatever its name. */
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
/** Letters of a word's beginning that all its forms share. */
const ROOT = 4

const LIKENESS = new Likeness(COUNTED_SAYINGS)

const told = new WeakMap<Sheet, readonly Sentence[]>()

/** Classifies the sentences of a message. */
export function sentencesOf(sheet: Sheet): readonly Sentence[] {
  const known = told.get(sheet) ?? readSentences(sheet)
  told.set(sheet, known)
  return known
}

/** True when the sentence around a token most likely has one of these kinds. */
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

/** Features of a sentence for comparison. */
export function sentenceFeatures(sheet: Sheet, from: number, to: number): ReadonlySet<string> {
  return new Set(gramsOf(wordsOf(sheet, from, to, THING, ({ isMark }) => !isMark)))
}

/** The words of a stretch, with things and numbers replaced by placeholders. */
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

/** Words, pairs of them, and word beginnings shared by all forms. */
export function gramsOf(words: readonly string[]): string[] {
  const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`)
  const roots = words
    .filter(word => word.length > ROOT && !word.startsWith('<'))
    .map(word => `${word.slice(0, ROOT)}*`)
  return [...words, ...pairs, ...roots]
}
