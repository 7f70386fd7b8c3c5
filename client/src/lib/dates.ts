const ZONE = 'America/Montevideo'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment as the API sends it (ISO 8601) or as the browser stores it. */
export type Moment = string | number | Date

/** Created on first use: each costs the browser a millisecond. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'es-UY') {
  let made: Intl.DateTimeFormat | undefined
  return {
    format(ms: number) {
      made ??= new Intl.DateTimeFormat(locale, { timeZone: ZONE, hourCycle: 'h23', ...options })
      return made.format(ms)
    },
  }
}

const dayMonth = formatter({ day: 'numeric', month: 'short' })
const dayMonthYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' })
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const dayOfYear = formatter({ day: 'numeric', month: 'long' })
const yearOf = formatter({ year: 'numeric' })
const weekday = formatter({ weekday: 'long', day: 'numeric', month: 'long' })
const clockTime = formatter({ hour: 'numeric', minute: '2-digit' })
const calendarDay = formatter({}, 'en-CA')

const ms = (moment: Moment) => new Date(moment).getTime()
const plain = (text: string) => text.replaceAll('.', '').replaceAll(' de ', ' ')

/** 0 for the same day in Montevideo, 1 for the day before `now`, -1 for the day after. */
function daysBefore(moment: Moment, now: Moment): number {
  const day = (value: Moment) => Date.parse(calendarDay.format(ms(value)))
  return Math.round((day(now) - day(moment)) / DAY)
}

/** '19 nov 2026'; with `long`, '19 de noviembre de 2026'. */
export function formatDate(moment: Moment, style: 'short' | 'long' = 'short'): string {
  return style === 'long' ? longDay.format(ms(moment)) : plain(dayMonthYear.format(ms(moment)))
}

/** 'sábado 21 de noviembre'. */
export function formatWeekday(moment: Moment): string {
  return weekday.format(ms(moment)).replace(',', '')
}

/** '8:50', 24 h clock of Montevideo. */
export function formatTime(moment: Moment): string {
  return clockTime.format(ms(moment)).replace(/^0(?=\d:)/, '')
}

/** '19 nov, 8:50'. The year is left out: use `formatDate` where it matters. */
export function formatDateTime(moment: Moment): string {
  return `${plain(dayMonth.format(ms(moment)))}, ${formatTime(moment)}`
}

/** 'hoy 9:12', 'ayer 19:40', otherwise '19 nov, 8:50'. */
export function formatDayTime(moment: Moment, now: Moment): string {
  const days = daysBefore(moment, now)
  if (days === 0) return `hoy ${formatTime(moment)}`
  if (days === 1) return `ayer ${formatTime(moment)}`
  return formatDateTime(moment)
}

/** The end of an act's time: 'hoy a las 19:40', 'mañana a las 9:00', otherwise 'el viernes 4 de diciembre'. */
export function formatDeadline(moment: Moment, now: Moment): string {
  const days = daysBefore(moment, now)
  if (days === 0) return `hoy a las ${formatTime(moment)}`
  if (days === -1) return `mañana a las ${formatTime(moment)}`
  return `el ${formatWeekday(moment)}`
}

/** The day something waits from: 'hoy', 'ayer', 'el 3 de noviembre'; of another year, 'el 3 de noviembre de 2025'. */
export function formatSince(moment: Moment, now: Moment): string {
  const days = daysBefore(moment, now)
  if (days === 0) return 'hoy'
  if (days === 1) return 'ayer'
  const isThisYear = yearOf.format(ms(moment)) === yearOf.format(ms(now))
  return `el ${isThisYear ? dayOfYear.format(ms(moment)) : longDay.format(ms(moment))}`
}

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/**
 * Time since a moment, in minutes, hours or days: `long` gives 'hace 6 horas', `short` gives '6 h'. Under 60
 * s, and for a clock slightly fast, 'hace un momento' and 'Ahora'.
 */
export function formatRelative(moment: Moment, now: Moment, style: 'long' | 'short' = 'long'): string {
  const ago = ms(now) - ms(moment)
  const short = style === 'short'
  if (ago < MINUTE) return short ? 'Ahora' : 'hace un momento'
  if (ago < HOUR) {
    const n = Math.floor(ago / MINUTE)
    return short ? `${n} min` : `hace ${plural(n, 'minuto', 'minutos')}`
  }
  if (ago < DAY) {
    const n = Math.floor(ago / HOUR)
    return short ? `${n} h` : `hace ${plural(n, 'hora', 'horas')}`
  }
  const n = Math.floor(ago / DAY)
  return short ? `${n} d` : `hace ${plural(n, 'día', 'días')}`
}

/** Time left until a deadline: 'en 48 min', 'en 3 horas', 'en 2 días'; null once it is over. */
export function formatRemaining(deadline: Moment, now: Moment): string | null {
  const left = ms(deadline) - ms(now)
  if (left <= 0) return null
  if (left < HOUR) return `en ${Math.max(1, Math.ceil(left / MINUTE))} min`
  if (left < 2 * DAY) return `en ${plural(Math.floor(left / HOUR), 'hora', 'horas')}`
  return `en ${plural(Math.floor(left / DAY), 'día', 'días')}`
}

/** Time between two moments: '1 min' at least, '48 min', '3 horas', from two days on '2 días'. */
export function formatDuration(from: Moment, to: Moment): string {
  const length = ms(to) - ms(from)
  if (length < HOUR) return `${Math.max(1, Math.floor(length / MINUTE))} min`
  if (length < 2 * DAY) return plural(Math.floor(length / HOUR), 'hora', 'horas')
  return plural(Math.floor(length / DAY), 'día', 'días')
}
