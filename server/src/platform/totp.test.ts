import { expect, test } from 'vitest'
import { matchingStep, newTotpKey, totpCode, totpStep, totpUri } from './totp.ts'

// '12345678901234567890', the key of RFC 6238's examples.
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code %s at second %i, as in RFC 6238', (second, code) => {
  expect(totpCode(KEY, totpStep(new Date(second * 1000)))).toBe(code)
})

test('accepts a code one step early or late, and no further', () => {
  const step = 41_152_263
  const at = new Date(step * 30_000)
  const near = [-2, -1, 0, 1, 2].map(away => matchingStep(KEY, totpCode(KEY, step + away), at))
  expect(near).toEqual([null, step - 1, step, step + 1, null])
  for (const code of ['', '5924', '0059240', 'abcdef', '00592４'])
    expect(matchingStep(KEY, code, at)).toBeNull()
})

test('makes keys of 160 bits, no two the same', () => {
  const keys = Array.from({ length: 50 }, newTotpKey)
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(keys).size).toBe(50)
})

test('names issuer and account in the address for the app', () => {
  expect(totpUri(KEY, { issuer: 'Tuerca', account: 'ana+1@correo.uy' })).toBe(
    `otpauth://totp/Tuerca:ana%2B1%40correo.uy?secret=${KEY}&issuer=Tuerca`,
  )
})
