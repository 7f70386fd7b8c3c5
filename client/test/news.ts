import { afterEach, beforeEach, vi } from 'vitest'
import { wrongIn } from './graph'

type Frame = { id?: string; type: string; payload?: unknown }
type Subscription = {
  readonly operationName: string
  readonly variables: Record<string, unknown>
  readonly extensions: { readonly id: string }
}

const sockets = new Set<ServerSocket>()

/** The server's end of the websocket: it lets everybody in, and says what the test says. */
class ServerSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  readonly subscriptions = new Map<string, Subscription>()
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void

  constructor() {
    super()
    sockets.add(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string) {
    const { type, id, payload } = JSON.parse(text) as Frame
    if (type === 'connection_init') this.says({ type: 'connection_ack' })
    if (type === 'complete' && id) this.subscriptions.delete(id)
    if (type === 'subscribe' && id) this.subscriptions.set(id, payload as Subscription)
  }
  says(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  close(code = 1000, reason = '') {
    if (this.readyState === 3) return
    this.readyState = 3
    sockets.delete(this)
    this.onclose?.({ code, reason, wasClean: true })
  }
}

/** Gives each test of the file a websocket. */
export function withNews(): void {
  beforeEach(() => vi.stubGlobal('WebSocket', ServerSocket))
  afterEach(() => {
    for (const socket of sockets) socket.close()
  })
}

/**
 * Sends news to whoever listens to a subscription by its operation's name; waits for a listener. Throws when a server of
 * our schema could not have sent them.
 */
export async function news(operation: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  const listeners = await vi.waitFor(() => {
    const found = [...sockets].flatMap(socket =>
      [...socket.subscriptions]
        .filter(([, { operationName }]) => operationName === operation)
        .map(([id, subscription]) => ({ socket, id, subscription })),
    )
    if (found.length === 0) throw new Error(`nobody listens to ${operation}`)
    return found
  })
  for (const { socket, id, subscription } of listeners) {
    const wrong = wrongIn(subscription.extensions.id, subscription.variables, data)
    if (wrong.length > 0) throw new Error(`${operation} at ${wrong.join('\n')}`)
    socket.says({ id, type: 'next', payload: { data } })
  }
}
