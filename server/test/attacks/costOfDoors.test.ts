import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { requestsFeedTopic } from '../../src/domains/requests/request.events.ts'
import { createGraphQL } from '../../src/graphql/yoga.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Caller, createHarness, type Harness } from '../harness.ts'
import { begin, openSocket, say } from '../servedCast.ts'
import { cookieOf, type ServedSite, serveSite } from '../servedSite.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
let cookie: string
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  cookie = await cookieOf(harness, cast.litoral)
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const OFFER = 'id state createdAt updatedAt request { id state brand model year version engine }'
const WIDE = `offers(first: 100) { edges { node { request { offers(first: 100) { edges { node { ${OFFER} } } } } } } }`

/** Messages over the websocket, to the end. */
async function overSocket(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  class Ours extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie } })
    }
  }
  const client = createClient({ url: site.socket, webSocketImpl: Ours, lazy: false })
  const answers: unknown[] = []
  for await (const answer of client.iterate({ query, variables })) answers.push(answer)
  await client.dispose()
  return answers
}

const refused = {
  errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'TOO_COSTLY' }) })],
}

test('costs the same over the websocket', async () => {
  expect(
    await overSocket(`query ($n: Int) { viewer { provider { o: ${WIDE.replace('100', '$n')} } } }`, {
      n: 100,
    }),
  ).toEqual([refused])
  expect(await overSocket('{ viewer { name } }')).toEqual([
    { data: { viewer: { name: expect.any(String) } } },
  ])
})

test('refuses a subscription when it begins', async () => {
  expect(await overSocket(`subscription { feedRequest { ${WIDE} } }`)).toEqual([refused])
})

test('adds up the operations of one request', async () => {
  const query = '{ requestFeed(first: 100) { edges { node { files { url thumbnailUrl downloadUrl } } } } }'
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify([{ query }, { query }]),
  })
  expect(await answer.json()).toEqual([{ data: { requestFeed: { edges: [] } } }, refused])
})

test('answers an operation when its time is over, and reads nothing more for it', async () => {
  const { statements, services } = harness
  const time = new AbortController()
  const kinds: string[] = []
  let ended = 0
  const graphql = createGraphQL({
    persistedOperations: new Map(),
    openToVisitors: true,
    logger: services.logger,
    timeLimit: kind => {
      kinds.push(kind)
      return {
        signal: time.signal,
        end: () => {
          ended += 1
        },
      }
    },
  })
  const ask = async (query: string) => {
    statements.length = 0
    const headers = { 'content-type': 'application/json' }
    const answer = await graphql.fetch(
      'http://tuerca.test/graphql',
      { method: 'POST', headers, body: JSON.stringify({ query }) },
      { graphqlContext: cast.ana.context() },
    )
    return answer.json()
  }
  const twoReads = '{ viewer { offersToAnswer } }'
  expect(await ask(twoReads)).toEqual({ data: { viewer: { offersToAnswer: 0 } } })
  expect(statements).toHaveLength(2)

  const { push } = statements
  statements.push = (...sent) => {
    time.abort()
    return push.apply(statements, sent)
  }
  expect(await ask(twoReads)).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^La consulta tardó demasiado.* \/ The operation/),
        extensions: { code: 'TOO_SLOW' },
      },
    ],
  })
  // Sent last: an earlier query still running would precede this statement.
  await services.db.prisma.account.count()
  expect(statements.map(sql => /count\(/i.test(sql))).toEqual([false, true])
  await ask('mutation { signOut { __typename } }')
  expect(kinds).toEqual(['query', 'query', 'mutation'])
  expect(ended).toBe(3)
})

test('reports an event that takes too long as missed, and delivers the next', async () => {
  const { statements, services } = harness
  const times: AbortController[] = []
  let ended = 0
  const graphql = createGraphQL({
    persistedOperations: new Map(),
    openToVisitors: true,
    logger: services.logger,
    timeLimit: () => {
      times.push(new AbortController())
      return {
        signal: (times.at(-1) as AbortController).signal,
        end: () => {
          ended += 1
        },
      }
    },
  })
  const params = { query: 'subscription { feedRequest { id } }' }
  const { subscribe, parse, schema, contextFactory } = graphql.getEnveloped({
    graphqlContext: cast.litoral.context(),
    params,
  })
  const events = await subscribe({
    schema,
    document: parse(params.query),
    contextValue: await contextFactory(),
  })
  const hear = async () => {
    const next = events.next()
    services.news.publish(requestsFeedTopic, {
      event: 'request.opened',
      data: { requestId: newId(), buyerId: null },
    })
    return (await next).value
  }
  const { push } = statements
  statements.push = (...sent) => {
    times.at(-1)?.abort()
    return push.apply(statements, sent)
  }
  expect(await hear()).toMatchObject({ errors: [{ extensions: { code: 'TOO_SLOW' } }] })
  statements.push = push
  expect(await hear()).toEqual({ data: { feedRequest: null } })
  // The subscription itself has no time limit, only the reads of each event.
  expect([times.length, ended]).toEqual([2, 2])
  await events.return()
})

test('runs fifty operations per websocket', async () => {
  const socket = await openSocket(site, cookie)
  const refused: unknown[] = []
  socket.on('message', data => {
    const { type, id, payload } = JSON.parse(String(data))
    if (type === 'error') refused.push({ id, payload })
  })
  for (let count = 1; count <= 51; count += 1) {
    const payload = { query: 'subscription { feedRequest { id } }' }
    socket.send(JSON.stringify({ id: String(count), type: 'subscribe', payload }))
  }
  await expect
    .poll(() => refused)
    .toEqual([{ id: '51', payload: [{ message: 'Too many operations on one socket' }] }])
  socket.terminate()
})

/** A page with expensive subscriptions. */
async function openHeavyPage(caller: Caller) {
  const parts = Array.from({ length: 18 }, (_, n) => `a${n}: parts { id description comments }`).join(' ')
  const query = `subscription { feedRequest { ${parts} } }`
  const socket = await openSocket(site, await cookieOf(harness, caller))
  const refusals = new Set<string>()
  socket.on('message', data => {
    if (String(data).includes('TOO_COSTLY')) refusals.add(JSON.parse(String(data)).id)
  })
  let count = 0
  const begins = () => {
    const id = `news ${(count += 1)}`
    begin(socket, id, query)
    return id
  }
  const ends = (id: string) => say(socket, { id, type: 'complete' })
  /** Resolves when earlier messages are handled: a later query is answered. */
  const settles = () =>
    new Promise<void>(resolve => {
      const question = `question ${(count += 1)}`
      socket.on('message', data => {
        if (JSON.parse(String(data)).id === question) resolve()
      })
      begin(socket, question, '{ viewer { id } }')
    })
  const taken: string[] = []
  return {
    socket,
    /** True when one more is accepted. */
    async subscribes() {
      const id = begins()
      await settles()
      if (!refusals.has(id)) taken.push(id)
      return !refusals.has(id)
    },
    async unsubscribes() {
      for (const id of taken.splice(0)) ends(id)
      await settles()
    },
    /** Each end is sent along with its start: the server receives it before it has subscribed. */
    async subscribesInVain(times: number) {
      for (let time = 0; time < times; time += 1) ends(begins())
      await settles()
    },
  }
}

test('bounds the subscriptions of one account together, on any number of sockets', async () => {
  const [first, second] = [await openHeavyPage(cast.litoral), await openHeavyPage(cast.litoral)]
  const taken: boolean[] = []
  for (let count = 0; count < 60; count += 1) taken.push(await (count % 2 ? second : first).subscribes())
  expect(taken[0]).toBe(true)
  expect(taken.at(-1)).toBe(false)
  second.socket.terminate()
  await expect.poll(() => first.subscribes()).toBe(true)
  first.socket.terminate()
})

test('frees room when a subscription ends before its first event', async () => {
  const page = await openHeavyPage(cast.bulevar)
  const tries = 49
  const subscribesToTheLimit = async () => {
    let taken = 0
    for (let count = 0; count < tries; count += 1) taken += Number(await page.subscribes())
    return taken
  }
  const most = await subscribesToTheLimit()
  expect(most).toBeGreaterThan(tries / 2)
  expect(most).toBeLessThan(tries)
  await page.unsubscribes()
  expect(await subscribesToTheLimit()).toBe(most)
  await page.unsubscribes()
  await page.subscribesInVain(tries)
  expect(await subscribesToTheLimit()).toBe(most)
  page.socket.terminate()
})
