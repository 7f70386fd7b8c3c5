const HOUR = 60
const DAY = 24 * HOUR

const number = (value: number) => value.toLocaleString('es-UY', { maximumFractionDigits: 1 })

/** A duration in minutes: '35 min', '2,5 h', '3 días'. */
export function minutesWords(minutes: number): string {
  if (minutes < 90) return `${minutes} min`
  if (minutes < 2 * DAY) return `${number(minutes / HOUR)} h`
  return `${number(minutes / DAY)} días`
}
