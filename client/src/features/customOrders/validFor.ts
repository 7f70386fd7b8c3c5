const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Remaining = { days: number; hours: number; minutes: number }

/** Whole days, hours and minutes until the deadline; null once it has passed. */
export function remainingUntil(deadline: string, now: number): Remaining | null {
  const ms = Date.parse(deadline) - now
  if (ms <= 0) return null
  return {
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
  }
}
