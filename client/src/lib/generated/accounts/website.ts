// Written by npm run codegen from server/src/common/accounts/website.ts.

import { parseUrl } from '../parseUrl'

/**
 * The address of a site, with https where no scheme was typed, or null when it is none. What stands before an '@' names no
 * site, and reads as if it did: 'https://www.tuerca.com.uy@otra.example'.
 */
export function parseWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(address)
  if (!url || url.username || url.password) return null
  // A full-width '@' is none to `parseUrl`, and one to a reader; of several slashes before the name browsers read two.
  if (/^[^/]*:[/\\]*[^/?#\\]*@/.test(address.normalize('NFKC'))) return null
  return /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) ? url.href : null
}
