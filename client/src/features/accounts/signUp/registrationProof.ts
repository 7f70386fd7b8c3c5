import { returnPath } from '../../../paths'
import { lastFollowedAt } from '../../follow/lastFollowed'

const PROOF = 'tuerca.alta'
const ONWARD = 'tuerca.alta-destino'

/**
 * The secret that proves at the confirmation that this browser made the sign-up, so that the mailed link
 * needs no password. Null in any other browser.
 */
export const registrationProof = () => kept(PROOF)

/**
 * The path on this site that opens after an account signed up in this browser is confirmed; null without one.
 */
export function registrationOnward(): string | null {
  const onward = kept(ONWARD)
  return onward && returnPath(new URLSearchParams({ volver: onward }))
}

/** Keeps the proof of a sign-up and the return path from its address; null forgets both. */
export function keepRegistrationProof(proof: string | null, onward: string | null = null): void {
  keep(PROOF, proof)
  keep(ONWARD, proof && onward && anywhere(onward))
}

/**
 * The path in a form that any tab can open: the mailed link opens in another tab than the one that followed a
 * request.
 */
const anywhere = (path: string): string => lastFollowedAt(path) ?? path

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Storage can be blocked: then the confirmation asks for the password.
  }
}
