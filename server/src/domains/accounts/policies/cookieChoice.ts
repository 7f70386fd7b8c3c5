import { cookieValues } from '../../../platform/cookies.ts'
import { POLICY_VERSIONS } from './policyVersions.ts'

/** Read by the pages too (client/plugins/pageHead.ts), so it is neither http-only nor named otherwise over https. */
export const CHOICE_COOKIE = 'tuerca_cookies'

/** The versions of the cookie policy, the one in force last. */
export const COOKIE_VERSIONS: readonly string[] = POLICY_VERSIONS['politica-cookies']
export const COOKIE_CHOICES = ['todas', 'necesarias'] as const

/**
 * The data a browser may keep: everything in our cookie policy, or only what the site needs while it is used.
 */
export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/**
 * The cookie choice of this browser. Only an answer to the newest version of the cookie policy counts;
 * without one it is the necessary ones.
 */
export function cookieChoice(cookieHeader: string | undefined): CookieChoice {
  const newest = COOKIE_VERSIONS.at(-1) ?? ''
  const [value = ''] = cookieValues(cookieHeader, CHOICE_COOKIE)
  const [version = '', , choice] = value.split('~')
  // While two releases run side by side, the newer one may have asked already.
  return version >= newest && choice === 'todas' ? 'todas' : 'necesarias'
}
