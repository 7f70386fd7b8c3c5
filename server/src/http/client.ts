import type { IncomingMessage } from 'node:http'

/** The caller's address; a proxy's word counts only where the proxy is ours. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  // Our proxy appends the address it saw; what stands before it came from outside.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || request.socket.remoteAddress || 'unknown'
}

/** Whether a page of ours made this request. Requests without an Origin (same-origin GET, programs) carry no stranger's page. */
export function isOurOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}

const LOCAL = /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/

/** Whether the call came straight from this machine or a private network, not through a public proxy. */
export function isLocal(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-for'] === undefined && LOCAL.test(request.socket.remoteAddress ?? '')
}
