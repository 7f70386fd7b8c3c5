import { dayOf, endOf } from '../platform/businessDays.ts'
import { after, DAY_MS, HOUR_MS } from '../platform/clock.ts'

const NIGHT_BEGINS_MS = 22 * HOUR_MS
const NIGHT_ENDS_MS = 7 * HOUR_MS

/** The 7:00 of Uruguay at which the night around `at` ends; null by day. */
export function nightEnd(at: Date): Date | null {
  const midnight = endOf(dayOf(at))
  const sinceMidnight = at.getTime() - after(midnight, -DAY_MS).getTime()
  if (sinceMidnight < NIGHT_ENDS_MS) return after(midnight, NIGHT_ENDS_MS - DAY_MS)
  return sinceMidnight < NIGHT_BEGINS_MS ? null : after(midnight, NIGHT_ENDS_MS)
}
