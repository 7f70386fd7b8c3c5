import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { requestsFeedTopic } from '../src/domains/requests/request.events.ts'
import { newId } from '../src/platform/ids.ts'
import { type Caller, createHarness, type Harness } from './harness.ts'
import { cookieOf, type ServedSite, serveSite } from './servedSite.ts'
import { type Cast, createCast } from './world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

/** A socket of this account that GraphQL has welcomed. */
async function connect(caller: Caller): Promise<WebSocket> {
  const cookie = await cookieOf(harness, caller)
  const socket = new WebSocket(site.socket, 'graphql-transport-ws', { headers: { cookie } })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  return socket
}

test('a page that news overtakes is told to connect anew, and no other page is', async () => {
  const socket = await connect(cast.litoral)
  const bystander = await connect(cast.bulevar)
  const send = (to: WebSocket, id: string, query: string) =>
    to.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }))
  send(socket, 'news', 'subscription { feedRequest { id } }')
  send(socket, 'ready', '{ __typename }')
  // Answered after the subscription was taken up.
  await once(socket, 'message')
  const closed = once(socket, 'close')
  const { news } = harness.services
  for (let count = 0; count < 2000; count += 1)
    news.publish(requestsFeedTopic, {
      event: 'request.opened',
      data: { requestId: newId(), buyerId: null },
    })
  expect((await closed)[0]).toBe(1013)
  send(bystander, 'still here', '{ __typename }')
  expect(String((await once(bystander, 'message'))[0])).toContain('still here')
  bystander.terminate()
})

test('who asks on and on without reading the answers is let go', async () => {
  const arrived = once(site.server, 'connection')
  const socket = await connect(cast.ana)
  const [serversEnd] = await arrived
  socket.on('error', () => {})
  socket.pause()
  // A ping is answered with what it brings along: far more than the system keeps for those who do not read.
  const ping = JSON.stringify({ type: 'ping', payload: { words: 'a'.repeat(200_000) } })
  for (let count = 0; count < 300; count += 1) socket.send(ping, () => {})
  await once(serversEnd, 'close')
  socket.terminate()
})
