import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createHarness, type Harness } from '../harness.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'

let harness: Harness
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

// Each line in it wakes somebody, so no stranger may be able to write them.
const alarm = () => vi.mocked(harness.services.logger.error)
beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(harness.services.logger, 'error')
})

const OK = '{"query":"{ __typename }"}'

test.each([
  'null',
  '"text"',
  '{',
  '[null]',
  `[${OK}, null]`,
  `[${OK}, 1]`,
  '[[]]',
  '{"query":1}',
  '{"query":"{ __typename }","variables":[]}',
  '{"query":"{ __typename }","extensions":[]}',
])('the body %s is a bad request and no fault', async body => {
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('BAD_REQUEST')
  expect(alarm()).not.toHaveBeenCalled()
})

test.each(['variables=%25', 'variables=x', 'extensions=x', 'variables=%7B'])(
  'the address ?%s is a bad request and no fault',
  async parameter => {
    const answer = await fetch(`${site.graphql}?query=%7B__typename%7D&${parameter}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('BAD_REQUEST')
    expect(alarm()).not.toHaveBeenCalled()
  },
)

test.each([
  ['no GraphQL', '{{{'],
  ['nothing', ''],
  ['too long', `{ ${'viewer '.repeat(1600)}}`],
  ['too deep', `{ ${'viewer { '.repeat(20)}id${' }'.repeat(20)} }`],
  ['full of aliases', `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ['full of directives', `{ __typename ${'@include(if: true) '.repeat(40)} }`],
])('a question over the websocket that is %s is refused, and the socket stays open', async (_what, query) => {
  const socket = new WebSocket(site.socket, 'graphql-transport-ws')
  await once(socket, 'open')
  const say = (message: object) => socket.send(JSON.stringify(message))
  const heard = async () => JSON.parse(String((await once(socket, 'message'))[0]))
  say({ type: 'connection_init' })
  await heard()
  say({ id: '1', type: 'subscribe', payload: { query } })
  expect(await heard()).toMatchObject({ id: '1', type: 'error' })
  say({ id: '2', type: 'subscribe', payload: { query: '{ __typename }' } })
  expect(await heard()).toMatchObject({ id: '2', payload: { data: { __typename: 'Query' } } })
  expect(alarm()).not.toHaveBeenCalled()
  socket.terminate()
})

test('who is refused a websocket and does not hang up keeps no connection', async () => {
  const arrived = once(site.server, 'connection')
  const socket = connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1', allowHalfOpen: true })
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const [serversEnd] = await arrived
  const gone = once(serversEnd, 'close')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('403 Forbidden')
  await gone
  socket.destroy()
})
