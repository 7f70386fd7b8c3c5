import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createCore } from '../../src/core.ts'
import { accountOf, requireAccount, sessionOf, visitor } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { createHarness, type Harness } from '../harness.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'
import { createCast } from '../world.ts'

const PASSWORD = 'una clave larga'
const SIGN_IN = `mutation { signIn(email: "ana@cast.test", password: "${PASSWORD}") { __typename } }`
const SIGN_OUT = 'mutation { signOut { __typename } }'
const WHO = '{ viewer { email } }'

let harness: Harness
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  const { ana } = await createCast(harness)
  await harness.services.db.prisma.account.update({
    where: { id: requireAccount(ana.viewer).accountId },
    data: { passwordHash: await hashPassword(PASSWORD) },
  })
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })

/** The e-mail of that cookie's owner, or null. */
async function owner(cookie: string): Promise<string | null> {
  const { data } = (await (await ask(WHO, { cookie })).json()) as {
    data: { viewer: { email: string } | null }
  }
  return data.viewer?.email ?? null
}

async function signIn(cookie = ''): Promise<{ cookie: string; attributes: readonly string[] }> {
  const answer = await ask(SIGN_IN, { cookie })
  const session = answer.headers.getSetCookie().find(made => made.includes('tuerca_session='))
  const [value = '', ...attributes] = (session ?? '').split('; ')
  return { cookie: value, attributes }
}

const MONTH = 30 * 24 * 60 * 60

test('keeps the session in a cookie hidden from scripts and other sites’ forms', async () => {
  const { cookie, attributes } = await signIn()
  expect(cookie).toMatch(/^tuerca_session=[a-z0-9]{40}$/)
  expect(await owner(cookie)).toBe('ana@cast.test')
  expect(attributes.toSorted()).toEqual(['HttpOnly', `Max-Age=${MONTH}`, 'Path=/', 'SameSite=Lax'])
})

test('sends its cookie only over https, safe from subdomains', async () => {
  const settings = { ...harness.services.settings, publicUrl: 'https://tuerca.test' }
  const { services, jobs } = await createCore({
    ...harness.services,
    whatsApp: null,
    redis: null,
    settings,
  })
  const account = await services.db.prisma.account.findFirstOrThrow()
  const given = await services.sessions.start(account.id)
  const [cookie = '', ...attributes] = given.split('; ')
  expect(cookie).toMatch(/^__Host-tuerca_session=[a-z0-9]{40}$/)
  const common = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
  expect(attributes.toSorted()).toEqual([...common, `Max-Age=${MONTH}`].toSorted())
  expect(accountOf((await services.sessions.recognise(cookie)).viewer)?.accountId).toBe(account.id)
  // The same session under the name that a subdomain could set.
  expect((await services.sessions.recognise(cookie.replace('__Host-', ''))).viewer).toEqual(visitor)

  const { viewer } = await services.sessions.recognise(cookie)
  const sessionId = sessionOf(viewer) ?? ''
  const [cleared, ...clearing] = (await services.sessions.end(sessionId)).split('; ')
  expect(cleared).toBe('__Host-tuerca_session=')
  expect(clearing.toSorted()).toEqual([...common, 'Max-Age=0'].toSorted())
  expect((await services.sessions.recognise(cookie)).viewer).toEqual(visitor)
  await jobs.close()
})

// Requests that another site's page can send without a preflight: only these types, and GET.
test.each([
  ['application/x-www-form-urlencoded', new URLSearchParams({ query: SIGN_OUT }).toString()],
  ['text/plain', JSON.stringify({ query: SIGN_OUT })],
  ['application/graphql', SIGN_OUT],
  [
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: SIGN_OUT })}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`,
  ],
])('executes no mutation in a body of type %s', async (type, body) => {
  const { cookie } = await signIn()
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body,
  })
  expect(answer.status).toBe(415)
  expect(await owner(cookie)).toBe('ana@cast.test')
})

test('executes no mutation in an address', async () => {
  const { cookie } = await signIn()
  const answer = await fetch(`${site.graphql}?${new URLSearchParams({ query: SIGN_OUT })}`, {
    headers: { cookie },
  })
  expect(answer.status).toBe(405)
  expect(await owner(cookie)).toBe('ana@cast.test')
})

test.each([
  'https://stranger.test',
  'null',
  'http://tuerca.test.stranger.test',
  'http://tuerca.test@stranger.test',
])('answers no page of %s with our cookie', async origin => {
  const { cookie } = await signIn()
  expect((await ask(SIGN_OUT, { cookie, origin })).status).toBe(403)
  const socket = new WebSocket(site.socket, 'graphql-transport-ws', {
    headers: { cookie, origin },
  })
  const [, refused] = await once(socket, 'unexpected-response')
  expect(refused.statusCode).toBe(403)
  expect(await owner(cookie)).toBe('ana@cast.test')
})

test('does not adopt a session that somebody else chose when signing in', async () => {
  const chosen = 'tuerca_session=elegidaporotrapersonaelegidaporotrapersona'
  const { cookie } = await signIn(chosen)
  expect(cookie).not.toBe(chosen)
  expect(await owner(chosen)).toBeNull()
  const again = await signIn(cookie)
  expect(again.cookie).not.toBe(cookie)
})

test('rejects a cookie kept from before signing out', async () => {
  const { cookie } = await signIn()
  await ask(SIGN_OUT, { cookie })
  expect(await owner(cookie)).toBeNull()
})

test('gives a reader of the database no usable session', async () => {
  const { cookie } = await signIn()
  const token = cookie.split('=')[1] ?? ''
  const { prisma } = harness.services.db
  const rows = await prisma.session.findMany()
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { id, tokenHash } of rows)
    for (const stolen of [id, tokenHash, tokenHash.slice(0, 40)])
      expect(await owner(`tuerca_session=${stolen}`)).toBeNull()
  expect(await owner(cookie)).toBe('ana@cast.test')
})
