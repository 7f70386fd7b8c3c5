import { remember, remembered } from '../lib/memory'

export type Role = 'BUYER' | 'PROVIDER'

/** The role of a kind of account; null for none, and for an unknown kind of a newer server. */
export const roleOf = (kind: string | null | undefined): Role | null =>
  kind === 'BUYER' || kind === 'PROVIDER' ? kind : null

/** The script in the page's head reads the hint too (plugins/rememberAsAgreed.ts). */
const KEY = 'tuerca.cuenta'

/**
 * The remembered role of this browser's account; null for a visitor. Only used to start the right query
 * early: the server decides about access.
 */
export const roleHint = (): Role | null => roleOf(remembered(KEY))

export const keepRoleHint = (role: Role | null): void => remember(KEY, role)
