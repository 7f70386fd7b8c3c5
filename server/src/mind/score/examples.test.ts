import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/corpus.ts'
import { DATA } from '../lexicon/data.ts'
import { examplesOf, fingerprintOf } from './examples.ts'

const THIS_YEAR = 2026
const tuning = await readCorpus('tuning')
const few = tuning.slice(0, 20)

test('has weights for the current readers and tuning conversations; run npm run learn when it fails', () => {
  expect(DATA.learntFrom).toBe(fingerprintOf(examplesOf(tuning, THIS_YEAR)))
})

test("changes the fingerprint with a reader's findings and with a label", () => {
  const examples = examplesOf(few, THIS_YEAR)
  const fingerprint = fingerprintOf(examples)
  const [part, ...others] = examples.parts
  if (!part) throw new Error('No part is read')
  const isOther = fingerprintOf({
    ...examples,
    parts: [{ ...part, features: new Set([...part.features, 'new']) }, ...others],
  })
  const isUnlabelled = fingerprintOf({ ...examples, parts: [{ ...part, isOf: !part.isOf }, ...others] })
  expect(new Set([fingerprint, isOther, isUnlabelled]).size).toBe(3)
  expect(fingerprintOf(examplesOf(few, THIS_YEAR))).toBe(fingerprint)
})

test('marks a part that nobody asked for as unwanted, by its name', () => {
  const right = examplesOf(few, THIS_YEAR).parts
  expect(right.filter(({ isOf }) => isOf).length).toBeGreaterThan(10)
  const unwished = few.map(each => ({ ...each, expected: { ...each.expected, parts: [] } }))
  const wrong = examplesOf(unwished, THIS_YEAR).parts
  expect(wrong).toHaveLength(right.length)
  expect(wrong.some(({ isOf }) => isOf)).toBe(false)
  expect(wrong.every(({ features }) => [...features].some(feature => feature.startsWith('name ')))).toBe(true)
})
