import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

const ROUNDS = 20

/**
 * Processor time until every socket has heard each of ROUNDS announcements, one after the other; in microseconds. Not
 * the time on the clock: what else this machine does would be measured too.
 */
async function timeRounds(
  sockets: readonly WebSocket[],
  isNews: (message: string) => boolean,
  announce: () => Promise<void>,
): Promise<number> {
  let heard = 0
  let complete = () => {}
  const count = (data: unknown) => {
    if (!isNews(String(data))) return
    heard += 1
    if (heard === sockets.length) complete()
  }
  for (const socket of sockets) socket.on('message', count)
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) {
    heard = 0
    const all = new Promise<void>(resolve => {
      complete = resolve
    })
    await announce()
    await all
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The floor: a bare websocket server that sends the same bytes to as many sockets, after the same `write`. */
export async function bareBroadcast(
  payload: string,
  count: number,
  write: () => Promise<void>,
): Promise<number> {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ server: http })
  const { port } = http.address() as AddressInfo
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`)
      await once(socket, 'open')
      return socket
    }),
  )
  const cost = await timeRounds(
    sockets,
    () => true,
    async () => {
      await write()
      for (const client of server.clients) client.send(payload)
    },
  )
  for (const socket of sockets) socket.terminate()
  server.close()
  http.close()
  return cost
}

/**
 * The product: one socket over graphql-ws per cookie, all with the same subscription, each read with its own rights.
 * Answers the cost and one message.
 */
export async function subscribedFanOut(options: {
  url: string
  cookies: readonly string[]
  subscription: { query: string; variables?: Record<string, unknown> }
  announce: () => Promise<void>
}): Promise<{ cost: number; payload: string }> {
  let payload = ''
  const sockets = await Promise.all(
    options.cookies.map(async cookie => {
      const socket = new WebSocket(options.url, 'graphql-transport-ws', { headers: { cookie } })
      await once(socket, 'open')
      socket.send(JSON.stringify({ type: 'connection_init' }))
      await once(socket, 'message')
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: options.subscription }))
      // The answer to a query comes after the subscription has been taken up.
      socket.send(JSON.stringify({ id: '2', type: 'subscribe', payload: { query: '{ __typename }' } }))
      await once(socket, 'message')
      return socket
    }),
  )
  const isNews = (message: string) => {
    if (!message.includes('"id":"1"')) return false
    if (message.includes('"errors"') || message.includes('"type":"error"')) throw new Error(message)
    payload = message
    return true
  }
  const cost = await timeRounds(sockets, isNews, options.announce)
  for (const socket of sockets) socket.terminate()
  return { cost, payload }
}
