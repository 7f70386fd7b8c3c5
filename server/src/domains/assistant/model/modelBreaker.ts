import { after, type Clock, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts'
import type { Logger } from '../../../platform/logger.ts'
import { ModelFailed } from './languageModel.ts'

/** Keeps visitors from waiting for a model that does not answer. Each process has its own breaker. */
export interface ModelBreaker {
  /**
   * True when a call may be made now. During a pause none may; then one, whose result decides for the others.
   */
  mayCall(): boolean
  /**
   * Makes a call and updates its state by the result. Throws the call's error, and ModelFailed RESTING when
   * none may be made.
   */
  run<T>(call: () => Promise<T>): Promise<T>
}

const FIRST_REST_MS = 30 * SECOND_MS
export const LONGEST_REST_MS = 10 * MINUTE_MS
/** Failures in a row that cost nobody much time. */
const MOST_QUICK_FAILURES = 2
/** The statuses for a refused request; the next one may be fine. */
const ABOUT_THE_REQUEST: readonly number[] = [400, 413, 415, 422]

/** True when the failure was the model's own and not that of one request or its answer. */
function isModelDown({ reason, status }: ModelFailed): boolean {
  if (reason === 'STATUS') return status === null || !ABOUT_THE_REQUEST.includes(status)
  return reason === 'TIMEOUT' || reason === 'UNREACHABLE'
}

/**
 * Pauses the model after one call that timed out, after one with a requested pause, and after two other
 * failures in a row: half a minute or as long as requested, doubled for each further failure, ten minutes at
 * most. `onRest` receives the end of each pause.
 */
export function createModelBreaker(
  clock: Clock,
  logger: Pick<Logger, 'warn'>,
  onRest: (until: Date) => void = () => {},
): ModelBreaker {
  let failures = 0
  let rests = 0
  let restsUntil: Date | null = null
  let isTrying = false

  const mayCall = () => restsUntil === null || (restsUntil <= clock.now() && !isTrying)

  function noteAnswer(): void {
    failures = 0
    rests = 0
    restsUntil = null
  }

  function noteFailure({ reason, retryAfterMs }: ModelFailed): void {
    failures += 1
    const isEnough =
      rests > 0 || reason === 'TIMEOUT' || retryAfterMs !== null || failures >= MOST_QUICK_FAILURES
    if (!isEnough) return
    const restMs = Math.min(LONGEST_REST_MS, Math.max(retryAfterMs ?? 0, FIRST_REST_MS * 2 ** rests))
    rests += 1
    restsUntil = after(clock.now(), restMs)
    onRest(restsUntil)
    logger.warn({ reason, restMs }, 'the language model rests')
  }

  return {
    mayCall,
    async run(call) {
      if (!mayCall()) throw new ModelFailed('RESTING')
      const before = rests
      const isTrial = restsUntil !== null
      if (isTrial) isTrying = true
      try {
        const answer = await call()
        noteAnswer()
        return answer
      } catch (error) {
        // Among simultaneous calls only the first failure counts.
        if (error instanceof ModelFailed && isModelDown(error) && rests === before) noteFailure(error)
        else if (error instanceof ModelFailed && !isModelDown(error)) noteAnswer()
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}
