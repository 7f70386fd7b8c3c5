import { useEffect, useState } from 'react'
import { parseAs, type Shape } from '../lib/shape'

/** Maximum typing lost when the browser itself crashes, ms. */
const SOON_MS = 300

/** Unsent values of a form. */
export type Draft<T> = {
  /** The stored values; null when there are none or their shape is wrong. */
  readonly kept: T | null
  /** Stores the values: soon, and at once when the page is left. */
  readonly keep: (value: T) => void
  /** Removes the draft after it was sent or discarded. */
  readonly clear: () => void
}

/**
 * Keeps a draft across reloads, the back button and navigation within the site. Each tab has its own drafts,
 * so that none overwrites another's. Values of another shape (an older version of the form, or another
 * account's, if the shape checks its owner) are discarded. Neither key nor shape may change while mounted.
 */
export function useDraft<T>(key: string, shape: Shape<T>): Draft<T> {
  const [draft] = useState(() => openDraft(nameOf(key), shape))
  useEffect(() => {
    // Some browsers miss one of the two, e.g. when a phone's tab is put in the background and killed.
    const leaving = ['pagehide', 'visibilitychange']
    for (const event of leaving) window.addEventListener(event, draft.write)
    return () => {
      for (const event of leaving) window.removeEventListener(event, draft.write)
      draft.write()
    }
  }, [draft])
  return draft
}

/** Reads the draft of a form that is not on the page; null when there is none of the shape. */
export function keptDraft<T>(key: string, shape: Shape<T>): T | null {
  return parseAs(shape, read(nameOf(key)))
}

/** Prefills a form that is not on the page. */
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

/** Drafts that a blocked or full storage refused: they live as long as the page. */
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
