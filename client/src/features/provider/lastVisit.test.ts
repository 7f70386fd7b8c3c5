import { expect, test } from 'vitest'
import { visitsAt, visitsOf } from './lastVisit'

const MINUTE = 60_000

test('ends a visit after a pause of half an hour', () => {
  const first = visitsAt(100 * MINUTE, null)
  expect(first).toEqual({ previous: null, seen: 100 * MINUTE })
  const reloaded = visitsAt(130 * MINUTE, first)
  expect(reloaded).toEqual({ previous: null, seen: 130 * MINUTE })
  const later = visitsAt(161 * MINUTE, reloaded)
  expect(later).toEqual({ previous: 130 * MINUTE, seen: 161 * MINUTE })
  expect(visitsAt(162 * MINUTE, later).previous).toBe(130 * MINUTE)
})

test.each([null, '', 'x', '5', 'a 7', '0 0'])('reads no visits from %j', text => {
  expect(visitsOf(text)).toBeNull()
})

test('reads what was stored', () => {
  expect(visitsOf('0 7')).toEqual({ previous: null, seen: 7 })
  expect(visitsOf('5 7')).toEqual({ previous: 5, seen: 7 })
})
