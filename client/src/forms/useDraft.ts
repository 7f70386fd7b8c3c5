import { useEffect, useState } from 'react'
import { parseAs, type Shape } from '../lib/shape'

/** At most this much typing is lost when the browser itself dies, ms. */
const SOON_MS = 300

/** What is being written and was not sent yet. */
export type Draft<T> = {
  /** What was kept before; null when there is nothing, or it is not of the shape. */
  readonly kept: T | null
  /** Keeps it: soon, and at once when the page is left. */
  readonly keep: (value: T) => void
  /** It was sent, or is not wanted any more. */
  readonly clear: () => void
}

/**
 * Keeps what is being written through a reload, the back button and a move within the site. Each tab has drafts of its
 * own, so that none overwrites another's. What does not fit the shape (an older version of the form, somebody else's, if
 * the shape looks at its owner) is let go. Neither key nor shape may change while it is mounted.
 */
export function useDraft<T>(key: string, shape: Shape<T>): Draft<T> {
  const [draft] = useState(() => openDraft(nameOf(key), shape))
  useEffect(() => {
    // Either alone is missed by some browsers, as when a phone's tab is put aside and ends there.
    const leaving = ['pagehide', 'visibilitychange']
    for (const event of leaving) window.addEventListener(event, draft.write)
    return () => {
      for (const event of leaving) window.removeEventListener(event, draft.write)
      draft.write()
    }
  }, [draft])
  return draft
}

/** What is kept of a form that is not on the page; null when there is nothing of the shape. */
export function keptDraft<T>(key: string, shape: Shape<T>): T | null {
  return parseAs(shape, read(nameOf(key)))
}

/** Fills a form that is not on the page: it begins with this. */
export function keepDraft<T>(key: string, value: T): void {
  write(nameOf(key), JSON.stringify(value))
}

const nameOf = (key: string) => `tuerca.${key}`

function openDraft<T>(key: string, shape: Shape<T>) {
  const text = read(key)
  const kept = parseAs(shape, text)
  if (text !== null && kept === null) write(key, null)
  let waiting: T | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (text: string | null) => {
    clearTimeout(timer)
    timer = undefined
    waiting = null
    write(key, text)
  }
  const writeNow = () => {
    if (waiting !== null) settle(JSON.stringify(waiting))
  }
  return {
    kept,
    keep: (value: T) => {
      waiting = value
      timer ??= setTimeout(writeNow, SOON_MS)
    },
    clear: () => settle(null),
    write: writeNow,
  }
}

/** Drafts for which the storage is blocked or full: they live as long as the page. */
const unstored = new Map<string, string>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  unstored.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) unstored.set(key, text)
  }
}
