import { v7 } from 'uuid'

/** A new id in order of creation, for rows whose id must be known before they are written. */
export function newId(): string {
  return v7()
}

let made = 0

/**
 * A new id in the order of `at`, and of creation within one millisecond of one process: for rows that are listed by the time of
 * what they say, which a demo or an import may write late.
 */
export function newIdAt(at: Date): string {
  made = (made + 1) | 0
  return v7({ msecs: at.getTime(), seq: made })
}

/** The smallest id that can be made at `at`: the lower bound for a list of ids ordered by time. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
