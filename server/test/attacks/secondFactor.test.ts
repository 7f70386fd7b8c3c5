import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveSecondFactor } from '../../src/domains/accounts/secondFactor/secondFactors.ts'
import { accountOf, requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { newTotpKey, totpCode, totpStep } from '../../src/platform/totp.ts'
import { markedCookie } from '../browserCookies.ts'
import { createHarness, type Harness } from '../harness.ts'
import { reviewVersionOf } from '../reviews.ts'
import { type Cast, createCast } from '../world.ts'

const PASSWORD = 'una clave larga'
const SIGN_IN = /* GraphQL */ `
  mutation ($email: String!, $password: String!, $code: String) {
    signIn(email: $email, password: $password, code: $code) { __typename ... on Refusal { code } }
  }
`
const KEY = newTotpKey()

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness({ settings: { adminNeedsSecondFactor: true } })
  cast = await createCast(harness)
  const passwordHash = await hashPassword(PASSWORD)
  await harness.services.db.prisma.account.updateMany({ data: { passwordHash } })
})
afterAll(() => harness.close())

let places = 0
const somebody = () => harness.visitorAt(`198.18.9.${(places += 1)}`)
const codeNow = () => totpCode(KEY, totpStep(harness.clock.now()))
const answerTo = async (email: string, code?: string, password = PASSWORD) => {
  const { signIn } = await somebody().data<{ signIn: { code?: string; __typename: string } }>(SIGN_IN, {
    email,
    password,
    code,
  })
  return signIn.code ?? signIn.__typename
}

async function turnOn(caller: Cast[keyof Cast]): Promise<{ id: string; email: string }> {
  const { accountId, email } = requireAccount(caller.viewer)
  const { db, sealing } = harness.services
  const now = harness.clock.now()
  await db.prisma.secondFactor.create({
    data: { accountId, sealedKey: sealing.seal(KEY, accountId), enabledAt: now, createdAt: now },
  })
  return { id: accountId, email }
}

test('accepts five codes with the password alone, from any address; then not even the right one', async () => {
  const { email } = await turnOn(cast.ana)
  for (let times = 0; times < 5; times += 1)
    expect(await answerTo(email, String(times).padStart(6, '0'))).toBe('INVALID_INPUT')
  expect(await answerTo(email, codeNow())).toBe('RATE_LIMITED')
})

test("keeps the owner's attempts despite strangers without the password", async () => {
  const { email } = await turnOn(cast.bruno)
  for (let times = 0; times < 12; times += 1)
    expect(await answerTo(email, '000000', 'adivinada')).toBe('WRONG_CREDENTIALS')
  expect(await answerTo(email, codeNow())).toBe('SessionPayload')
})

test("keeps the owner's known browser working despite a thief of the password", async () => {
  const account = await turnOn(cast.litoral)
  for (let times = 0; times < 6; times += 1) await answerTo(account.email, '000000')
  expect(await answerTo(account.email, codeNow())).toBe('RATE_LIMITED')
  const context = harness.visitor.context()
  const cookieHeader = await markedCookie(harness, account.email)
  await proveSecondFactor({ ...context, cookieHeader }, account, codeNow())
})

test('gives the admin no rights before the second factor is on, and all from then on', async () => {
  const { accountId } = requireAccount(cast.admin.viewer)
  const [cookie = ''] = (await harness.services.sessions.start(accountId)).split(';')
  const viewer = async () => (await harness.services.sessions.recognise(cookie)).viewer
  const held = await viewer()
  expect(accountOf(held)?.isAdmin).toBe(false)
  const caller = harness.asViewer(held)
  expect(await caller.data('{ viewer { isAdmin needsSecondFactor } }')).toEqual({
    viewer: { isAdmin: true, needsSecondFactor: true },
  })
  const { viewer: waiting } = await cast.pending.data<{ viewer: { provider: { id: string } } }>(
    '{ viewer { provider { id } } }',
  )
  const approve =
    'mutation ($id: ID!, $seen: String!) { approveProvider(id: $id, seen: $seen, incomplete: true) { __typename ... on Refusal { code } } }'
  const { id } = waiting.provider
  const seen = await reviewVersionOf(harness, id)
  expect(await caller.data(approve, { id, seen })).toMatchObject({ approveProvider: { code: 'NOT_ALLOWED' } })
  await turnOn(cast.admin)
  expect(accountOf(await viewer())?.isAdmin).toBe(true)
  expect(await harness.asViewer(await viewer()).data('{ viewer { needsSecondFactor } }')).toEqual({
    viewer: { needsSecondFactor: false },
  })
  expect(await harness.asViewer(await viewer()).data(approve, { id, seen })).toEqual({
    approveProvider: { __typename: 'ProviderPayload' },
  })
})
