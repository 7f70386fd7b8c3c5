import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionIn } from '../../../../test/browserCookies.ts'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { tokenMailedTo } from '../../../../test/linksWorld.ts'
import { quickHash } from '../../../../test/quickHash.ts'
import { createProvider } from '../../../../test/world.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { createSealing } from '../../../platform/sealing.ts'
import { totpCode, totpStep } from '../../../platform/totp.ts'
import { accountOf, requireAccount } from '../../viewer.ts'
import { issueLink } from '../links/link.operations.ts'
import { proveSecondFactor } from './secondFactors.ts'

const PASSWORD = 'una clave larga'
let harness: Harness
let passwordHash: string
beforeAll(async () => {
  harness = await createHarness()
  passwordHash = await quickHash(PASSWORD)
})
afterAll(() => harness.close())

const BEGIN = /* GraphQL */ `
  mutation ($password: String!) {
    beginSecondFactor(password: $password) {
      ... on SecondFactorSetupPayload { setupKey setupUri }
      ... on Refusal { code message path }
    }
  }
`
const ENABLE = /* GraphQL */ `
  mutation ($code: String!) {
    enableSecondFactor(code: $code) {
      ... on RecoveryCodesPayload { recoveryCodes account { secondFactor { recoveryCodesLeft } } }
      ... on Refusal { code message path }
    }
  }
`
const RENEW = /* GraphQL */ `
  mutation ($password: String!, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code) { ... on RecoveryCodesPayload { recoveryCodes } ... on Refusal { code path } }
  }
`
const DISABLE = /* GraphQL */ `
  mutation ($password: String!, $code: String!) {
    disableSecondFactor(password: $password, code: $code) {
      ... on SecondFactorPayload { account { secondFactor { enabledAt } } }
      ... on Refusal { code path }
    }
  }
`
const SIGN_IN = /* GraphQL */ `
  mutation ($email: String!, $password: String!, $code: String) {
    signIn(email: $email, password: $password, code: $code) {
      ... on SessionPayload { kind }
      ... on Refusal { code path }
    }
  }
`
const ENTER = /* GraphQL */ `
  mutation ($token: String!, $code: String) {
    signInByLink(token: $token, code: $code) { ... on SessionPayload { kind } ... on Refusal { code } }
  }
`
const LEFT = '{ viewer { secondFactor { recoveryCodesLeft } } }'

interface Person {
  readonly caller: Caller
  readonly accountId: string
  readonly email: string
  /** The key in the app. */
  readonly key: string
  readonly recoveryCodes: readonly string[]
}

let people = 0
const somebody = () => harness.visitorAt(`198.18.7.${(people += 1)}`)

async function withPassword(): Promise<Pick<Person, 'caller' | 'accountId' | 'email'>> {
  people += 1
  const email = `segura-${people}@correo.test`
  const caller = await createProvider(harness, { companyName: `Casa Segura ${people}`, email })
  const { accountId } = requireAccount(caller.viewer)
  await harness.services.db.prisma.account.update({ where: { id: accountId }, data: { passwordHash } })
  return { caller, accountId, email }
}

/** Somebody whose second factor is on, a step ago: the app shows a code that was not used. */
async function withFactor(): Promise<Person> {
  const person = await withPassword()
  const { beginSecondFactor } = await person.caller.data<{ beginSecondFactor: { setupKey: string } }>(BEGIN, {
    password: PASSWORD,
  })
  const key = beginSecondFactor.setupKey
  const { enableSecondFactor } = await person.caller.data<{
    enableSecondFactor: { recoveryCodes: string[] }
  }>(ENABLE, { code: codeOf(key) })
  harness.clock.advance(MINUTE_MS)
  return { ...person, key, recoveryCodes: enableSecondFactor.recoveryCodes }
}

/** The code of the app, some steps from now. */
const codeOf = (key: string, away = 0) => totpCode(key, totpStep(harness.clock.now()) + away)
const signIn = ({ email }: { email: string }, code?: string, password = PASSWORD, caller = somebody()) =>
  caller.run(SIGN_IN, { email, password, code })
const wrongCode = { code: 'INVALID_INPUT', path: ['code'] }

test('setting it up takes the password and a first code, and shows ten recovery codes', async () => {
  const person = await withPassword()
  expect(await person.caller.data(BEGIN, { password: 'otra' })).toMatchObject({
    beginSecondFactor: { path: ['password'] },
  })
  const { beginSecondFactor } = await person.caller.data<{
    beginSecondFactor: { setupKey: string; setupUri: string }
  }>(BEGIN, { password: PASSWORD })
  const { setupKey, setupUri } = beginSecondFactor
  expect(setupUri).toContain(`secret=${setupKey}`)
  // Begun is not on: one signs in as before.
  expect((await signIn(person)).data).toEqual({ signIn: { kind: 'PROVIDER' } })
  expect(await person.caller.data(LEFT)).toEqual({ viewer: { secondFactor: null } })
  expect(await person.caller.data(ENABLE, { code: codeOf(setupKey, 4) })).toMatchObject({
    enableSecondFactor: wrongCode,
  })
  const { enableSecondFactor } = await person.caller.data<{
    enableSecondFactor: { recoveryCodes: string[] }
  }>(ENABLE, { code: ` ${codeOf(setupKey).slice(0, 3)} ${codeOf(setupKey).slice(3)} ` })
  expect(enableSecondFactor).toMatchObject({ account: { secondFactor: { recoveryCodesLeft: 10 } } })
  expect(new Set(enableSecondFactor.recoveryCodes).size).toBe(10)
  for (const code of enableSecondFactor.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  await harness.drain()
  expect(harness.mails.at(-1)).toMatchObject({
    to: person.email,
    subject: 'Activaste la verificación en dos pasos',
  })
})

test('turning it on ends the sessions that were begun without it', async () => {
  const person = await withPassword()
  const { sessions } = harness.services
  const [here, there] = await Promise.all(
    [1, 2].map(async () => (await sessions.start(person.accountId)).split(';')[0] ?? ''),
  )
  const { viewer } = await sessions.recognise(here)
  const caller = harness.asViewer(viewer)
  const { beginSecondFactor } = await caller.data<{ beginSecondFactor: { setupKey: string } }>(BEGIN, {
    password: PASSWORD,
  })
  const { cookies } = await caller.run(ENABLE, { code: codeOf(beginSecondFactor.setupKey) })
  expect(accountOf((await sessions.recognise(sessionIn(cookies))).viewer)?.email).toBe(person.email)
  expect((await sessions.recognise(there)).viewer.kind).toBe('visitor')
})

test('signs in no more with a password alone, and reveals nothing about the second factor to a wrong one', async () => {
  const person = await withFactor()
  const asked = await signIn(person)
  expect(asked.data).toEqual({ signIn: { code: 'SECOND_FACTOR_NEEDED', path: [] } })
  expect(asked.cookies).toEqual([])
  for (const code of [undefined, codeOf(person.key), 'nada'])
    expect((await signIn(person, code, 'otra')).data).toMatchObject({ signIn: { code: 'WRONG_CREDENTIALS' } })
  const wrong = await signIn(person, '000000')
  expect(wrong.data).toEqual({ signIn: wrongCode })
  expect(wrong.cookies).toEqual([])
  const entered = await signIn(person, codeOf(person.key))
  expect(entered.data).toEqual({ signIn: { kind: 'PROVIDER' } })
  expect(entered.cookies[0]).toMatch(/^tuerca_session=/)
})

test('a code counts once, and so does every one before it', async () => {
  const person = await withFactor()
  const [before, now] = [codeOf(person.key, -1), codeOf(person.key)]
  expect((await signIn(person, now)).data).toEqual({ signIn: { kind: 'PROVIDER' } })
  for (const code of [now, before]) expect((await signIn(person, code)).data).toEqual({ signIn: wrongCode })
  expect((await signIn(person, codeOf(person.key, 1))).data).toEqual({ signIn: { kind: 'PROVIDER' } })
})

test('signs in only one of many who use the same code at once', async () => {
  const person = await withFactor()
  const code = codeOf(person.key)
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(person, code)))
  expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1)
})

test('a mailed link asks for it too, and is not used up by that', async () => {
  const person = await withFactor()
  const createdAt = harness.clock.now()
  await harness.services.transact(unit =>
    issueLink(harness.visitor.context(), unit, {
      purpose: 'SIGN_IN',
      accountId: person.accountId,
      createdAt,
    }),
  )
  const token = await tokenMailedTo(harness, person.email, 'SIGN_IN')
  const enter = (code?: string) => somebody().data(ENTER, { token, code })
  expect(await enter()).toEqual({ signInByLink: { code: 'SECOND_FACTOR_NEEDED' } })
  expect(await enter('000000')).toEqual({ signInByLink: { code: 'INVALID_INPUT' } })
  expect(await enter(codeOf(person.key))).toEqual({ signInByLink: { kind: 'PROVIDER' } })
  harness.clock.advance(MINUTE_MS)
  expect(await enter(codeOf(person.key))).toEqual({ signInByLink: { code: 'LINK_USED' } })
})

test('accepts a recovery code once in place of the app, and notifies the owner', async () => {
  const person = await withFactor()
  const [code = ''] = person.recoveryCodes
  expect((await signIn(person, code.toLowerCase().replaceAll('-', ' '))).data).toEqual({
    signIn: { kind: 'PROVIDER' },
  })
  expect((await signIn(person, code)).data).toEqual({ signIn: wrongCode })
  expect(await person.caller.data(LEFT)).toEqual({ viewer: { secondFactor: { recoveryCodesLeft: 9 } } })
  await harness.drain()
  expect(harness.mails.at(-1)).toMatchObject({
    to: person.email,
    text: expect.stringContaining('Te quedan 9 códigos'),
  })
})

test('new recovery codes take the place of the old ones, with both proofs', async () => {
  const person = await withFactor()
  const renew = (proofs: Record<string, unknown>) => person.caller.data(RENEW, proofs)
  expect(await renew({ password: 'otra', code: codeOf(person.key) })).toEqual({
    renewRecoveryCodes: { code: 'INVALID_INPUT', path: ['password'] },
  })
  expect(await renew({ password: PASSWORD, code: '000000' })).toEqual({ renewRecoveryCodes: wrongCode })
  const renewed = await renew({ password: PASSWORD, code: person.recoveryCodes[0] })
  expect(renewed).toEqual({ renewRecoveryCodes: { recoveryCodes: expect.any(Array) } })
  expect((await signIn(person, person.recoveryCodes[1])).data).toEqual({ signIn: wrongCode })
})

test('is turned off with both proofs, and then the password is enough', async () => {
  const person = await withFactor()
  const proofs = { password: PASSWORD, code: codeOf(person.key) }
  expect(await person.caller.data(DISABLE, { ...proofs, code: '000000' })).toEqual({
    disableSecondFactor: wrongCode,
  })
  expect(await person.caller.data(DISABLE, proofs)).toEqual({
    disableSecondFactor: { account: { secondFactor: null } },
  })
  expect((await signIn(person)).data).toEqual({ signIn: { kind: 'PROVIDER' } })
  expect(
    await harness.services.db.prisma.recoveryCode.count({ where: { accountId: person.accountId } }),
  ).toBe(0)
})

test('a new password does not turn it off', async () => {
  const person = await withFactor()
  const createdAt = harness.clock.now()
  await harness.services.transact(unit =>
    issueLink(harness.visitor.context(), unit, {
      purpose: 'SET_PASSWORD',
      accountId: person.accountId,
      createdAt,
    }),
  )
  const token = await tokenMailedTo(harness, person.email, 'SET_PASSWORD')
  await harness.visitor.data(
    'mutation ($token: String!) { setPassword(token: $token, password: "clave nueva") { __typename } }',
    { token },
  )
  expect((await signIn(person, undefined, 'clave nueva')).data).toMatchObject({
    signIn: { code: 'SECOND_FACTOR_NEEDED' },
  })
})

test('the key is encrypted in the database, for its account, and moves to a new key when it is used', async () => {
  const person = await withFactor()
  const { prisma } = harness.services.db
  const where = { accountId: person.accountId }
  const row = await prisma.secondFactor.findUniqueOrThrow({ where })
  expect(row.sealedKey).not.toContain(person.key)
  const former = createSealing(['the key of last year, long enough'])
  const [current = ''] = harness.services.settings.dataKeys
  const both = createSealing([current, 'the key of last year, long enough'])
  await prisma.secondFactor.update({
    where,
    data: { sealedKey: former.seal(person.key, person.accountId) },
  })
  const context = { ...harness.visitor.context(), sealing: both }
  await proveSecondFactor(context, { id: person.accountId }, codeOf(person.key))
  const moved = await prisma.secondFactor.findUniqueOrThrow({ where })
  expect(both.isOld(moved.sealedKey)).toBe(false)
  expect(both.open(moved.sealedKey, person.accountId)).toBe(person.key)
})
