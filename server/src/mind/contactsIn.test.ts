import { expect, test } from 'vitest'
import { contactIn } from './contactsIn.ts'

test.each([
  ['Llamame al 099 123 456 y lo vemos', '099 123 456'],
  ['mi cel es 094231234', '094231234'],
  ['whatsapp +598 94 231 234', '+598 94 231 234'],
  ['cero nueve nueve uno dos tres cuatro cinco seis', 'cero nueve nueve uno dos tres cuatro cinco seis'],
  [
    'llamame: noventa y nueve, ciento veintitres, cuatrocientos cincuenta y seis',
    'noventa y nueve, ciento veintitres, cuatrocientos cincuenta y seis',
  ],
  ['te paso 0 9 9 - 1 2 3 - 4 5 6', '0 9 9 - 1 2 3 - 4 5 6'],
  ['el fijo es 2400 1234', '2400 1234'],
  ['ana.perez@correo.uy', 'ana.perez@correo.uy'],
  ['marta arroba gmail punto com', 'marta arroba gmail punto com'],
  ['mirá en wa.me/59894231234', 'wa.me/59894231234'],
  ['entrá a www.repuestossur.com.uy', 'www.repuestossur.com.uy'],
  ['estamos en repuestossur.com', 'repuestossur.com'],
  ['es cero9nueve123456', '099123456'],
  ['099-uno23-456', '099-123-456'],
  ['o99 l23 456', '099 123 456'],
  ['①②③: ⓪⑨⑨①②③④⑤⑥', '099123456'],
  ['t.me/juan', 't.me/juan'],
  ['instagram: juanrepuestos', 'instagram: juanrepuestos'],
  ['Buscanos en Instagram, @repuestos.sur', '@repuestos.sur'],
])('finds the contact data in %j', (text, written) => {
  expect(contactIn(text)).toBe(written)
})

test.each([
  '¿Es original o alternativo?',
  '¿Sirve para el chasis 9BWZZZ377VT004251?',
  '¿Es el código 96253555 o el 25198874?',
  'El número grabado en la pieza es 5U0 941 005 B.',
  'Sale en 24 horas, con 90 días de garantía.',
  'Es para un Gol 1.6 del 2012 con 145.000 km.',
  'Está $ 4.850 y son 2 unidades. ¿Entra en 3 cuotas de 1.617?',
  'Medidas: 320 x 210 x 45 mm.',
  'Va con punto de apoyo. Com placer te lo aparto.',
])('finds no contact data in %j', text => {
  expect(contactIn(text)).toBeNull()
})
