/** The only source of "now" for domains, so that tests and timers can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** `at` moved by `ms` milliseconds. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
