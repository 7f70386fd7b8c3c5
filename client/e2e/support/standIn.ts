import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

/** A proxy on another port that serves the tested site with changes by its rules. */
export type StandIn = {
  readonly url: string
  readonly close: () => Promise<void>
}

type Rules = {
  /** Answers of the proxy itself; null forwards to the site. */
  readonly own: (path: string) => Own | null | Promise<Own | null>
  /** Rewrites the path sent to the site. */
  readonly asked?: (path: string) => string
  /** Rewrites the site's text (its pages, its code, its data). */
  readonly text: (text: string, type: string) => string
}
type Own = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: Buffer }

/**
 * Starts a proxy for the server at `site`. Pages lose their content policy, whose hashes are of the site's
 * own code.
 */
export async function standIn(site: string, { own, asked = path => path, text }: Rules): Promise<StandIn> {
  const sockets = new Set<Socket>()
  // A kept-alive connection may be closed by the site while the next request is sent.
  const agent = new Agent({ keepAlive: false })

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const mine = await own(path)
    if (mine) {
      outgoing.writeHead(mine.status, mine.headers).end(mine.body)
      return
    }
    const onward = request(new URL(asked(path), site), {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    })
    onward.on('error', () => outgoing.destroy())
    onward.on('response', told => void handOn(told, outgoing).catch(() => outgoing.destroy()))
    incoming.pipe(onward)
  }

  async function handOn(told: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const {
      'content-security-policy': _policy,
      'content-length': _length,
      etag: _etag,
      ...headers
    } = told.headers
    const parts: Buffer[] = []
    for await (const part of told) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const type = headers['content-type'] ?? ''
    const changed = /javascript|html|json/.test(type) ? text(body.toString('utf8'), type) : body
    outgoing.writeHead(told.statusCode ?? 502, headers).end(changed)
  }

  // Websockets are forwarded unchanged.
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, first: Buffer) => {
    const onward = connect(Number(new URL(site).port), new URL(site).hostname)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]))
    onward.write(
      [`${incoming.method} ${incoming.url} HTTP/${incoming.httpVersion}`, ...lines, '', ''].join('\r\n'),
    )
    onward.write(first)
    socket.pipe(onward).pipe(socket)
  })

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
