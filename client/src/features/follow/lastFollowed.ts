const KEY = 'tuerca:seguimiento'

/** Remembers the link for this tab: a sign-in comes back without it in the address. */
export function rememberFollowed(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Blocked or full: the link has to be opened again from its mail.
  }
}

/** The link that this tab followed last; null without one. */
export function lastFollowed(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
