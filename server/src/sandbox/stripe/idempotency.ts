import { createHash } from 'node:crypto'
import type { Answer } from '../answer.ts'
import type { StripeState } from './state.ts'
import { StripeFault } from './stripeFault.ts'

export interface Idempotency {
  /**
   * Runs `work` at most once for a key and replays its answer afterwards. Throws StripeFault 400 when the key
   * comes back with another request, 409 while the first one is still running.
   */
  once(key: string, request: string, work: () => Promise<Answer>): Promise<Answer>
}

/** Keeps answers as Stripe does: a request that was refused before any effect may be sent again. */
export function createIdempotency(state: StripeState): Idempotency {
  const running = new Set<string>()
  return {
    async once(key, request, work) {
      const fingerprint = createHash('sha256').update(request).digest('hex')
      const known = state.replays.get(key)
      if (known && known.fingerprint !== fingerprint)
        throw new StripeFault(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      if (known)
        return {
          status: known.status,
          headers: { 'idempotent-replayed': 'true', 'original-request': key },
          body: known.body,
        }
      if (running.has(key))
        throw new StripeFault(
          409,
          'There is currently another in-progress request using this idempotency key.',
          { type: 'idempotency_error', code: 'idempotency_key_in_use' },
        )
      running.add(key)
      try {
        const answer = await work()
        state.replays.put({ id: key, fingerprint, status: answer.status, body: String(answer.body) })
        return answer
      } finally {
        running.delete(key)
      }
    },
  }
}
