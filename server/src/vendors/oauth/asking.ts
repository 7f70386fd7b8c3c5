import { setTimeout as wait } from 'node:timers/promises'
import { ConsentRejected, SignInVendorUnavailable } from '../../domains/accounts/identity/signInVendor.ts'

/** The person sees an empty page meanwhile. */
export const TIMEOUT_MS = 10_000

/**
 * Result of the call. Throws ConsentRejected unchanged, SignInVendorUnavailable for all else and after the
 * time limit.
 */
export async function asking<T>(
  vendor: string,
  call: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<T> {
  const over = new AbortController()
  // arctic has no time limit of its own.
  const tooLate = wait(timeoutMs, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new SignInVendorUnavailable(`${vendor} did not answer within ${timeoutMs} ms`)
  })
  // Aborted below when the call was faster.
  tooLate.catch(() => {})
  try {
    return await Promise.race([call(AbortSignal.timeout(timeoutMs)), tooLate])
  } catch (error) {
    if (error instanceof ConsentRejected || error instanceof SignInVendorUnavailable) throw error
    throw new SignInVendorUnavailable(`${vendor} could not be asked`, { cause: error })
  } finally {
    over.abort()
  }
}

/** The JSON of an answer. Throws when invalid or not a success. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new Error(`answered ${response.status}`)
}
