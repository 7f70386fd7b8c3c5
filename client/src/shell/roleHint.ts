import { remember, remembered } from '../lib/memory'

export type Role = 'BUYER' | 'PROVIDER'

/** The role that a kind of account has; null for none, and for a kind that a newer server may know. */
export const roleOf = (kind: string | null | undefined): Role | null =>
  kind === 'BUYER' || kind === 'PROVIDER' ? kind : null

/** Also read by the script in the page's head (plugins/rememberAsAgreed.ts). */
const KEY = 'tuerca.cuenta'

/**
 * What the account of this browser does, as far as it remembers; null for a visitor. Only to start the right query without
 * waiting: what may be seen is decided by the server.
 */
export const roleHint = (): Role | null => roleOf(remembered(KEY))

export const keepRoleHint = (role: Role | null): void => remember(KEY, role)
