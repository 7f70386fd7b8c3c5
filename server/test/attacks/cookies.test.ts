import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { say, serveCast, watchAlarm } from '../servedCast.ts'
import { cookieOf } from '../servedSite.ts'

const served = serveCast()
const alarm = watchAlarm(served)
/** Ana's session, as her browser sends it: `name=id`. */
let session: string
let name: string
beforeAll(async () => {
  session = await cookieOf(served.harness, served.cast.ana)
  name = session.split('=')[0] ?? ''
})

const WHO = JSON.stringify({ query: '{ viewer { email } }' })

/**
 * The owner of that Cookie header, over HTTP. Without `fetch`, which sends no header that a browser would
 * not.
 */
async function whoOverHttp(
  cookie: string,
): Promise<{ status: number; email: string | null; setCookie: string }> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(WHO), cookie }
  const call = ask(served.site.graphql, { method: 'POST', headers, agent: false })
  call.end(WHO)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const body = JSON.parse(Buffer.concat(await response.toArray()).toString())
  return {
    status: response.statusCode ?? 0,
    email: body.data?.viewer?.email ?? null,
    setCookie: (response.headers['set-cookie'] ?? []).join(),
  }
}

/** As `whoOverHttp`, over the websocket; or the reason for its closing. */
async function whoOverSocket(cookie: string): Promise<string | null> {
  const socket = new WebSocket(served.site.socket, 'graphql-transport-ws', { headers: { cookie } })
  const answer = new Promise<string | null>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code, reason) => resolve(`${code} ${reason}`))
    socket.on('message', data => {
      const { type, payload } = JSON.parse(String(data))
      if (type === 'connection_ack') say(socket, { id: '1', type: 'subscribe', payload: JSON.parse(WHO) })
      if (type === 'next') resolve(payload.data.viewer?.email ?? null)
    })
  })
  await once(socket, 'open')
  say(socket, { type: 'connection_init' })
  try {
    return await answer
  } finally {
    socket.terminate()
  }
}

const ANA = 'ana@cast.test'
const strays: [what: string, stray: string][] = [
  ['a percent sign', 'promo=50% off'],
  ['a percent sign at the end', '_ga=100%'],
  ['half an escape', 'a=%E0%A4%A'],
  ['bytes that are no UTF-8', 'a=\xff\xfe\xc3'],
  ['escapes that are no UTF-8', 'a=%FF%FE'],
  ['no name', '=value'],
  ['no value', 'a; b=; =; ;;'],
  ['names of the language', '__proto__=1; constructor=2; toString=3'],
  ['quotes and commas', 'a="1, 2; 3"'],
  ['hundreds of others', Array.from({ length: 700 }, (_, index) => `cookie${index}=${index}%`).join('; ')],
]

test.each(strays)('recognises the session next to %s, in either order', async (_what, stray) => {
  for (const cookie of [`${stray}; ${session}`, `${session}; ${stray}`]) {
    expect(await whoOverHttp(cookie)).toEqual({ status: 200, email: ANA, setCookie: '' })
    expect(await whoOverSocket(cookie)).toBe(ANA)
  }
  expect(alarm()).not.toHaveBeenCalled()
})

const forgeries: [what: string, forged: string][] = [
  ['without a value', ''],
  ['of a NUL', '%00'],
  ['of a percent sign', '%'],
  ['that is no UTF-8', '\xff'],
  ['that looks true', 'x'.repeat(40)],
  ['of 8000 letters', 'x'.repeat(8000)],
  ['of SQL', "' or 1=1 --"],
]

test.each(forgeries)('ignores a session %s, alone or next to the true one', async (_what, forged) => {
  const cookie = `${name}=${forged}`
  const alone = await whoOverHttp(cookie)
  expect(alone).toMatchObject({ status: 200, email: null })
  // The browser deletes it.
  expect(alone.setCookie).toMatch(new RegExp(`^${name}=; .*Max-Age=0`))
  expect(await whoOverSocket(cookie)).toBeNull()
  for (const both of [`${cookie}; ${session}`, `${session}; ${cookie}`]) {
    expect(await whoOverHttp(both)).toEqual({ status: 200, email: ANA, setCookie: '' })
    expect(await whoOverSocket(both)).toBe(ANA)
  }
  expect(alarm()).not.toHaveBeenCalled()
})

test('reads the same from the database for any number of sessions in a header', async () => {
  const guesses = Array.from({ length: 250 }, (_, index) => `${name}=${String(index).padStart(40, 'x')}`)
  served.harness.statements.length = 0
  expect(await whoOverHttp(guesses.join('; '))).toMatchObject({ status: 200, email: null })
  expect(served.harness.statements.length).toBeLessThan(10)
})

// Text that Node's parser accepts in a header.
const headerText = fc
  .array(fc.integer({ min: 0x20, max: 0xff }).filter(code => code !== 0x7f))
  .map(codes => String.fromCharCode(...codes))
const dirtyPair = fc.oneof(
  headerText,
  fc.tuple(headerText, headerText).map(pair => pair.join('=')),
  fc.string({ maxLength: 50, unit: fc.constantFrom('%', '0', 'A', 'f', ' ', '"') }).map(text => `a=${text}`),
  headerText.map(value => `tuerca_session=${value}`),
)

test('recognises its owner with any jar of cookies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dirtyPair), fc.array(dirtyPair), async (before, behind) => {
      const cookie = [...before, session, ...behind].join('; ')
      expect(await whoOverHttp(cookie)).toEqual({ status: 200, email: ANA, setCookie: '' })
    }),
    { numRuns: 100 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(dirtyPair), fc.array(dirtyPair), async (before, behind) => {
      expect(await whoOverSocket([...before, session, ...behind].join('; '))).toBe(ANA)
    }),
    { numRuns: 25 },
  )
  expect(alarm()).not.toHaveBeenCalled()
})

test('causes no fault with any jar of cookies, without a session either', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dirtyPair), async pairs => {
      expect(await whoOverHttp(pairs.join('; '))).toMatchObject({ status: 200, email: null })
    }),
    { numRuns: 100 },
  )
  expect(alarm()).not.toHaveBeenCalled()
})
