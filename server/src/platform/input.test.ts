import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { email, line, optionalLine, optionalText, text } from './input.ts'

const kept = (schema: z.ZodType, typed: unknown) => schema.safeParse(typed).data

const INVISIBLE = [
  '\u200b\u200b',
  '\u3164',
  '\u2800',
  '\u202e\u2066',
  '\ufeff',
  '\u200d',
  '\u{e0041}',
  '\ud800',
]

test.each(INVISIBLE)('treats invisible text (%j) as empty', typed => {
  expect(text({ max: 9, required: 'Falta' }).safeParse(typed).error?.issues[0]?.message).toBe('Falta')
  expect(line({ max: 9 }).safeParse(typed).success).toBe(false)
  expect(optionalText(9).parse(typed)).toBeNull()
  expect(optionalLine(9).parse(typed)).toBeNull()
})

test.each([
  ['half of a pair', 'a\ud800b\udc00', 'ab'],
  ['marks that turn the direction', 'a\u202egpj.exe\u202c \u2067b\u2069', 'agpj.exe b'],
  ['control characters', 'a\u0000\u0007\u009b31m\u007fb', 'a31mb'],
  ['an invisible space', 'ev\u200bil', 'evil'],
])('drops %s', (_what, typed, expected) => {
  for (const schema of [text({ max: 20 }), line({ max: 20 }), optionalText(20), optionalLine(20)])
    expect(kept(schema, typed)).toBe(expected)
})

test.each(['Ñandú', '👩‍👩‍👧', '🚗 1.6', 'Óptica 5"'])('keeps %s as typed', typed => {
  expect(kept(text({ max: 20 }), typed)).toBe(typed)
  expect(kept(line({ max: 20 }), typed)).toBe(typed)
})

describe('line breaks', () => {
  const typed = ' uno\r\n\r\ndos\u2028tres\u0085\tcuatro '
  test('stay in a text', () => {
    expect(kept(text({ max: 40 }), typed)).toBe('uno\n\ndos\ntres\n\tcuatro')
  })
  test('are spaces in a line', () => {
    expect(kept(line({ max: 40 }), typed)).toBe('uno dos tres cuatro')
    expect(kept(optionalLine(40), typed)).toBe('uno dos tres cuatro')
  })
})

test('can store and read again whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const stored = kept(text({ max: 1000 }), `a${typed}`) as string
      expect(encodeURIComponent(stored)).not.toBe('')
      expect(stored).not.toContain('\u0000')
      expect(kept(text({ max: 1000 }), stored)).toBe(stored)
    }),
  )
})

test('keeps an e-mail as its parser writes it', () => {
  expect(email.parse('\u202aAna\u2011Perez@Correo.uy\u202c')).toBe('ana-perez@correo.uy')
})

test.each([
  ['nothing', '\u200b \ufeff', 'Poné tu email.'],
  ['what is no address', 'ana@', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
  ['an address that is too long', `${'a'.repeat(250)}@correo.uy`, 'Ese email es demasiado largo.'],
  ['a text that is too long', 'a'.repeat(5000), 'Ese email es demasiado largo.'],
])('explains why %s is not an e-mail', (_what, typed, message) => {
  expect(email.safeParse(typed).error?.issues.map(issue => issue.message)).toEqual([message])
})
