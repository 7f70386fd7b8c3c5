import { expect, test } from 'vitest'
import { createBoundedCache } from './boundedCache.ts'

test('loads a key once when it is asked for during loading', async () => {
  const cache = createBoundedCache<number>(10)
  let loads = 0
  const load = async () => {
    loads += 1
    return loads
  }
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
  expect(await cache.get('a', load)).toBe(1)
  expect(await cache.get('b', load)).toBe(2)
})

test('throws a failure and does not cache it', async () => {
  const cache = createBoundedCache<number>(10)
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => 1)).toBe(1)
})

test('evicts the oldest key first', async () => {
  const cache = createBoundedCache<number>(2)
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 1)
  expect(await cache.get('c', async () => 2)).toBe(1)
  expect(await cache.get('a', async () => 2)).toBe(2)
})
