import { v7 } from 'uuid'

/** A new id whose order is the order of creation, for rows whose id must be known before they are written. */
export function newId(): string {
  return v7()
}

/** No id that was made at `at` or later is smaller: where a list of ids begins that goes by time. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
