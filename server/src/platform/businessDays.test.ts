import { expect, test } from 'vitest'
import {
  calendarDays,
  createBusinessDays,
  type DeadlineOf,
  dayInWords,
  dayOf,
  endOf,
  type Holiday,
  holidayOn,
  holidaysNamed,
  USUAL_BUSINESS_DAYS,
} from './businessDays.ts'

const calendar = createBusinessDays(USUAL_BUSINESS_DAYS)

/** All days of the year on which that holiday is kept. */
function daysOf(holiday: Holiday, year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => dayOf(new Date(Date.UTC(year, 0, 1 + index, 12))))
  return days.filter(day => day.startsWith(`${year}`) && holidayOn(day) === holiday)
}

test.each([
  [2019, ['2019-03-04', '2019-03-05'], '2019-04-15', '2019-04-19'],
  [2020, ['2020-02-24', '2020-02-25'], '2020-04-06', '2020-04-10'],
  [2023, ['2023-02-20', '2023-02-21'], '2023-04-03', '2023-04-07'],
  [2024, ['2024-02-12', '2024-02-13'], '2024-03-25', '2024-03-29'],
  [2025, ['2025-03-03', '2025-03-04'], '2025-04-14', '2025-04-18'],
  [2026, ['2026-02-16', '2026-02-17'], '2026-03-30', '2026-04-03'],
  [2027, ['2027-02-08', '2027-02-09'], '2027-03-22', '2027-03-26'],
])('moves Carnival and the week of Turismo with Easter in %i', (year, carnival, monday, friday) => {
  expect(daysOf('carnival', year)).toEqual(carnival)
  const week = daysOf('tourism-week', year)
  expect([week.at(0), week.at(-1), week.length]).toEqual([monday, friday, 5])
})

test.each<[Holiday, string]>([
  ['landing-of-the-33', '2019-04-22'],
  ['landing-of-the-33', '2022-04-18'],
  ['landing-of-the-33', '2023-04-17'],
  ['landing-of-the-33', '2024-04-22'],
  ['landing-of-the-33', '2025-04-19'],
  ['landing-of-the-33', '2026-04-19'],
  ['landing-of-the-33', '2027-04-19'],
  ['las-piedras', '2021-05-17'],
  ['las-piedras', '2022-05-16'],
  ['las-piedras', '2023-05-22'],
  ['las-piedras', '2024-05-18'],
  ['las-piedras', '2026-05-18'],
  ['cultural-diversity', '2021-10-11'],
  ['cultural-diversity', '2022-10-10'],
  ['cultural-diversity', '2023-10-16'],
  ['cultural-diversity', '2025-10-12'],
  ['cultural-diversity', '2028-10-16'],
])('keeps %s on %s', (holiday, day) => {
  expect(daysOf(holiday, Number(day.slice(0, 4)))).toEqual([day])
})

test('never moves fixed holidays, and keeps the inauguration every five years', () => {
  for (const year of [2024, 2025, 2026, 2027]) {
    expect(daysOf('christmas', year)).toEqual([`${year}-12-25`])
    expect(daysOf('all-souls', year)).toEqual([`${year}-11-02`])
    expect(daysOf('artigas', year)).toEqual([`${year}-06-19`])
    expect(daysOf('inauguration', year)).toEqual(year === 2025 ? ['2025-03-01'] : [])
  }
})

test.each<[what: string, start: string, of: DeadlineOf, last: string]>([
  ['a plain week', '2026-11-22T13:00:00Z', 'ourDuty', '2026-11-27'],
  ['from a Monday, whose own day is not counted', '2026-11-23T13:00:00Z', 'theirRight', '2026-11-30'],
  ['2 November counts for us', '2026-10-29T13:00:00Z', 'ourDuty', '2026-11-05'],
  ['and not against them', '2026-10-29T13:00:00Z', 'theirRight', '2026-11-06'],
  ['the week of Turismo counts for us', '2026-03-27T13:00:00Z', 'ourDuty', '2026-04-03'],
  ['and not against them, nor does Easter', '2026-03-27T13:00:00Z', 'theirRight', '2026-04-10'],
  ['nobody works at Christmas', '2026-12-24T13:00:00Z', 'ourDuty', '2027-01-04'],
  ['over the turn of the year with Epiphany', '2026-12-30T13:00:00Z', 'theirRight', '2027-01-08'],
  ['1 March 2030, a Friday with a new president', '2030-02-28T13:00:00Z', 'ourDuty', '2030-03-08'],
  [
    'late in the evening it is still the same day in Uruguay',
    '2026-11-24T02:59:59Z',
    'ourDuty',
    '2026-11-30',
  ],
  ['from midnight it is the next one', '2026-11-24T03:00:00Z', 'ourDuty', '2026-12-01'],
])('counts five business days: %s', (_what, start, of, last) => {
  expect(calendar.lastDay(new Date(start), 5, of)).toBe(last)
})

test('takes the skipped holidays and extra days from the settings', () => {
  const strict = createBusinessDays({
    skipped: { theirRight: ['christmas'], ourDuty: [] },
    extraDays: ['2026-11-25'],
  })
  expect(strict.isBusinessDay('2026-12-25', 'theirRight')).toBe(false)
  expect(strict.isBusinessDay('2026-12-25', 'ourDuty')).toBe(true)
  expect(strict.isBusinessDay('2026-11-02', 'theirRight')).toBe(true)
  for (const of of ['theirRight', 'ourDuty'] as const)
    expect(strict.isBusinessDay('2026-11-25', of)).toBe(false)
})

test('writes a day in words and ends it at midnight in Uruguay', () => {
  expect(dayInWords('2026-11-30')).toBe('lunes 30 de noviembre')
  expect(dayInWords('2026-03-01')).toBe('domingo 1 de marzo')
  expect(endOf('2026-11-30').toISOString()).toBe('2026-12-01T03:00:00.000Z')
  expect(dayOf(endOf('2026-11-30'))).toBe('2026-12-01')
})

test('reads the calendar of the environment, and names unknown holidays and dates', () => {
  expect(holidaysNamed(undefined)).toBeUndefined()
  expect(holidaysNamed(['christmas', 'carnival'])).toEqual(['christmas', 'carnival'])
  expect(() => holidaysNamed(['christmas', 'navidad'])).toThrow("No holiday is called 'navidad'")
  expect(calendarDays(['2026-12-24'])).toEqual(['2026-12-24'])
  for (const wrong of ['2026-02-30', '24/12/2026', ''])
    expect(() => calendarDays([wrong])).toThrow('is not a day')
})
