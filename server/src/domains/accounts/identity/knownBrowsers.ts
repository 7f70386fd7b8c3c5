import type { Account } from '../../../generated/prisma/client.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { cookieValues } from '../../../platform/cookies.ts'
import { newId } from '../../../platform/ids.ts'
import { keyedHash, readSigned, sign } from '../../../platform/tokens.ts'
import type { OperationContext } from '../../context.ts'
import { type CookieChoice, cookieChoice } from '../policies/cookieChoice.ts'

const PURPOSE = 'browser-of-owner'
const OWNER = 'owner-of-browser'
const LIFETIME_S = (180 * DAY_MS) / 1000
/** A browser sends one; more come from elsewhere. */
const MOST_SENT = 4

/** The owner of the marks. */
export type MarkOwner = Pick<Account, 'id' | 'markGeneration'>

/**
 * The Set-Cookie value that marks a browser in which the owner of this account has signed in. The mark grants
 * nothing: tries there are counted separately, so that guesses elsewhere do not lock the owner out. Any
 * number of marks can be created, so every budget of one mark needs a budget of the account as well. Without
 * consent to more the mark lasts until the browser is closed.
 */
export function markBrowser({ settings, cookieHeader }: Asking, owner: MarkOwner): string {
  const mark = sign(settings.secret, PURPOSE, `${ownerMark(settings, owner)}~${newId()}`)
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

/** The mark that this browser has of this account; null without one of the present generation. */
export function markOf({ settings, cookieHeader }: Asking, owner: MarkOwner): string | null {
  const prefix = `${ownerMark(settings, owner)}~`
  return marksSent(settings, cookieHeader).find(mark => mark.startsWith(prefix)) ?? null
}

export interface KnownBrowser {
  readonly mark: string
  readonly accountId: string
}

/** The mark that this browser has of the account with this e-mail; null when it has none. */
export async function knownBrowser(
  ctx: Asking & Pick<OperationContext, 'db'>,
  email: string,
): Promise<KnownBrowser | null> {
  // Most browsers have no mark, and need no statement.
  if (marksSent(ctx.settings, ctx.cookieHeader).length === 0) return null
  const owner = await ctx.db.prisma.account.findUnique({
    where: { email },
    select: { id: true, markGeneration: true },
  })
  const mark = owner && markOf(ctx, owner)
  return mark ? { mark, accountId: owner.id } : null
}

function marksSent(settings: Settings, cookieHeader: string | undefined): string[] {
  return cookieValues(cookieHeader, cookieName(settings))
    .slice(0, MOST_SENT)
    .flatMap(sent => readSigned(settings.secret, PURPOSE, sent) ?? [])
}

type Asking = Pick<OperationContext, 'settings' | 'cookieHeader'>
type Settings = OperationContext['settings']
const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
// Browsers take a cookie of this prefix only over https and from us.
export const browserCookieName = (secure: boolean) => (secure ? '__Host-tuerca_browser' : 'tuerca_browser')
const cookieName = (settings: Settings) => browserCookieName(isSecure(settings))
/** Cookies, or a log of them, do not name the account. */
const ownerMark = ({ secret }: Settings, { id, markGeneration }: MarkOwner) =>
  keyedHash(secret, OWNER, `${id} ${markGeneration}`)
