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

/** As tries do that are spread over a day, of which no quarter of an hour has too many. */
async function spendDay(allowance: { name: string; points: number; perMs: number }, key: string) {
  for (let times = 0; times < allowance.points; times += 1)
    await harness.services.rateLimit.spend(allowance, key)
}

test('patience does not help: after a day’s guesses not even the right password counts, from nowhere', async () => {
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

test('a right password takes away none of the tries that its owner has left', async () => {
  const { email } = requireAccount(cast.bruno.viewer)
  const given = { email, password: PASSWORD, code: null }
  const { rateLimit } = harness.services
  for (let times = 1; times < SIGN_INS_PER_EMAIL_A_DAY.points; times += 1)
    await rateLimit.spend(SIGN_INS_PER_EMAIL_A_DAY, email)
  await signIn(somewhere(), given)
  expect((await signIn(somewhere(), given)).account.email).toBe(email)
})

test('who sets the password anew by the mailed link gets in at once, whatever was guessed before', async () => {
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

test('a stolen session neither guesses the password all day long nor the first code of a set-up that was left', async () => {
  const { accountId } = requireAccount(cast.bulevar.viewer)
  const thief = cast.bulevar.context()
  const { setupKey } = await beginSecondFactor(thief, PASSWORD)
  await spendDay(PROOFS_PER_ACCOUNT_A_DAY, accountId)
  await expect(provePassword(thief, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await spendDay(FIRST_CODES_A_DAY, accountId)
  const right = totpCode(setupKey, totpStep(harness.clock.now()))
  await expect(enableSecondFactor(thief, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
