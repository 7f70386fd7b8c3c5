import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../src/domains/accounts/account.operations.ts'
import { PROOFS_PER_ACCOUNT_A_DAY, provePassword } from '../../src/domains/accounts/identity/passwordProof.ts'
import {
  SIGN_INS_PER_EMAIL,
  SIGN_INS_PER_EMAIL_A_DAY,
} from '../../src/domains/accounts/identity/signInLimits.ts'
import { requestPasswordLink, setPassword } from '../../src/domains/accounts/links/link.operations.ts'
import {
  beginSecondFactor,
  enableSecondFactor,
  FIRST_CODES_A_DAY,
} from '../../src/domains/accounts/secondFactor/secondFactor.operations.ts'
import { requireAccount } from '../../src/domains/viewer.ts'
import { hashPassword } from '../../src/platform/passwords.ts'
import { totpCode, totpStep } from '../../src/platform/totp.ts'
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
  await harness.services.db.prisma.account.updateMany({
    data: { passwordHash: await hashPassword(PASSWORD) },
  })
})

let places = 0
const somewhere = () => harness.visitorAt(`198.18.30.${(places += 1)}`).context()

/** Like attempts spread over a day, never too many in a quarter of an hour. */
async function spendDay(allowance: { name: string; points: number; perMs: number }, key: string) {
  for (let times = 0; times < allowance.points; times += 1)
    await harness.services.rateLimit.spend(allowance, key)
}

test('refuses even the right password from everywhere after a day’s guesses', async () => {
  const { email } = requireAccount(cast.ana.viewer)
  const given = { email, password: PASSWORD, code: null }
  await spendDay(SIGN_INS_PER_EMAIL_A_DAY, email)
  await expect(signIn(somewhere(), given)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Demasiados intentos\. Probá de nuevo en \d+ horas\.$/),
  })
  const context = somewhere()
  const cookieHeader = await markedCookie(harness, email)
  expect((await signIn({ ...context, cookieHeader }, given)).account.email).toBe(email)
})

test("keeps the owner's remaining attempts after a right password", async () => {
  const { email } = requireAccount(cast.bruno.viewer)
  const given = { email, password: PASSWORD, code: null }
  const { rateLimit } = harness.services
  for (let times = 1; times < SIGN_INS_PER_EMAIL_A_DAY.points; times += 1)
    await rateLimit.spend(SIGN_INS_PER_EMAIL_A_DAY, email)
  await signIn(somewhere(), given)
  expect((await signIn(somewhere(), given)).account.email).toBe(email)
})

test('lets the owner in at once after a password reset by mail, despite earlier guesses', async () => {
  const { email } = requireAccount(cast.litoral.viewer)
  await spendDay(SIGN_INS_PER_EMAIL_A_DAY, email)
  await spendDay(SIGN_INS_PER_EMAIL, email)
  await requestPasswordLink(somewhere(), email)
  const token = await tokenMailedTo(harness, email, 'SET_PASSWORD')
  const password = 'otra clave larga'
  await expect(signIn(somewhere(), { email, password, code: null })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  await setPassword(somewhere(), { token, password })
  expect((await signIn(somewhere(), { email, password, code: null })).account.email).toBe(email)
})

test('stops a stolen session from guessing the password all day or the first code of an unfinished set-up', async () => {
  const { accountId } = requireAccount(cast.bulevar.viewer)
  const thief = cast.bulevar.context()
  const { setupKey } = await beginSecondFactor(thief, PASSWORD)
  await spendDay(PROOFS_PER_ACCOUNT_A_DAY, accountId)
  await expect(provePassword(thief, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await spendDay(FIRST_CODES_A_DAY, accountId)
  const right = totpCode(setupKey, totpStep(harness.clock.now()))
  await expect(enableSecondFactor(thief, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
