import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../harness.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { createCast } from '../world.ts'

let harness: Harness
let site: ServedSite
let cookie: string
beforeAll(async () => {
  harness = await createHarness()
  const { pending } = await createCast(harness)
  cookie = await cookieOf(harness, pending)
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const FEED = 'subscription { feedRequest { id } }'

const ask = (query: string, accept = 'application/json') =>
  fetch(site.graphql, {
    method: 'POST',
    headers: { accept, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

// A websocket is closed when its session ends or its account's rights change. Nothing would close this.
test.each(['text/event-stream', '*/*', 'multipart/mixed', 'application/json'])(
  'opens no stream of live updates over HTTP for a client that accepts %s',
  async accept => {
    const answer = await ask(FEED, accept)
    const body = await answer.text()
    expect(body).not.toContain('"data":{')
    expect(`${answer.status} ${body}`).toMatch(/over the websocket alone|^406 /)
  },
)

test('opens no stream for a page that requests it by its address', async () => {
  const headers = { accept: 'text/event-stream', cookie }
  const answer = await fetch(`${site.graphql}?${new URLSearchParams({ query: FEED })}`, { headers })
  expect(`${answer.status} ${await answer.text()}`).toMatch(/over the websocket alone|^40[56] /)
})

test('forbids caches to store an answer to one viewer', async () => {
  const answer = await ask('{ viewer { email } }')
  expect(await answer.json()).toEqual({ data: { viewer: { email: 'pendiente@cast.test' } } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('refuses a query of a few kilobytes that would take seconds to validate', async () => {
  const { errors } = (await (await ask(`{ ${'viewer '.repeat(3900)} }`)).json()) as {
    errors: { message: string }[]
  }
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('Token limit of 1500')])
})
