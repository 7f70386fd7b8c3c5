import { fields, listUpTo, parseAs, textUpTo, whole } from '../../lib/shape'

const KEY = 'tuerca.pedidos'
/** How many requests a browser remembers: the latest. */
const MOST = 5
const WHAT_LENGTH = 120
/** How many days a browser remembers a request after its page was opened; a request expires after as many. */
export const REMEMBERED_DAYS = 30
const DAY_MS = 86_400_000

/** A request without an account, made in this browser with a phone alone, or whose page was opened in it. */
export type RememberedRequest = {
  /** Its token before its page was opened. */
  readonly id: string
  /** Token of its link. */
  readonly token: string
  /** The request's main part: 'Óptica delantera izquierda'. */
  readonly what: string
  /** Time of the last visit in ms. */
  readonly openedAt: number
}

const stored = listUpTo(
  MOST,
  fields({ id: textUpTo(100), token: textUpTo(400), what: textUpTo(WHAT_LENGTH), openedAt: whole }),
)

/** The remembered requests that are not too old, the latest first. `now` in ms. */
export function rememberedRequests(now: number): readonly RememberedRequest[] {
  const isRecent = ({ openedAt }: RememberedRequest) => Math.abs(now - openedAt) < REMEMBERED_DAYS * DAY_MS
  return readAll().filter(isRecent)
}

/** Remembers a request, in place of an older link of the same one, whose id may not have been known. `now` in ms. */
export function rememberRequest(request: Omit<RememberedRequest, 'openedAt'>, now: number): void {
  const others = rememberedRequests(now).filter(
    ({ id, token }) => id !== request.id && token !== request.token,
  )
  const latest = { ...request, what: request.what.slice(0, WHAT_LENGTH), openedAt: now }
  writeAll([latest, ...others].slice(0, MOST))
}

/** Forgets the request with this link: it ended, an account took it, or the person wants so. */
export function forgetRequest(token: string): void {
  const all = readAll()
  const others = all.filter(request => request.token !== token)
  if (others.length < all.length) writeAll(others)
}

function readAll(): readonly RememberedRequest[] {
  try {
    return parseAs(stored, localStorage.getItem(KEY)) ?? []
  } catch {
    return []
  }
}

function writeAll(requests: readonly RememberedRequest[]): void {
  try {
    if (requests.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(requests))
  } catch {
    // Blocked or full: the link in the mail still leads back.
  }
}
