import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { StartRefused } from '../platform/processLife.ts'

/** A bound port. Until `answerWith` is called every request gets 503, because the rest is still starting. */
export interface Listening {
  readonly server: Server
  /** The port in use, also when a free one was asked for. */
  readonly port: number
  answerWith(listener: RequestListener): void
  /**
   * Takes no new connections, waits for the requests under way at most `graceMs`, then cuts what is left.
   * `tellSockets` asks the websockets to go meanwhile.
   */
  close(options: { graceMs: number; tellSockets: () => Promise<void> }): Promise<void>
}

/** Longer than a proxy keeps an idle connection (Caddy two minutes), or it sends a request into one that is closing. */
const KEEP_ALIVE_MS = 130_000

/** Long enough for the largest body, 256 KiB, over a bad telephone line. */
const REQUEST_MS = 60_000

export interface ListenOptions {
  readonly port: number
  readonly host: string
  /**
   * Maximum duration of a request, body included; slower ones get 408. Also the maximum wait for a client
   * that does not read its answer. Default: one minute.
   */
  readonly requestMs?: number
}

/** Binds the port first: a taken port, and the chosen number, are known before anything else is opened. */
export async function listen({ port, host, requestMs = REQUEST_MS }: ListenOptions): Promise<Listening> {
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end('Starting')
  }
  const arriving = {
    headersTimeout: requestMs / 2,
    requestTimeout: requestMs,
    connectionsCheckingInterval: requestMs / 10,
  }
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...arriving }, (request, response) =>
    answer(request, response),
  )
  // An answer that nobody reads would stay in memory indefinitely. Websockets disable this time-out.
  server.setTimeout(requestMs)
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await bind(server, port, host)
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answerWith: listener => {
      answer = listener
    },
    async close({ graceMs, tellSockets }) {
      const closed = new Promise<void>(resolve => {
        server.close(() => resolve())
      })
      void tellSockets()
      // A connection that is kept alive becomes idle only when its request is answered.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, graceMs)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, () => resolve())
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${port} is in use by another program. Stop it, or choose another with PORT (PORT=0 takes a free one).`,
    )
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefused(
      `${host} is not an address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
    )
  return error
}
