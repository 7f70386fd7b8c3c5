import { expect, test } from 'vitest'
import { firstIdAt, newIdAt } from './ids.ts'

const at = new Date('2026-03-05T12:00:00.000Z')

test('sort by the time that they were made for, not by the one they were made at', () => {
  const late = newIdAt(at)
  const early = newIdAt(new Date(at.getTime() - 1))
  expect([late, early].toSorted()).toEqual([early, late])
  expect(early < firstIdAt(at)).toBe(true)
  expect(late >= firstIdAt(at)).toBe(true)
})

test('sort by creation within one millisecond, each of its own', () => {
  const ids = Array.from({ length: 1000 }, () => newIdAt(at))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1000)
})
