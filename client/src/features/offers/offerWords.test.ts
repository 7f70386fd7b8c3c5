import { expect, test } from 'vitest'
import { trustWords, validityWords } from './offerWords'

test.each([
  [true, 14, 'Verificado · Rivera · 14 ventas'],
  [true, 1, 'Verificado · Rivera · 1 venta'],
  [true, 0, 'Verificado · Rivera'],
  [false, 1_240, 'Rivera · 1.240 ventas'],
])('describes a provider verified: %s, with %i sales', (isVerified, sales, words) => {
  expect(trustWords({ isVerified, department: 'Rivera', sales })).toBe(words)
})

test('adds the measured time and the score to an offer', () => {
  const provider = { isVerified: true, department: 'Rivera', sales: 14, quotingTime: 'menos de 3 horas' }
  expect(trustWords(provider)).toBe('Verificado · Rivera · 14 ventas · suele cotizar en menos de 3 horas')
  expect(trustWords({ ...provider, honour: 0 })).toBe(
    'Verificado · Rivera · 14 ventas · cumple 0\u00a0% · suele cotizar en menos de 3 horas',
  )
})

test.each([
  ['2026-11-28T17:30:00.000Z', 'Vale hasta el sábado 28 de noviembre, 14:30'],
  ['2026-11-27T16:00:00.000Z', 'Vale hasta el viernes 27 de noviembre, 13:00'],
  ['2026-11-27T15:59:00.000Z', 'Vence en 23 horas, a las 12:59'],
  ['2026-11-26T16:05:00.000Z', 'Vence en 5 min, a las 13:05'],
  ['2026-11-26T15:00:00.000Z', 'Vale hasta el jueves 26 de noviembre, 12:00'],
])('counts down the last day of an offer valid until %s', (validUntil, words) => {
  expect(validityWords(validUntil, '2026-11-26T16:00:00.000Z')).toBe(words)
})
