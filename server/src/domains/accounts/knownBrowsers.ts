import { DAY_MS } from '../../platform/clock.ts'
import { cookieValues } from '../../platform/cookies.ts'
import { newId } from '../../platform/ids.ts'
import { readSigned, sign } from '../../platform/tokens.ts'
import type { OperationContext } from '../context.ts'

const PURPOSE = 'known-browser'
const LIFETIME_S = (180 * DAY_MS) / 1000
/** A browser sends one; more come from elsewhere. */
const MOST_SENT = 4

/**
 * The Set-Cookie value that marks a browser in which the owner of this e-mail has signed in. It opens nothing; signing in
 * there is limited by itself, so that a stranger's guesses elsewhere do not keep the owner out.
 */
export function markBrowser({ settings }: OperationContext, email: string): string {
  const mark = sign(settings.secret, PURPOSE, `${encoded(email)}~${newId()}`)
  const secure = isSecure(settings) ? '; Secure' : ''
  return `${cookieName(settings)}=${mark}; Max-Age=${LIFETIME_S}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** What tells this browser from others that are marked for this e-mail, or null when it is not. */
export function knownBrowser({ settings, cookieHeader }: OperationContext, email: string): string | null {
  for (const sent of cookieValues(cookieHeader, cookieName(settings)).slice(0, MOST_SENT)) {
    const mark = readSigned(settings.secret, PURPOSE, sent)
    if (mark?.startsWith(`${encoded(email)}~`)) return mark
  }
  return null
}

type Settings = OperationContext['settings']
const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
// Browsers take a cookie of this prefix only over https and from us.
export const browserCookieName = (secure: boolean) => (secure ? '__Host-tuerca_browser' : 'tuerca_browser')
const cookieName = (settings: Settings) => browserCookieName(isSecure(settings))
const encoded = (email: string) => Buffer.from(email).toString('base64url')
