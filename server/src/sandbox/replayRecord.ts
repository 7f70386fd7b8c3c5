import { z } from 'zod'

/** The stored answer to an idempotency key, for requests that repeat it. */
export const replayRecord = z.object({
  /** The idempotency key. */
  id: z.string(),
  /** Method, path and parameters of the first request, or a hash of them. */
  fingerprint: z.string(),
  status: z.number().int(),
  body: z.string(),
})
export type ReplayRecord = z.output<typeof replayRecord>
