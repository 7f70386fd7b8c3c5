import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { type Caller, createHarness, type Harness } from '../harness.ts'
import { line, MAKE_OFFER } from '../offersWorld.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const SIGN_UP = /* GraphQL */ `
  mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { ... on Refusal { code } } }
`
async function signUp(caller: Caller, email: string): Promise<string | undefined> {
  const input = {
    name: 'Alguien',
    email,
    phone: '094 231 234',
    department: 'ROCHA',
    password: 'una clave larga',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
    buyerType: 'CONSUMER',
  }
  const { signUpAsBuyer } = await caller.data<{ signUpAsBuyer: { code?: string } }>(SIGN_UP, { input })
  return signUpAsBuyer.code
}

test.each(['nadie@correo.test', 'ana@cast.test'])(
  'sends %s five sign-up mails an hour, from any number of addresses',
  async email => {
    harness.mails.length = 0
    for (let place = 1; place <= 5; place += 1)
      expect(await signUp(harness.visitorAt(`203.0.113.${place}`), email)).toBeUndefined()
    expect(await signUp(harness.visitorAt('203.0.113.99'), email)).toBe('RATE_LIMITED')
    expect(await signUp(harness.visitorAt('203.0.113.99'), `${randomUUID()}@correo.test`)).toBeUndefined()
    await harness.drain()
    expect(harness.mails.filter(({ to }) => to === email)).toHaveLength(5)
  },
)

test('accepts sixty sign-ups an hour from one address, for any e-mails', async () => {
  const place = harness.visitorAt('198.51.100.200')
  for (let times = 0; times < 60; times += 1)
    expect(await signUp(place, `${randomUUID()}@correo.test`)).toBeUndefined()
  expect(await signUp(place, `${randomUUID()}@correo.test`)).toBe('RATE_LIMITED')
})

test('accepts 240 offers an hour from a provider, without delaying others', async () => {
  const input = {
    requestId: encodeGlobalId('PartRequest', newId()),
    lines: [line(encodeGlobalId('RequestedPart', newId()))],
  }
  const offer = async (provider: Caller) => {
    const { makeOffer } = await provider.data<{ makeOffer: { code: string } }>(MAKE_OFFER, { input })
    return makeOffer.code
  }
  for (let times = 0; times < 240; times += 1) expect(await offer(cast.litoral)).toBe('NOT_FOUND')
  expect(await offer(cast.litoral)).toBe('RATE_LIMITED')
  expect(await offer(cast.bulevar)).toBe('NOT_FOUND')
})

test('takes sixty chat messages a minute from one account, and those of others', async () => {
  const SEND =
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ... on Refusal { code } } }'
  const input = { orderId: encodeGlobalId('Order', newId()), clientKey: randomUUID(), body: 'Hola' }
  const send = async (caller: Caller) => {
    const { sendMessage } = await caller.data<{ sendMessage: { code: string } }>(SEND, { input })
    return sendMessage.code
  }
  const first = await send(cast.ana)
  for (let times = 1; times < 60; times += 1) expect(await send(cast.ana)).toBe(first)
  expect(first).not.toBe('RATE_LIMITED')
  expect(await send(cast.ana)).toBe('RATE_LIMITED')
  expect(await send(cast.bruno)).toBe(first)
})

test('takes ten guesses of the own password in a quarter of an hour', async () => {
  await harness.services.db.prisma.account.update({
    where: { id: requireAccount(cast.bruno.viewer).accountId },
    data: { passwordHash: await hashPassword('una clave larga') },
  })
  const UNLINK =
    'mutation { unlinkIdentity(vendor: GOOGLE, password: "no es esta") { ... on Refusal { code } } }'
  const guess = async (caller: Caller) => {
    const { unlinkIdentity } = await caller.data<{ unlinkIdentity: { code: string } }>(UNLINK)
    return unlinkIdentity.code
  }
  const first = await guess(cast.bruno)
  expect(first).not.toBe('RATE_LIMITED')
  for (let times = 1; times < 10; times += 1) expect(await guess(cast.bruno)).toBe(first)
  expect(await guess(cast.bruno)).toBe('RATE_LIMITED')
})
