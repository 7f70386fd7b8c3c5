import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionIn } from '../../../../test/browserCookies.ts'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { tokenMailedTo } from '../../../../test/linksWorld.ts'
import { quickHash } from '../../../../test/quickHash.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast, createProvider } from '../../../../test/world.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { accountOf, requireAccount } from '../../viewer.ts'
import { issueLink } from './link.operations.ts'

const PASSWORD = 'una clave larga'
let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  passwordHash = await quickHash(PASSWORD)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.drain()
  harness.mails.length = 0
})

let passwordHash: string
let people = 0

const REQUEST = /* GraphQL */ `
  mutation ($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      ... on EmailChangePayload { account { email emailChange { newEmail oldConfirmed newConfirmed } } }
      ... on Refusal { code message }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const CANCEL =
  'mutation { cancelEmailChange { ... on EmailChangePayload { account { emailChange { newEmail } } } ... on Refusal { code } } }'
const CONFIRM = /* GraphQL */ `
  mutation ($token: String!) {
    confirmEmailChange(token: $token) {
      ... on EmailConfirmedPayload { email isDone }
      ... on Refusal { code message }
    }
  }
`
const REFUSE = /* GraphQL */ `
  mutation ($token: String!) {
    refuseEmailChange(token: $token) { ... on EmailRefusedPayload { email } ... on Refusal { code } }
  }
`
const STATE = '{ viewer { email emailChange { newEmail oldConfirmed newConfirmed } } }'

interface Person {
  readonly caller: Caller
  readonly accountId: string
  readonly email: string
  /** The wished address. */
  readonly next: string
}

/** Each from new addresses, because to one only so many links go. */
async function somebody(): Promise<Person> {
  people += 1
  const email = `de-antes-${people}@correo.test`
  const caller = await createProvider(harness, { companyName: `Casa ${people}`, email })
  const { accountId } = requireAccount(caller.viewer)
  await harness.services.db.prisma.account.update({ where: { id: accountId }, data: { passwordHash } })
  return { caller, accountId, email, next: `nuevo-${people}@correo.test` }
}
const ask = ({ caller, next }: Person, given: object = {}) =>
  caller.data(REQUEST, { input: { email: next, password: PASSWORD, ...given } })
const confirm = (token: string, caller: Caller = harness.visitor) => caller.data(CONFIRM, { token })
const oldEnd = ({ email }: Person) => tokenMailedTo(harness, email, 'LEAVE_EMAIL')
const newEnd = ({ next }: Person) => tokenMailedTo(harness, next, 'TAKE_EMAIL')
const stateOf = async ({ accountId }: Person) => (await harness.as(accountId)).data(STATE)
async function cookieOf({ accountId }: Person): Promise<string> {
  return (await harness.services.sessions.start(accountId)).split(';')[0] ?? ''
}
const viewerOf = async (cookie: string) => (await harness.services.sessions.recognise(cookie)).viewer

test.each(['old', 'new'] as const)(
  'an e-mail changes once both addresses have confirmed, the %s one first, and not before',
  async first => {
    const person = await somebody()
    expect(await ask(person)).toEqual({
      requestEmailChange: {
        account: {
          email: person.email,
          emailChange: { newEmail: person.next, oldConfirmed: false, newConfirmed: false },
        },
      },
    })
    const [old, next] = [await oldEnd(person), await newEnd(person)]
    expect(await confirm(first === 'old' ? old : next)).toEqual({
      confirmEmailChange: { email: person.next, isDone: false },
    })
    expect(await stateOf(person)).toEqual({
      viewer: {
        email: person.email,
        emailChange: {
          newEmail: person.next,
          oldConfirmed: first === 'old',
          newConfirmed: first === 'new',
        },
      },
    })
    expect(await confirm(first === 'old' ? next : old)).toEqual({
      confirmEmailChange: { email: person.next, isDone: true },
    })
    expect(await stateOf(person)).toEqual({ viewer: { email: person.next, emailChange: null } })
    await harness.drain()
    expect(harness.mails.at(-1)).toMatchObject({
      to: person.email,
      subject: 'Tu cuenta de Tuerca tiene otro email',
      text: expect.stringContaining(person.next),
    })
  },
)

test('changes nothing when only one mailbox confirms, however often', async () => {
  const person = await somebody()
  await ask(person)
  const token = await newEnd(person)
  await confirm(token)
  expect(await confirm(token)).toMatchObject({ confirmEmailChange: { code: 'LINK_USED' } })
  expect(await stateOf(person)).toMatchObject({ viewer: { email: person.email } })
})

test('both at the same moment make it once', async () => {
  const person = await somebody()
  await ask(person)
  const ends = [await oldEnd(person), await newEnd(person)]
  const answers = await Promise.all(ends.map(token => confirm(token)))
  expect(answers).toContainEqual({ confirmEmailChange: { email: person.next, isDone: true } })
  expect(await stateOf(person)).toMatchObject({ viewer: { email: person.next } })
})

test('a new e-mail ends the sessions elsewhere and the links that the old one was mailed', async () => {
  const person = await somebody()
  const [here, there] = [await cookieOf(person), await cookieOf(person)]
  const createdAt = harness.clock.now()
  await harness.services.transact(unit =>
    issueLink(cast.visitor.context(), unit, { purpose: 'SIGN_IN', accountId: person.accountId, createdAt }),
  )
  const signInLink = await tokenMailedTo(harness, person.email, 'SIGN_IN')
  await ask(person)
  await confirm(await oldEnd(person))
  const token = await newEnd(person)
  const { cookies } = await harness.asViewer(await viewerOf(here)).run(CONFIRM, { token })
  expect(accountOf(await viewerOf(sessionIn(cookies)))?.email).toBe(person.next)
  expect((await viewerOf(there)).kind).toBe('visitor')
  const enter = 'mutation ($token: String!) { signInByLink(token: $token) { ... on Refusal { code } } }'
  expect(await harness.visitor.data(enter, { token: signInLink })).toEqual({
    signInByLink: { code: 'LINK_USED' },
  })
})

test('ends the change and the sessions with ‘No fui yo’ at the old address, and names what to recover', async () => {
  const person = await somebody()
  const cookie = await cookieOf(person)
  await ask(person)
  const [old, next] = [await oldEnd(person), await newEnd(person)]
  await confirm(next)
  expect(await harness.visitor.data(REFUSE, { token: old })).toEqual({
    refuseEmailChange: { email: person.email },
  })
  expect((await viewerOf(cookie)).kind).toBe('visitor')
  expect(await confirm(old)).toMatchObject({ confirmEmailChange: { code: 'LINK_USED' } })
  expect(await stateOf(person)).toEqual({ viewer: { email: person.email, emailChange: null } })
})

test('refuses at the new address too, without ending sessions or revealing the other address', async () => {
  const person = await somebody()
  const cookie = await cookieOf(person)
  await ask(person)
  const [old, next] = [await oldEnd(person), await newEnd(person)]
  expect(harness.mails.find(({ to }) => to === person.next)?.text).not.toContain(person.email)
  expect(await harness.visitor.data(REFUSE, { token: next })).toEqual({ refuseEmailChange: { email: null } })
  expect((await viewerOf(cookie)).kind).toBe('account')
  expect(await confirm(old)).toMatchObject({ confirmEmailChange: { code: 'LINK_USED' } })
})

test('the links work for a day', async () => {
  const person = await somebody()
  await ask(person)
  const [old, next] = [await oldEnd(person), await newEnd(person)]
  harness.clock.advance(DAY_MS - 1)
  expect(await confirm(old)).toMatchObject({ confirmEmailChange: { isDone: false } })
  harness.clock.advance(1)
  expect(await confirm(next)).toMatchObject({ confirmEmailChange: { code: 'LINK_EXPIRED' } })
  expect(await stateOf(person)).toEqual({ viewer: { email: person.email, emailChange: null } })
})

test('is canceled by its owner, by another request, and by a new password', async () => {
  const person = await somebody()
  await ask(person)
  const first = await newEnd(person)
  await ask(person, { email: `otro-${person.next}` })
  expect(await confirm(first)).toMatchObject({ confirmEmailChange: { code: 'LINK_USED' } })
  expect(await person.caller.data(CANCEL)).toEqual({
    cancelEmailChange: { account: { emailChange: null } },
  })
  expect(await person.caller.data(CANCEL)).toEqual({ cancelEmailChange: { code: 'NOT_FOUND' } })
  await ask(person)
  const createdAt = harness.clock.now()
  await harness.services.transact(unit =>
    issueLink(cast.visitor.context(), unit, {
      purpose: 'SET_PASSWORD',
      accountId: person.accountId,
      createdAt,
    }),
  )
  const token = await tokenMailedTo(harness, person.email, 'SET_PASSWORD')
  const [old, next] = [await oldEnd(person), await newEnd(person)]
  await harness.visitor.data(
    'mutation ($token: String!) { setPassword(token: $token, password: "otra clave") { __typename } }',
    { token },
  )
  for (const end of [old, next])
    expect(await confirm(end)).toMatchObject({ confirmEmailChange: { code: 'LINK_USED' } })
  const outcomes = await harness.services.db.prisma.emailChange.findMany({
    where: { accountId: person.accountId },
    orderBy: { id: 'asc' },
  })
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['REPLACED', 'CANCELED', 'CANCELED'])
})

test('a wrong password, one’s own address and the admin’s are refused before anything is mailed', async () => {
  const person = await somebody()
  expect(await ask(person, { password: 'otra' })).toMatchObject({
    requestEmailChange: { fields: [{ path: ['password'], message: 'Esa no es tu contraseña.' }] },
  })
  expect(await ask(person, { email: ` ${person.email.toUpperCase()}` })).toMatchObject({
    requestEmailChange: { fields: [{ path: ['email'], message: 'Ese ya es el email de tu cuenta.' }] },
  })
  expect(await cast.admin.data(REQUEST, { input: { email: person.next, password: PASSWORD } })).toMatchObject(
    { requestEmailChange: { code: 'NOT_ALLOWED' } },
  )
  await harness.drain()
  expect(harness.mails).toEqual([])
})

test('a password is guessed ten times, also from a stolen session', async () => {
  const person = await somebody()
  for (let times = 0; times < 10; times += 1) await ask(person, { password: `intento ${times}` })
  expect(await ask(person)).toMatchObject({ requestEmailChange: { code: 'RATE_LIMITED' } })
})

test('gives an address that two accounts want to the first to confirm, and notifies the other', async () => {
  const [one, two] = [await somebody(), await somebody()]
  await ask(one)
  const [oneOld, oneNew] = [await oldEnd(one), await newEnd(one)]
  await ask(two, { email: one.next })
  const twoNew = await newEnd(one)
  await confirm(await oldEnd(two))
  await confirm(oneOld)
  const answers = await Promise.all([confirm(oneNew), confirm(twoNew)])
  expect(answers).toContainEqual({ confirmEmailChange: { email: one.next, isDone: true } })
  expect(answers).toContainEqual({
    confirmEmailChange: { code: 'EMAIL_TAKEN', message: 'Ese email ya es de otra cuenta de Tuerca.' },
  })
  expect(await harness.services.db.prisma.account.count({ where: { email: one.next } })).toBe(1)
})

test('moves earlier requests of the new e-mail into the account', async () => {
  const next = 'ana-nueva@correo.test'
  await createRequest(harness.visitor, { contact: { name: 'Ana', email: next } })
  const { accountId } = requireAccount(cast.ana.viewer)
  await harness.services.db.prisma.account.update({ where: { id: accountId }, data: { passwordHash } })
  await cast.ana.data(REQUEST, { input: { email: next, password: PASSWORD } })
  for (const [to, purpose] of [
    ['ana@cast.test', 'LEAVE_EMAIL'],
    [next, 'TAKE_EMAIL'],
  ] as const)
    await confirm(await tokenMailedTo(harness, to, purpose))
  await harness.drain()
  expect(await harness.services.db.prisma.partRequest.count({ where: { buyerId: accountId } })).toBe(1)
})

test('deletes failed changes after a week, and keeps done ones', async () => {
  const { prisma } = harness.services.db
  const [done, forgotten] = [await somebody(), await somebody()]
  await ask(done)
  await confirm(await oldEnd(done))
  await confirm(await newEnd(done))
  await ask(forgotten)
  harness.clock.advance(8 * DAY_MS + 1)
  await harness.runJob('mailedLinks.removeOld')
  const left = (person: Person) => prisma.emailChange.count({ where: { accountId: person.accountId } })
  expect(await left(done)).toBe(1)
  expect(await left(forgotten)).toBe(0)
})
