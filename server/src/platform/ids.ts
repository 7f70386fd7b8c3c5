import { v7 } from 'uuid'

/** A new id in order of creation, for rows whose id must be known before they are written. */
export function newId(): string {
  return v7()
}

/** The smallest id that can be made at `at`: the lower bound for a list of ids ordered by time. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
