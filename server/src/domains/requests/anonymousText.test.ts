import { expect, test } from 'vitest'
import { leavingOutContacts, says } from './anonymousText.ts'

test.each([
  ['hace ruido al doblar', 'hace ruido al doblar'],
  ['hace ruido, llamame al 099 123 456 de tarde', 'hace ruido, llamame al de tarde'],
  ['099 123 456 o ana@correo.uy', 'o'],
  ['escribime: es cero9nueve123456', ''],
])('leaves the contact data out of %j', (text, rest) => {
  expect(leavingOutContacts(text)).toBe(rest)
})

test.each([
  ['Somos REPUESTOS - Lorén, en Salto', true],
  ['Repuestos Lorenzo', false],
])('finds the name ‘Repuestos Loren’ in %j: %s', (text, found) => {
  expect(says(text, 'Repuestos Loren')).toBe(found)
})
