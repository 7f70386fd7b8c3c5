import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from '../../common/accounts/phone.ts'
import { parseRut } from '../../common/accounts/rut.ts'

test.each([
  ['21-100342-001-7', '211003420017'],
  ['UY 211003420017', '211003420017'],
  [' 21.100342.001/7 ', '211003420017'],
])('%s is a RUT', (typed, digits) => {
  expect(parseRut(typed)).toBe(digits)
})

test.each(['211003420018', '210000000017', '211003420027', '21100342001', '', 'hola'])(
  '%s is no RUT',
  typed => {
    expect(parseRut(typed)).toBeNull()
  },
)

test('one wrong digit never passes for a right RUT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const digits = Array.from('211003420017')
      digits[position] = String((Number(digits[position]) + shift) % 10)
      expect(parseRut(digits.join(''))).toBeNull()
    }),
  )
})

test.each([
  ['094 231 234', '+59894231234'],
  ['94231234', '+59894231234'],
  ['+598 94 231 234', '+59894231234'],
  ['598 94231234', '+59894231234'],
  ['00598 094 231 234', '+59894231234'],
  ['2123 1234', '+59821231234'],
  ['4722-3180', '+59847223180'],
  ['+54 9 11 2345 6789', '+5491123456789'],
])('%s is the phone %s', (typed, e164) => {
  expect(parsePhone(typed)).toBe(e164)
})

test.each(['', '123', '090 123 456', '+598 1234', '095', 'llamame', '+0 123 456 789'])(
  '%s is no phone',
  typed => {
    expect(parsePhone(typed)).toBeNull()
  },
)
