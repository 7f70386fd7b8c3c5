import type { Known, KnownPart } from '../known.ts'
import { DATA } from '../lexicon/data.ts'
import { isKind, type Mention, type Sheet } from '../read/mentions.ts'
import { clauseOf } from '../read/moods.ts'
import { sentencesOf, THING, wordsOf } from '../read/sayings.ts'
import { BIAS, likelihoodOf, parseWeights } from '../text/weights.ts'
import { isPlainlyWished } from './plainWishes.ts'

/** Judges a part that the rules first read in this message. */
export type PartJudge = (sheet: Sheet, part: KnownPart, before: Known, after: Known) => boolean

/**
 * Threshold below which a part is not noted: a missed part can be asked for again, an invented one is sent.
 */
const LEAST_LIKELY = 0.8

const WEIGHTS = parseWeights(DATA.weights.PART ?? '')

/** True when a part is probably wanted, by the learned weights (logistic regression). */
export const isProbable: PartJudge = (sheet, part, before, after) => {
  if (isPlainlyWished(sheet, part, before, after)) return true
  return likelihoodOf(WEIGHTS, partFeatures(sheet, part, before, after)) >= LEAST_LIKELY
}

/** Lists the parts of `after` that the message added. */
export function newPartsOf(before: Known, after: Known, turn: number): readonly KnownPart[] {
  return after.parts.filter(
    ({ name }) => name.evidence.turn === turn && before.parts.every(known => known.name.value !== name.value),
  )
}

/**
 * Features of a part: its name, the words beside it, the moods of its clause, and the facts and question
 * before.
 */
export function partFeatures(
  sheet: Sheet,
  part: KnownPart,
  before: Known,
  after: Known,
): ReadonlySet<string> {
  const { tokens, mentions, asked } = sheet
  const { evidence } = part.name
  const from = Math.max(
    0,
    tokens.findIndex(token => token.to > evidence.from),
  )
  const to = tokens.findLastIndex(token => token.from < evidence.to) + 1
  const words = (start: number, end: number) => wordsOf(sheet, start, end, BESIDE, () => true)
  const left = ['^', '^', ...words(Math.max(0, from - NEAR), from)].slice(-WORDS_BEFORE)
  const right = [...words(to, to + NEAR), '$', '$'].slice(0, WORDS_BEHIND)
  const named = mentions.filter(isKind('PART'))
  const place = named.findIndex(other => other.from < to && other.to > from)
  const clause = clauseOf(sheet, from)
  const isSaid = [part.name.value, ...part.synonyms.slice(1)].includes(
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  )
  return new Set([
    BIAS,
    `name ${part.name.value}`,
    `category ${part.category}`,
    `before ${left.at(-1)}`,
    `before ${left.at(-2)} ${left.at(-1)}`,
    `behind ${right[0]}`,
    `behind ${right[0]} ${right[1]}`,
    ...left.flatMap(formsOf).map(word => `left ${word}`),
    ...right.flatMap(formsOf).map(word => `right ${word}`),
    `asked ${asked ?? 'nothing'}`,
    `asked ${asked ?? 'nothing'} ${before.parts.length > 0}`,
    `known ${Math.min(before.parts.length, 2)}`,
    `all ${Math.min(after.parts.length, 4)}`,
    `new ${Math.min(newPartsOf(before, after, evidence.turn).length, 3)}`,
    `place ${placeOf(place, named.length)} ${Math.min(named.length, 3)}`,
    `words ${Math.min(to - from, 3)}`,
    `said ${isSaid}`,
    ...(named[place]?.isExplained ? ['explained'] : []),
    ...(from === 0 ? ['first'] : []),
    ...(to >= tokens.length ? ['last'] : []),
    ...DETAILS.filter(detail => part[detail] !== null),
    ...mentions
      .filter(isMood)
      .flatMap(({ kind, from: at }) => [
        `message ${kind}`,
        ...(at >= clause.from && at < clause.to ? [`clause ${kind}`] : []),
      ]),
    ...sentencesOf(sheet)
      .filter(sentence => sentence.from <= from && sentence.to > from)
      .flatMap(({ saying, likelihood }) =>
        STEPS.filter(step => likelihood > step).map(step => `like ${saying} ${step}`),
      ),
  ])
}

const BESIDE = {
  ...THING,
  CONDITION: '<condition>',
  URGENCY: '<urgency>',
  WANT: '<want>',
  BROKEN: '<broken>',
} as const
/** Tokens before and after that contain enough words. */
const NEAR = 40
const WORDS_BEFORE = 5
const WORDS_BEHIND = 4
const STEPS = [0.5, 0.86, 0.97] as const
const DETAILS = ['side', 'axle', 'quantity', 'condition', 'partNumber'] as const
/** Letters of a word's beginning that all its forms share. */
const ROOT = 5

const isMood = ({ kind }: Mention) => /^(WANT|BROKEN|ALSO|CORRECTION|SYMPTOM|INJECTION|OFF_TOPIC)$/.test(kind)

const formsOf = (word: string) =>
  word.length > ROOT && !word.startsWith('<') ? [word, `${word.slice(0, ROOT)}*`] : [word]

function placeOf(place: number, count: number): string {
  if (place === 0) return 'first'
  return place === count - 1 ? 'last' : 'between'
}
