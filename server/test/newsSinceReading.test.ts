import { expect, test } from 'vitest'
import { createRequest } from './requestsWorld.ts'
import { begin, openSocket, serveCast } from './servedCast.ts'
import { cookieOf } from './servedSite.ts'

const served = serveCast()

/** A provider's page that subscribes to the feed; resolves once the server has subscribed. */
async function listen(extensions: Record<string, unknown>) {
  const socket = await openSocket(served.site, await cookieOf(served.harness, served.cast.litoral))
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
  begin(socket, 'feed', 'subscription { feedRequest { id } }', extensions)
  begin(socket, 'ready', '{ __typename }')
  await ready
  return {
    async first() {
      await announced
      socket.terminate()
      return heard[0]
    },
  }
}

test('sends the events between a page’s query and its subscription first', async () => {
  const askedAt = performance.now()
  const before = await createRequest(served.cast.ana)
  const page = await listen({ readMsAgo: performance.now() - askedAt })
  await createRequest(served.cast.ana)
  expect(await page.first()).toBe(before.id)
})

test.each([{}, { readMsAgo: 'long' }, { readMsAgo: -1 }, { readMsAgo: null }])(
  'sends a page with %j only events from now on',
  async extensions => {
    await createRequest(served.cast.ana)
    const page = await listen(extensions)
    const after = await createRequest(served.cast.ana)
    expect(await page.first()).toBe(after.id)
  },
)
