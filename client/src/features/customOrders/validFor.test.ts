import { expect, test } from 'vitest'
import { remainingUntil } from './validFor'

const NOW = Date.parse('2031-03-04T12:00:00Z')

test.each([
  ['2031-03-07T02:36:59Z', { days: 2, hours: 14, minutes: 36 }],
  ['2031-03-04T12:00:59Z', { days: 0, hours: 0, minutes: 0 }],
  ['2031-03-05T12:00:00Z', { days: 1, hours: 0, minutes: 0 }],
  ['2031-03-04T12:00:00Z', null],
  ['2031-03-01T12:00:00Z', null],
])('splits the time until %s into days, hours and minutes', (deadline, remaining) => {
  expect(remainingUntil(deadline, NOW)).toEqual(remaining)
})
