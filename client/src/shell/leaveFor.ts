import { toast } from '../ui/toast'
import { forgetVisitor } from './knownVisitor'
import { keepRoleHint, type Role } from './roleHint'

const KEY = 'tuerca.saludo'

type Options = {
  /** Role of the account that has just signed in; undefined after signing out. */
  role?: Role | null | undefined
  /** A toast for the loaded page; not for a prerendered one, whose code waits until it is touched. */
  greeting?: string | undefined
}

/**
 * Loads another page of ours with a full reload after the viewer changed: nothing that the previous viewer
 * could see stays in memory, and the websocket opens with the new rights.
 */
export function leaveFor(path: string, { role, greeting }: Options = {}): void {
  keepRoleHint(role ?? null)
  forgetVisitor()
  try {
    if (greeting) sessionStorage.setItem(KEY, greeting)
  } catch {
    // Storage can be blocked: then the page shows no toast.
  }
  window.location.assign(path)
}

/** Shows the toast of `leaveFor`, once. */
export function greet(): void {
  try {
    const greeting = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (greeting) toast.success(greeting)
  } catch {
    // Without storage there is no greeting.
  }
}
