import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export class NotLoopback extends Error {
  override readonly name = 'NotLoopback'
}

/** Throws NotLoopback unless the URL points at this machine. */
export function mustBeLoopback(url: string): void {
  if (!LOOPBACK.has(new URL(url).hostname)) throw new NotLoopback(`${url} is not on loopback`)
}

/**
 * Reason to refuse a request, or null. The sandbox has no sign-in: it trusts this machine alone, so a web
 * page must not reach it through a visitor's browser (foreign Origin, rebound Host).
 */
export function refusalOf(request: IncomingMessage): string | null {
  if (!PEERS.has(request.socket.remoteAddress ?? '')) return 'the sandbox answers this machine only'
  if (!isLoopbackAuthority(request.headers.host)) return 'the Host header is not a loopback name'
  const { origin } = request.headers
  if (origin !== undefined && !isLoopbackOrigin(origin)) return 'the Origin header is not a loopback origin'
  return null
}

/**
 * Reason to refuse a form or JSON post, or null: it has to come from our own page, or from no page at all.
 */
export function postRefusalOf(request: IncomingMessage): string | null {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const { origin, host } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return 'the form was sent from another site'
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'sent from another site'
  return null
}

function isLoopbackAuthority(host: string | undefined): boolean {
  return host !== undefined && isLoopbackOrigin(`http://${host}`)
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname)
}

/** Listens on 127.0.0.1, on the `wished` port when free and on any free port otherwise. Returns the port. */
export async function listen(server: Server | NetServer, wished: number | undefined): Promise<number> {
  try {
    return await listenOn(server, wished ?? 0)
  } catch (error) {
    if (!wished || !isAddressInUse(error)) throw error
    return listenOn(server, 0)
  }
}

function listenOn(server: Server | NetServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve(portOf(server.address()))
    })
  })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no TCP port')
  return address.port
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
