import { expect, test } from 'vitest'
import { asSentence, count, formatFileSize, formatPhone, formatRut, initials, shortId } from './text'

test('shortId keeps the last eight characters, in capitals', () => {
  expect(shortId('018f2b3c-9d00-7c11-a5b6-90ab4f7a21c9')).toBe('4F7A21C9')
  expect(shortId('abc')).toBe('ABC')
})

test.each([
  ['Repuestos del Litoral', 'RL'],
  ['Martín', 'MA'],
  ['martín olivera', 'MO'],
  ['  Ñandú   Óptica ', 'ÑÓ'],
  ['', '?'],
])('initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test.each([
  ['+59894231234', '094 231 234'],
  ['094231234', '094 231 234'],
  ['94 231 234', '094 231 234'],
  ['0059894231234', '094 231 234'],
  ['24001234', '2400 1234'],
  ['+5492944123456', '+5492944123456'],
])('formatPhone %s', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected)
})

test('file sizes and counts', () => {
  expect(formatFileSize(0)).toBe('0\u00a0Bytes')
  expect(formatFileSize(1536)).toBe('1,5\u00a0KB')
  expect(formatFileSize(5 * 1024 ** 2)).toBe('5\u00a0MB')
  expect(count(1, 'oferta', 'ofertas')).toBe('1 oferta')
  expect(count(1200, 'oferta', 'ofertas')).toBe('1.200 ofertas')
})

test('formatRut', () => {
  expect(formatRut('211003420017')).toBe('21-100342-001-7')
  expect(formatRut('UY211003420017')).toBe('21-100342-001-7')
  expect(formatRut(' 123 ')).toBe('123')
})

test.each([
  ['Kit de embrague', 'Kit de embrague.'],
  ['Kit de embrague. ', 'Kit de embrague.'],
  ['¿Lámpara?', '¿Lámpara?'],
])('ends %j as %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence)
})
