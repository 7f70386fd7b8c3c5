import { expect, test } from 'vitest'
import { nightEnd } from './quietHours.ts'

test.each([
  ['21:59:59', '2026-11-27T00:59:59.999Z', null],
  ['22:00', '2026-11-27T01:00:00.000Z', '2026-11-27T10:00:00.000Z'],
  ['midnight', '2026-11-27T03:00:00.000Z', '2026-11-27T10:00:00.000Z'],
  ['6:59:59', '2026-11-27T09:59:59.999Z', '2026-11-27T10:00:00.000Z'],
  ['7:00', '2026-11-27T10:00:00.000Z', null],
  ['noon', '2026-11-27T15:00:00.000Z', null],
])('ends the night of %s of Uruguay', (_hour, at, end) => {
  expect(nightEnd(new Date(at))?.toISOString() ?? null).toBe(end)
})
