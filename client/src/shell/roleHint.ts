export type Role = 'BUYER' | 'PROVIDER'

/** The role that a kind of account has; null for none, and for a kind that a newer server may know. */
export const roleOf = (kind: string | null | undefined): Role | null =>
  kind === 'BUYER' || kind === 'PROVIDER' ? kind : null

const KEY = 'tuerca.cuenta'

/**
 * What the account of this browser does, as of the last visit; null for a visitor. Only to start the right query
 * without waiting: what may be seen is decided by the server.
 */
export function roleHint(): Role | null {
  try {
    return roleOf(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

export function keepRoleHint(role: Role | null): void {
  try {
    if (role) localStorage.setItem(KEY, role)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be blocked: then the first query of a visit waits for the viewer.
  }
}
