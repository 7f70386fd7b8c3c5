import type { Answer } from '../answer.ts'
import { json } from '../oauth/oauthAnswers.ts'

const CALLS = 5
const WINDOW_MS = 1000

/** Airtable's limit of a base: more than five calls within a second are refused. */
export function createCallLimit() {
  let taken: readonly number[] = []
  return {
    /** True when a call at this moment, in ms, may be made. */
    take(now: number): boolean {
      taken = taken.filter(at => now - at < WINDOW_MS)
      if (taken.length >= CALLS) return false
      taken = [...taken, now]
      return true
    },
    answer: (): Answer =>
      json(429, {
        errors: [{ error: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded. Please try again later' }],
      }),
  }
}
