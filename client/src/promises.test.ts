import { describe, expect, test } from 'vitest'
import { FEATURES, PROMISES, spokenTexts, UNTIL } from '../test/promises'
import { WITHDRAWAL_PERIOD } from './lib/generated/orderTerms'

const texts = spokenTexts()
const whereSaid = (pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : []))

describe('a sentence that depends on a feature', () => {
  test.each(PROMISES)('is absent without $needs: $says', ({ says, needs }) => {
    if (!FEATURES[needs]()) expect(whereSaid(says)).toEqual([])
  })

  test.each(PROMISES)('is recognised in its own words: $says', ({ says, sentence }) => {
    expect(sentence).toMatch(says)
  })
})

test.each(UNTIL)('is present while it is true, and absent afterwards: $says', ({ says, feature }) => {
  expect(whereSaid(says).length > 0).toBe(!FEATURES[feature]())
})

test('states the withdrawal period in one wording everywhere', () => {
  const [, counted = ''] = WITHDRAWAL_PERIOD.split('días hábiles ')
  expect(counted).toBe('desde el contrato o la entrega, lo que sea posterior')
  const others = new RegExp(`días hábiles (desde|contados|a partir) (?!${counted.replace(/^desde /, '')})`)
  expect(whereSaid(others)).toEqual([])
})
