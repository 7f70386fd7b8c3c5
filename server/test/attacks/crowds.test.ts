import { once } from 'node:events'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { requestsFeedTopic } from '../../src/domains/requests/request.events.ts'
import { costOf } from '../../src/graphql/cost.ts'
import { LIMITS } from '../../src/graphql/limits.ts'
import { type PreparedOperation, prepareOperation } from '../../src/graphql/preparedOperation.ts'
import { schema } from '../../src/graphql/schema.ts'
import { createGraphQL } from '../../src/graphql/yoga.ts'
import { newId } from '../../src/platform/ids.ts'
import { createHarness, type Harness } from '../harness.ts'
import { begin, heard, openSocket } from '../servedCast.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
/** Blocks sign-ins while closed. */
const gate = { passed: 0, opened: Promise.resolve() }
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const { services } = harness
  const rateLimit: typeof services.rateLimit = {
    ...services.rateLimit,
    async spend() {
      gate.passed += 1
      await gate.opened
    },
  }
  site = await serveSite(
    { ...harness, services: { ...services, rateLimit } },
    { callerLimits: { operations: 2, socketsPerAccount: 2, socketsPerAddress: 4 } },
  )
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const SIGN_IN =
  'mutation { signIn(email: "nadie@correo.test", password: "una clave larga") { ... on Refusal { code } } }'

const ask = (query: string, cookie = '') =>
  fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  })

test('runs two operations of a stranger and queues six, while others are answered', async () => {
  let open = () => {}
  gate.opened = new Promise<void>(resolve => {
    open = resolve
  })
  const asked = Array.from({ length: 9 }, () => ask(SIGN_IN))
  const refused = await Promise.race(asked)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^Ya hay demasiadas consultas tuyas en curso/),
        extensions: { code: 'TOO_MANY_AT_ONCE' },
      },
    ],
  })
  expect(gate.passed).toBe(2)
  const ana = await ask('{ viewer { email } }', await cookieOf(harness, cast.ana))
  expect(await ana.json()).toEqual({ data: { viewer: { email: 'ana@cast.test' } } })
  open()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 8 }, () => 200), 429])
})

test('limits websockets of an account and of an address', async () => {
  const cookie = await cookieOf(harness, cast.litoral)
  const first = await openSocket(site, cookie)
  await openSocket(site, cookie)
  const third = new WebSocket(site.socket, 'graphql-transport-ws', { headers: { cookie } })
  await once(third, 'open')
  third.send(JSON.stringify({ type: 'connection_init' }))
  const [code, reason] = await once(third, 'close')
  expect([code, String(reason)]).toEqual([1013, 'Demasiadas conexiones de esta cuenta'])
  first.terminate()
  let fourth: WebSocket | undefined
  const isLetIn = async () => {
    fourth = new WebSocket(site.socket, 'graphql-transport-ws', { headers: { cookie } })
    await once(fourth, 'open')
    fourth.send(JSON.stringify({ type: 'connection_init' }))
    return Promise.race([once(fourth, 'message').then(() => true), once(fourth, 'close').then(() => false)])
  }
  await expect.poll(isLetIn).toBe(true)

  // Visitors share an address.
  await openSocket(site)
  await openSocket(site)
  const refusedAt = async () => {
    const socket = new WebSocket(site.socket, 'graphql-transport-ws')
    const answer = await Promise.race([once(socket, 'unexpected-response'), once(socket, 'open')])
    return answer[1]?.statusCode ?? 'let in'
  }
  expect(await refusedAt()).toBe(429)
  fourth?.terminate()
  await expect.poll(refusedAt).toBe('let in')
})

test('counts an expensive operation as several', async () => {
  const mostInWork = async (pages: number) => {
    let inWork = 0
    let most = 0
    const graphql = createGraphQL({
      persistedOperations: new Map(),
      openToVisitors: true,
      logger: harness.services.logger,
      operationsAtOnce: 4,
      timeLimit: () => {
        inWork += 1
        most = Math.max(most, inWork)
        return {
          signal: new AbortController().signal,
          end: () => {
            inWork -= 1
          },
        }
      },
    })
    const feeds = Array.from({ length: pages }, (_, n) => `f${n}: requestFeed(first: 100) { ...wide }`)
    const query = `{ ${feeds.join(' ')} }
      fragment wide on QueryRequestFeedConnection { edges { node {
        id shortId state brand model parts { id description category condition quantity comments } } } }`
    const answers = Array.from({ length: 6 }, async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await graphql.fetch(
        'http://tuerca.test/graphql',
        { method: 'POST', headers, body: JSON.stringify({ query }) },
        { graphqlContext: cast.litoral.context() },
      )
      return answer.json()
    })
    for (const answer of await Promise.all(answers)) expect(answer).not.toHaveProperty('errors')
    return most
  }
  expect(await mostInWork(1)).toBe(4)
  expect(await mostInWork(4)).toBe(1)
})

const HEAVY = `subscription { feedRequest { ${Array.from({ length: 18 }, (_, n) => `a${n}: parts { id description comments }`).join(' ')} } }`

test("processes an event for some of one subscriber's heavy subscriptions at a time", async () => {
  let inWork = 0
  let most = 0
  const graphql = createGraphQL({
    persistedOperations: new Map(),
    openToVisitors: true,
    logger: harness.services.logger,
    timeLimit: () => {
      inWork += 1
      most = Math.max(most, inWork)
      return {
        signal: new AbortController().signal,
        end: () => {
          inWork -= 1
        },
      }
    },
  })
  const listen = async () => {
    const params = { query: HEAVY }
    const graphqlContext = cast.litoral.context()
    const { subscribe, contextFactory } = graphql.getEnveloped({ graphqlContext, params })
    return subscribe({ schema, document: parse(HEAVY), contextValue: await contextFactory() })
  }
  const costs = costOf(schema, prepareOperation({ schema, document: parse(HEAVY) }) as PreparedOperation)
  const together = Math.floor(LIMITS.liveCost / costs)
  const pages = await Promise.all(Array.from({ length: together + 2 }, listen))
  const hearing = pages.map(page => page.next())
  harness.services.news.publish(requestsFeedTopic, {
    event: 'request.opened',
    data: { requestId: newId(), buyerId: null },
  })
  await Promise.all(hearing)
  expect([most, inWork]).toEqual([together, 0])
  for (const page of pages) await page.return()
})

test('refuses a subscription far more expensive than ours', async () => {
  const query =
    'subscription { feedRequest { offers(first: 100) { edges { node { request { parts { id description comments } } } } } } }'
  const roomy = await serveSite(harness)
  const socket = await openSocket(roomy, await cookieOf(harness, cast.bulevar))
  begin(socket, '1', query)
  expect(await heard(socket)).toMatchObject({
    payload: { errors: [{ extensions: { code: 'TOO_COSTLY', limit: LIMITS.liveCost } }] },
  })
  socket.terminate()
  await roomy.close()
})
