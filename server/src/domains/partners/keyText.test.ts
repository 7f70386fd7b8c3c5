import { expect, test } from 'vitest'
import { isKeyText, KEY_PREFIXES, newKey } from './keyText.ts'

test('keys have prefix, random part and checksum, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, () => newKey('LIVE'))
  for (const key of keys) {
    expect(key).toMatch(/^tuerca_live_[0-9A-Za-z]{38}$/)
    expect(isKeyText(key)).toBe(true)
  }
  expect(new Set(keys).size).toBe(keys.length)
})

test('a test key is told from a live one', () => {
  expect(newKey('TEST')).toMatch(/^tuerca_test_[0-9A-Za-z]{38}$/)
  expect(isKeyText(newKey('TEST'))).toBe(true)
})

test('a key that was cut off, mistyped, continued or is another’s is told without the database', () => {
  const key = newKey('LIVE')
  const at = KEY_PREFIXES.LIVE.length + 5
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
