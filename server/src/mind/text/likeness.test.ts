import { expect, test } from 'vitest'
import { countFeatures, Likeness } from './likeness.ts'

const likeness = new Likeness(
  countFeatures(
    ['CAT', 'DOG'],
    [
      ['CAT', new Set(['purrs', 'sleeps'])],
      ['CAT', new Set(['purrs', 'climbs'])],
      ['DOG', new Set(['barks', 'sleeps'])],
    ],
  ),
)

test('classifies by shared features; probabilities sum to 1', () => {
  const found = likeness.of(new Set(['purrs', 'unheard']))
  expect(found.get('CAT')).toBeGreaterThan(found.get('DOG') ?? 1)
  expect((found.get('CAT') ?? 0) + (found.get('DOG') ?? 0)).toBeCloseTo(1)
})

test('gives equal likelihoods to a text without known features', () => {
  const found = likeness.of(new Set(['unheard']))
  expect(found.get('CAT')).toBe(found.get('DOG'))
})
