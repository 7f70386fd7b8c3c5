import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The caller's address, for IPv6 its network of 64 bits; X-Forwarded-For counts only behind our own proxy.
 */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  // Our proxy appends the address it saw; entries before it come from outside.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return networkOf(last || request.socket.remoteAddress || 'unknown')
}

// An owner of one IPv6 address has its whole network, and could evade limits by changing addresses.
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * True when a page of ours made this request. Requests without an Origin (same-origin GET, programs) come
 * from no other site's page.
 */
export function isOurOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}

/**
 * True when the browser reports that a page of another site, or of a neighbouring subdomain, made this
 * request: a link there sends our cookie along without an Origin. Programs and typed addresses send no such
 * header.
 */
export function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

const LOCAL = /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/

/** True for a call straight from this machine or a private network, not through a public proxy. */
export function isLocal(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-for'] === undefined && LOCAL.test(request.socket.remoteAddress ?? '')
}
