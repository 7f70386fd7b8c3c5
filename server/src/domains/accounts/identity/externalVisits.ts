import { z } from 'zod'
import { IdentityVendor } from '../../../generated/prisma/enums.ts'
import { after, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts'
import { cookieValues } from '../../../platform/cookies.ts'
import { newId } from '../../../platform/ids.ts'
import { keyedHash, readSigned, sign } from '../../../platform/tokens.ts'
import type { OperationContext, Settings } from '../../context.ts'
import type { ConsentKeys } from './signInVendor.ts'

/** A browser's visit to a vendor's consent page, from its beginning until it led to something. */
export interface ExternalVisit {
  readonly vendor: IdentityVendor
  /** A path of ours, to go on to. */
  readonly onward: string
  readonly keys: ConsentKeys
  /** The cookie's value: who has it is the browser that began. */
  readonly token: string
}

const PURPOSE = 'external-visit'
/** Until then one has to be back from the consent page. */
const VISIT_MS = 10 * MINUTE_MS
/** How long the vendor's answer can be used after that. */
export const RETURN_MS = 30 * MINUTE_MS
/** A browser sends one; more come from elsewhere. */
const MOST_SENT = 4

const content = z.tuple([
  z.uuid(),
  z.enum(IdentityVendor),
  z.coerce.number().int(),
  z.base64url().transform(path => Buffer.from(path, 'base64url').toString('utf8')),
])

// Browsers take a cookie of this prefix only over https and from us: no subdomain can plant a visit of its own.
export const visitCookieName = (secure: boolean) => (secure ? '__Host-tuerca_visit' : 'tuerca_visit')
const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')

/**
 * Begins a visit: nothing is stored, all of it is in the browser's cookie. The visit comes back from another site, so the cookie is Lax; scripts cannot read it.
 */
export function beginVisit(
  { settings, clock }: Pick<OperationContext, 'settings' | 'clock'>,
  vendor: IdentityVendor,
  onward: string,
): { visit: ExternalVisit; cookie: string } {
  const until = after(clock.now(), VISIT_MS).getTime()
  const id = [newId(), vendor, until, Buffer.from(onward).toString('base64url')].join('~')
  const token = sign(settings.secret, PURPOSE, id)
  const cookie = visitCookie(settings, token, (VISIT_MS + RETURN_MS) / SECOND_MS)
  return { visit: visitOf(settings, vendor, onward, token), cookie }
}

/** The Set-Cookie value that ends a browser's visit. */
export const endVisit = (settings: Settings) => visitCookie(settings, '', 0)

function visitCookie(settings: Settings, value: string, maxAge: number): string {
  const secure = isSecure(settings)
  return `${visitCookieName(secure)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

function visitOf({ secret }: Settings, vendor: IdentityVendor, onward: string, token: string): ExternalVisit {
  const key = (name: string) => keyedHash(secret, `${PURPOSE}-${name}`, token)
  return {
    vendor,
    onward,
    token,
    keys: { state: key('state'), nonce: key('nonce'), codeVerifier: key('verifier') },
  }
}

type Sent = Pick<OperationContext, 'settings' | 'clock' | 'cookieHeader'>

/** The tokens that a browser sent, made by us; who has none has begun nothing. */
export function visitTokens({ settings, cookieHeader }: Omit<Sent, 'clock'>): string[] {
  return cookieValues(cookieHeader, visitCookieName(isSecure(settings)))
    .slice(0, MOST_SENT)
    .filter(token => readSigned(settings.secret, PURPOSE, token) !== null)
}

/** The visit to this vendor that this browser has begun with this state, in time; null for any other. */
export function visitWith(ctx: Sent, vendor: IdentityVendor, state: string): ExternalVisit | null {
  for (const token of visitTokens(ctx)) {
    const id = readSigned(ctx.settings.secret, PURPOSE, token) ?? ''
    const parsed = content.safeParse(id.split('~'))
    if (!parsed.success) continue
    const [, begunWith, until, onward] = parsed.data
    const visit = visitOf(ctx.settings, vendor, onward, token)
    if (begunWith === vendor && visit.keys.state === state && ctx.clock.now().getTime() < until) return visit
  }
  return null
}
