import { after, DAY_MS, HOUR_MS } from './clock.ts'

/** A day of the calendar: '2026-11-30'. */
export type CalendarDay = string

/** The holidays of Uruguay, by their names in the environment. */
export const HOLIDAYS = [
  'new-year',
  'epiphany',
  'carnival',
  'inauguration',
  'tourism-week',
  'landing-of-the-33',
  'workers-day',
  'las-piedras',
  'artigas',
  'constitution',
  'independence',
  'cultural-diversity',
  'all-souls',
  'christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** Holidays on which nobody has to work; the law allows work on the others. */
export const NON_WORKING: readonly Holiday[] = [
  'new-year',
  'inauguration',
  'workers-day',
  'constitution',
  'independence',
  'christmas',
]

/**
 * Owner of the deadline, which decides doubts. A right of theirs lasts longer: every holiday is skipped. A
 * duty of ours ends sooner: only non-working holidays are skipped.
 */
export type DeadlineOf = 'theirRight' | 'ourDuty'

/** A name or a date from the environment that the calendar does not know. */
export class InvalidCalendar extends Error {}

/** The holidays of these names; undefined for undefined. Throws InvalidCalendar. */
export function holidaysNamed(names: readonly string[] | undefined): Holiday[] | undefined {
  return names?.map(name => {
    const holiday = HOLIDAYS.find(known => known === name)
    if (holiday) return holiday
    throw new InvalidCalendar(`No holiday is called '${name}'; there are ${HOLIDAYS.join(', ')}`)
  })
}

/** Checks that each text is a day. Throws InvalidCalendar. */
export function calendarDays(texts: readonly string[]): CalendarDay[] {
  return texts.map(text => {
    const at = new Date(`${text}T00:00:00Z`)
    if (!Number.isNaN(at.getTime()) && isoDay(at) === text) return text
    throw new InvalidCalendar(`'${text}' is not a day such as 2026-12-24`)
  })
}

export interface BusinessDays {
  /** True for holidays and extra days, on any day of the week. */
  isHoliday(day: CalendarDay, of: DeadlineOf): boolean
  isBusinessDay(day: CalendarDay, of: DeadlineOf): boolean
  /** The `count`-th business day after the day of `start`, which is not counted. `count` is at least 1. */
  lastDay(start: Date, count: number, of: DeadlineOf): CalendarDay
}

export interface BusinessDaySettings {
  /** Holidays skipped in each kind of count. */
  readonly skipped: Readonly<Record<DeadlineOf, readonly Holiday[]>>
  /** Days that are skipped in every count as well: strikes, mourning, days added by decree. */
  readonly extraDays: readonly CalendarDay[]
}

export const USUAL_BUSINESS_DAYS: BusinessDaySettings = {
  skipped: { theirRight: HOLIDAYS, ourDuty: NON_WORKING },
  extraDays: [],
}

/** The calendar of Uruguay, where a day begins at 3:00 UTC all year. Saturdays and Sundays are never business days. */
export function createBusinessDays({ skipped, extraDays }: BusinessDaySettings): BusinessDays {
  const extra = new Set(extraDays)
  const isHoliday: BusinessDays['isHoliday'] = (day, of) => {
    const holiday = holidayOn(day)
    return extra.has(day) || (holiday !== null && skipped[of].includes(holiday))
  }
  const isBusinessDay: BusinessDays['isBusinessDay'] = (day, of) => {
    const weekday = weekdayOf(day)
    return weekday !== 0 && weekday !== 6 && !isHoliday(day, of)
  }
  return {
    isHoliday,
    isBusinessDay,
    lastDay(start, count, of) {
      let day = dayOf(start)
      for (let left = count; left > 0; ) {
        day = moved(day, 1)
        if (isBusinessDay(day, of)) left -= 1
      }
      return day
    },
  }
}

const OFFSET_MS = 3 * HOUR_MS

/** The day that it is in Uruguay at that moment. */
export function dayOf(at: Date): CalendarDay {
  return isoDay(after(at, -OFFSET_MS))
}

/** The moment at which the day is over in Uruguay. */
export function endOf(day: CalendarDay): Date {
  return after(midnight(day), DAY_MS + OFFSET_MS)
}

const WORDS = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** 'lunes 30 de noviembre'. */
export function dayInWords(day: CalendarDay): string {
  return WORDS.format(midnight(day)).replace(',', '')
}

const TIME = new Intl.DateTimeFormat('es-UY', {
  timeZone: 'America/Montevideo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'el lunes 30 de noviembre a las 15:04'. */
export function momentInWords(at: Date): string {
  return `el ${dayInWords(dayOf(at))} a las ${TIME.format(at)}`
}

/** The holiday that is kept on this day, moved ones where they are moved to; null on all other days. */
export function holidayOn(day: CalendarDay): Holiday | null {
  const [year = 0] = day.split('-').map(Number)
  return holidaysOf(year).get(day) ?? null
}

const FIXED: readonly [monthDay: string, holiday: Holiday][] = [
  ['01-01', 'new-year'],
  ['01-06', 'epiphany'],
  ['05-01', 'workers-day'],
  ['06-19', 'artigas'],
  ['07-18', 'constitution'],
  ['08-25', 'independence'],
  ['11-02', 'all-souls'],
  ['12-25', 'christmas'],
]

/** Ley 16.805, art. 1, as amended by Ley 17.414. */
const MOVABLE: readonly [monthDay: string, holiday: Holiday][] = [
  ['04-19', 'landing-of-the-33'],
  ['05-18', 'las-piedras'],
  ['10-12', 'cultural-diversity'],
]

/** Days by which a holiday on each weekday moves, from Sunday: Tuesday and Wednesday to the Monday before, Thursday and Friday to the one after. */
const MOVES = [0, 0, -1, -2, 4, 3, 0]

const years = new Map<number, ReadonlyMap<CalendarDay, Holiday>>()

function holidaysOf(year: number): ReadonlyMap<CalendarDay, Holiday> {
  const known = years.get(year)
  if (known) return known
  const easter = easterOf(year)
  const found = new Map<CalendarDay, Holiday>()
  for (const days of [-6, -5, -4, -3, -2]) found.set(moved(easter, days), 'tourism-week')
  for (const days of [-48, -47]) found.set(moved(easter, days), 'carnival')
  for (const [monthDay, holiday] of MOVABLE) {
    const day = `${year}-${monthDay}`
    found.set(moved(day, MOVES[weekdayOf(day)] ?? 0), holiday)
  }
  // A president takes office every five years.
  if (year % 5 === 0) found.set(`${year}-03-01`, 'inauguration')
  for (const [monthDay, holiday] of FIXED) found.set(`${year}-${monthDay}`, holiday)
  years.set(year, found)
  return found
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): CalendarDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leap = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - leap + 1) / 3) + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return isoDay(new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)))
}

/** The day as the UTC midnight at which it begins there. */
const midnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)
const isoDay = (at: Date): CalendarDay => at.toISOString().slice(0, 10)
const weekdayOf = (day: CalendarDay) => midnight(day).getUTCDay()
const moved = (day: CalendarDay, days: number) => isoDay(after(midnight(day), days * DAY_MS))
