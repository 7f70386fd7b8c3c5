import { plainIdentifier } from './generated/identifiers'
import { DEFAULT_SCHEDULE, EXTRA_SHIFT, MAX_SHIFTS, WEEKDAY_WORDS } from './generated/scheduleTerms'

export type Weekday = keyof typeof WEEKDAY_WORDS
/** Local times as HH:MM; '00:00' at the end is midnight. */
export type Shift = { readonly opensAt: string; readonly closesAt: string }
/** The shifts of each day in their order; none: closed. */
export type Week = Readonly<Record<Weekday, readonly Shift[]>>

export const WEEKDAYS = Object.keys(WEEKDAY_WORDS) as Weekday[]

export const closedWeek = weekOf([])

/** Builds a week from the graph's days: absent days are closed. */
export function weekOf(days: readonly { weekday: string; shifts: readonly Shift[] }[]): Week {
  const entries = WEEKDAYS.map(weekday => [
    weekday,
    days
      .find(day => day.weekday === weekday)
      ?.shifts.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })) ?? [],
  ])
  return Object.fromEntries(entries) as Week
}

/** The week as the graph's inputs expect it. */
export function daysOf(week: Week): { weekday: Weekday; shifts: readonly Shift[] }[] {
  return WEEKDAYS.map(weekday => ({ weekday, shifts: week[weekday] }))
}

export const isClosed = (week: Week) => WEEKDAYS.every(day => week[day].length === 0)

/** The default hours of a day when it is opened. */
export function usualShifts(day: Weekday): readonly Shift[] {
  const usual = DEFAULT_SCHEDULE[day]
  return usual.length > 0 ? usual : DEFAULT_SCHEDULE.SATURDAY
}

export const canHaveMore = (shifts: readonly Shift[]) => shifts.length > 0 && shifts.length < MAX_SHIFTS

/**
 * The same day with one more shift: the usual second one, or two hours after the first if that ends later.
 */
export function withExtraShift(shifts: readonly Shift[]): readonly Shift[] {
  const last = shifts.at(-1)
  if (!last || minutesOf(last.closesAt, true) <= minutesOf(EXTRA_SHIFT.opensAt))
    return [...shifts, EXTRA_SHIFT]
  // A day open around the clock becomes a morning and an afternoon.
  if (shifts.length === 1 && minutesOf(last.opensAt) < minutesOf('12:00'))
    return [{ opensAt: last.opensAt, closesAt: '12:00' }, EXTRA_SHIFT]
  return [...shifts, EXTRA_SHIFT]
}

/** Validates a week: messages by day, in the words of the server. */
export function weekProblems(week: Week): Partial<Record<Weekday, string>> {
  const found = WEEKDAYS.flatMap(day => {
    const problem = dayProblem(week[day])
    return problem ? [[day, problem]] : []
  })
  return Object.fromEntries(found)
}

function dayProblem(shifts: readonly Shift[]): string | null {
  for (const [index, { opensAt, closesAt }] of shifts.entries()) {
    if (!opensAt || !closesAt) return 'Poné la hora así: 08:00.'
    if (minutesOf(closesAt, true) <= minutesOf(opensAt))
      return 'El cierre tiene que ser después de la apertura.'
    const before = shifts[index - 1]
    if (before && minutesOf(opensAt) < minutesOf(before.closesAt, true))
      return 'El segundo turno tiene que empezar cuando terminó el primero.'
  }
  return null
}

/** Parses a typed time of day ('8', '830', '8.30', '24') as HH:MM; null when invalid. */
export function timeOf(typed: string): string | null {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*h?$/i.exec(plainIdentifier(typed)) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return null
  // Midnight at the end of the day.
  if (Number(hours) === 24) return minutes === '00' ? '00:00' : null
  return `${hours.padStart(2, '0')}:${minutes}`
}

function minutesOf(time: string, isEnd = false): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = hours * 60 + minutes
  return isEnd && total === 0 ? 24 * 60 : total
}
