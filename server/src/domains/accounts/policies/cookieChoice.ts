import { cookieValues } from '../../../platform/cookies.ts'
import { POLICY_VERSIONS } from './policyVersions.ts'

/** Read by the pages too (client/plugins/pageHead.ts), so it is neither http-only nor named otherwise over https. */
export const CHOICE_COOKIE = 'tuerca_cookies'

/** Of the cookie policy, the one that holds last. */
export const COOKIE_VERSIONS: readonly string[] = POLICY_VERSIONS['politica-cookies']
export const COOKIE_CHOICES = ['todas', 'necesarias'] as const

/** What a browser may keep: all that our cookie policy lists, or only what the site needs while it is used. */
export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/**
 * What this browser has agreed to. Only an answer to the newest version of the cookie policy counts; without one it is
 * what is necessary.
 */
export function cookieChoice(cookieHeader: string | undefined): CookieChoice {
  const newest = COOKIE_VERSIONS.at(-1) ?? ''
  const [value = ''] = cookieValues(cookieHeader, CHOICE_COOKIE)
  const [version = '', , choice] = value.split('~')
  // While two releases run side by side, the newer one may have asked already.
  return version >= newest && choice === 'todas' ? 'todas' : 'necesarias'
}
