import { useEffect, useSyncExternalStore } from 'react'

/** Queries whose refetch failed while stale data is shown, by key. */
let failed: ReadonlyMap<string, () => void> = new Map()
const listeners = new Set<() => void>()

function publish(next: ReadonlyMap<string, () => void>): void {
  failed = next
  for (const listener of listeners) listener()
}

/** Reports a failed refetch of `key`, whose shown data may be stale. `retry` repeats it. */
export function reportFailedRefetch(key: string, retry: () => void): void {
  publish(new Map(failed).set(key, retry))
}

/** Removes `key` after a successful refetch. */
export function settleFailedRefetch(key: string): void {
  if (!failed.has(key)) return
  const others = new Map(failed)
  others.delete(key)
  publish(others)
}

/** Removes all failed refetches when the screen is left. */
export function forgetFailedRefetches(): void {
  if (failed.size > 0) publish(new Map())
}

/** Retries the failed refetches of this screen; null without any. */
export function useFailedRefetch(): (() => void) | null {
  const all = useSyncExternalStore(
    subscribe,
    () => (ownRetries > 0 ? NONE : failed),
    () => NONE,
  )
  return all.size === 0 ? null : retryAll
}

/** Number of mounted places with a retry button of their own. */
let ownRetries = 0

/**
 * While mounted, a component offers its own retry, which hides the general one (`useFailedRefetch` is null). Returns
 * the function that retries all.
 */
export function useOwnRetry(): () => void {
  useEffect(() => {
    ownRetries += 1
    publish(failed)
    return () => {
      ownRetries -= 1
      publish(failed)
    }
  }, [])
  return retryAll
}

function retryAll(): void {
  for (const retry of failed.values()) retry()
}

const NONE: ReadonlyMap<string, () => void> = new Map()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
