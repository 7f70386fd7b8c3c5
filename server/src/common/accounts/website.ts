import { parseUrl } from '../parseUrl.ts'

/**
 * Parses the address of a site, with https as the default scheme; null when invalid. Text before an '@' is
 * refused because readers take it for the site's name: 'https://www.tuerca.com.uy@otra.example'.
 */
export function parseWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(address)
  if (!url || url.username || url.password) return null
  // `parseUrl` does not treat a full-width '@' as one, but readers do; browsers read several slashes before
  // the name as two.
  if (/^[^/]*:[/\\]*[^/?#\\]*@/.test(address.normalize('NFKC'))) return null
  return /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) ? url.href : null
}
