import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Open sockets that all hear the same; `bytes` is the last message one of them heard. */
export interface Listening {
  /** Runs `announce` and waits until every socket has heard of it. */
  hear(announce: () => Promise<unknown>): Promise<void>
  bytes(): string
  close(): void
}

/** Sockets on a server that sends everything to everybody. */
export async function listenBare(url: string, count: number): Promise<Listening> {
  return listening(await Promise.all(Array.from({ length: count }, () => open(url))), () => true)
}

/** One socket over graphql-ws per cookie, all with the same subscription, each read with its own rights. */
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
      // The answer to a query comes after the subscription has been taken up.
      socket.send(JSON.stringify({ id: '2', type: 'subscribe', payload: { query: '{ __typename }' } }))
      await once(socket, 'message')
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

function listening(sockets: readonly WebSocket[], isNews: (message: string) => boolean): Listening {
  let last = ''
  let heard = 0
  let complete = () => {}
  for (const socket of sockets)
    socket.on('message', data => {
      const message = String(data)
      if (!isNews(message)) return
      last = message
      heard += 1
      if (heard === sockets.length) complete()
    })
  return {
    async hear(announce) {
      heard = 0
      const all = new Promise<void>(resolve => {
        complete = resolve
      })
      await announce()
      await all
    },
    bytes: () => last,
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
