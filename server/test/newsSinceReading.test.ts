import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHarness, type Harness } from './harness.ts'
import { createRequest } from './requestsWorld.ts'
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

/** A provider's page that subscribes to the feed; resolves once the server has taken that up. */
async function listen(extensions: Record<string, unknown>) {
  const cookie = await cookieOf(harness, cast.litoral)
  const socket = new WebSocket(site.socket, 'graphql-transport-ws', { headers: { cookie } })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  const heard: string[] = []
  const answers = (wanted: string) =>
    new Promise<void>(resolve => {
      socket.on('message', text => {
        const { id, payload } = JSON.parse(String(text))
        if (id === wanted) resolve()
        if (id === 'feed' && id === wanted) heard.push(payload.data.feedRequest.id)
      })
    })
  const announced = answers('feed')
  const ready = answers('ready')
  const send = (id: string, query: string) =>
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, extensions } }))
  send('feed', 'subscription { feedRequest { id } }')
  send('ready', '{ __typename }')
  await ready
  return {
    async first() {
      await announced
      socket.terminate()
      return heard[0]
    },
  }
}

test('what happens between a page’s query and its subscription is told first', async () => {
  const askedAt = performance.now()
  const before = await createRequest(cast.ana)
  const page = await listen({ readMsAgo: performance.now() - askedAt })
  await createRequest(cast.ana)
  expect(await page.first()).toBe(before.id)
})

test.each([{}, { readMsAgo: 'long' }, { readMsAgo: -1 }, { readMsAgo: null }])(
  'a page that says %j is told what happens from now on alone',
  async extensions => {
    await createRequest(cast.ana)
    const page = await listen(extensions)
    const after = await createRequest(cast.ana)
    expect(await page.first()).toBe(after.id)
  },
)
