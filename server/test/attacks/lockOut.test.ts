import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGN_INS_PER_ADDRESS, SIGN_INS_PER_EMAIL } from '../../src/domains/accounts/identity/signInLimits.ts'
import { POLICY_VERSIONS } from '../../src/domains/accounts/policies/policyVersions.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { createHarness, type Harness } from '../harness.ts'
import { type ServedSite, serveSite } from '../servedSite.ts'
import { createCast } from '../world.ts'

const PASSWORD = 'una clave larga'

let harness: Harness
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness({ settings: { publicUrl: 'https://tuerca.test' } })
  const { ana, bruno } = await createCast(harness)
  const passwordHash = await hashPassword(PASSWORD)
  for (const { viewer } of [ana, bruno])
    await harness.services.db.prisma.account.update({
      where: { id: requireAccount(viewer).accountId },
      data: { passwordHash },
    })
  site = await serveSite(harness, { trustProxy: true })
})
afterAll(async () => {
  await site.close()
  await harness.close()
})

/** The consent of a browser that may be remembered beyond the visit. */
const ACCEPTED = `tuerca_cookies=${POLICY_VERSIONS['politica-cookies'].at(-1)}~2026-11-21~todas`

/** Tries to sign in from an address; returns the outcome and the cookies set. */
async function signIn(place: string, password: string, { email = 'ana@cast.test', cookie = '' } = {}) {
  const query = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { __typename ... on Refusal { code } }
  }`
  const answer = await fetch(site.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': place,
      cookie: `${ACCEPTED}; ${cookie}`,
    },
    body: JSON.stringify({ query, variables: { email, password } }),
  })
  const { data } = (await answer.json()) as { data: { signIn: { __typename: string; code?: string } } }
  return { outcome: data.signIn.code ?? data.signIn.__typename, cookies: answer.headers.getSetCookie() }
}

const markIn = (cookies: readonly string[]) =>
  cookies.find(cookie => cookie.startsWith('__Host-tuerca_browser='))?.split(';')[0] ?? ''

test('lets the owner in from any known browser despite guesses from everywhere', async () => {
  const first = await signIn('198.51.100.1', PASSWORD)
  expect(first.outcome).toBe('SessionPayload')
  const mark = markIn(first.cookies)
  expect(first.cookies.find(cookie => cookie.startsWith(mark))).toMatch(
    /; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  // Like a hundred guesses from many addresses, and another hundred from the owner's shared address.
  const { rateLimit } = harness.services
  for (let times = 0; times < 100; times += 1) {
    await rateLimit.spend(SIGN_INS_PER_EMAIL, 'ana@cast.test').catch(() => {})
    await rateLimit.spend(SIGN_INS_PER_ADDRESS, '198.51.100.1').catch(() => {})
  }
  expect((await signIn('203.0.113.98', PASSWORD)).outcome).toBe('RATE_LIMITED')
  expect((await signIn('198.51.100.1', PASSWORD)).outcome).toBe('RATE_LIMITED')
  expect((await signIn('198.51.100.1', PASSWORD, { cookie: mark })).outcome).toBe('SessionPayload')
  expect((await signIn('192.0.2.1', PASSWORD, { cookie: mark })).outcome).toBe('SessionPayload')
})

test('allows a known browser no more guesses, and recognises it for its own e-mail only', async () => {
  const mark = markIn((await signIn('198.51.100.2', PASSWORD, { email: 'bruno@cast.test' })).cookies)
  const guess = (cookie: string, email: string) => signIn('198.51.100.2', 'adivinada', { cookie, email })
  // Elsewhere she has no attempts left.
  expect((await guess(mark, 'ana@cast.test')).outcome).toBe('RATE_LIMITED')
  for (let times = 0; times < 10; times += 1)
    expect((await guess(mark, 'bruno@cast.test')).outcome).toBe('WRONG_CREDENTIALS')
  expect((await guess(mark, 'bruno@cast.test')).outcome).toBe('RATE_LIMITED')
  // With an invalid mark they have a stranger's attempts.
  expect((await guess(`${mark}x`, 'bruno@cast.test')).outcome).toBe('WRONG_CREDENTIALS')
})

test('recognises a browser by one of the first four marks that it sends', async () => {
  const mark = markIn((await signIn('198.51.100.3', PASSWORD, { email: 'bruno@cast.test' })).cookies)
  const { rateLimit } = harness.services
  for (let times = 0; times < 100; times += 1)
    await rateLimit.spend(SIGN_INS_PER_EMAIL, 'bruno@cast.test').catch(() => {})
  const signInBehind = async (others: number) => {
    const cookie = [...Array.from({ length: others }, (_, n) => `__Host-tuerca_browser=otra${n}`), mark].join(
      '; ',
    )
    return (await signIn('203.0.113.97', PASSWORD, { email: 'bruno@cast.test', cookie })).outcome
  }
  expect(await signInBehind(3)).toBe('SessionPayload')
  expect(await signInBehind(4)).toBe('RATE_LIMITED')
})
