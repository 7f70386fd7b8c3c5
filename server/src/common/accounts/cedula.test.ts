import { expect, test } from 'vitest'
import { parseCedula } from './cedula.ts'

test.each([
  ['1.234.567-2', '12345672'],
  ['CI: 1234567-2', '12345672'],
  [' 12345672 ', '12345672'],
  // Below a million: seven digits with the check digit.
  ['234.561-8', '02345618'],
  ['4.567.891-1', '45678911'],
])('reads the identity number %j', (typed, digits) => {
  expect(parseCedula(typed)).toBe(digits)
})

test.each(['1.234.567-3', '0.000.000-0', '123456', '123456721', 'doce', ''])(
  'refuses the identity number %j',
  typed => {
    expect(parseCedula(typed)).toBeNull()
  },
)

test('accepts one check digit of ten', () => {
  const ends = Array.from({ length: 10 }, (_, digit) => `1234567${digit}`)
  expect(ends.filter(typed => parseCedula(typed) !== null)).toEqual(['12345672'])
})
