const KEY = 'tuerca:seguimiento'

/** Remembers the link for this tab: after a sign-in the address no longer has it. */
export function rememberFollowed(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Blocked or full: the person has to open the link in the mail again.
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
