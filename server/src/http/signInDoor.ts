import type { ServerResponse } from 'node:http'
import {
  type CameBack,
  comeBack,
  type Landing,
  startVisit,
} from '../domains/accounts/identity/comeBack.operations.ts'
import { IDENTITY_VENDOR_NAMES, type IdentityVendor } from '../domains/accounts/identity/signInVendor.ts'
import type { OperationContext, Services } from '../domains/context.ts'
import { clientIp } from './client.ts'
import { isPrivateLink } from './privateLinks.ts'
import { type Door, firstPart, SERVER_PATHS, sendJson, sendUnavailable } from './router.ts'

const VENDORS = Object.keys(IDENTITY_VENDOR_NAMES) as IdentityVendor[]
const slugOf = (vendor: IdentityVendor) => vendor.toLowerCase()
const startPath = (vendor: IdentityVendor) => `/oauth/${slugOf(vendor)}`
/** Path to which the consent page returns. */
export const returnPath = (vendor: IdentityVendor) => `${startPath(vendor)}/callback`

const PANEL = '/dashboard'
/** Opens the request that this tab followed last; the browser alone knows its link. */
const LAST_FOLLOWED = '/seguimiento?ultimo=si'
/** Longer than any address of ours; browsers refuse larger cookies. */
const LONGEST_PATH = 1000

/**
 * GET /oauth/<vendor> redirects the browser to the vendor's consent page, with `volver` as the path to return
 * to; GET /oauth/<vendor>/callback receives the result. Browsers open both as pages, so both answer with
 * redirects only.
 */
export function signInDoor(services: Services, trustProxy: boolean): Door {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/oauth/')) return false
    const started = VENDORS.find(vendor => url.pathname === startPath(vendor))
    const returned = VENDORS.find(vendor => url.pathname === returnPath(vendor))
    if (!started && !returned) {
      sendJson(response, 404, { error: 'No such page.' })
      return true
    }
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET')
      sendJson(response, 405, { error: 'GET only' })
      return true
    }
    // A prefetch would replace a sign-in that is under way.
    if (String(request.headers['sec-purpose'] ?? '').includes('prefetch')) {
      sendUnavailable(response, { error: 'Not ahead of time.' })
      return true
    }
    // A picture or a script of another site would do the same.
    const wanted = request.headers['sec-fetch-dest'] ?? 'document'
    if (wanted !== 'document') {
      sendJson(response, 403, { error: 'Only as a page.' })
      return true
    }
    if (started) {
      start(services, response, started, ownPath(services.settings.publicUrl, url.searchParams.get('volver')))
      return true
    }
    const { viewer } = await services.sessions.recognise(request.headers.cookie)
    const ctx: OperationContext = {
      ...services,
      viewer,
      clientIp: clientIp(request, trustProxy),
      userAgent: request.headers['user-agent'] ?? null,
      cookieHeader: request.headers.cookie,
    }
    const query = url.searchParams
    const { vendor, landing, cookies } = await comeBack(ctx, returned as IdentityVendor, {
      state: query.get('state') ?? '',
      code: query.has('error') ? null : query.get('code'),
      error: query.get('error'),
    })
    goTo(response, addressOf(vendor, landing), cookies)
    return true
  }
}

function start(services: Services, response: ServerResponse, vendor: IdentityVendor, onward: string): void {
  const begun = startVisit(services, vendor, onward)
  if (begun) return goTo(response, begun.consentUrl.href, [begun.cookie])
  const why = { kind: 'failed', why: 'SWITCHED_OFF', onward, isSignedIn: false } as const
  return goTo(response, addressOf(vendor, why), [])
}

function goTo(response: ServerResponse, location: string, cookies: readonly string[]): void {
  response.writeHead(303, {
    location,
    'cache-control': 'no-store',
    // The callback's address contains the code.
    'referrer-policy': 'no-referrer',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  })
  response.end()
}

/**
 * The requested path; the panel when it is missing, too long, no page, on another site or a sign-in address.
 */
export function ownPath(publicUrl: string, wish: string | null): string {
  if (!wish?.startsWith('/') || wish.length > LONGEST_PATH || !URL.canParse(wish, publicUrl)) return PANEL
  const target = new URL(wish, publicUrl)
  // A path that itself begins with two slashes names a host to browsers.
  const pathname = target.pathname.replace(/^\/+/, '/')
  const first = firstPart(pathname)
  const isOurPage =
    target.origin === new URL(publicUrl).origin && first !== 'auth' && !SERVER_PATHS.has(first)
  return isOurPage ? withoutSecret(target, pathname + target.search + target.hash) : PANEL
}

/** Replaces a private link by a path that may be stored in cookies, rows and addresses. */
function withoutSecret(target: URL, path: string): string {
  if (!isPrivateLink(target)) return path
  return target.pathname.startsWith('/seguimiento/') ? LAST_FOLLOWED : PANEL
}

/** Address of the page that shows the outcome, as the client's routes define it. */
function addressOf(vendor: CameBack['vendor'], landing: Landing): string {
  const con = slugOf(vendor)
  switch (landing.kind) {
    case 'onward':
      return landing.path
    case 'secondFactor':
      return address('/auth', { con, paso: 'codigo', volver: landing.onward })
    case 'knownEmail':
      return address('/auth', { con, paso: 'vincular', email: landing.email, volver: landing.onward })
    case 'newcomer':
      return address('/auth/completar', { volver: landing.onward })
    case 'link':
      return address('/cuenta/seguridad', { con, paso: 'vincular' })
    case 'failed': {
      const fallo = landing.why.toLowerCase().replace('_', '-')
      return landing.isSignedIn
        ? address('/cuenta/seguridad', { con, fallo })
        : address('/auth', { con, fallo, volver: landing.onward })
    }
  }
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== '' && value !== PANEL),
  )
  return search.size > 0 ? `${path}?${search}` : path
}
