import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { begin, heard, openSocket, serveCast, watchAlarm } from '../servedCast.ts'

const served = serveCast()
const alarm = watchAlarm(served)

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
])('answers the body %s as a bad request, without a fault', async body => {
  const answer = await fetch(served.site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('BAD_REQUEST')
  expect(alarm()).not.toHaveBeenCalled()
})

test.each(['variables=%25', 'variables=x', 'extensions=x', 'variables=%7B'])(
  'answers the address ?%s as a bad request, without a fault',
  async parameter => {
    const answer = await fetch(`${served.site.graphql}?query=%7B__typename%7D&${parameter}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('BAD_REQUEST')
    expect(alarm()).not.toHaveBeenCalled()
  },
)

test.each([
  ['no GraphQL', '{{{'],
  ['nothing', ''],
  ['too long', `{ ${'viewer '.repeat(1600)}}`],
  ['too deep', `{ viewer { ${'provider { account { '.repeat(8)}id${' } }'.repeat(8)} } }`],
  ['full of aliases', `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ['full of directives', `{ __typename ${'@include(if: true) '.repeat(40)} }`],
])('refuses a websocket message that is %s, and keeps the socket open', async (_what, query) => {
  const socket = await openSocket(served.site)
  begin(socket, '1', query)
  expect(await heard(socket)).toMatchObject({ id: '1', type: 'error' })
  begin(socket, '2', '{ __typename }')
  expect(await heard(socket)).toMatchObject({ id: '2', payload: { data: { __typename: 'Query' } } })
  expect(alarm()).not.toHaveBeenCalled()
  socket.terminate()
})

test('closes a refused websocket that does not hang up', async () => {
  const arrived = once(served.site.server, 'connection')
  const socket = connect({
    port: Number(new URL(served.site.origin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const [serversEnd] = await arrived
  const gone = once(serversEnd, 'close')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('403 Forbidden')
  await gone
  socket.destroy()
})
