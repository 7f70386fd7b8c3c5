import { MAILED_TOKENS } from '../paths'

/**
 * Takes the token of a mailed link out of the address, once it has been used or is over: the browser's history keeps no
 * secret, and going back leads to where one asks for another link. What the page shows stays.
 */
export function forgetMailedToken(): void {
  const address = new URL(window.location.href)
  for (const name of MAILED_TOKENS) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}
