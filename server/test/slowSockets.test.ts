import { once } from 'node:events'
import { expect, test } from 'vitest'
import { requestsFeedTopic } from '../src/domains/requests/request.events.ts'
import { newId } from '../src/platform/ids.ts'
import type { Caller } from './harness.ts'
import { begin, heard, openSocket, serveCast } from './servedCast.ts'
import { cookieOf } from './servedSite.ts'

const served = serveCast()
const connect = async (caller: Caller) => openSocket(served.site, await cookieOf(served.harness, caller))

test('makes a page reconnect that live updates overrun, and no other page', async () => {
  const socket = await connect(served.cast.litoral)
  const bystander = await connect(served.cast.bulevar)
  begin(socket, 'news', 'subscription { feedRequest { id } }')
  begin(socket, 'ready', '{ __typename }')
  // Answered after the subscription started.
  await once(socket, 'message')
  const closed = once(socket, 'close')
  const { news } = served.harness.services
  for (let count = 0; count < 2000; count += 1)
    news.publish(requestsFeedTopic, {
      event: 'request.opened',
      data: { requestId: newId(), buyerId: null },
    })
  expect((await closed)[0]).toBe(1013)
  begin(bystander, 'still here', '{ __typename }')
  expect(await heard(bystander)).toMatchObject({ id: 'still here' })
  bystander.terminate()
})

test('closes a socket that keeps asking without reading the answers', async () => {
  const arrived = once(served.site.server, 'connection')
  const socket = await connect(served.cast.ana)
  const [serversEnd] = await arrived
  socket.on('error', () => {})
  socket.pause()
  // A ping is answered with its payload: far more than the system buffers for a client that does not read.
  const ping = JSON.stringify({ type: 'ping', payload: { words: 'a'.repeat(200_000) } })
  for (let count = 0; count < 300; count += 1) socket.send(ping, () => {})
  await once(serversEnd, 'close')
  socket.terminate()
})
