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
  return listening(await Promise.all(Array.from({ length: count }, () => open(url))), () => true)
}

/** One graphql-ws socket per cookie, all with the same subscription, each read with its own rights. */
export async function listenSubscribed(
  url: string,
  { cookies, payload }: { cookies: readonly string[]; payload: object },
): Promise<Listening> {
  const sockets = await Promise.all(
    cookies.map(async cookie => {
      const socket = await open(url, cookie)
      socket.send(JSON.stringify({ type: 'connection_init' }))
      await once(socket, 'message')
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
      return socket
    }),
  )
  return listening(sockets, message => {
    if (!message.includes('"id":"1"')) return false
    if (message.includes('"errors"') || message.includes('"type":"error"')) throw new Error(message)
    return true
  })
}

async function open(url: string, cookie?: string): Promise<WebSocket> {
  const socket = cookie
    ? new WebSocket(url, 'graphql-transport-ws', { headers: { cookie }, perMessageDeflate: false })
    : new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
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
