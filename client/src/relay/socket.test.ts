// @vitest-environment happy-dom
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually'
import { noteAct } from '../lib/quiet'
import { onReconnect, type Reading } from './reading'
import { subscribe } from './socket'
// Downloaded with the first subscription: here it is on the machine already.
import './websocket'

// The socket waits for a quiet page otherwise.
noteAct()

const request: RequestParameters = {
  id: 'news-1',
  name: 'newsSubscription',
  operationKind: 'subscription',
  text: null,
  metadata: {},
}

type Frame = { type: string; id?: string; payload?: unknown }
const sockets: FakeSocket[] = []

/** A websocket whose other end the test controls. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  readonly sent: Frame[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void

  constructor() {
    super()
    sockets.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string) {
    const frame = JSON.parse(text) as Frame
    this.sent.push(frame)
    if (frame.type === 'connection_init') this.says({ type: 'connection_ack' })
  }
  says(frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  close(code = 1000, reason = '') {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code, reason, wasClean: true })
  }
}

const stops: (() => void)[] = []

let now = 0

beforeEach(() => {
  now = 1_800_000_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  for (const socket of sockets.splice(0)) socket.close()
  vi.unstubAllGlobals()
})

function listen(...readings: Reading[]) {
  const heard: GraphQLResponse[] = []
  const errors: Error[] = []
  const metadata = { readings: new Set(readings) }
  const subscription = subscribe(request, { orderId: 'o1' }, { metadata }).subscribe({
    next: value => heard.push(value),
    error: (problem: Error) => errors.push(problem),
  })
  const stop = () => subscription.unsubscribe()
  stops.push(stop)
  return { heard, errors, stop }
}

const subscribed = (count: number) =>
  eventually(() => ({ frame: subscribedNow(count), socket: sockets.at(-1) as FakeSocket }))

function subscribedNow(count: number): Frame {
  const frames = sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === 'subscribe')
  expect(frames).toHaveLength(count)
  return frames.at(-1) as Frame
}

describe('live updates', () => {
  test('are requested by the operation’s id and passed on', async () => {
    const { heard } = listen()
    const { frame, socket } = await subscribed(1)
    expect(frame.payload).toEqual({
      operationName: 'newsSubscription',
      query: '',
      variables: { orderId: 'o1' },
      extensions: { id: 'news-1', readMsAgo: 0 },
    })
    socket.says({ type: 'next', id: frame.id ?? '', payload: { data: { orderUpdated: null } } })
    expect(heard).toEqual([{ data: { orderUpdated: null } }])
  })

  test.each([
    [1006, 'a network that is lost'],
    [1012, 'a server that restarts'],
    [4403, 'rights that changed'],
    [4500, 'a server that failed'],
  ])('reconnect after close code %i, %s, and screens refetch', async code => {
    const told = vi.fn<() => void>()
    stops.push(onReconnect(told))
    const { heard, errors } = listen()
    const { socket } = await subscribed(1)
    expect(told).not.toHaveBeenCalled()
    socket.close(code, 'gone')
    // A restored network ends the wait.
    const again = await eventually(() => {
      window.dispatchEvent(new Event('online'))
      return subscribedNow(2)
    })
    await eventually(() => expect(told).toHaveBeenCalled())
    sockets.at(-1)?.says({ type: 'next', id: again.id ?? '', payload: { data: { orderUpdated: null } } })
    expect(heard).toHaveLength(1)
    expect(errors).toEqual([])
  })

  test('with a fault are discarded, and screens refetch', async () => {
    const told = vi.fn<() => void>()
    stops.push(onReconnect(told))
    const { heard, errors } = listen()
    const { frame, socket } = await subscribed(1)
    const errorsOfIt = [{ message: 'Ocurrió', path: ['orderUpdated', 'note'] }]
    const payload = { data: { orderUpdated: { note: null } }, errors: errorsOfIt }
    socket.says({ type: 'next', id: frame.id ?? '', payload })
    expect(told).toHaveBeenCalledOnce()
    socket.says({ type: 'next', id: frame.id ?? '', payload: { data: { orderUpdated: { note: 'x' } } } })
    expect(heard).toEqual([{ data: { orderUpdated: { note: 'x' } } }])
    expect(errors).toEqual([])
  })

  test("that are refused end with the server's message", async () => {
    const { errors } = listen()
    const { frame, socket } = await subscribed(1)
    const refusal = [{ message: 'Iniciá sesión', extensions: { code: 'SIGN_IN_REQUIRED' } }]
    socket.says({ type: 'error', id: frame.id ?? '', payload: refusal })
    await eventually(() => expect(errors).toMatchObject([{ name: 'SignInRequiredError' }]))
  })
})

describe('the age of the shown data', () => {
  const reading = (): Reading => ({ asOf: Date.now(), isOld: false })
  const after = (ms: number) => void (now += ms)
  const ageIn = ({ payload }: Frame) =>
    (payload as { extensions: { readMsAgo: number } }).extensions.readMsAgo

  test('is sent with a subscription: the oldest of several readings', async () => {
    const first = reading()
    after(300)
    listen(first, reading())
    after(700)
    expect(ageIn((await subscribed(1)).frame)).toBe(1000)
  })

  test("counts from the server's last message during a subscription", async () => {
    const shown = reading()
    const { stop } = listen(shown)
    const { socket } = await subscribed(1)
    after(60_000)
    socket.says({ type: 'ping' })
    after(5_000)
    stop()
    after(3_000)
    listen(shown)
    expect(ageIn((await subscribed(2)).frame)).toBe(8_000)
  })

  test('counts from the reconnect, which refetches everything', async () => {
    listen(reading())
    const { socket } = await subscribed(1)
    after(3_600_000)
    socket.close(1006, 'gone')
    const again = await eventually(() => {
      window.dispatchEvent(new Event('online'))
      return subscribedNow(2)
    })
    expect(ageIn(again)).toBe(0)
  })
})
