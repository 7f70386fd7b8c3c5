import { parseUrl } from '../parseUrl.ts'

/** The address of a site, with https where no scheme was typed, or null when it is none. */
export function parseWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(address)
  return url && /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) ? url.href : null
}
