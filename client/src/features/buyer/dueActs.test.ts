import { expect, test } from 'vitest'
import { byDeadline, type Due } from './dueActs'

const until = (day: number): Due => ({ until: `2026-11-0${day}T12:00:00.000Z`, since: null })
const since = (day: number, isOptional = false): Due => ({
  until: null,
  since: `2026-11-0${day}T12:00:00.000Z`,
  isOptional,
})

test('orders acts by their end, then by their waiting time, and optional ones last', () => {
  const ordered = [until(2), until(5), since(3), since(4), since(1, true), since(2, true)]
  expect(ordered.toReversed().toSorted(byDeadline)).toEqual(ordered)
})
