import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../src/domains/accounts/account.operations.ts'
import { provePassword } from '../../src/domains/accounts/identity/passwordProof.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword, matchPassword } from '../../src/platform/passwords.ts'
import { createHarness, type Harness } from '../harness.ts'
import { createRequest } from '../requestsWorld.ts'
import { type Cast, createCast } from '../world.ts'

const TYPED = 'mañana llegó el pingüino'
const COMPOSED = TYPED.normalize('NFC')
const DECOMPOSED = TYPED.normalize('NFD')
/** Like hashes from before the canonical form. */
const FORMER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

let places = 0
const somewhere = () => harness.visitorAt(`198.18.70.${(places += 1)}`).context()
const { email } = { email: 'ana@cast.test' }
const accounts = () => harness.services.db.prisma.account
const storedHash = async () => (await accounts().findUniqueOrThrow({ where: { email } })).passwordHash
const store = (passwordHash: string) => accounts().update({ where: { email }, data: { passwordHash } })

test.each([
  ['composed', COMPOSED, DECOMPOSED],
  ['decomposed', DECOMPOSED, COMPOSED],
])('opens the account with a password set %s, in any form', async (_form, set, other) => {
  const passwordHash = await hashPassword(set)
  await store(passwordHash)
  for (const password of [set, other])
    expect((await signIn(somewhere(), { email, password, code: null })).account.email).toBe(email)
  expect(await storedHash()).toBe(passwordHash)
})

test.each([
  ['signing in', (password: string) => signIn(somewhere(), { email, password, code: null })],
  ['proving it', (password: string) => provePassword(cast.ana.context(), password)],
])('hashes a decomposed password again after %s', async (_what, prove) => {
  for (const typed of [DECOMPOSED, COMPOSED]) {
    await store(await argon2.hash(DECOMPOSED, FORMER))
    await prove(typed)
    expect(await matchPassword(await storedHash(), typed)).toBe('RIGHT')
    expect(await argon2.verify((await storedHash()) ?? '', COMPOSED)).toBe(true)
  }
})

test('opens the account with a long password in either form', async () => {
  const longest = 'ñ'.repeat(200)
  await store(await hashPassword(longest))
  const SIGN_IN =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }'
  for (const form of ['NFC', 'NFD'])
    expect(
      await harness
        .visitorAt(`198.18.71.${(places += 1)}`)
        .data(SIGN_IN, { email, password: longest.normalize(form) }),
    ).toEqual({
      signIn: { __typename: 'SessionPayload' },
    })
})

test('rejects another password', async () => {
  await store(await argon2.hash(DECOMPOSED, FORMER))
  await expect(
    signIn(somewhere(), { email, password: 'manana llego el pinguino', code: null }),
  ).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  })
  expect(await matchPassword(null, COMPOSED)).toBe('WRONG')
})

test('stores names and makes in one form', async () => {
  const rename = /* GraphQL */ `
    mutation ($input: UpdateBuyerProfileInput!) { updateBuyerProfile(input: $input) { __typename } }
  `
  await cast.ana.data(rename, { input: { name: 'Nuñez'.normalize('NFD') } })
  expect((await accounts().findUniqueOrThrow({ where: { email } })).name).toBe('Nuñez'.normalize('NFC'))
  const brands = ['NFC', 'NFD'].map(form => 'Citroën'.normalize(form))
  const keys = []
  for (const brand of brands) {
    const { rawId: id } = await createRequest(cast.bruno, { brand })
    keys.push((await harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id } })).brandKey)
  }
  expect(new Set(keys).size).toBe(1)
  expect(requireAccount(cast.bruno.viewer).accountId).toBeTruthy()
})
