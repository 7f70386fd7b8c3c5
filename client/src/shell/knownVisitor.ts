import { fields, parseAs, type ShapeOf, text, whole } from '../lib/shape'

const KEY = 'tuerca.visita'
const HOUR_MS = 3_600_000

const isVisitor = fields({ name: text, email: text, phone: text, department: text, at: whole })

/** Who has just asked for a part without an account, as they wrote it; the department is one of the graph's. */
export type KnownVisitor = Omit<ShapeOf<typeof isVisitor>, 'at'>

/**
 * Keeps it for the sign-up that may follow, in this tab and for an hour: it outlives a reload, and is gone for whoever comes
 * to a shared computer later. `now` in ms.
 */
export function keepVisitor(visitor: KnownVisitor, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...visitor, at: now }))
  } catch {
    // Storage can be blocked or full: then the sign-up asks.
  }
}

/** Who asked in this tab, for a sign-up with that e-mail or without one; null for another person's, or too late. */
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

/** There is an account now, or somebody else's. */
export function forgetVisitor(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // What could not be kept need not be forgotten.
  }
}
