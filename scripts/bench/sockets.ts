import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Open sockets that receive the same messages; `bytes` is the last message of one of them. */
export interface Listening {
  /** Runs `announce` and waits until every socket has received it. Throws after ten seconds. */
  hear(announce: () => Promise<unknown>): Promise<void>
  /**
   * Repeats `announce` until every socket receives it: the protocol does not report the start of a
   * subscription.
   */
  begin(announce: () => Promise<unknown>): Promise<void>
  bytes(): string
  close(): void
}

/** Sockets on a server that sends everything to everybody. */
export async function listenBare(url: string, count: number): Promise<Listening> {
  return listening(await openAll(count, () => open(url)), () => true)
}

/**
 * `count` graphql-ws sockets, one per cookie unless given, all with the same subscription, each read with the rights of its
 * cookie and each under an id of its own, as the client's library makes them.
 */
export async function listenSubscribed(
  url: string,
  { cookies, payload }: { cookies: readonly string[]; payload: object },
  { count = cookies.length, atOnce = OPENED_AT_ONCE }: { count?: number; atOnce?: number } = {},
): Promise<Listening> {
  const subscribe = async (place: number) => {
    const socket = await open(url, cookies[place % cookies.length])
    socket.send(JSON.stringify({ type: 'connection_init' }))
    await once(socket, 'message')
    socket.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload }))
    return socket
  }
  return listening(await openAll(count, subscribe, atOnce), message => {
    if (message.includes('"errors"') || message.includes('"type":"error"')) throw new Error(message)
    return message.includes('"type":"next"')
  })
}

const OPENED_AT_ONCE = 100

async function openAll(
  count: number,
  openOne: (place: number) => Promise<WebSocket>,
  atOnce = OPENED_AT_ONCE,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const place = next
      next += 1
      sockets.push(await untilOpen(() => openOne(place)))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work))
  return sockets
}

/** Tries again as a browser does: a crowd may overrun the system's queue of new connections. */
async function untilOpen(openOne: () => Promise<WebSocket>): Promise<WebSocket> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOne()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
    }
  }
}

const MOST_ATTEMPTS = 20

async function open(url: string, cookie?: string): Promise<WebSocket> {
  const socket = cookie
    ? new WebSocket(url, 'graphql-transport-ws', { headers: { cookie }, perMessageDeflate: false })
    : new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.on('error', () => {})
  return socket
}

const HEARD_WITHIN_MS = 10_000
const AGAIN_AFTER_MS = 500

function listening(sockets: readonly WebSocket[], isNews: (message: string) => boolean): Listening {
  let last = ''
  const heard = new Set<WebSocket>()
  let complete = () => {}
  for (const socket of sockets)
    socket.on('message', data => {
      const message = String(data)
      if (!isNews(message)) return
      last = message
      heard.add(socket)
      if (heard.size === sockets.length) complete()
    })
  /** True when every socket received it within `ms`. */
  const announceOnce = async (announce: () => Promise<unknown>, ms: number): Promise<boolean> => {
    heard.clear()
    const limit = new AbortController()
    const all = new Promise<boolean>(resolve => {
      complete = () => resolve(true)
    })
    await announce()
    const late = setTimeout(ms, false, { signal: limit.signal }).catch(() => false)
    const isHeard = await Promise.race([all, late])
    limit.abort()
    return isHeard
  }
  const refuse = () => {
    throw new Error(`${sockets.length - heard.size} of ${sockets.length} sockets have heard nothing`)
  }
  return {
    async hear(announce) {
      if (!(await announceOnce(announce, HEARD_WITHIN_MS))) refuse()
    },
    async begin(announce) {
      for (let waited = 0; waited < HEARD_WITHIN_MS; waited += AGAIN_AFTER_MS)
        if (await announceOnce(announce, AGAIN_AFTER_MS)) return
      refuse()
    },
    bytes: () => last,
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
