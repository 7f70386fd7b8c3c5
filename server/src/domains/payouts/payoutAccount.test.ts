import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../test/harness.ts'
import {
  APPROVE_PAYOUT_ACCOUNT,
  OPENED_ACCOUNT,
  REJECT_PAYOUT_ACCOUNT,
  REQUEST_PAYOUT_ACCOUNT,
  TYPED_ACCOUNT,
  WITHDRAW_PAYOUT_ACCOUNT,
} from '../../../test/payoutsWorld.ts'
import { quickHash } from '../../../test/quickHash.ts'
import { type Cast, createCast, createProvider } from '../../../test/world.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { createSealing } from '../../platform/sealing.ts'
import { newTotpKey, totpCode, totpStep } from '../../platform/totp.ts'
import { requireProvider } from '../viewer.ts'
import { openAccount } from './sealedAccount.ts'

const PASSWORD = 'una clave larga'
let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const prisma = () => harness.services.db.prisma

async function provider(companyName: string) {
  const email = `${companyName.toLowerCase()}@cobros.test`
  const caller = await createProvider(harness, { companyName, email })
  const { accountId, provider: own } = requireProvider(caller.viewer)
  await prisma().account.update({
    where: { id: accountId },
    data: { passwordHash: await quickHash(PASSWORD) },
  })
  return { caller, accountId, providerId: own.id, email }
}

interface Answer {
  readonly __typename: string
  readonly message?: string
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[]
  readonly payoutAccount?: { readonly id: string; readonly effectiveAt?: string | null }
}
async function ask(caller: Caller, input: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const answer = await caller.data<{ requestPayoutAccount: Answer }>(REQUEST_PAYOUT_ACCOUNT, {
    input: { ...TYPED_ACCOUNT, password: PASSWORD, code: null, ...input },
  })
  return answer.requestPayoutAccount
}
const idOf = ({ payoutAccount }: Answer) => payoutAccount?.id ?? ''
const approve = async (id: string) =>
  (await cast.admin.data<{ approvePayoutAccount: Answer }>(APPROVE_PAYOUT_ACCOUNT, { id }))
    .approvePayoutAccount
const withdraw = async (caller: Caller, id: string) =>
  (await caller.data<{ withdrawPayoutAccount: Answer }>(WITHDRAW_PAYOUT_ACCOUNT, { id }))
    .withdrawPayoutAccount

const ACCOUNTS =
  '{ viewer { provider { payoutAccount { hint status { label } } nextPayoutAccount { hint status { label } reason isWithdrawable } } } }'
async function accountsOf(caller: Caller) {
  const { viewer } = await caller.data<{ viewer: { provider: unknown } }>(ACCOUNTS)
  return viewer.provider
}
const subjectsTo = (email: string) =>
  harness.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('keeps the number sealed, shows it to its owner and, logged, to the admin', async () => {
  const { caller, accountId, providerId } = await provider('Sellada')
  const asked = await ask(caller)
  expect(asked).toMatchObject({ payoutAccount: { hint: '···· 0021', details: OPENED_ACCOUNT } })
  const row = await prisma().payoutAccount.findFirstOrThrow({ where: { providerId } })
  for (const text of Object.values(OPENED_ACCOUNT)) expect(JSON.stringify(row)).not.toContain(text)
  const views = () => prisma().contactView.count({ where: { subjectId: accountId, purpose: 'PAYOUT' } })
  expect(await views()).toBe(0)
  const read = (reader: Caller, field: string) =>
    reader.data(`query ($id: ID!) { node(id: $id) { ... on PayoutAccount { ${field} } } }`, {
      id: idOf(asked),
    })
  expect(await read(cast.admin, 'hint bankName typeName')).toEqual({
    node: { hint: '···· 0021', bankName: 'BROU', typeName: 'Caja de ahorro' },
  })
  expect(await views()).toBe(0)
  expect(await read(cast.admin, 'details { number }')).toEqual({
    node: { details: { number: OPENED_ACCOUNT.number } },
  })
  await read(cast.admin, 'details { holder }')
  expect(await views()).toBe(1)
  expect(await read(cast.litoral, 'hint')).toEqual({ node: null })
})

test('encrypts accounts anew at night when the key was replaced', async () => {
  const { caller, providerId } = await provider('Renovada')
  await ask(caller)
  const { id } = await prisma().payoutAccount.findFirstOrThrow({ where: { providerId } })
  const formerKey = 'una clave de antes, larga y retirada'
  const former = createSealing([formerKey]).seal(JSON.stringify(OPENED_ACCOUNT), id)
  await prisma().payoutAccount.update({ where: { id }, data: { sealed: former } })
  const { sealing } = harness.services
  const both = createSealing([...harness.services.settings.dataKeys, formerKey])
  Object.assign(harness.services, { sealing: both })
  await harness.runJob('payouts.resealAccounts')
  Object.assign(harness.services, { sealing })
  const row = await prisma().payoutAccount.findUniqueOrThrow({ where: { id } })
  expect(row.sealed).not.toBe(former)
  expect(openAccount({ sealing }, row)).toEqual(OPENED_ACCOUNT)
})

test('uses the first account at once, and another one a day after its approval', async () => {
  const { caller, email } = await provider('Cambiante')
  const first = await ask(caller)
  expect(await accountsOf(caller)).toEqual({
    payoutAccount: null,
    nextPayoutAccount: {
      hint: '···· 0021',
      status: { label: 'En revisión' },
      reason: null,
      isWithdrawable: true,
    },
  })
  await approve(idOf(first))
  expect(await accountsOf(caller)).toMatchObject({
    payoutAccount: { hint: '···· 0021', status: { label: 'Aprobada' } },
    nextPayoutAccount: null,
  })
  const second = await ask(caller, { number: '5550009999' })
  const approved = await approve(idOf(second))
  expect(approved.payoutAccount?.effectiveAt).toBe(
    new Date(harness.clock.now().getTime() + DAY_MS).toISOString(),
  )
  expect(await accountsOf(caller)).toMatchObject({
    payoutAccount: { hint: '···· 0021' },
    nextPayoutAccount: { hint: '···· 9999', isWithdrawable: true },
  })
  harness.clock.advance(DAY_MS - 1)
  expect(await accountsOf(caller)).toMatchObject({ payoutAccount: { hint: '···· 0021' } })
  harness.clock.advance(1)
  expect(await accountsOf(caller)).toMatchObject({
    payoutAccount: { hint: '···· 9999' },
    nextPayoutAccount: null,
  })
  await harness.drain()
  expect(subjectsTo(email).toSorted()).toEqual([
    'Aprobamos tu cuenta de cobro',
    'Aprobamos tu cuenta de cobro',
    'Pediste cobrar en otra cuenta de banco',
    'Pediste cobrar en otra cuenta de banco',
  ])
})

test('lets the owner stop an approved change before it is in force, and not after', async () => {
  const { caller } = await provider('Atenta')
  await approve(idOf(await ask(caller)))
  const stolen = idOf(await ask(caller, { number: '66660000' }))
  await approve(stolen)
  expect(await withdraw(caller, stolen)).toMatchObject({ payoutAccount: { state: 'WITHDRAWN' } })
  harness.clock.advance(2 * DAY_MS)
  expect(await accountsOf(caller)).toMatchObject({
    payoutAccount: { hint: '···· 0021' },
    nextPayoutAccount: null,
  })
  const used = idOf(await ask(caller, { number: '77770000' }))
  await approve(used)
  harness.clock.advance(DAY_MS)
  expect(await withdraw(caller, used)).toMatchObject({
    message: 'Esa cuenta ya está en uso. Para cobrar en otra, cambiala.',
  })
})

test('puts a request in the place of an earlier one, which nobody can approve any more', async () => {
  const { caller, providerId } = await provider('Indecisa')
  const first = await ask(caller)
  expect(idOf(await ask(caller))).toBe(idOf(first))
  const second = await ask(caller, { number: '88880000' })
  expect(await approve(idOf(first))).toMatchObject({
    message: 'El proveedor ya no quiere cobrar en esa cuenta.',
  })
  const states = await prisma().payoutAccount.findMany({ where: { providerId }, orderBy: { id: 'asc' } })
  expect(states.map(({ state }) => state)).toEqual(['WITHDRAWN', 'PENDING'])
  expect(await approve(idOf(second))).toMatchObject({ payoutAccount: { state: 'APPROVED' } })
})

test('tells the provider why an account was rejected, and keeps the one in force', async () => {
  const { caller, email } = await provider('Corregida')
  await approve(idOf(await ask(caller)))
  const wrong = idOf(await ask(caller, { number: '99990000' }))
  await cast.admin.data(REJECT_PAYOUT_ACCOUNT, { id: wrong, reason: 'El titular es otra persona' })
  expect(await accountsOf(caller)).toMatchObject({
    payoutAccount: { hint: '···· 0021' },
    nextPayoutAccount: { status: { label: 'Rechazada' }, reason: 'El titular es otra persona' },
  })
  await harness.drain()
  expect(subjectsTo(email).at(-1)).toBe('No aprobamos tu cuenta de cobro')
})

test.each([
  [{ number: '12' }, 'number', 'Ese número es demasiado corto: revisalo en la app de tu banco.'],
  [{ number: 'UY-12345678' }, 'number', 'El número de la cuenta lleva solo números.'],
  [{ holder: ' ' }, 'holder', 'Poné a nombre de quién está la cuenta.'],
  [
    { document: '1.234.567-3' },
    'document',
    'Ese documento no es válido: revisá los 12 números del RUT o los 8 de la cédula.',
  ],
  [{ password: 'otra' }, 'password', 'Esa no es tu contraseña.'],
])('refuses %j at its field', async (input, field, message) => {
  const { caller, providerId } = await provider(`Errada${field}${message.length}`)
  expect((await ask(caller, input)).fields).toContainEqual({ path: [field], message })
  expect(await prisma().payoutAccount.count({ where: { providerId } })).toBe(0)
})

test('asks an account with a second factor for its code too', async () => {
  const { caller, accountId } = await provider('Doble')
  const key = newTotpKey()
  const createdAt = harness.clock.now()
  const sealedKey = harness.services.sealing.seal(key, accountId)
  await prisma().secondFactor.create({ data: { accountId, sealedKey, enabledAt: createdAt, createdAt } })
  expect(await ask(caller)).toMatchObject({ __typename: 'SecondFactorNeeded' })
  expect((await ask(caller, { code: '000000' })).fields).toMatchObject([{ path: ['code'] }])
  expect(await ask(caller, { code: totpCode(key, totpStep(createdAt)) })).toMatchObject({
    __typename: 'PayoutAccountPayload',
  })
})

test('shows the team the accounts that wait, and each change of one, live', async () => {
  const { caller, providerId } = await provider('Viva')
  const team = await cast.admin.subscribe(
    'subscription { payoutAccountQueueUpdated { state provider { companyName } } }',
  )
  const own = await caller.subscribe('subscription { moneyUpdated { nextPayoutAccount { state } } }')
  const asked = await ask(caller)
  expect((await team.next()).value).toEqual({
    data: { payoutAccountQueueUpdated: { state: 'PENDING', provider: { companyName: 'Viva' } } },
  })
  expect((await own.next()).value).toEqual({
    data: { moneyUpdated: { nextPayoutAccount: { state: 'PENDING' } } },
  })
  await team.return?.()
  await own.return?.()
  const waiting = async () => {
    const { payoutAccounts } = await cast.admin.data<{
      payoutAccounts: { edges: { node: { id: string } }[] }
    }>('{ payoutAccounts(first: 50, state: PENDING) { totalCount edges { node { id } } } }')
    return payoutAccounts.edges.map(({ node }) => node.id)
  }
  expect(await waiting()).toContain(idOf(asked))
  await approve(idOf(asked))
  expect(await waiting()).not.toContain(idOf(asked))
  expect(await prisma().payoutAccount.count({ where: { providerId, state: 'APPROVED' } })).toBe(1)
})
