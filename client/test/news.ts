import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { eventually } from './eventually'
import { type Made, wrongIn } from './graph'
import { connectTo } from './silentSocket'

type Frame = { id?: string; type: string; payload?: unknown }
type Subscription = {
  readonly operationName: string
  readonly variables: Record<string, unknown>
  readonly extensions: { readonly id: string; readonly readMsAgo: number }
}

const sockets = new Set<ServerSocket>()
type Happened = { at: number; operation: string; data: Made }
const happened: Happened[] = []

/** The server's end of the websocket: it accepts everybody, and sends the test's messages. */
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
    if (type === 'subscribe' && id) this.takeUp(id, payload as Subscription)
  }
  takeUp(id: string, subscription: Subscription) {
    this.subscriptions.set(id, subscription)
    const since = Date.now() - subscription.extensions.readMsAgo
    for (const { at, operation, data } of happened) {
      if (operation === subscription.operationName && at >= since) this.tell(id, subscription, data)
    }
  }
  /** Throws when a server of our schema could not have sent it. */
  tell(id: string, { operationName, extensions, variables }: Subscription, data: Made) {
    const wrong = wrongIn(extensions.id, variables, data)
    if (wrong.length > 0) throw new Error(`${operationName} at ${wrong.join('\n')}`)
    this.says({ id, type: 'next', payload: { data } })
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
  beforeEach(() => connectTo(ServerSocket))
  afterEach(() => {
    // A remaining subscriber would reconnect.
    cleanup()
    for (const socket of sockets) socket.close()
    happened.length = 0
  })
}

/**
 * Makes an event happen for subscriptions with this operation: it reaches those that read before and
 * subscribe from now on.
 */
export function happen(operation: string, data: Made): void {
  happened.push({ at: Date.now(), operation, data })
}

/** Drops the connection, which is restored at once. */
export async function reconnect(): Promise<void> {
  // A client that was never connected would connect for the first time, and refetch nothing.
  const lost = await eventually(() => {
    const open = [...sockets]
    if (!open.some(socket => socket.subscriptions.size > 0)) throw new Error('nobody is connected yet')
    return open
  })
  for (const socket of lost) socket.close(1012, 'Service restart')
  await eventually(() => {
    // Ends the wait before the next retry.
    window.dispatchEvent(new Event('online'))
    const isBack = [...sockets].some(socket => !lost.includes(socket) && socket.subscriptions.size > 0)
    if (!isBack) throw new Error('nobody has connected again')
  })
}

/**
 * Sends a live update to the subscribers of an operation; waits for one. Throws when a server of our schema
 * could not have sent it.
 */
export async function news(operation: string, data: Made): Promise<void> {
  const listeners = await eventually(() => {
    const found = [...sockets].flatMap(socket =>
      [...socket.subscriptions]
        .filter(([, { operationName }]) => operationName === operation)
        .map(([id, subscription]) => ({ socket, id, subscription })),
    )
    if (found.length === 0) throw new Error(`nobody listens to ${operation}`)
    return found
  })
  for (const { socket, id, subscription } of listeners) socket.tell(id, subscription, data)
}
