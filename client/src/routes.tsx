import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { Environment } from 'relay-runtime'
import AccountSecurityScreenQuery from './features/accounts/security/__generated__/AccountSecurityScreenQuery$parameters'
import FinishSignUpScreenQuery from './features/accounts/signUp/__generated__/FinishSignUpScreenQuery$parameters'
import { slugOf } from './features/brands/brandPages'
import RequestScreenQuery from './features/buyer/__generated__/RequestScreenQuery$parameters'
import { RequestScreenSkeleton } from './features/buyer/RequestScreenSkeleton'
import CatalogueScreenQuery from './features/catalogue/__generated__/CatalogueScreenQuery$parameters'
import { catalogueVariables } from './features/catalogue/catalogueFilter'
import ChatScreenQuery from './features/chat/__generated__/ChatScreenQuery$parameters'
import FollowedChatScreenQuery from './features/chat/__generated__/FollowedChatScreenQuery$parameters'
import { ChatSkeleton } from './features/chat/ChatSkeleton'
import CustomOrderScreenQuery from './features/customOrders/__generated__/CustomOrderScreenQuery$parameters'
import DisputeScreenQuery from './features/disputes/__generated__/DisputeScreenQuery$parameters'
import FollowScreenFollowedQuery from './features/follow/__generated__/FollowScreenFollowedQuery$parameters'
import { HomeSkeleton } from './features/home/HomeSkeleton'
import NoticePreferencesScreenQuery from './features/notifications/__generated__/NoticePreferencesScreenQuery$parameters'
import NotificationsScreenQuery from './features/notifications/__generated__/NotificationsScreenQuery$parameters'
import { notificationVariables } from './features/notifications/notificationFilters'
import { comparisonVariables, offerOrderOf } from './features/offers/offerOrder'
import FollowedOrderScreenQuery from './features/orders/__generated__/FollowedOrderScreenQuery$parameters'
import ApiKeysScreenQuery from './features/partners/__generated__/ApiKeysScreenQuery$parameters'
import PaymentSuccessScreenQuery from './features/payments/__generated__/PaymentSuccessScreenQuery$parameters'
import PrivacySettingsScreenQuery from './features/privacy/__generated__/PrivacySettingsScreenQuery$parameters'
import FindPartScreenQuery from './features/requests/asking/__generated__/FindPartScreenQuery$parameters'
import { FindPartSkeleton } from './features/requests/asking/FindPartSkeleton'
import { IN_A_PANEL, IN_PUBLIC } from './lateRoutes'
import { BRANDS_WITH_PAGE } from './lib/generated/brandPages'
import { buyerPanel, providerPanel } from './panels'
import { chatAbout, paths, patterns, redirects } from './paths'
import { noVariables, screensOf } from './relay/route'
import { PanelLayout } from './shell/PanelLayout'
import { PublicLayout } from './shell/PublicLayout'
import { page } from './shell/page'
import { panelRoute } from './shell/panelRoute'
import { RouteError, SiteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import type { ViewerRef } from './shell/viewer'
import { slots } from './slots'
import { CardSkeleton, SkeletonPage } from './ui/Skeleton'

/** A page that is neither prerendered nor has options. */
const plain = (path: string, load: () => Promise<ComponentType>) => page({ path }, { load })

/** The same, with one button of its own. */
const acting = (path: string, load: () => Promise<ComponentType>, prerender = false) =>
  page({ path }, { load, ownAction: true, ...(prerender ? { prerender } : {}) })

/** Prerendered pages without options. */
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
 * Path → layout → screen and its query. The only place that knows all screens but those of `lateRoutes`, which
 * `late` and `latePublic` add at once. `viewerRef` is null at build time.
 */
export function appRoutes(
  environment: Environment,
  viewerRef: ViewerRef | null,
  late: readonly RouteObject[] = [],
  latePublic: readonly RouteObject[] = [],
): RouteObject[] {
  const screen = screensOf(environment)
  return [
    {
      element: <Shell viewerRef={viewerRef} slots={slots} />,
      ErrorBoundary: SiteError,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            page(
              { path: patterns.auth },
              {
                load: async () => (await import('./features/accounts/signIn/AuthScreen')).AuthScreen,
                contents: [
                  {
                    search: 'mode=signup',
                    load: async () => (await import('./features/accounts/signUp/KindChoice')).KindChoice,
                  },
                ],
              },
            ),
            plain(
              patterns.recoverPassword,
              async () => (await import('./features/accounts/signIn/RecoveryScreen')).RecoveryScreen,
            ),
            plain(
              patterns.signInLink,
              async () => (await import('./features/accounts/signIn/SignInLinkScreen')).SignInLinkScreen,
            ),
            screen(
              { path: patterns.finishSignUp },
              {
                query: FinishSignUpScreenQuery,
                variables: noVariables,
                load: async () =>
                  (await import('./features/accounts/signUp/FinishSignUpScreen')).FinishSignUpScreen,
                skeleton: <SkeletonPage />,
              },
            ),
            plain(
              patterns.emailChange,
              async () => (await import('./features/accounts/security/EmailChangeScreen')).EmailChangeScreen,
            ),
          ],
        },
        {
          Component: PanelLayout,
          children: [
            {
              id: IN_A_PANEL,
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
                    variables: ({ params, url }) => ({ about: chatAbout(params.about, url.search) }),
                    load: async () => (await import('./features/chat/ChatScreen')).ChatScreen,
                    skeleton: <ChatSkeleton />,
                    fits: true,
                    failure: 'No se pudo inicializar el chat',
                  },
                ),
                screen(
                  { path: patterns.dispute },
                  {
                    query: DisputeScreenQuery,
                    variables: ({ params }) => ({ disputeId: params.about ?? '' }),
                    load: async () => (await import('./features/disputes/DisputeScreen')).DisputeScreen,
                    skeleton: <CardSkeleton />,
                  },
                ),
                screen(
                  { path: patterns.accountSecurity },
                  {
                    query: AccountSecurityScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/accounts/security/AccountSecurityScreen'))
                        .AccountSecurityScreen,
                    skeleton: <CardSkeleton />,
                  },
                ),
                screen(
                  { path: patterns.apiKeys },
                  {
                    query: ApiKeysScreenQuery,
                    variables: noVariables,
                    load: async () => (await import('./features/partners/ApiKeysScreen')).ApiKeysScreen,
                    skeleton: <CardSkeleton />,
                    failure: 'No se pudieron cargar las claves',
                  },
                ),
                screen(
                  { path: patterns.catalogue },
                  {
                    query: CatalogueScreenQuery,
                    variables: ({ url }) => catalogueVariables(url.search),
                    load: async () => (await import('./features/catalogue/CatalogueScreen')).CatalogueScreen,
                    skeleton: <CardSkeleton />,
                    failure: 'No se pudo cargar el catálogo',
                  },
                ),
                screen(
                  { path: patterns.notifications },
                  {
                    query: NotificationsScreenQuery,
                    variables: ({ url }) => notificationVariables(url.search),
                    load: async () =>
                      (await import('./features/notifications/NotificationsScreen')).NotificationsScreen,
                    skeleton: <CardSkeleton />,
                    failure: 'No se pudieron cargar las notificaciones',
                  },
                ),
                screen(
                  { path: patterns.noticePreferences },
                  {
                    query: NoticePreferencesScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/notifications/NoticePreferencesScreen'))
                        .NoticePreferencesScreen,
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
                ...late,
              ],
            },
          ],
        },
        {
          Component: PublicLayout,
          children: [
            {
              id: IN_PUBLIC,
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
                acting(
                  paths.contact,
                  async () => (await import('./features/contact/ContactScreen')).ContactScreen,
                  true,
                ),
                acting(
                  paths.dataDeletion,
                  async () => (await import('./features/privacy/DataDeletionScreen')).DataDeletionScreen,
                  true,
                ),
                acting(
                  paths.confirmDeletion,
                  async () =>
                    (await import('./features/privacy/ConfirmDeletionScreen')).ConfirmDeletionScreen,
                ),
                acting(
                  paths.confirmRequest,
                  async () => (await import('./features/follow/ConfirmRequestScreen')).ConfirmRequestScreen,
                ),
                acting(
                  paths.follow(),
                  async () => (await import('./features/follow/FollowLinkScreen')).FollowLinkScreen,
                ),
                screen(
                  { path: patterns.follow },
                  {
                    query: FollowScreenFollowedQuery,
                    link: { kind: 'PART_REQUEST', param: 'token' },
                    variables: ({ url }) => ({ orderBy: offerOrderOf(url.search) }),
                    load: async () => (await import('./features/follow/FollowScreen')).FollowScreen,
                    skeleton: <SkeletonPage />,
                    ownAction: true,
                    failure: 'No se pudo cargar la información de la solicitud',
                  },
                ),
                screen(
                  { path: patterns.customOrder },
                  {
                    query: CustomOrderScreenQuery,
                    link: { kind: 'CUSTOM_ORDER', param: 'token' },
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/customOrders/CustomOrderScreen')).CustomOrderScreen,
                    skeleton: <SkeletonPage />,
                    ownAction: true,
                    failure: 'No se pudo cargar la orden',
                  },
                ),
                screen(
                  { path: patterns.followedOrder },
                  {
                    query: FollowedOrderScreenQuery,
                    link: { kind: 'ORDER', param: 'token' },
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/orders/FollowedOrderScreen')).FollowedOrderScreen,
                    skeleton: <SkeletonPage />,
                    ownAction: true,
                    failure: 'No se pudo cargar la compra',
                  },
                ),
                screen(
                  { path: patterns.followedChat },
                  {
                    query: FollowedChatScreenQuery,
                    link: { kind: 'ORDER', param: 'token' },
                    variables: noVariables,
                    load: async () => (await import('./features/chat/FollowedChatScreen')).FollowedChatScreen,
                    skeleton: <ChatSkeleton />,
                    ownAction: true,
                    fits: true,
                    failure: 'No se pudo inicializar el chat',
                  },
                ),
                screen(
                  { path: patterns.followedDispute },
                  {
                    query: DisputeScreenQuery,
                    link: { kind: 'ORDER', param: 'token' },
                    variables: ({ params }) => ({ disputeId: params.about ?? '' }),
                    load: async () => (await import('./features/disputes/DisputeScreen')).DisputeScreen,
                    skeleton: <SkeletonPage />,
                    ownAction: true,
                  },
                ),
                screen(
                  { path: patterns.findPart },
                  {
                    query: FindPartScreenQuery,
                    variables: noVariables,
                    load: async () =>
                      (await import('./features/requests/asking/FindPartScreen')).FindPartScreen,
                    contents: [
                      {
                        search: 'mode=manual',
                        load: async () =>
                          (await import('./features/requests/asking/RequestForm')).RequestForm,
                      },
                      { load: async () => (await import('./features/assistant/Assistant')).Assistant },
                    ],
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
                acting(
                  patterns.paymentCanceled,
                  async () =>
                    (await import('./features/payments/PaymentCanceledScreen')).PaymentCanceledScreen,
                ),
                plain(
                  patterns.paymentPending,
                  async () => (await import('./features/payments/PaymentPendingScreen')).PaymentPendingScreen,
                ),
                ...Object.entries(redirects).map(([path, target]) => ({
                  path,
                  element: null,
                  HydrateFallback: SkeletonPage,
                  loader: () => redirect(target),
                })),
                ...latePublic,
                acting('*', async () => (await import('./shell/NotFoundScreen')).NotFoundScreen, true),
              ],
            },
          ],
        },
      ],
    },
  ]
}
