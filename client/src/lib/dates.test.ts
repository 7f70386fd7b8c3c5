import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayTime,
  formatDeadline,
  formatDuration,
  formatRelative,
  formatRemaining,
  formatSince,
  formatTime,
  formatWeekday,
} from './dates'

const now = '2026-11-21T15:30:00Z' // 12:30 in Montevideo
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000)

test("formats dates and times in Montevideo's zone, 24 h", () => {
  expect(formatDate('2026-11-20T01:30:00Z')).toBe('19 nov 2026')
  expect(formatDate('2026-11-20T12:00:00Z', 'long')).toBe('20 de noviembre de 2026')
  expect(formatTime('2026-11-20T02:05:00Z')).toBe('23:05')
  expect(formatTime('2026-11-20T11:50:00Z')).toBe('8:50')
  expect(formatTime('2026-11-20T03:07:00Z')).toBe('0:07')
  expect(formatDateTime('2026-11-19T11:50:00Z')).toBe('19 nov, 8:50')
  expect(formatWeekday(now)).toBe('sábado 21 de noviembre')
})

test('formatDayTime names today and yesterday by calendar day', () => {
  expect(formatDayTime('2026-11-21T12:12:00Z', now)).toBe('hoy 9:12')
  expect(formatDayTime('2026-11-21T02:59:00Z', now)).toBe('ayer 23:59')
  expect(formatDayTime('2026-11-20T02:59:00Z', now)).toBe('19 nov, 23:59')
})

test.each([
  ['2026-11-21T22:40:00Z', 'hoy a las 19:40'],
  ['2026-11-22T02:59:00Z', 'hoy a las 23:59'],
  ['2026-11-22T12:00:00Z', 'mañana a las 9:00'],
  ['2026-12-04T12:00:00Z', 'el viernes 4 de diciembre'],
])('formatDeadline turns %s into %s', (moment, words) => {
  expect(formatDeadline(moment, now)).toBe(words)
})

test.each([
  ['2026-11-21T12:12:00Z', 'hoy'],
  ['2026-11-21T02:59:00Z', 'ayer'],
  ['2026-11-03T15:00:00Z', 'el 3 de noviembre'],
  ['2025-12-31T15:00:00Z', 'el 31 de diciembre de 2025'],
])('formatSince turns %s into %s', (moment, words) => {
  expect(formatSince(moment, now)).toBe(words)
})

describe('formatRelative', () => {
  test.each([
    [-5, 'hace un momento', 'Ahora'],
    [59, 'hace un momento', 'Ahora'],
    [60, 'hace 1 minuto', '1 min'],
    [40 * 60, 'hace 40 minutos', '40 min'],
    [3600, 'hace 1 hora', '1 h'],
    [6 * 3600 + 59, 'hace 6 horas', '6 h'],
    [24 * 3600 - 1, 'hace 23 horas', '23 h'],
    [24 * 3600, 'hace 1 día', '1 d'],
    [45 * 24 * 3600, 'hace 45 días', '45 d'],
  ])('%i s', (seconds, long, short) => {
    expect(formatRelative(ago(seconds), now)).toBe(long)
    expect(formatRelative(ago(seconds), now, 'short')).toBe(short)
  })
})

test('formatRemaining counts down to null', () => {
  expect(formatRemaining(ago(-48 * 60), now)).toBe('en 48 min')
  expect(formatRemaining(ago(-3 * 3600), now)).toBe('en 3 horas')
  expect(formatRemaining(ago(-3600), now)).toBe('en 1 hora')
  expect(formatRemaining(ago(-3 * 86400), now)).toBe('en 3 días')
  expect(formatRemaining(ago(0), now)).toBeNull()
})

test.each([
  [5, '1 min'],
  [48 * 60, '48 min'],
  [3600, '1 hora'],
  [47 * 3600, '47 horas'],
  [72 * 3600, '3 días'],
])('formatDuration turns %i s into %s', (seconds, words) => {
  expect(formatDuration(ago(seconds), now)).toBe(words)
})
