import { expect, test } from 'vitest'
import { isKeyText, KEY_PREFIX, newKey } from './keyText.ts'

test('keys have prefix, random part and checksum, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, newKey)
  for (const key of keys) {
    expect(key).toMatch(/^tuerca_live_[0-9A-Za-z]{38}$/)
    expect(isKeyText(key)).toBe(true)
  }
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key that was cut off, mistyped, continued or is another’s is told without the database', () => {
  const key = newKey()
  const at = KEY_PREFIX.length + 5
  const typo = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1)
  const swapped = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2)
  const wrong = [
    typo,
    key.slice(0, -1),
    `${key}0`,
    key.replace('live', 'test'),
    ` ${key}`,
    key.toUpperCase(),
    '',
    'Bearer',
  ]
  for (const text of wrong) expect([text, isKeyText(text)]).toEqual([text, false])
  if (swapped !== key) expect(isKeyText(swapped)).toBe(false)
})
