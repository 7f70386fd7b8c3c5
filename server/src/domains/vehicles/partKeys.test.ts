import { describe, expect, test } from 'vitest'
import { numberKey, partKey, vehicleKey } from './partKeys.ts'

describe('the key of a part', () => {
  test.each([
    ['Farol trasero izq.', 'faro trasero izquierdo'],
    ['ALTERNADOR', 'un alternador'],
    ['pastillas de freno delanteras', 'Pastillas delanteras'],
  ])('%s is %s', (one, other) => {
    expect(partKey(one)).toBe(partKey(other))
  })

  test.each([
    ['Faro trasero izquierdo', 'Faro trasero derecho'],
    ['Alternador', 'Motor de arranque'],
    ['Pastillas delanteras', 'Pastillas traseras'],
  ])('%s is not %s', (one, other) => {
    expect(partKey(one)).not.toBe(partKey(other))
  })

  test('a text without a known part is compared by its words', () => {
    expect(partKey('  Zxqwy-Plumbus  ')).toBe('zxqwy plumbus')
  })
})

test.each([
  ['5U0-941.005 a', '5U0941005A'],
  [' – ', null],
  [null, null],
])('the number %s is compared as %s', (typed, key) => {
  expect(numberKey(typed)).toBe(key)
})

test('a vehicle is compared without accents and separators', () => {
  expect(vehicleKey({ brand: 'Citroën', model: 'C-3' })).toBe(vehicleKey({ brand: 'citroen', model: 'C 3' }))
})
