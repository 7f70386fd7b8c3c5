import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationWords } from './durationWords.ts'

test.each([
  [0, 'menos de 10 min'],
  [9, 'menos de 10 min'],
  [10, 'menos de 20 min'],
  [54, 'menos de 60 min'],
  [59.9, 'menos de una hora'],
  [60, 'menos de 2 horas'],
  [179, 'menos de 3 horas'],
  [180, 'menos de 4 horas'],
  [2 * 1440 - 1, 'menos de 48 horas'],
  [2 * 1440, 'menos de 3 días'],
])('says %d minutes as %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

const UNITS = { min: 1, hora: 60, horas: 60, días: 1440 } as const

test('never promises less than was measured', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), minutes => {
      const [, amount, unit] = /^menos de (\d+|una) (min|horas?|días)$/.exec(durationWords(minutes)) ?? []
      const bound = (amount === 'una' ? 1 : Number(amount)) * UNITS[unit as keyof typeof UNITS]
      expect(bound).toBeGreaterThan(minutes)
    }),
  )
})
