import { keepRoleHint, type Role } from './roleHint'

/**
 * Loads another page of ours anew, as somebody else: nothing of what the last one could see stays in memory, and the
 * websocket opens with the new rights. `role` is that of who has just signed in.
 */
export function leaveFor(path: string, role: Role | null = null): void {
  keepRoleHint(role)
  window.location.assign(path)
}
