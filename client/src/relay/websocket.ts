import { type Client, createClient } from 'graphql-ws'

const PING_EVERY_MS = 20_000
const PONG_WITHIN_MS = 8_000
const REQUEST_TIMEOUT_CLOSE = 4408

type ClientOptions = {
  readonly retryWait: (retries: number) => Promise<void>
  /** The server has said something. */
  readonly onMessage: () => void
  /** `wasLost`: for the first time after the connection was lost. */
  readonly onConnected: (wasLost: boolean) => void
}

/** The websocket's client, which connects with the first subscription and stays connected while there are any. */
export function openClient({ retryWait, onMessage, onConnected }: ClientOptions): Client {
  let socket: unknown
  let alive: ReturnType<typeof setTimeout> | undefined
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: PING_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait,
    on: {
      opened: opened => {
        socket = opened
      },
      message: onMessage,
      connected: (_socket, _payload, wasRetry) => onConnected(wasRetry),
      // A network that vanishes without a word closes nothing: whoever does not answer is gone.
      ping: received => {
        if (received) return
        alive = setTimeout(() => {
          if (socket instanceof WebSocket) socket.close(REQUEST_TIMEOUT_CLOSE, 'No pong')
        }, PONG_WITHIN_MS)
      },
      pong: received => {
        if (received) clearTimeout(alive)
      },
      closed: () => clearTimeout(alive),
    },
  })
}
