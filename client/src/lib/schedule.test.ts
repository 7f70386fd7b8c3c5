import { expect, test } from 'vitest'
import { DEFAULT_SCHEDULE } from './generated/scheduleTerms'
import {
  closedWeek,
  daysOf,
  isClosed,
  timeOf,
  usualShifts,
  weekOf,
  weekProblems,
  withExtraShift,
} from './schedule'

const shift = (text: string) => ({ opensAt: text.slice(0, 5), closesAt: text.slice(6) })

test('converts a week from the graph and back', () => {
  const days = daysOf(DEFAULT_SCHEDULE)
  expect(days).toHaveLength(7)
  expect(weekOf(days)).toEqual(DEFAULT_SCHEDULE)
  expect([isClosed(DEFAULT_SCHEDULE), isClosed(closedWeek), isClosed(weekOf([]))]).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  [['08:00-12:00'], ['08:00-12:00', '13:00-17:00']],
  [['08:00-13:00'], ['08:00-13:00', '13:00-17:00']],
  [['08:00-18:00'], ['08:00-12:00', '13:00-17:00']],
  [[], ['13:00-17:00']],
])('adds another shift to %j', (before, after) => {
  expect(withExtraShift(before.map(shift))).toEqual(after.map(shift))
})

test('opens a Sunday with the hours of a Saturday', () => {
  expect(usualShifts('SUNDAY')).toEqual([shift('09:00-13:00')])
})

test.each([
  [['08:00-18:00'], undefined],
  [['08:00-12:00', '12:00-00:00'], undefined],
  [['18:00-08:00'], 'El cierre tiene que ser después de la apertura.'],
  [['08:00-08:00'], 'El cierre tiene que ser después de la apertura.'],
  [['08:00-14:00', '13:00-17:00'], 'El segundo turno tiene que empezar cuando terminó el primero.'],
  [['     -18:00'], 'Poné la hora así: 08:00.'],
])('validates a day of %j', (shifts, problem) => {
  const monday = shifts
    .map(text => shift(text))
    .map(({ opensAt, closesAt }) => ({ opensAt: opensAt.trim(), closesAt }))
  expect(weekProblems({ ...closedWeek, MONDAY: monday }).MONDAY).toBe(problem)
})

test.each([
  ['08:00', '08:00'],
  [' 8 ', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['1745', '17:45'],
  ['8.30', '08:30'],
  ['18 h', '18:00'],
  ['０８：３０', '08:30'],
  ['24', '00:00'],
  ['24:00', '00:00'],
  ['24:30', null],
  ['25', null],
  ['12:60', null],
  ['a las 8', null],
  ['', null],
])('parses %j as the time %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time)
})
