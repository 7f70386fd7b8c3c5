import type { Account } from '../../../generated/prisma/client.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { OperationContext } from '../../context.ts'
import { knownBrowser } from './knownBrowsers.ts'

export const SIGN_INS_PER_ADDRESS = { name: 'sign-in-ip', points: 100, perMs: 15 * MINUTE_MS }
const SIGN_INS_PER_EMAIL_AND_ADDRESS = { name: 'sign-in-email-ip', points: 10, perMs: 15 * MINUTE_MS }
/** Browsers in which the owner has signed in before: guesses of strangers count elsewhere. */
const SIGN_INS_PER_KNOWN_BROWSER = { name: 'sign-in-browser', points: 10, perMs: 15 * MINUTE_MS }
const SIGN_INS_PER_KNOWN_BROWSER_A_DAY = { name: 'sign-in-browser-day', points: 100, perMs: DAY_MS }
/** All known browsers of one account together: anybody with the password may have created many of them. */
export const SIGN_INS_BY_MARKS = { name: 'sign-in-marks', points: 30, perMs: 15 * MINUTE_MS }
export const SIGN_INS_BY_MARKS_A_DAY = { name: 'sign-in-marks-day', points: 200, perMs: DAY_MS }
/** Unknown browsers. */
export const SIGN_INS_PER_EMAIL = { name: 'sign-in-email', points: 100, perMs: 15 * MINUTE_MS }
export const SIGN_INS_PER_EMAIL_A_DAY = { name: 'sign-in-email-day', points: 300, perMs: DAY_MS }

/** Spends one try to sign in; returns how to give back what this person has tried. Throws RateLimited. */
export async function spendSignIn(ctx: OperationContext, email: string): Promise<() => Promise<void>> {
  const browser = await knownBrowser(ctx, email)
  if (browser) {
    const budgets = [
      [SIGN_INS_PER_KNOWN_BROWSER, browser.mark],
      [SIGN_INS_PER_KNOWN_BROWSER_A_DAY, browser.mark],
      [SIGN_INS_BY_MARKS, browser.accountId],
      [SIGN_INS_BY_MARKS_A_DAY, browser.accountId],
    ] as const
    for (const [allowance, key] of budgets) await ctx.rateLimit.spend(allowance, key)
    return async () => {
      for (const [allowance, key] of budgets) await ctx.rateLimit.restore(allowance, key)
    }
  }
  const emailAndAddress = `${email} ${ctx.clientIp}`
  await ctx.rateLimit.spend(SIGN_INS_PER_ADDRESS, ctx.clientIp)
  await ctx.rateLimit.spend(SIGN_INS_PER_EMAIL_AND_ADDRESS, emailAndAddress)
  await ctx.rateLimit.spend(SIGN_INS_PER_EMAIL, email)
  await ctx.rateLimit.spend(SIGN_INS_PER_EMAIL_A_DAY, email)
  return async () => {
    await ctx.rateLimit.restore(SIGN_INS_PER_EMAIL_AND_ADDRESS, emailAndAddress)
    await ctx.rateLimit.restore(SIGN_INS_PER_EMAIL_A_DAY, email)
  }
}

/** Clears the failed tries before a new password: its owner is about to sign in with it. */
export async function forgetSignIns(
  { rateLimit }: OperationContext,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await rateLimit.restore(SIGN_INS_PER_EMAIL, email)
  await rateLimit.restore(SIGN_INS_PER_EMAIL_A_DAY, email)
  await rateLimit.restore(SIGN_INS_BY_MARKS, id)
  await rateLimit.restore(SIGN_INS_BY_MARKS_A_DAY, id)
}
