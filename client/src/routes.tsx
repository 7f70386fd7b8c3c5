import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { Environment } from 'relay-runtime'
import AdminScreenQuery from './features/admin/__generated__/AdminScreenQuery$parameters'
import { AdminSkeleton } from './features/admin/AdminSkeleton'
import BuyerDashboardScreenQuery from './features/buyer/__generated__/BuyerDashboardScreenQuery$parameters'
import { BuyerDashboardSkeleton } from './features/buyer/BuyerDashboardSkeleton'
import ChatScreenQuery from './features/chat/__generated__/ChatScreenQuery$parameters'
import { ChatSkeleton } from './features/chat/ChatSkeleton'
import { HomeSkeleton } from './features/home/HomeSkeleton'
import PaymentSuccessScreenQuery from './features/payments/__generated__/PaymentSuccessScreenQuery$parameters'
import ProviderDashboardScreenQuery from './features/provider/__generated__/ProviderDashboardScreenQuery$parameters'
import { ProviderDashboardSkeleton } from './features/provider/ProviderDashboardSkeleton'
import FindPartScreenQuery from './features/requests/__generated__/FindPartScreenQuery$parameters'
import { FindPartSkeleton } from './features/requests/FindPartSkeleton'
import { paths, patterns } from './paths'
import { noVariables, screensOf } from './relay/route'
import { dashboardRoute } from './shell/dashboardRoute'
import { PanelLayout } from './shell/PanelLayout'
import { PublicLayout } from './shell/PublicLayout'
import { page } from './shell/page'
import { RouteError, SiteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import type { ViewerRef } from './shell/viewer'
import { SkeletonPage } from './ui/Skeleton'

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
              { load: async () => (await import('./features/accounts/AuthScreen')).AuthScreen },
            ),
          ],
        },
        {
          Component: PanelLayout,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                dashboardRoute(environment, {
                  path: patterns.dashboard,
                  buyer: {
                    query: BuyerDashboardScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/buyer/BuyerDashboardScreen')).BuyerDashboardScreen,
                    skeleton: <BuyerDashboardSkeleton />,
                  },
                  provider: {
                    query: ProviderDashboardScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/provider/ProviderDashboardScreen')).ProviderDashboardScreen,
                    skeleton: <ProviderDashboardSkeleton />,
                  },
                }),
                screen(
                  { path: patterns.chat },
                  {
                    query: ChatScreenQuery,
                    variables: ({ params }) => ({ requestId: params.requestId ?? '' }),
                    load: async () => (await import('./features/chat/ChatScreen')).ChatScreen,
                    skeleton: <ChatSkeleton />,
                    failure: 'No se pudo inicializar el chat',
                  },
                ),
                screen(
                  { path: patterns.admin },
                  {
                    query: AdminScreenQuery,
                    variables: noVariables,
                    load: async () => (await import('./features/admin/AdminScreen')).AdminScreen,
                    checking: <AdminSkeleton label="Verificando permisos de administrador..." />,
                    skeleton: <AdminSkeleton label="Cargando panel de administración..." />,
                    failure: 'Error al cargar proveedores',
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
                {
                  path: patterns.activeRequests,
                  element: null,
                  HydrateFallback: SkeletonPage,
                  loader: () => redirect(paths.dashboard()),
                },
                page(
                  { path: '*' },
                  {
                    load: async () => (await import('./shell/NotFoundScreen')).NotFoundScreen,
                    ownAction: true,
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
