import { expect, test, vi } from 'vitest'
import { memo } from './memo'

test('gives equal contents one result, without reading an object twice', () => {
  const fn = vi.fn((styles: object) => ({ styles }))
  const cached = memo(fn)
  let reads = 0
  const counting = {
    get color() {
      reads += 1
      return 'fg'
    },
  }
  const result = cached(counting)
  expect(cached({ color: 'fg' })).toBe(result)
  expect(cached(counting)).toBe(result)
  expect(fn).toHaveBeenCalledTimes(1)
  expect(reads).toBe(1)
})

test.each([
  [[{ color: 'fg' }], [{ color: 'bg' }]],
  [[{ a: '1' }], [{ a: 1 }]],
  [[{ a: null }], [{ a: undefined }]],
  [[{ a: ['b'] }], [{ a: { 0: 'b' } }]],
  [[{ a: 'x', b: 'y' }], [{ a: 'x\0b\0"y' }]],
  // The order of styles decides which of two applies.
  [[{ px: '1', pl: '2' }], [{ pl: '2', px: '1' }]],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', undefined]],
])('distinguishes %j from %j', (one, other) => {
  const cached = memo((...args: unknown[]) => ({ args }))
  expect(cached(...one)).not.toBe(cached(...other))
})

test('recognises the maximum number of equal contents again after the limit', () => {
  const cached = memo((styles: object) => ({ styles }))
  for (let i = 0; i < 25_000; i += 1) cached({ width: i })
  const last = { width: 'last' }
  expect(cached(last)).toBe(cached({ width: 'last' }))
})
