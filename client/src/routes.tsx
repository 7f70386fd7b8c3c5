import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { Environment } from 'relay-runtime'
import AccountSecurityScreenQuery from './features/accounts/__generated__/AccountSecurityScreenQuery$parameters'
import AdminScreenQuery from './features/admin/__generated__/AdminScreenQuery$parameters'
import EnquiriesScreenQuery from './features/admin/__generated__/EnquiriesScreenQuery$parameters'
import VisitsScreenQuery from './features/admin/__generated__/VisitsScreenQuery$parameters'
import { AdminSkeleton } from './features/admin/AdminSkeleton'
import { enquiryVariables } from './features/admin/enquiryChoices'
import { providerVariables } from './features/admin/providerChoices'
import { slugOf } from './features/brands/brandPages'
import BuyerOrdersTabQuery from './features/buyer/__generated__/BuyerOrdersTabQuery$parameters'
import BuyerPanelQuery from './features/buyer/__generated__/BuyerPanelQuery$parameters'
import BuyerProfileTabQuery from './features/buyer/__generated__/BuyerProfileTabQuery$parameters'
import ComparisonTabQuery from './features/buyer/__generated__/ComparisonTabQuery$parameters'
import OwnRequestsTabQuery from './features/buyer/__generated__/OwnRequestsTabQuery$parameters'
import RequestScreenQuery from './features/buyer/__generated__/RequestScreenQuery$parameters'
import { BuyerPanelSkeleton } from './features/buyer/BuyerPanelSkeleton'
import { RequestScreenSkeleton } from './features/buyer/RequestScreenSkeleton'
import ChatScreenQuery from './features/chat/__generated__/ChatScreenQuery$parameters'
import { ChatSkeleton } from './features/chat/ChatSkeleton'
import { HomeSkeleton } from './features/home/HomeSkeleton'
import { comparisonVariables } from './features/offers/offerOrder'
import PaymentSuccessScreenQuery from './features/payments/__generated__/PaymentSuccessScreenQuery$parameters'
import PrivacySettingsScreenQuery from './features/privacy/__generated__/PrivacySettingsScreenQuery$parameters'
import MoneyTabQuery from './features/provider/__generated__/MoneyTabQuery$parameters'
import OffersTabQuery from './features/provider/__generated__/OffersTabQuery$parameters'
import ProfileTabQuery from './features/provider/__generated__/ProfileTabQuery$parameters'
import ProviderOrdersTabQuery from './features/provider/__generated__/ProviderOrdersTabQuery$parameters'
import ProviderPanelQuery from './features/provider/__generated__/ProviderPanelQuery$parameters'
import RequestsTabQuery from './features/provider/__generated__/RequestsTabQuery$parameters'
import { ProviderPanelSkeleton } from './features/provider/ProviderPanelSkeleton'
import FindPartScreenQuery from './features/requests/__generated__/FindPartScreenQuery$parameters'
import { FindPartSkeleton } from './features/requests/FindPartSkeleton'
import { feedVariables } from './features/requests/feedFilter'
import { BRANDS_WITH_PAGE } from './lib/generated/brandPages'
import { paths, patterns, redirects } from './paths'
import { noVariables, screensOf } from './relay/route'
import { PanelLayout } from './shell/PanelLayout'
import { PublicLayout } from './shell/PublicLayout'
import { page } from './shell/page'
import { panel, panelRoute, panelTab } from './shell/panelRoute'
import { RouteError, SiteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import type { ViewerRef } from './shell/viewer'
import { CardSkeleton, ListSkeleton, SkeletonPage, TagsSkeleton } from './ui/Skeleton'

const buyerPanel = panel({
  query: BuyerPanelQuery,
  load: async () => (await import('./features/buyer/BuyerPanel')).BuyerPanel,
  skeleton: <BuyerPanelSkeleton />,
  failure: 'No se pudieron cargar los datos',
  first: async environment => (await import('./features/buyer/BuyerPanel')).firstTab(environment),
  tabs: [
    panelTab({
      path: 'compras',
      label: 'Mis Compras',
      count: 'orders',
      unread: 'unread',
      query: BuyerOrdersTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/buyer/BuyerOrdersTab')).BuyerOrdersTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'ordenes',
      label: 'Ordenes y Ofertas',
      count: 'offers',
      alert: true,
      query: ComparisonTabQuery,
      variables: ({ url }) => comparisonVariables(url.search),
      load: async () => (await import('./features/buyer/ComparisonTab')).ComparisonTab,
      skeleton: <TagsSkeleton />,
    }),
    panelTab({
      path: 'consultas',
      // What mails used to say.
      alias: 'solicitudes',
      label: 'Consultas',
      count: 'active',
      query: OwnRequestsTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/buyer/OwnRequestsTab')).OwnRequestsTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'perfil',
      label: 'Mi Perfil',
      query: BuyerProfileTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/buyer/BuyerProfileTab')).BuyerProfileTab,
      skeleton: <CardSkeleton />,
    }),
  ],
})

const providerPanel = panel({
  query: ProviderPanelQuery,
  load: async () => (await import('./features/provider/ProviderPanel')).ProviderPanel,
  skeleton: <ProviderPanelSkeleton />,
  failure: 'No se pudieron cargar los datos',
  first: 'solicitudes',
  tabs: [
    panelTab({
      path: 'solicitudes',
      label: 'Solicitudes',
      count: 'newRequests',
      alert: true,
      query: RequestsTabQuery,
      variables: ({ url }) => feedVariables(url.search),
      load: async () => (await import('./features/provider/RequestsTab')).RequestsTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'ofertas',
      label: 'Ofertas',
      count: 'sent',
      query: OffersTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/OffersTab')).OffersTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'ventas',
      label: 'Ventas',
      count: 'sold',
      unread: 'unread',
      query: ProviderOrdersTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/ProviderOrdersTab')).ProviderOrdersTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'dinero',
      label: 'Dinero',
      query: MoneyTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/MoneyTab')).MoneyTab,
      skeleton: <CardSkeleton />,
    }),
    panelTab({
      path: 'perfil',
      label: 'Perfil',
      query: ProfileTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/ProfileTab')).ProfileTab,
      skeleton: <CardSkeleton />,
    }),
  ],
})

/** Pages that are made at build time and have nothing to add. */
const READING: readonly (readonly [path: string, load: () => Promise<ComponentType>])[] = [
  [paths.howItWorks, async () => (await import('./features/guide/HowItWorksScreen')).HowItWorksScreen],
  [paths.forProviders, async () => (await import('./features/selling/SellingScreen')).SellingScreen],
  [paths.about, async () => (await import('./features/company/AboutScreen')).AboutScreen],
  [paths.developers, async () => (await import('./features/company/DevelopersScreen')).DevelopersScreen],
  [paths.faq, async () => (await import('./features/help/HelpScreen')).HelpScreen],
  [paths.terms, async () => (await import('./features/policies/TermsScreen')).TermsScreen],
  [paths.privacy, async () => (await import('./features/policies/PrivacyScreen')).PrivacyScreen],
  [paths.cookies, async () => (await import('./features/policies/CookiesScreen')).CookiesScreen],
  [paths.disputes, async () => (await import('./features/policies/DisputesScreen')).DisputesScreen],
  [paths.security, async () => (await import('./features/policies/SecurityScreen')).SecurityScreen],
]

/**
 * Path → layout → screen and the query it starts. The only place that knows the screens. `viewerRef` is null where pages
 * are made at build time.
 */
export function appRoutes(environment: Environment, viewerRef: ViewerRef | null): RouteObject[] {
  const screen = screensOf(environment)
  return [
    {
      element: <Shell viewerRef={viewerRef} />,
      ErrorBoundary: SiteError,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            page(
              { path: patterns.auth },
              {
                load: async () => (await import('./features/accounts/AuthScreen')).AuthScreen,
              },
            ),
            page(
              { path: patterns.recoverPassword },
              {
                load: async () => (await import('./features/accounts/RecoveryScreen')).RecoveryScreen,
              },
            ),
            page(
              { path: patterns.signInLink },
              {
                load: async () => (await import('./features/accounts/SignInLinkScreen')).SignInLinkScreen,
              },
            ),
            page(
              { path: patterns.emailChange },
              {
                load: async () => (await import('./features/accounts/EmailChangeScreen')).EmailChangeScreen,
              },
            ),
          ],
        },
        {
          Component: PanelLayout,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                panelRoute(environment, {
                  path: patterns.dashboard,
                  panels: { BUYER: buyerPanel, PROVIDER: providerPanel },
                }),
                screen(
                  { path: patterns.request },
                  {
                    query: RequestScreenQuery,
                    variables: ({ params, url }) => ({
                      requestId: params.request ?? '',
                      ...comparisonVariables(url.search),
                    }),
                    load: async () => (await import('./features/buyer/RequestScreen')).RequestScreen,
                    skeleton: <RequestScreenSkeleton />,
                    failure: 'No se pudo cargar la información de la solicitud',
                  },
                ),
                screen(
                  { path: patterns.chat },
                  {
                    query: ChatScreenQuery,
                    variables: ({ params }) => ({ about: params.about ?? '' }),
                    load: async () => (await import('./features/chat/ChatScreen')).ChatScreen,
                    skeleton: <ChatSkeleton />,
                    fits: true,
                    failure: 'No se pudo inicializar el chat',
                  },
                ),
                screen(
                  { path: patterns.accountSecurity },
                  {
                    query: AccountSecurityScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/accounts/AccountSecurityScreen')).AccountSecurityScreen,
                    skeleton: <CardSkeleton />,
                  },
                ),
                screen(
                  { path: patterns.privacySettings },
                  {
                    query: PrivacySettingsScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/privacy/PrivacySettingsScreen')).PrivacySettingsScreen,
                    skeleton: <CardSkeleton />,
                  },
                ),
                screen(
                  { path: patterns.admin },
                  {
                    query: AdminScreenQuery,
                    variables: ({ url }) => providerVariables(url.search),
                    load: async () => (await import('./features/admin/AdminScreen')).AdminScreen,
                    checking: <AdminSkeleton label="Verificando permisos de administrador..." />,
                    skeleton: <AdminSkeleton label="Cargando panel de administración..." />,
                    failure: 'Error al cargar proveedores',
                  },
                ),
                screen(
                  { path: paths.adminEnquiries },
                  {
                    query: EnquiriesScreenQuery,
                    variables: ({ url }) => enquiryVariables(url.search),
                    load: async () => (await import('./features/admin/EnquiriesScreen')).EnquiriesScreen,
                    checking: <AdminSkeleton label="Verificando permisos de administrador..." />,
                    skeleton: <AdminSkeleton label="Cargando consultas..." />,
                    failure: 'No se pudieron cargar las consultas',
                  },
                ),
                screen(
                  { path: paths.adminVisits() },
                  {
                    query: VisitsScreenQuery,
                    variables: noVariables,
                    load: async () => (await import('./features/admin/VisitsScreen')).VisitsScreen,
                    checking: <AdminSkeleton label="Verificando permisos de administrador..." />,
                    skeleton: <AdminSkeleton label="Cargando visitas..." />,
                    failure: 'No se pudieron cargar las visitas',
                  },
                ),
              ],
            },
          ],
        },
        {
          Component: PublicLayout,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                page(
                  { index: true },
                  {
                    load: async () => (await import('./features/home/HomeScreen')).HomeScreen,
                    skeleton: <HomeSkeleton />,
                    prerender: true,
                  },
                ),
                ...READING.map(([path, load]) => page({ path }, { load, prerender: true })),
                page(
                  { path: paths.brands() },
                  {
                    load: async () => (await import('./features/brands/BrandsScreen')).BrandsScreen,
                    prerender: ['', ...BRANDS_WITH_PAGE.map(brand => `?marca=${slugOf(brand)}`)],
                  },
                ),
                page(
                  { path: paths.contact },
                  {
                    load: async () => (await import('./features/contact/ContactScreen')).ContactScreen,
                    ownAction: true,
                    prerender: true,
                  },
                ),
                screen(
                  { path: patterns.findPart },
                  {
                    query: FindPartScreenQuery,
                    variables: noVariables,
                    load: async () => (await import('./features/requests/FindPartScreen')).FindPartScreen,
                    skeleton: <FindPartSkeleton />,
                    ownAction: true,
                  },
                ),
                screen(
                  { path: patterns.paymentSuccess },
                  {
                    query: PaymentSuccessScreenQuery,
                    variables: ({ url }) => ({ sessionId: url.searchParams.get('session_id') ?? '' }),
                    load: async () =>
                      (await import('./features/payments/PaymentSuccessScreen')).PaymentSuccessScreen,
                    skeleton: <SkeletonPage />,
                    ownAction: true,
                  },
                ),
                page(
                  { path: patterns.paymentCanceled },
                  {
                    load: async () =>
                      (await import('./features/payments/PaymentCanceledScreen')).PaymentCanceledScreen,
                    ownAction: true,
                  },
                ),
                page(
                  { path: patterns.paymentPending },
                  {
                    load: async () =>
                      (await import('./features/payments/PaymentPendingScreen')).PaymentPendingScreen,
                  },
                ),
                ...Object.entries(redirects).map(([path, target]) => ({
                  path,
                  element: null,
                  HydrateFallback: SkeletonPage,
                  loader: () => redirect(target),
                })),
                page(
                  { path: '*' },
                  {
                    load: async () => (await import('./shell/NotFoundScreen')).NotFoundScreen,
                    ownAction: true,
                    prerender: true,
                  },
                ),
              ],
            },
          ],
        },
      ],
    },
  ]
}
