import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { quickHash } from '../../../../test/quickHash.ts'
import { type ServedSite, serveSite } from '../../../../test/servedSite.ts'
import { createCast } from '../../../../test/world.ts'
import { requireAccount } from '../../viewer.ts'
import { COOKIE_VERSIONS, cookieChoice } from './cookieChoice.ts'

const NEWEST = COOKIE_VERSIONS.at(-1) ?? ''
const PASSWORD = 'una clave larga'

let harness: Harness
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  const { ana } = await createCast(harness)
  await harness.services.db.prisma.account.update({
    where: { id: requireAccount(ana.viewer).accountId },
    data: { passwordHash: await quickHash(PASSWORD) },
  })
  site = await serveSite(harness)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

const choose = (
  fields: Record<string, string>,
  { cookie = '', ...headers }: { cookie?: string; accept?: string; origin?: string } = {},
) =>
  fetch(`${site.origin}/cookies`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie },
    body: new URLSearchParams(fields),
  })

async function signIn(cookie = ''): Promise<string> {
  const query = 'mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { __typename } }'
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables: { e: 'ana@cast.test', p: PASSWORD } }),
  })
  return answer.headers.getSetCookie().find(one => one.startsWith('tuerca_browser=')) ?? ''
}

test('only an answer to the newest version counts', () => {
  expect(cookieChoice(undefined)).toBe('necesarias')
  expect(cookieChoice('tuerca_cookies=2000-01-01~2000-01-02~todas')).toBe('necesarias')
  expect(cookieChoice(`tuerca_cookies=${NEWEST}~2026-11-21~necesarias`)).toBe('necesarias')
  expect(cookieChoice(`a=b; tuerca_cookies=${NEWEST}~2026-11-21~todas`)).toBe('todas')
})

test('an answer is kept with its version and day, for half a year, where pages can read it', async () => {
  const answer = await choose({ eleccion: 'todas', version: NEWEST })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toEqual([
    `tuerca_cookies=${NEWEST}~2026-11-21~todas; Max-Age=15552000; Path=/; SameSite=Lax`,
  ])
})

test('without scripts one comes back to the policy', async () => {
  const answer = await choose({ eleccion: 'necesarias' }, { accept: 'text/html,*/*' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/politica-cookies'])
  expect(answer.headers.getSetCookie()[0]).toContain(`tuerca_cookies=${NEWEST}~2026-11-21~necesarias;`)
})

test.each([
  ['another answer', { eleccion: 'quizás', version: NEWEST }],
  ['a version that there was not', { eleccion: 'todas', version: '2099-01-01' }],
  ['nothing', {}],
])('%s is refused, and nothing is kept', async (_what, fields) => {
  const answer = await choose(fields as Record<string, string>)
  expect(answer.status).toBe(400)
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('another site cannot answer, nor can a link', async () => {
  const elsewhere = await choose({ eleccion: 'todas', version: NEWEST }, { origin: 'https://otro.test' })
  expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([403, []])
  expect((await fetch(`${site.origin}/cookies`)).status).toBe(405)
})

test('a browser is known until it is closed, and for half a year where that was agreed to', async () => {
  const forever = /; Max-Age=15552000;/
  const unasked = await signIn()
  expect(unasked).toMatch(/^tuerca_browser=.+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(unasked).not.toMatch(/Max-Age|Expires/i)
  expect(await signIn(`tuerca_cookies=${NEWEST}~2026-11-21~todas`)).toMatch(forever)

  const [mark = ''] = unasked.split(';')
  const markAfter = async (eleccion: string) =>
    (await choose({ eleccion, version: NEWEST }, { cookie: mark })).headers.getSetCookie()[1] ?? ''
  expect(await markAfter('todas')).toMatch(forever)
  expect(await markAfter('todas')).toContain(`${mark};`)
  expect(await markAfter('necesarias')).toContain(`${mark}; Path`)
  const isKnownWith = async (cookie: string) => {
    const answer = await choose({ eleccion: 'todas', version: NEWEST }, { cookie })
    return answer.headers.getSetCookie().some(one => one.startsWith('tuerca_browser='))
  }
  const forged = 'tuerca_browser=YW5h~x.forjada; '
  expect(await isKnownWith(forged)).toBe(false)
  // A browser sends one mark: of more, four are looked at.
  expect(await isKnownWith(forged.repeat(3) + mark)).toBe(true)
  expect(await isKnownWith(forged.repeat(4) + mark)).toBe(false)
})
