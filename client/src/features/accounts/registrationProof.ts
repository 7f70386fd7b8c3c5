const KEY = 'tuerca.alta'

/**
 * What proves to the confirmation that the sign-up was made in this browser: then its mail needs no password. Null in
 * any other.
 */
export function registrationProof(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepRegistrationProof(proof: string | null): void {
  try {
    if (proof) localStorage.setItem(KEY, proof)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be blocked: then the confirmation asks for the password.
  }
}
