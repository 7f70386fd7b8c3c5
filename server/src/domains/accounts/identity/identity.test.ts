import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from '../../../common/accounts/phone.ts'
import { parseRut } from '../../../common/accounts/rut.ts'
import { optionalCode, phone } from '../account.input.ts'

test.each([
  ['21-100342-001-7', '211003420017'],
  ['UY 211003420017', '211003420017'],
  [' 21.100342.001/7 ', '211003420017'],
  ['RUT: 21\u2011100342\u2011001\u20117', '211003420017'],
  ['rut 21 100342 001 7', '211003420017'],
  ['R.U.T. Nº 21.100342.001.7', '211003420017'],
  ['RUT N°211003420017', '211003420017'],
  ['RUT número: UY 211003420017.', '211003420017'],
  ['\u202d211003420017\u202c', '211003420017'],
  ['２１１００３４２００１７', '211003420017'],
  ['Nro. de RUT: 211003420017', '211003420017'],
  ['N° RUT 21 100342 001 7', '211003420017'],
  ['“211003420017”', '211003420017'],
  ['211003420017 (RUT)', '211003420017'],
])('%s is a RUT', (typed, digits) => {
  expect(parseRut(typed)).toBe(digits)
})

test.each(['211003420018', '210000000017', '211003420027', '21100342001', '', 'hola'])(
  '%s is no RUT',
  typed => {
    expect(parseRut(typed)).toBeNull()
  },
)

test('rejects a RUT with one wrong digit', () => {
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
  ['\u202a+598 94 231 234\u202c', '+59894231234'],
  ['\u200e094\u2011231\u2011234\u200b', '+59894231234'],
  ['+598\u00a094\u2013231\u2013234', '+59894231234'],
  ['\ufeff０９４\u3000２３１\u3000２３４', '+59894231234'],
  ['＋５９８（９４）２３１２３４', '+59894231234'],
  ['tel:+59894231234', '+59894231234'],
  ['Tel. 2400-1234', '+59824001234'],
  ['Teléfono: 094/231/234', '+59894231234'],
  ['Cel: 094·231·234.', '+59894231234'],
  ['WhatsApp +598 94 231 234', '+59894231234'],
  ['https://wa.me/59894231234', '+59894231234'],
  ['wa.me/+59894231234?text=Hola%202', '+59894231234'],
  ['https://api.whatsapp.com/send?phone=59894231234&text=Hola', '+59894231234'],
  ['"094 231 234"', '+59894231234'],
  ['\u260e\ufe0f 2400 1234', '+59824001234'],
  ['Tel/Cel: 094 231 234', '+59894231234'],
  ['Mi celular es 094 231 234', '+59894231234'],
  ['[+598 94 231 234]', '+59894231234'],
])('%s is the phone %s', (typed, e164) => {
  expect(parsePhone(typed)).toBe(e164)
})

test.each([
  '',
  '123',
  '090 123 456',
  '+598 1234',
  '095',
  'llamame',
  '+0 123 456 789',
  '2400 1234 / 094 231 234',
  'telar 094 231 234',
])('%s is no phone', typed => {
  expect(parsePhone(typed)).toBeNull()
})

test('a phone of invisible marks alone is missing', () => {
  expect(phone.safeParse('\u200e\u202d').error?.issues[0]?.message).toBe('Poné un teléfono.')
})

test.each([
  ['\u202d123 456\u202c', '123456'],
  ['１２３\u2011４５６', '123456'],
  ['abcd\u2013efgh', 'ABCDEFGH'],
])('%j is the code %s', (typed, code) => {
  expect(optionalCode.parse(typed)).toBe(code)
})
