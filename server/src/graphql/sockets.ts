import type { IncomingMessage } from 'node:http'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Logger } from '../platform/logger.ts'
import { createSlices } from '../platform/slices.ts'
import { LIMITS } from './limits.ts'

export interface Extra extends Record<PropertyKey, unknown> {
  readonly request: IncomingMessage
  readonly socket: WebSocket
}

/** Interval of pings; a socket that does not answer one within it is closed. */
const PING_EVERY_MS = 25_000

/** Messages handled in one turn of the event loop: thousands arrive at once when a process restarts. */
const turns = createSlices(20)

/**
 * Carries graphql-ws' protocol over `ws`. Unlike graphql-ws' own carrier it reports to our log, does not
 * treat an answer to a closed socket as a fault, and closes sockets that keep asking without reading.
 */
export function createSockets(protocol: Server<Extra>, logger: Logger): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.bodyBytes, handleProtocols })
  sockets.on('connection', (socket, request) => {
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: text =>
          new Promise(resolve => {
            if (socket.readyState === socket.OPEN) socket.send(text, () => resolve())
            else resolve()
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: handle => {
          socket.on('message', data => {
            letGoIfUnread(socket)
            turns.add(() =>
              handle(String(data)).catch((error: unknown) => {
                logger.error({ err: error }, 'fault on a websocket')
                socket.close(CloseCode.InternalServerError, 'Internal server error')
              }),
            )
          })
        },
      },
      { socket, request },
    )
    const stopPinging = pingRegularly(socket)
    socket.on('ping', () => letGoIfUnread(socket))
    // A protocol error is followed by 'close'; without a listener it would end the process.
    socket.on('error', () => {})
    socket.once('close', (code, reason) => {
      stopPinging()
      closed(code, String(reason)).catch((error: unknown) =>
        logger.error({ err: error }, 'fault while a websocket closed'),
      )
    })
  })
  return sockets
}

function letGoIfUnread(socket: WebSocket): void {
  if (socket.bufferedAmount > LIMITS.unreadBytes) socket.terminate()
}

function pingRegularly(socket: WebSocket): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) socket.terminate()
    answered = false
    socket.ping()
  }, PING_EVERY_MS)
  return () => clearInterval(timer)
}
