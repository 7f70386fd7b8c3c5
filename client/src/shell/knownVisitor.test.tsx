import { beforeEach, expect, test } from 'vitest'
import { forgetVisitor, keepVisitor, knownVisitor } from './knownVisitor'

const eva = { name: 'Eva', email: 'Eva@salto.uy', phone: '094 231 234', department: 'SALTO' }
const NOW = 1_800_000_000_000
const MINUTE_MS = 60_000
beforeEach(() => sessionStorage.clear())

test.each([
  ['with the same e-mail', 'eva@salto.uy', 0, eva],
  ['without an e-mail', '', 0, eva],
  ['with another e-mail', 'otra@salto.uy', 0, null],
  ['within the hour', '', 60 * MINUTE_MS, eva],
  ['later', '', 61 * MINUTE_MS, null],
])("prefills a sign-up %s with the visitor's data", (_when, email, later, known) => {
  keepVisitor(eva, NOW)
  expect(knownVisitor(email, NOW + later)).toEqual(known)
})

test('prefills nothing without data, after its removal, or from invalid data', () => {
  expect(knownVisitor('', NOW)).toBeNull()
  keepVisitor(eva, NOW)
  forgetVisitor()
  expect(knownVisitor('', NOW)).toBeNull()
  sessionStorage.setItem('tuerca.visita', '{"name":"Eva"}')
  expect(knownVisitor('', NOW)).toBeNull()
})
