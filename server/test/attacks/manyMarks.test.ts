import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../src/domains/accounts/account.operations.ts'
import { closeOtherDevices } from '../../src/domains/accounts/identity/device.operations.ts'
import { knownBrowser } from '../../src/domains/accounts/identity/knownBrowsers.ts'
import { requestPasswordLink, setPassword } from '../../src/domains/accounts/links/link.operations.ts'
import {
  beginSecondFactor,
  enableSecondFactor,
} from '../../src/domains/accounts/secondFactor/secondFactor.operations.ts'
import {
  CODES_PER_ACCOUNT,
  proveSecondFactor,
} from '../../src/domains/accounts/secondFactor/secondFactors.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { newTotpKey, totpCode, totpStep } from '../../src/platform/totp.ts'
import { markedCookie } from '../browserCookies.ts'
import { type Caller, createHarness, type Harness } from '../harness.ts'
import { tokenMailedTo } from '../linksWorld.ts'
import { createBuyer } from '../world.ts'

const PASSWORD = 'una clave larga'

let harness: Harness
let passwordHash: string
beforeAll(async () => {
  harness = await createHarness()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => harness.close())

let places = 0
/** A browser at an address of its own, with the cookie of a mark if given. */
const browser = (cookieHeader?: string) => ({
  ...harness.visitorAt(`198.18.${40 + Math.floor(places / 250)}.${(places += 1) % 250}`).context(),
  cookieHeader,
})

interface Person {
  readonly id: string
  readonly email: string
  readonly caller: Caller
}
let people = 0
async function newPerson(): Promise<Person> {
  const email = `marcas${(people += 1)}@cast.test`
  const caller = await createBuyer(harness, { name: 'Marcas', email })
  const { accountId: id } = requireAccount(caller.viewer)
  await harness.services.db.prisma.account.update({ where: { id }, data: { passwordHash } })
  return { id, email, caller }
}

/** As many marks as after this number of sign-ins. */
const marksOf = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => markedCookie(harness, email)))

/** Number of attempts that were answered instead of refused by a limit. */
async function answered(attempts: readonly (() => Promise<unknown>)[]): Promise<number> {
  let count = 0
  for (const attempt of attempts)
    await attempt().then(
      () => (count += 1),
      (error: { code?: string }) => {
        if (error.code !== 'RATE_LIMITED') count += 1
      },
    )
  return count
}

async function turnOnFactor({ id }: { id: string }): Promise<string> {
  const { db, sealing, clock } = harness.services
  const key = newTotpKey()
  const at = clock.now()
  await db.prisma.secondFactor.create({
    data: { accountId: id, sealedKey: sealing.seal(key, id), enabledAt: at, createdAt: at },
  })
  return key
}

test('allows no more codes with marks of forty sign-ins', async () => {
  const person = await newPerson()
  await turnOnFactor(person)
  const marks = await marksOf(person.email, 40)
  const tries = marks.flatMap(mark =>
    Array.from({ length: 5 }, () => () => proveSecondFactor(browser(mark), person, '000000')),
  )
  expect(await answered(tries)).toBe(15)
})

test('allows ninety codes a day with all marks together', async () => {
  const person = await newPerson()
  await turnOnFactor(person)
  const { rateLimit } = harness.services
  // Like attempts spread over a day: only the first fifteen of each quarter of an hour are accepted.
  let count = 0
  for (let round = 0; round < 10; round += 1) {
    const marks = await marksOf(person.email, 4)
    const tries = marks.flatMap(mark =>
      Array.from({ length: 5 }, () => () => proveSecondFactor(browser(mark), person, '000000')),
    )
    count += await answered(tries)
    await rateLimit.restore(CODES_PER_ACCOUNT, person.id)
  }
  expect(count).toBe(90)
})

test("keeps the owner's codes when a thief without a mark uses theirs up", async () => {
  const person = await newPerson()
  const key = await turnOnFactor(person)
  const tries = Array.from({ length: 40 }, () => () => proveSecondFactor(browser(), person, '000000'))
  expect(await answered(tries)).toBe(5)
  const code = totpCode(key, totpStep(harness.clock.now()))
  expect(await proveSecondFactor(browser(await markedCookie(harness, person.email)), person, code)).toBe(true)
})

test('allows no more password guesses with more marks', async () => {
  const { email } = await newPerson()
  const marks = await marksOf(email, 40)
  const guesses = marks.flatMap(mark =>
    Array.from(
      { length: 5 },
      () => () => signIn(browser(mark), { email, password: 'adivinada', code: null }),
    ),
  )
  expect(await answered(guesses)).toBe(30)
})

test('mails no more links with more marks', async () => {
  const { email } = await newPerson()
  const marks = await marksOf(email, 20)
  const wishes = marks.flatMap(mark =>
    Array.from({ length: 5 }, () => () => requestPasswordLink(browser(mark), email)),
  )
  await answered(wishes)
  await harness.drain()
  expect(harness.mails.filter(({ to }) => to === email)).toHaveLength(5)
})

const newPassword = async ({ email }: Person) => {
  await requestPasswordLink(browser(), email)
  await setPassword(browser(), {
    token: await tokenMailedTo(harness, email, 'SET_PASSWORD'),
    password: PASSWORD,
  })
}
const newFactor = async ({ caller }: Person) => {
  const { setupKey } = await beginSecondFactor(caller.context(), PASSWORD)
  await enableSecondFactor(caller.context(), totpCode(setupKey, totpStep(harness.clock.now())))
}

test.each([
  ['a new password', newPassword],
  ['closing all other devices', ({ caller }: Person) => closeOtherDevices(caller.context())],
  ['a new factor', newFactor],
])('voids the marks of all browsers after %s', async (_what, act) => {
  const person = await newPerson()
  const { id, email } = person
  const mark = await markedCookie(harness, email)
  expect(await knownBrowser(browser(mark), email)).toMatchObject({ accountId: id })
  await act(person)
  expect(await knownBrowser(browser(mark), email)).toBeNull()
})

test('keeps the browser known that sets a new password', async () => {
  const { id, email } = await newPerson()
  const mark = await markedCookie(harness, email)
  await requestPasswordLink(browser(mark), email)
  const token = await tokenMailedTo(harness, email, 'SET_PASSWORD')
  const { cookies } = await setPassword(browser(mark), { token, password: PASSWORD })
  const [renewed] = cookies.map(cookie => cookie.split(';')[0])
  expect(await knownBrowser(browser(renewed), email)).toMatchObject({ accountId: id })
})
