import { randomBytes } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { cookieValues } from '../../platform/cookies.ts'
import { hashToken, keyedHash } from '../../platform/tokens.ts'
import type { OperationContext, Settings } from '../context.ts'
import { accountOf, isBuyer, NOTHING } from '../viewer.ts'

/** For how long a conversation is kept after it was last touched, and its browser's cookie with it. */
export const KEPT_DAYS = 30

/** The caller, with its cookies. */
export type Asking = Pick<OperationContext, 'viewer' | 'cookieHeader' | 'settings'>

// The format of `newBrowser`; anything else is not looked up in the database.
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')
// Browsers take a cookie of this prefix only over https and from us.
export const assistantCookieName = (secure: boolean) =>
  secure ? '__Host-tuerca_asistente' : 'tuerca_asistente'
const cookieName = (settings: Settings) => assistantCookieName(isSecure(settings))

/** The hash by which the asking browser's conversations are found; null for one that has none. */
export function browserHashOf({ cookieHeader, settings }: Pick<Asking, 'cookieHeader' | 'settings'>) {
  const token = cookieValues(cookieHeader, cookieName(settings)).find(value => TOKEN.test(value))
  return token ? hashToken(token) : null
}

/** A new browser's hash, and the Set-Cookie value that it is recognised by. */
export function newBrowser(settings: Settings): { browserHash: string; cookie: string } {
  const token = randomBytes(32).toString('base64url')
  return { browserHash: hashToken(token), cookie: cookieOf(settings, token) }
}

/** The Cookie header of a person who writes elsewhere than in a browser: only this server can make it. */
export function cookieOfContact(settings: Settings, contactId: string): string {
  return `${cookieName(settings)}=${keyedHash(settings.secret, 'assistant-contact', contactId)}`
}

/** The Set-Cookie value that makes the browser's cookie last from now on; null for one that has none. */
export function renewedCookie({ cookieHeader, settings }: Asking): string | null {
  const token = cookieValues(cookieHeader, cookieName(settings)).find(value => TOKEN.test(value))
  return token ? cookieOf(settings, token) : null
}

function cookieOf(settings: Settings, token: string): string {
  const secure = isSecure(settings) ? '; Secure' : ''
  return `${cookieName(settings)}=${token}; Max-Age=${(KEPT_DAYS * DAY_MS) / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The conversations of who asks: those of the account, and those that this browser began before anybody signed in. A conversation that an account has claimed is no longer the browser's.
 */
export function visibleAssistantConversations(asking: Asking): Prisma.AssistantConversationWhereInput {
  const account = accountOf(asking.viewer)
  if (account && !isBuyer(account)) return NOTHING
  const browserHash = browserHashOf(asking)
  const own = [
    ...(account ? [{ accountId: account.accountId }] : []),
    ...(browserHash ? [{ browserHash, accountId: null }] : []),
  ]
  return own.length > 0 ? { OR: own } : NOTHING
}

/**
 * The author of a command reads the conversation in its answer: a new browser gets its cookie only with that.
 */
export function visibleToTeller(conversationId: string): { id: string } {
  return { id: conversationId }
}

/** Keys that make the one open conversation of an account or of a browser unique. */
export const accountKey = (accountId: string) => `account:${accountId}`
export const browserKey = (browserHash: string) => `browser:${browserHash}`
