import { describe, expect, test } from 'vitest'
import { nameOf, withReply } from './savedReply'

describe('nameOf', () => {
  test.each([
    ['', ''],
    ['  Tiene 30 días\nde garantía. ', 'Tiene 30 días de garantía.'],
    [
      'Mandamos por agencia el mismo día y llega al otro día de mañana',
      'Mandamos por agencia el mismo día y',
    ],
    ['a'.repeat(60), 'a'.repeat(40)],
    [`${'b'.repeat(40)} cola`, 'b'.repeat(40)],
  ])('names %j as %j', (text, name) => expect(nameOf(text)).toBe(name))
})

describe('withReply', () => {
  const area = { limit: 20, isOneLine: false }
  test.each([
    ['', 'Hola.\nChau.', area, 'Hola.\nChau.'],
    ['', 'Hola.\nChau.', { ...area, isOneLine: true }, 'Hola. Chau.'],
    ['Buenas. ', 'Hola.', area, 'Buenas. Hola.'],
    ['0123456789012', '012345', area, '0123456789012 012345'],
    ['01234567890123', '012345', area, null],
  ])('adds to %j the reply %j', (text, reply, place, next) =>
    expect(withReply(text, reply, place)).toBe(next),
  )
})
