import { vi } from 'vitest'

type SocketClass = new () => object

let implementation: SocketClass

/**
 * Stands in for the browser's WebSocket. The websocket's client keeps the class that it found first, and a subscription may begin
 * before its test says which server there is: this one class decides at each connection.
 */
class TestSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  constructor() {
    return new implementation()
  }
}

const connecting = new Set<SilentSocket>()

/** A connection that never opens; `withNews` provides a server instead. */
export class SilentSocket {
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined
  constructor() {
    connecting.add(this)
  }
  close() {
    connecting.delete(this)
    this.onclose?.({ code: 1000, reason: '', wasClean: true })
  }
  send() {}
}

/** Ends the connections that are still opening, and with them their subscriptions. */
export function closeSilentSockets(): void {
  for (const socket of connecting) socket.close()
}

/** Gives connections from now on this behaviour. */
export function connectTo(socketClass: SocketClass): void {
  // A connection that opened after its test had ended would keep the subscriptions of the next one.
  closeSilentSockets()
  implementation = socketClass
  vi.stubGlobal('WebSocket', TestSocket)
}
