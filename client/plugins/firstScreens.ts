/** A screen that a visit can begin with: what the page asks for before the client's own code runs. */
export type FirstScreen = {
  /** `location.pathname`, or what it begins with when it ends in `/`. */
  readonly path: string
  /** For whom, as the last visit remembers it; everybody when left out. */
  readonly role?: 'BUYER' | 'PROVIDER'
  /** Its file under `src`, as routes.tsx imports it. */
  readonly screen: string
  /** Its query, when the address adds nothing to it. */
  readonly query?: string
  /** The panel around it, when it is a tab. */
  readonly frame?: { readonly screen: string; readonly query: string }
}

type Panel = Required<Pick<FirstScreen, 'role'>> & {
  readonly folder: string
  readonly frame: string
  /** The tab of an address that names none, when that is always the same. */
  readonly first?: string
  /** The tabs by their names in the address; each file has its query beside it. */
  readonly tabs: Readonly<Record<string, string>>
}

function panelScreens({ role, folder, frame, first, tabs }: Panel): FirstScreen[] {
  const file = (name: string) => `features/${folder}/${name}`
  const outer = { screen: file(frame), query: file(`${frame}Query`) }
  const inner = (name: string) => ({ role, screen: file(name), query: file(`${name}Query`), frame: outer })
  const start = first && tabs[first]
  return [
    start ? { path: '/dashboard', ...inner(start) } : { path: '/dashboard', role, ...outer },
    ...Object.entries(tabs).map(([tab, name]) => ({ path: `/dashboard/${tab}`, ...inner(name) })),
  ]
}

/** The screens of routes.tsx by address. `src/firstLoad.test.ts` holds the two together. */
export const firstScreens: readonly FirstScreen[] = [
  { path: '/', screen: 'features/home/HomeScreen' },
  { path: '/auth', screen: 'features/accounts/AuthScreen' },
  {
    path: '/buscar-repuesto',
    screen: 'features/requests/FindPartScreen',
    query: 'features/requests/FindPartScreenQuery',
  },
  ...panelScreens({
    role: 'BUYER',
    folder: 'buyer',
    frame: 'BuyerPanel',
    tabs: {
      compras: 'BuyerOrdersTab',
      ordenes: 'ComparisonTab',
      consultas: 'OwnRequestsTab',
      perfil: 'BuyerProfileTab',
    },
  }),
  ...panelScreens({
    role: 'PROVIDER',
    folder: 'provider',
    frame: 'ProviderPanel',
    first: 'solicitudes',
    tabs: {
      solicitudes: 'RequestsTab',
      ofertas: 'OffersTab',
      ventas: 'ProviderOrdersTab',
      dinero: 'MoneyTab',
      perfil: 'ProfileTab',
    },
  }),
  { path: '/chat/', screen: 'features/chat/ChatScreen' },
  { path: '/admin', screen: 'features/admin/AdminScreen', query: 'features/admin/AdminScreenQuery' },
  { path: '/payment-success', screen: 'features/payments/PaymentSuccessScreen' },
  { path: '/payment-canceled', screen: 'features/payments/PaymentCanceledScreen' },
  { path: '/payment-pending', screen: 'features/payments/PaymentPendingScreen' },
]
