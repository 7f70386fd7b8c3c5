import { type DialogName, dialogNames } from './dialogNames'
import { MAX_MESSAGE } from './lib/generated/limits'
import { parseUrl } from './lib/generated/parseUrl'

/** Every address of the site. No other module writes one. */
export const paths = {
  home: '/',
  howItWorks: '/como-funciona',
  forProviders: '/proveedores',
  about: '/sobre-nosotros',
  contact: '/contacto',
  faq: '/faq',
  terms: '/terminos-uso',
  privacy: '/politica-privacidad',
  cookies: '/politica-cookies',
  disputes: '/resolucion-disputas',
  security: '/seguridad',
  developers: '/desarrolladores',
  /** Parts by make; `brand` is a name of lib/brands.ts in lower case. */
  brands: (brand?: string) => address('/repuestos-por-marca', { marca: brand }),

  /**
   * Sign-in; `mode: 'signup'` opens the sign-up, with a `kind` its first step. `returnTo` is the path to open
   * afterwards, one of ours.
   */
  auth: (options: AuthOptions = {}) =>
    address('/auth', {
      mode: options.mode,
      tipo: kindWord(options.kind),
      alta: options.isShort ? 'corta' : undefined,
      paso: options.step === undefined || options.step === 1 ? undefined : String(options.step),
      email: options.email,
      clave: options.hasNewPassword ? 'nueva' : undefined,
      volver: withoutSecret(options.returnTo),
    }),

  /** The form for a password link, and the form for a new password that the link opens. */
  recoverPassword: (email?: string) => address('/recuperar-password', { email }),

  /** The form for a sign-in link, and the page that the link opens. */
  signInLink: (email?: string) => address('/auth/enlace', { email }),

  /** A vendor's consent page, by a redirect of the server; `returnTo` is the path to open afterwards. */
  signInWith: (vendor: 'google' | 'facebook', returnTo?: string) =>
    address(`/oauth/${vendor}`, { volver: withoutSecret(returnTo) }),
  /** The form for data missing after a vendor's sign-up. */
  finishSignUp: (options: Pick<AuthOptions, 'kind' | 'returnTo'> = {}) =>
    address('/auth/completar', { tipo: kindWord(options.kind), volver: withoutSecret(options.returnTo) }),

  /** Sessions, password and e-mail of the account. */
  accountSecurity: '/cuenta/seguridad',
  /** The channels of each kind of notice. */
  noticePreferences: '/cuenta/avisos',
  /** The page of the keys by which a provider's own programs use the API. */
  apiKeys: '/cuenta/claves',
  /** The provider's own catalogue. */
  catalogue: '/cuenta/catalogo',
  /** The payments of the account; receiptPath.ts has the address of a receipt. */
  payments: '/cuenta/pagos',
  /** The form for the code of a warranty certificate; warrantyPath.ts has the address of a certificate. */
  warranty: '/garantia',
  /** The page with all notifications of the bell. */
  notifications: '/notificaciones',

  /** Target of the mailed links of an e-mail change; `anterior` or `nuevo` has the token. */
  emailChange: '/cuenta/email',
  /** Access log of personal data, and the account's rights. */
  privacySettings: '/cuenta/privacidad',
  /** The request for deletion of personal data. */
  dataDeletion: '/eliminacion-datos',
  /** Target of its mailed link. */
  confirmDeletion: '/eliminacion-datos/confirmar',
  /** Download of the account's data, served by the server itself. */
  ownData: (format: 'html' | 'json') => `/mis-datos/tuerca.${format}`,
  /** The request page; `part` prefills the first part's description in the form. */
  findPart: (options: FindPartOptions = {}) =>
    address('/buscar-repuesto', {
      mode: options.mode,
      pieza: options.part,
      marca: options.brand,
      modelo: options.model,
    }),

  /** The account's panel; `tab` opens one of its tabs. */
  dashboard: (tab?: string) => (tab ? `/dashboard/${encodeURIComponent(tab)}` : '/dashboard'),

  /** The page of one of the buyer's own requests, by its id. */
  request: (id: string) => `/dashboard/consultas/${encodeURIComponent(id)}`,
  /** The request that this tab followed last. */
  lastFollowed: '/seguimiento?ultimo=si',
  /** The page of a request without an account, by its link's token; without one, the form for a new link. */
  follow: (token?: string) => (token ? `/seguimiento/${encodeURIComponent(token)}` : '/seguimiento'),
  /** Target of the mail 'Confirmá tu pedido'. */
  confirmRequest: '/confirmar-pedido',

  /**
   * The conversation about an order, by its id or its request’s; a request with several orders leads to the newest.
   * `?pedido=` with the id of an order precedes both.
   */
  chat: (about: string) => `/chat/${encodeURIComponent(about)}`,

  /** The page of a dispute, for both parties and the team; by an order's id the form that opens one about it. */
  dispute: (about: string) => `/disputas/${encodeURIComponent(about)}`,

  paymentSuccess: '/payment-success',
  paymentCanceled: '/payment-canceled',
  paymentPending: '/payment-pending',
  admin: '/admin',
  /** Enquiries to our team. */
  adminEnquiries: '/admin/consultas',
  /** Reports of reviews to our team. */
  adminReviewReports: '/admin/calificaciones',
  /** Reports of messages to our team. */
  adminMessageReports: '/admin/mensajes',
  adminTestimonials: '/admin/portada',
  /** Page visits; on one day, '2026-11-22', or in all. */
  adminVisits: (day?: string) => `/admin/visitas${day ? `?dia=${day}` : ''}`,
  /** Settings of the assistant's language model. */
  adminAssistant: '/admin/asistente',
  /** Requests for deletion of personal data. */
  adminDataRequests: '/admin/datos',
  /** Bank accounts that providers ask to be paid to. */
  adminPayoutAccounts: '/admin/cuentas',
  /** Disputes about orders. */
  adminDisputes: '/admin/disputas',
  /** Sent orders that nobody confirmed or disputed in ten days. */
  adminOverdueReceipts: '/admin/recepciones',
  /** Refunds that did not reach the payer. */
  adminFailedRefunds: '/admin/reembolsos',
  /** Cases of payments: chargebacks, and refunds made at a gateway. */
  adminPaymentCases: '/admin/casos',
  /** New accounts that reached a limit of purchases. */
  adminPurchaseFlags: '/admin/alertas',
  adminRequests: '/admin/pedidos',
  /** A request, for the team. */
  adminRequest: (id: string) => `/admin/pedidos/${encodeURIComponent(id)}`,
  /** The team's search over everything. */
  adminSearch: '/admin/buscar',
  /** An order, for the team. */
  adminOrder: (id: string) => `/admin/compras/${encodeURIComponent(id)}`,
  /** A provider, opened in the team's list. */
  adminProvider: (id: string) => `/admin?proveedor=${encodeURIComponent(id)}`,
  /** A person's account, for the team. */
  adminAccount: (id: string) => `/admin/personas/${encodeURIComponent(id)}`,
  /** Batches of payouts to providers. */
  adminPayouts: '/admin/liquidaciones',
  adminPayoutBatch: (batch: string) => `/admin/liquidaciones/${encodeURIComponent(batch)}`,
  /** Connections of the team to other services. */
  integrations: '/configuracion-integraciones',
  /** Failed jobs, and the state of all queues. */
  adminJobs: '/admin/trabajos',
  adminSettings: '/admin/ajustes',
  /** The acts of the team, and the views of contact data. */
  adminLog: '/admin/registro',
  adminContactViews: '/admin/registro/contactos',
} as const

/** Moved addresses: the server answers 301, and the router redirects. */
export const redirects: Readonly<Record<string, string>> = {
  '/repuestos-ford': paths.brands('ford'),
  '/repuestos-toyota': paths.brands('toyota'),
  '/repuestos-volkswagen': paths.brands('volkswagen'),
  '/repuestos-chevrolet': paths.brands('chevrolet'),
  '/autopartes-uruguay': paths.brands(),
  '/solicitudes-activas': paths.dashboard(),
}

/** The same addresses as patterns, for routes.tsx. */
export const patterns = {
  auth: '/auth',
  recoverPassword: '/recuperar-password',
  signInLink: '/auth/enlace',
  finishSignUp: '/auth/completar',
  accountSecurity: '/cuenta/seguridad',
  noticePreferences: '/cuenta/avisos',
  notifications: '/notificaciones',
  emailChange: '/cuenta/email',
  privacySettings: '/cuenta/privacidad',
  apiKeys: '/cuenta/claves',
  catalogue: '/cuenta/catalogo',
  findPart: '/buscar-repuesto',
  dashboard: '/dashboard',
  tab: ':tab?',
  request: '/dashboard/consultas/:request',
  chat: '/chat/:about',
  dispute: '/disputas/:about',
  follow: '/seguimiento/:token',
  customOrder: '/order/:token',
  /** An order that was bought without an account, its chat and its dispute, by the token of its mailed link: see useOrderPlaces. */
  followedOrder: '/compra/:token',
  followedChat: '/compra-chat/:token',
  followedDispute: '/compra-disputa/:token/:about',
  paymentSuccess: '/payment-success',
  paymentCanceled: '/payment-canceled',
  paymentPending: '/payment-pending',
  admin: '/admin',
  adminPayoutBatch: '/admin/liquidaciones/:batch',
  adminRequest: '/admin/pedidos/:request',
  adminOrder: '/admin/compras/:order',
  adminAccount: '/admin/personas/:account',
} as const

type AuthOptions = {
  mode?: 'signup' | undefined
  kind?: 'BUYER' | 'PROVIDER' | undefined
  /** The sign-up on one page, instead of the one in steps. */
  isShort?: boolean | undefined
  /** Step of the sign-up in steps, from 1. */
  step?: number | undefined
  email?: string | undefined
  /** The account's password was just changed by a mailed link: the sign-in shows a notice. */
  hasNewPassword?: boolean | undefined
  returnTo?: string | undefined
}

const kindWord = (kind: AuthOptions['kind']) => kind && (kind === 'PROVIDER' ? 'proveedor' : 'comprador')

type FindPartOptions = {
  mode?: 'manual' | undefined
  part?: string | undefined
  brand?: string | undefined
  model?: string | undefined
}

/**
 * Prefill of the request page from its address, each value in one line and cut to its field; empty strings
 * for none.
 */
export function findPartWish(search: URLSearchParams): { part: string; brand: string; model: string } {
  const line = (name: string, longest: number) =>
    (search.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).trim()
  return { part: line('pieza', 200), brand: line('marca', 60), model: line('modelo', 60) }
}

/** The assistant's first message: the text unchanged, together with make and model. */
export function messageOf(search: URLSearchParams): string {
  const { brand, model } = findPartWish(search)
  const car = [brand, model].filter(Boolean).join(' ')
  return [(search.get('pieza') ?? '').trim(), car].filter(Boolean).join(' para ').slice(0, MAX_MESSAGE)
}

/** Name of the mark that a form's own GET leaves when it is pressed before the page's code has loaded. */
export const PRESSED = 'enviar'

/**
 * A sentence was sent by our own form before the code had loaded. Another site's link never sends a message;
 * `referrer` is the document's.
 */
export const wasPressed = (search: URLSearchParams, referrer: string): boolean =>
  search.has(PRESSED) && referrer.startsWith(`${location.origin}/`)

export type OpenDialog = { readonly name: DialogName; readonly id: string }

/** The dialog named in an address. */
export function dialogOf(search: string): OpenDialog | null {
  const params = new URLSearchParams(search)
  for (const name of dialogNames) {
    const id = params.get(name)
    if (id) return { name, id }
  }
  return null
}

/** Subject of a conversation: the order of `?pedido=`, or the one in the path. */
export const chatAbout = (inPath: string | undefined, search: string): string =>
  new URLSearchParams(search).get('pedido') || (inPath ?? '')

/** The same search string with this dialog open and no other; null for none. */
export function withDialog(search: string, dialog: OpenDialog | null): string {
  const params = new URLSearchParams(search)
  for (const name of dialogNames) params.delete(name)
  if (dialog) params.set(dialog.name, dialog.id)
  return searchOf(params)
}

/** The part of an address from its '?'; empty without parameters. */
function searchOf(params: URLSearchParams): string {
  const query = String(params)
  return query && `?${query}`
}

/** The parameters of mailed links that are secrets. */
export const MAILED_TOKENS = ['enlace', 'confirmar', 'anterior', 'nuevo'] as const

/** The token of a mailed link to set a password or to sign in; null on the form that sends the link. */
export const mailedToken = (search: URLSearchParams): string | null => search.get('enlace')

/**
 * The end of an e-mail change that a mailed link belongs to, and its token; null where the address has none.
 */
export function emailChangeEnd(search: URLSearchParams): { end: 'old' | 'new'; token: string } | null {
  const [old, next] = [search.get('anterior'), search.get('nuevo')]
  if (old) return { end: 'old', token: old }
  return next ? { end: 'new', token: next } : null
}

/** The same search string with one parameter changed; null takes it out. */
export function withParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return searchOf(params)
}

/** Values of a query parameter; the default choice is omitted from the address. */
export type Choices<V extends string> = {
  readonly param: string
  readonly values: Readonly<Record<V, string | null>>
}

/** Reads a choice from the address; the default one when missing or unknown. */
export function chosenOf<V extends string>(search: string, { param, values }: Choices<V>): V {
  const written = new URLSearchParams(search).get(param)
  const entries = Object.entries<string | null>(values)
  const found = entries.find(([, value]) => value === written) ?? entries.find(([, value]) => value === null)
  if (!found) throw new Error(`${param} has no choice that is not written`)
  return found[0] as V
}

type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

/** Older mails and bookmarks name a tab of the panel after a '#': converts them to the current address. */
export function currentAddress({ pathname, search, hash }: Place): string {
  const isOld = pathname === patterns.dashboard && hash.length > 1
  return isOld ? paths.dashboard(hash.slice(1)) + search : pathname + search + hash
}

/** True on the team's pages. */
export const isAdminsPage = (pathname: string) =>
  /^\/(admin|configuracion-integraciones)(\/|$)/.test(pathname)

/** Addresses that the server itself answers for an account. */
const NO_PAGE = /^\/(oauth|mis-datos)(\/|$)/

/** Target of `volver`; the panel when it is missing, no page, or outside the site. */
export function returnPath(search: URLSearchParams): string {
  const wish = search.get('volver') ?? ''
  // Any origin distinguishes our own addresses from others, also at build time.
  const origin = 'https://tuerca.invalid'
  const target = wish.startsWith('/') ? parseUrl(wish, origin) : null
  if (target?.origin !== origin) return paths.dashboard()
  const { search: query, hash } = target
  // '/.//otra.example' is a path of ours, but its leading two slashes would name a host when parsed again.
  const pathname = target.pathname.replace(/^\/+/, '/')
  const isPage = pathname !== patterns.auth && !NO_PAGE.test(pathname)
  return isPage ? currentAddress({ pathname, search: query, hash }) : paths.dashboard()
}

function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return path + searchOf(search)
}

/**
 * The return path without a link's token, which addresses and logs of a sign-in would keep: the tab remembers
 * the request instead, and a custom order or an order is found by its link alone.
 */
function withoutSecret(returnTo: string | undefined): string | undefined {
  if (returnTo === undefined || /^\/(order|compra)[-/]/.test(returnTo)) return undefined
  const [pathname = '', query = ''] = returnTo.split('?')
  if (followTokenOf(pathname) === null) return returnTo
  return paths.lastFollowed + withDialog('', dialogOf(query)).replace('?', '&')
}

/** The token of a request's link, on its page; null elsewhere and for a truncated or mistyped link. */
export function followTokenOf(pathname: string): string | null {
  const token = /^\/seguimiento\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (!token) return null
  try {
    return decodeURIComponent(token)
  } catch {
    return null
  }
}
