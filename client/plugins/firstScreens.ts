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
  {
    path: '/dashboard',
    role: 'BUYER',
    screen: 'features/buyer/BuyerDashboardScreen',
    query: 'features/buyer/BuyerDashboardScreenQuery',
  },
  {
    path: '/dashboard',
    role: 'PROVIDER',
    screen: 'features/provider/ProviderDashboardScreen',
    query: 'features/provider/ProviderDashboardScreenQuery',
  },
  { path: '/chat/', screen: 'features/chat/ChatScreen' },
  { path: '/admin', screen: 'features/admin/AdminScreen', query: 'features/admin/AdminScreenQuery' },
  { path: '/payment-success', screen: 'features/payments/PaymentSuccessScreen' },
  { path: '/payment-canceled', screen: 'features/payments/PaymentCanceledScreen' },
  { path: '/payment-pending', screen: 'features/payments/PaymentPendingScreen' },
]
