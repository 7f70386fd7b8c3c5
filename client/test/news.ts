import { afterEach, beforeEach, vi } from 'vitest'

type Frame = { id?: string; type: string; payload?: unknown }

const sockets = new Set<ServerSocket>()

/** The server's end of the websocket: it lets everybody in, and says what the test says. */
class ServerSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  readonly subscriptions = new Map<string, string>()
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
    if (type === 'subscribe' && id)
      this.subscriptions.set(id, (payload as { operationName: string }).operationName)
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

/** Sends news to whoever listens to a subscription by its operation's name; waits for a listener. */
export async function news(operation: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  await vi.waitFor(() => {
    const listeners = [...sockets].flatMap(socket =>
      [...socket.subscriptions].filter(([, name]) => name === operation).map(([id]) => ({ socket, id })),
    )
    if (listeners.length === 0) throw new Error(`nobody listens to ${operation}`)
    for (const { socket, id } of listeners) socket.says({ id, type: 'next', payload: { data } })
  })
}
