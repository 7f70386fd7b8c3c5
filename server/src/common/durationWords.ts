const HOUR = 60
const DAY = 24 * HOUR

/** A measured duration as an upper bound: 'menos de 20 min', 'menos de 3 horas', 'menos de 2 días'. */
export function durationWords(minutes: number): string {
  if (minutes < 55) return `menos de ${Math.max(10, Math.ceil((minutes + 1) / 10) * 10)} min`
  if (minutes < HOUR) return 'menos de una hora'
  const hours = Math.floor(minutes / HOUR) + 1
  if (minutes < 2 * DAY) return `menos de ${hours} horas`
  return `menos de ${Math.floor(minutes / DAY) + 1} días`
}
