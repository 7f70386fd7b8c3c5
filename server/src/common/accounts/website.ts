/** The address of a site, with https where no scheme was typed, or null when it is none. */
export function parseWebsite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return /^[^.\s]+(\.[^.\s]+)+$/.test(host) ? new URL(address).href : null
}
