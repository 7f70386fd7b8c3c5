/** Every address of the site. Nobody else writes one. */
export const paths = {
  home: '/',
  howItWorks: '/#como',
  forProviders: '/#proveedores',

  /** Sign-in; `mode: 'signup'` opens the sign-up. `returnTo` is where to go afterwards, a path of ours. */
  auth: (options: AuthOptions = {}) =>
    address('/auth', {
      mode: options.mode,
      tipo: options.kind && (options.kind === 'PROVIDER' ? 'proveedor' : 'comprador'),
      email: options.email,
      volver: options.returnTo,
    }),

  /** The request page; `part` is typed into the first part's description of the form. */
  findPart: (options: FindPartOptions = {}) =>
    address('/buscar-repuesto', { mode: options.mode, pieza: options.part, marca: options.brand }),

  /** The panel of whoever is signed in; `tab` opens one of its tabs. */
  dashboard: (tab?: string) => (tab ? `/dashboard#${tab}` : '/dashboard'),

  /** The provider's panel with a dialog open over one of its tabs. */
  dashboardDialog: ({ kind, id }: PanelDialog, tab?: string) =>
    address('/dashboard', { [kind]: id }) + (tab ? `#${tab}` : ''),

  /** The conversation about a paid request. */
  chat: (requestId: string) => `/chat/${encodeURIComponent(requestId)}`,

  paymentSuccess: '/payment-success',
  paymentCanceled: '/payment-canceled',
  paymentPending: '/payment-pending',
  admin: '/admin',
} as const

/** The same addresses as patterns, for routes.tsx. */
export const patterns = {
  auth: '/auth',
  findPart: '/buscar-repuesto',
  dashboard: '/dashboard',
  activeRequests: '/solicitudes-activas',
  chat: '/chat/:requestId',
  paymentSuccess: '/payment-success',
  paymentCanceled: '/payment-canceled',
  paymentPending: '/payment-pending',
  admin: '/admin',
} as const

type AuthOptions = {
  mode?: 'signup' | undefined
  kind?: 'BUYER' | 'PROVIDER' | undefined
  email?: string | undefined
  returnTo?: string | undefined
}

type FindPartOptions = {
  mode?: 'manual' | undefined
  part?: string | undefined
  brand?: string | undefined
}

/** What an address of the request page asks to be filled in; empty strings for nothing. */
export function findPartWish(search: URLSearchParams): { part: string; brand: string } {
  return { part: search.get('pieza')?.trim() ?? '', brand: search.get('marca')?.trim() ?? '' }
}

/** What is open over the provider's panel: a request, an offer being written for it, an offer being revised. */
export type PanelDialog = { readonly kind: 'solicitud' | 'cotizar' | 'editar'; readonly id: string }

/** The dialog that an address of the panel asks for. */
export function panelDialog(search: URLSearchParams): PanelDialog | null {
  for (const kind of ['solicitud', 'cotizar', 'editar'] as const) {
    const id = search.get(kind)
    if (id) return { kind, id }
  }
  return null
}

/** Where `volver` leads; the panel when it is missing or leads out of the site. */
export function returnPath(search: URLSearchParams): string {
  const wish = search.get('volver') ?? ''
  // Any origin tells our own addresses from others, also where a page is made at build time.
  const origin = 'https://tuerca.invalid'
  if (!wish.startsWith('/') || !URL.canParse(wish, origin)) return paths.dashboard()
  const target = new URL(wish, origin)
  const isOurs = target.origin === origin && target.pathname !== patterns.auth
  return isOurs ? target.pathname + target.search + target.hash : paths.dashboard()
}

function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
