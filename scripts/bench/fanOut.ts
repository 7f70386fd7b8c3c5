import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

export const SOCKETS = 500
const ROUNDS = 20

/** Milliseconds until every socket has heard each of ROUNDS announcements, one after the other. */
async function timeRounds(
  sockets: readonly WebSocket[],
  isNews: (message: string) => boolean,
  announce: (round: number) => Promise<void>,
): Promise<number> {
  let heard = 0
  let complete = () => {}
  const count = (data: unknown) => {
    if (!isNews(String(data))) return
    heard += 1
    if (heard === sockets.length) complete()
  }
  for (const socket of sockets) socket.on('message', count)
  const startedAt = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    heard = 0
    const all = new Promise<void>(resolve => {
      complete = resolve
    })
    await announce(round)
    await all
  }
  return performance.now() - startedAt
}

/** The floor: a bare websocket server that sends the same bytes to everybody. */
export async function bareBroadcast(payload: string): Promise<number> {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ server: http })
  const { port } = http.address() as AddressInfo
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`)
      await once(socket, 'open')
      return socket
    }),
  )
  const ms = await timeRounds(
    sockets,
    () => true,
    async () => {
      for (const client of server.clients) client.send(payload)
    },
  )
  for (const socket of sockets) socket.terminate()
  server.close()
  http.close()
  return ms
}

/** The product: as many subscriptions over graphql-ws, each read with its own rights. Answers the time and one message. */
export async function subscribedFanOut(options: {
  url: string
  cookie: string
  document: string
  announce: (round: number) => Promise<void>
}): Promise<{ ms: number; payload: string }> {
  let payload = ''
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(options.url, 'graphql-transport-ws', {
        headers: { cookie: options.cookie },
      })
      await once(socket, 'open')
      socket.send(JSON.stringify({ type: 'connection_init' }))
      await once(socket, 'message')
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: options.document } }))
      // The answer to a ping comes after the subscription has been taken up.
      socket.send(JSON.stringify({ type: 'ping' }))
      await once(socket, 'message')
      return socket
    }),
  )
  const isNews = (message: string) => {
    if (!message.includes('"type":"next"')) return false
    payload = message
    return true
  }
  const ms = await timeRounds(sockets, isNews, options.announce)
  for (const socket of sockets) socket.terminate()
  return { ms, payload }
}
