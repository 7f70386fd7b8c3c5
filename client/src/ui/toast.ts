import type { ReactElement } from 'react'

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export type ToastItem = {
  id: number
  kind: ToastKind
  /** A toast that is announced but not shown: the page shows its content. */
  isSpoken: boolean
  title: string
  description: string | undefined
  /** Subject of the toast, when only its latest toast is valid. */
  about: string | undefined
  /** A link to the subject, or a button that undoes the action. */
  link: ReactElement | undefined
  /** Duration, ms. */
  duration: number
}

type ToastOptions = {
  description?: string | undefined
  /** A link to the subject, or a button that undoes the action: a link or a `Button` that looks like one. */
  link?: ReactElement | undefined
  /**
   * ms; by default 4 s, errors and toasts with a link 5 s. Link copied and provider sign-up 8 s, request sent
   * 6 s, undoable actions as long as they can be undone.
   */
  duration?: number | undefined
  /** Replaces an earlier toast about the same subject, which is no longer true. */
  about?: string | undefined
}

const LIMIT = 3
/** Bad news, which screen readers announce at once. */
export const isUrgent = (kind: ToastKind) => kind === 'error' || kind === 'warning'

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

function show(kind: ToastKind, title: string, options: ToastOptions = {}, isSpoken = false) {
  lastId += 1
  const { description, about, link } = options
  const { duration = link || isUrgent(kind) ? 5000 : 4000 } = options
  const isOutdated = (item: ToastItem) =>
    (about !== undefined && item.about === about) ||
    (item.title === title && item.description === description)
  const others = items.filter(item => !isOutdated(item))
  const item = { id: lastId, kind, isSpoken, title, description, about, link, duration }
  publish([...others, item].slice(-LIMIT))
}

/** Toasts about events, from anywhere. Texts are those of the specification, without emojis. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  /** Part of an action failed. */
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  /** Announces to screen readers a change that the page shows. */
  spoken: (title: string) => show('success', title, {}, true),
  /** Removes the toasts about a subject once they are no longer true. */
  settle: (about: string) => publish(items.filter(item => item.about !== about)),
}

/** For the `Toaster` only. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  items: () => items,
  dismiss: (id: number) => publish(items.filter(item => item.id !== id)),
}
