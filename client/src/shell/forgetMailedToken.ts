import { MAILED_TOKENS } from '../paths'

/**
 * Removes the token of a mailed link from the address once it is used or expired: the browser's history keeps
 * no secret, and going back opens the form for another link. The visible page does not change.
 */
export function forgetMailedToken(): void {
  const address = new URL(window.location.href)
  for (const name of MAILED_TOKENS) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}
