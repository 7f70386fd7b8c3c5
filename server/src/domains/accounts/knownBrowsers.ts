import { DAY_MS } from '../../platform/clock.ts'
import { cookieValues } from '../../platform/cookies.ts'
import { newId } from '../../platform/ids.ts'
import { keyedHash, readSigned, sign } from '../../platform/tokens.ts'
import type { OperationContext } from '../context.ts'
import { type CookieChoice, cookieChoice } from './cookieChoice.ts'

const PURPOSE = 'browser-of-owner'
const OWNER = 'owner-of-browser'
const LIFETIME_S = (180 * DAY_MS) / 1000
/** A browser sends one; more come from elsewhere. */
const MOST_SENT = 4

/**
 * The Set-Cookie value that marks a browser in which the owner of this e-mail has signed in. It opens nothing; signing in
 * there is limited by itself, so that a stranger's guesses elsewhere do not keep the owner out. Who has not agreed to
 * more is known until the browser is closed.
 */
export function markBrowser({ settings, cookieHeader }: OperationContext, email: string): string {
  const mark = sign(settings.secret, PURPOSE, `${ownerMark(settings, email)}~${newId()}`)
  return markCookie(settings, mark, cookieChoice(cookieHeader))
}

/** The Set-Cookie values that have the mark which a browser has last as long as this choice allows. */
export function rememberBrowser(
  settings: Settings,
  cookieHeader: string | undefined,
  choice: CookieChoice,
): string[] {
  const mark = cookieValues(cookieHeader, cookieName(settings))
    .slice(0, MOST_SENT)
    .find(sent => readSigned(settings.secret, PURPOSE, sent) !== null)
  return mark === undefined ? [] : [markCookie(settings, mark, choice)]
}

function markCookie(settings: Settings, mark: string, choice: CookieChoice): string {
  const lifetime = choice === 'todas' ? `; Max-Age=${LIFETIME_S}` : ''
  const secure = isSecure(settings) ? '; Secure' : ''
  return `${cookieName(settings)}=${mark}${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** What tells this browser from others that are marked for this e-mail, or null when it is not. */
export function knownBrowser({ settings, cookieHeader }: OperationContext, email: string): string | null {
  const owner = ownerMark(settings, email)
  for (const sent of cookieValues(cookieHeader, cookieName(settings)).slice(0, MOST_SENT)) {
    const mark = readSigned(settings.secret, PURPOSE, sent)
    if (mark?.startsWith(`${owner}~`)) return mark
  }
  return null
}

type Settings = OperationContext['settings']
const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
// Browsers take a cookie of this prefix only over https and from us.
export const browserCookieName = (secure: boolean) => (secure ? '__Host-tuerca_browser' : 'tuerca_browser')
const cookieName = (settings: Settings) => browserCookieName(isSecure(settings))
/** Whoever reads the browser’s cookies, or a log of them, does not learn the e-mail. */
const ownerMark = ({ secret }: Settings, email: string) => keyedHash(secret, OWNER, email)
