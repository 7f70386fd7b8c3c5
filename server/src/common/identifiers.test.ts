import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail, plainIdentifier } from './identifiers.ts'

test.each([
  ['invisible marks', '\u202a\ufeff0\u200b9\u200e4\u2066 231\u00ad234\u202c\u2069', '094 231234'],
  ['Hangul fillers and the blank Braille cell', '\u31640\u28009\uffa0', '09'],
  ['every dash', '1\u20102\u20113\u20124\u20135\u20146\u22127\ufe638\uff0d9', '1-2-3-4-5-6-7-8-9'],
  ['blanks of any width and control characters', ' 1\u00a02\u20033\u30004\t5\r\n6\u00007 ', '1 2 3 4 5 6 7'],
  ['full-width, mathematical and keycap digits', '０1\u{1d7da}3️⃣４', '01234'],
  ['marks that an invisible one kept apart', 'a\u034f\u0301', 'á'],
  ['ordinal signs', 'Nº 1 № 2', 'N° 1 N° 2'],
])('writes %s plainly', (_what, typed, plain) => {
  expect(plainIdentifier(typed)).toBe(plain)
})

test('does not change plain identifiers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const plain = plainIdentifier(typed)
      expect(plainIdentifier(plain)).toBe(plain)
    }),
  )
})

test.each([
  ['\u202aAna.Perez@Correo.uy\u202c', 'ana.perez@correo.uy'],
  ['\ufeffana@correo.uy\u200b', 'ana@correo.uy'],
  ['ana@cor\u00adreo.uy', 'ana@correo.uy'],
  ['ana\u2011perez@mi\u2013correo.uy', 'ana-perez@mi-correo.uy'],
  ['ａｎａ１＠ｃｏｒｒｅｏ．ｕｙ', 'ana1@correo.uy'],
  ['ana\u00a0@ correo.uy', 'ana@correo.uy'],
  ['mailto:ana@correo.uy', 'ana@correo.uy'],
  ['E-mail: ana@correo.uy.', 'ana@correo.uy'],
  ['"Ana Pérez" <ana@correo.uy>', 'ana@correo.uy'],
  ['<ana+taller@correo.com.uy>;', 'ana+taller@correo.com.uy'],
  ['o\u2019neill@correo.uy', "o'neill@correo.uy"],
  ['mailto:ana@correo.uy?subject=Pedido%20de%20piezas', 'ana@correo.uy'],
  ['(ana@correo.uy)', 'ana@correo.uy'],
  ['\u201cana@correo.uy\u201d', 'ana@correo.uy'],
  ["'ana@correo.uy',", 'ana@correo.uy'],
  ['\u2709\ufe0f ana@correo.uy', 'ana@correo.uy'],
  ['Mi mail: ana@correo.uy', 'ana@correo.uy'],
  ['(Ana <ana@correo.uy>)', 'ana@correo.uy'],
  ['Ana <mailto:ana@correo.uy>', 'ana@correo.uy'],
  ['_ana@correo.uy', '_ana@correo.uy'],
])('reads %j as the e-mail %s', (typed, address) => {
  expect(parseEmail(typed)).toBe(address)
})

test.each([
  'ana',
  'ana@',
  '@correo.uy',
  'ana@correo',
  'ana perez@correo.uy',
  'ana@correo.uy, luis@correo.uy',
  'ana@@correo.uy',
  'ana..perez@correo.uy',
  'ana@-correo.uy',
  'añá@correo.uy',
])('refuses %j as an e-mail', typed => {
  expect(parseEmail(typed)).toBeNull()
})
