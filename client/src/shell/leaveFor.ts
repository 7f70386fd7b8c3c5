import { toast } from '../ui/toast'
import { forgetVisitor } from './knownVisitor'
import { keepRoleHint, type Role } from './roleHint'

const KEY = 'tuerca.saludo'

type Options = {
  /** Of who has just signed in; left out when nobody is signed in any more. */
  role?: Role | null | undefined
  /** A toast for the page that is loaded; not for one made at build time, whose code waits until it is touched. */
  greeting?: string | undefined
}

/**
 * Loads another page of ours anew, as somebody else: nothing of what the last one could see stays in memory, and the
 * websocket opens with the new rights.
 */
export function leaveFor(path: string, { role, greeting }: Options = {}): void {
  keepRoleHint(role ?? null)
  forgetVisitor()
  try {
    if (greeting) sessionStorage.setItem(KEY, greeting)
  } catch {
    // Storage can be blocked; the page greets nobody then.
  }
  window.location.assign(path)
}

/** Shows what `leaveFor` left for this page; once. */
export function greet(): void {
  try {
    const greeting = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (greeting) toast.success(greeting)
  } catch {
    // As above.
  }
}
