import { useEffect, useSyncExternalStore } from 'react'

/** Queries whose refetch failed while stale data is shown, by key. */
let failed: ReadonlyMap<string, () => void> = new Map()
const listeners = new Set<() => void>()

function publish(next: ReadonlyMap<string, () => void>): void {
  failed = next
  for (const listener of listeners) listener()
}

/** Reports a failed refetch of `key`, whose shown data may be stale. `retry` repeats it. */
export function reportUnread(key: string, retry: () => void): void {
  publish(new Map(failed).set(key, retry))
}

/** Removes `key` after a successful refetch. */
export function settleUnread(key: string): void {
  if (!failed.has(key)) return
  const others = new Map(failed)
  others.delete(key)
  publish(others)
}

/** Removes all failed refetches when the screen is left. */
export function forgetUnread(): void {
  if (failed.size > 0) publish(new Map())
}

/** Retries the failed refetches of this screen; null without any. */
export function useUnread(): (() => void) | null {
  const all = useSyncExternalStore(
    subscribe,
    () => (offering > 0 ? NONE : failed),
    () => NONE,
  )
  return all.size === 0 ? null : retryAll
}

/** Number of mounted places with a retry button of their own. */
let offering = 0

/**
 * While mounted, a component offers its own retry, which hides the general one (`useUnread` is null). Returns
 * the function that retries all.
 */
export function useOwnOffer(): () => void {
  useEffect(() => {
    offering += 1
    publish(failed)
    return () => {
      offering -= 1
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
