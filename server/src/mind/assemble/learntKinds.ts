import { DATA } from '../lexicon/data.ts'
import type { Mention, Sheet } from '../read/mentions.ts'
import { questionsOf } from '../read/questions.ts'
import { gramsOf, sentencesOf, THING, wordsOf } from '../read/sayings.ts'
import { BIAS, likelihoodOf, parseWeights } from '../text/weights.ts'
import { type Kind, LEARNT_KINDS, type LearntKind } from '../values.ts'

/**
 * A kind found by a rule is kept unless the learned weights clearly contradict it; a kind with a high learned
 * likelihood needs no rule.
 */
const DOUBTFUL = 0.1
const SURE = 0.8
/** Corrections show in the replaced facts, which the words do not reveal. */
const DOUBTFUL_CORRECTION = 0.05

/** Weighs the kinds found by rules against the learned weights (logistic regression). */
export function weighed(sheet: Sheet, kinds: readonly Kind[], isTakenOff: boolean): Kind[] {
  const features = kindFeatures(sheet, kinds.includes('FACTS'))
  const isLikely = (kind: LearntKind, least: number) => likelihoodOf(weightsOf(kind), features) > least
  const isTenable = (kind: Kind) =>
    kind === 'FACTS' ||
    (kind === 'CORRECTION' && isTakenOff) ||
    isLikely(kind, kind === 'CORRECTION' ? DOUBTFUL_CORRECTION : DOUBTFUL)
  const kept = kinds.filter(isTenable)
  // 'pago con Mercado Pago' answers what was asked.
  const mayAsk = sheet.asked === null || sheet.tokens.some(({ word }) => /^[?¿]$/.test(word))
  const added = LEARNT_KINDS.filter(
    kind => !kinds.includes(kind) && isLikely(kind, SURE) && (kind !== 'QUESTION' || mayAsk),
  )
  return [...kept, ...added]
}

/**
 * Features of a message for its kinds: words, mentions, the question asked, and likeness of its sentences.
 */
export function kindFeatures(sheet: Sheet, hasFacts: boolean): ReadonlySet<string> {
  const words = wordsOf(sheet, 0, sheet.tokens.length, { ...THING, ...DETAIL }, () => true)
  const sentences = sentencesOf(sheet)
  return new Set([
    BIAS,
    `@asked ${sheet.asked ?? 'nothing'}`,
    ...(hasFacts ? ['@facts'] : []),
    ...sheet.mentions.map(({ kind }) => `@${kind}`),
    ...questionsOf(sheet).map(({ about }) => `@about ${about}`),
    ...STEPS.flatMap(step =>
      sentences.filter(({ likelihood }) => likelihood > step).map(({ saying }) => `@like ${saying} ${step}`),
    ),
    ...gramsOf(words),
  ])
}

const STEPS = [0.3, 0.6, 0.86, 0.97] as const
const DETAIL: Readonly<Partial<Record<Mention['kind'], string>>> = {
  CONDITION: '<condition>',
  URGENCY: '<urgency>',
  PART_NUMBER: '<partNumber>',
  // 'perdón por la demora', 'el de mejor precio': idioms not meant literally.
  EVERYDAY: '<everyday>',
}

const WEIGHTS: ReadonlyMap<LearntKind, ReadonlyMap<string, number>> = new Map(
  LEARNT_KINDS.map(kind => [kind, parseWeights(DATA.weights[kind] ?? '')]),
)

const weightsOf = (kind: LearntKind): ReadonlyMap<string, number> => WEIGHTS.get(kind) ?? new Map()
