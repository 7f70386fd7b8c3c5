import { useEffect, useSyncExternalStore } from 'react'

/** What failed when it was read again, while something older of it is on the screen; by what it is. */
let failed: ReadonlyMap<string, () => void> = new Map()
const listeners = new Set<() => void>()

function publish(next: ReadonlyMap<string, () => void>): void {
  failed = next
  for (const listener of listeners) listener()
}

/** What is shown of `key` may be old: reading it again failed. `retry` reads it once more. */
export function reportUnread(key: string, retry: () => void): void {
  publish(new Map(failed).set(key, retry))
}

/** It has been read since. */
export function settleUnread(key: string): void {
  if (!failed.has(key)) return
  const others = new Map(failed)
  others.delete(key)
  publish(others)
}

/** The screen is left: what it showed is no longer on the page. */
export function forgetUnread(): void {
  if (failed.size > 0) publish(new Map())
}

/** Reads again what is old on this screen; null when nothing is. */
export function useUnread(): (() => void) | null {
  const all = useSyncExternalStore(
    subscribe,
    () => (offering > 0 ? NONE : failed),
    () => NONE,
  )
  return all.size === 0 ? null : retryAll
}

/** How many places on the page offer to read again by themselves. */
let offering = 0

/**
 * While it is mounted, a place on the page offers to try again, and nobody else needs to (`useUnread` is null). Returns
 * what reads again whatever is old.
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
