import { fields, parseAs, type ShapeOf, text, whole } from '../lib/shape'

const KEY = 'tuerca.visita'
const HOUR_MS = 3_600_000

const isVisitor = fields({ name: text, email: text, phone: text, department: text, at: whole })

/**
 * Data of a visitor who requested a part without an account, as typed; the department is one of the graph's.
 */
export type KnownVisitor = Omit<ShapeOf<typeof isVisitor>, 'at'>

/**
 * Keeps the data for a sign-up in this tab for an hour: it survives a reload, but not until another person
 * uses a shared computer. `now` in ms.
 */
export function keepVisitor(visitor: KnownVisitor, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...visitor, at: now }))
  } catch {
    // Storage can be blocked or full: then the sign-up has no prefill.
  }
}

/** Prefill for a sign-up with that e-mail or without one; null for another person's, or after an hour. */
export function knownVisitor(email: string, now: number): KnownVisitor | null {
  try {
    const kept = parseAs(isVisitor, sessionStorage.getItem(KEY))
    if (!kept || now - kept.at > HOUR_MS) return null
    const { at: _at, ...visitor } = kept
    return email === '' || email.toLowerCase() === visitor.email.toLowerCase() ? visitor : null
  } catch {
    return null
  }
}

/** Removes the data after an account was created or another one signed in. */
export function forgetVisitor(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
