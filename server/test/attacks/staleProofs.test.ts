import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../src/domains/accounts/account.operations.ts'
import {
  requestPasswordLink,
  setPassword,
  signInByLink,
} from '../../src/domains/accounts/links/link.operations.ts'
import {
  beginSecondFactor,
  enableSecondFactor,
} from '../../src/domains/accounts/secondFactor/secondFactor.operations.ts'
import type { OperationContext } from '../../src/domains/context.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { newTotpKey, totpCode, totpStep } from '../../src/platform/totp.ts'
import { markedCookie } from '../browserCookies.ts'
import { createHarness, type Harness } from '../harness.ts'
import { tokenMailedTo } from '../linksWorld.ts'
import { type Cast, createCast } from '../world.ts'

const PASSWORD = 'una clave larga'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  const { prisma } = harness.services.db
  await prisma.session.deleteMany()
  await prisma.secondFactor.deleteMany()
  await prisma.account.updateMany({ data: { passwordHash: await hashPassword(PASSWORD), erasedAt: null } })
})

let places = 0
const somebody = () => harness.visitorAt(`198.18.20.${(places += 1)}`).context()
const owner = () => requireAccount(cast.litoral.viewer)
const sessions = () => harness.services.db.prisma.session.count({ where: { accountId: owner().accountId } })

/** The caller's context, in which another change happens between the proofs and the session. */
function overtakenBy(act: () => Promise<unknown>): OperationContext {
  const context = somebody()
  const start: OperationContext['sessions']['start'] = async (...given) => {
    await act()
    return context.sessions.start(...given)
  }
  return { ...context, sessions: { ...context.sessions, start } }
}

async function newPassword(): Promise<void> {
  const { email } = owner()
  await requestPasswordLink(somebody(), email)
  const token = await tokenMailedTo(harness, email, 'SET_PASSWORD')
  await setPassword(somebody(), { token, password: 'otra clave larga' })
}

async function secondFactor(): Promise<void> {
  const { setupKey } = await beginSecondFactor(cast.litoral.context(), PASSWORD)
  await enableSecondFactor(cast.litoral.context(), totpCode(setupKey, totpStep(harness.services.clock.now())))
}

const erasure = () =>
  harness.services.db.prisma.account.update({
    where: { id: owner().accountId },
    data: { erasedAt: harness.services.clock.now() },
  })

test.each([
  ['a new password', newPassword],
  ['a second factor', secondFactor],
  ['an erasure', erasure],
])('ends a new session begun with proofs from before %s', async (_what, act) => {
  const given = { email: owner().email, password: PASSWORD, code: null }
  await expect(signIn(overtakenBy(act), given)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await sessions()).toBe(0)
})

test('ends a new session begun with an old mailed link', async () => {
  const { email } = owner()
  const ask = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
  await harness.visitorAt('198.18.21.1').data(ask, { email })
  const token = await tokenMailedTo(harness, email, 'SIGN_IN')
  const entering = signInByLink(overtakenBy(newPassword), { token, code: null })
  await expect(entering).rejects.toMatchObject({ code: 'LINK_USED' })
  expect(await sessions()).toBe(0)
})

test('lets the owner recover the account from a known browser despite mails requested by strangers', async () => {
  const { email } = requireAccount(cast.bulevar.viewer)
  const limited = { code: 'RATE_LIMITED' }
  for (let times = 0; times < 5; times += 1) await requestPasswordLink(somebody(), email)
  await expect(requestPasswordLink(somebody(), email)).rejects.toMatchObject(limited)
  const at = async (marked: string) => ({
    ...somebody(),
    cookieHeader: await markedCookie(harness, marked),
  })
  await expect(requestPasswordLink(await at('ana@cast.test'), email)).rejects.toMatchObject(limited)
  const own = await at(email)
  await harness.drain()
  harness.mails.length = 0
  for (let times = 0; times < 5; times += 1) await requestPasswordLink(own, email)
  await expect(requestPasswordLink(own, email)).rejects.toMatchObject(limited)
  await harness.drain()
  expect(harness.mails.filter(({ to }) => to === email)).toHaveLength(5)
})

test("reveals nothing by a known browser's mark, which opens nothing and is no second factor", async () => {
  const { email } = owner()
  const context = somebody()
  const cookieHeader = await markedCookie(harness, email)
  const mark = decodeURIComponent(cookieHeader.split('=')[1] ?? '')
  const readable = mark
    .split(/[.~]/)
    .flatMap(part => [
      part,
      Buffer.from(part, 'base64url').toString('latin1'),
      Buffer.from(part, 'hex').toString('latin1'),
    ])
  expect(readable.filter(text => text.includes(email))).toEqual([])
  expect((await context.sessions.recognise(cookieHeader)).viewer).toMatchObject({ kind: 'visitor' })
  await secondFactor()
  const given = { email, password: PASSWORD, code: null }
  await expect(signIn({ ...context, cookieHeader }, given)).rejects.toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
  })
})

test('stops a stolen session from guessing the first code of an unfinished set-up', async () => {
  const thief = cast.bruno
  const { accountId } = requireAccount(thief.viewer)
  const { sealing, clock, db } = harness.services
  const key = newTotpKey()
  await db.prisma.secondFactor.create({
    data: { accountId, sealedKey: sealing.seal(key, accountId), createdAt: clock.now() },
  })
  const wrong = String((Number(totpCode(key, totpStep(clock.now()))) + 7) % 1_000_000).padStart(6, '0')
  for (let times = 0; times < 10; times += 1)
    await expect(enableSecondFactor(thief.context(), wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const right = totpCode(key, totpStep(clock.now()))
  await expect(enableSecondFactor(thief.context(), right)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
