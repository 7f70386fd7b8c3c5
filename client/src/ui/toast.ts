import type { ReactElement } from 'react'

export type ToastKind = 'success' | 'error' | 'info'

export type ToastItem = {
  id: number
  kind: ToastKind
  /** Only read out: what it says can be seen on the page. */
  isSpoken: boolean
  title: string
  description: string | undefined
  /** What it is about, when only the latest word on that counts. */
  about: string | undefined
  /** Where it leads, or a button that takes it back. */
  link: ReactElement | undefined
  /** How long it stays, ms. */
  duration: number
}

type ToastOptions = {
  description?: string | undefined
  /** Where it leads, or a button that takes it back: a link or a `Button` like one. */
  link?: ReactElement | undefined
  /** ms; by default 4 s, errors and toasts with a link 5 s. Link copied and provider sign-up 8 s, request sent 6 s, what can be undone as long as it can be. */
  duration?: number | undefined
  /** Takes the place of an earlier toast about the same, which is no longer true. */
  about?: string | undefined
}

const LIMIT = 3
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
  const { duration = link || kind === 'error' ? 5000 : 4000 } = options
  const isOutdated = (item: ToastItem) =>
    (about !== undefined && item.about === about) ||
    (item.title === title && item.description === description)
  const others = items.filter(item => !isOutdated(item))
  const item = { id: lastId, kind, isSpoken, title, description, about, link, duration }
  publish([...others, item].slice(-LIMIT))
}

/** News about what has just happened, from anywhere. Texts are those of the specification, without emojis. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  /** What the page shows in its place, for who does not see it. */
  spoken: (title: string) => show('success', title, {}, true),
  /** What was said about it has been put right. */
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
