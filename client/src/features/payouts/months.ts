const SHOWN = 12

const words = new Intl.DateTimeFormat('es-UY', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const today = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'America/Montevideo',
})

/** The latest twelve months in Uruguay, the present one first: '2026-11' as 'noviembre de 2026'. */
export function monthsUntil(now: number): { value: string; label: string }[] {
  const parts = Object.fromEntries(today.formatToParts(now).map(({ type, value }) => [type, value]))
  return Array.from({ length: SHOWN }, (_, back) => {
    const month = new Date(Date.UTC(Number(parts.year), Number(parts.month) - 1 - back, 1))
    return { value: month.toISOString().slice(0, 7), label: words.format(month) }
  })
}

/** The server's address of a month's spreadsheet. */
export const statementAddress = (month: string) => `/planillas/movimientos-${month}.csv`
