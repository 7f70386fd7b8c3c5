import type { RouteObject } from 'react-router'
import { AdminSkeleton } from './features/admin/AdminSkeleton'
import AccountScreenQuery from './features/admin/accounts/__generated__/AccountScreenQuery$parameters'
import AssistantModelScreenQuery from './features/admin/assistantModel/__generated__/AssistantModelScreenQuery$parameters'
import DataRequestsScreenQuery from './features/admin/dataRequests/__generated__/DataRequestsScreenQuery$parameters'
import { dataRequestVariables } from './features/admin/dataRequests/dataRequestChoices'
import DisputesScreenQuery from './features/admin/disputes/__generated__/DisputesScreenQuery$parameters'
import { disputeVariables } from './features/admin/disputes/disputeChoices'
import EnquiriesScreenQuery from './features/admin/enquiries/__generated__/EnquiriesScreenQuery$parameters'
import { enquiryVariables } from './features/admin/enquiries/enquiryChoices'
import FailedJobsScreenQuery from './features/admin/failedJobs/__generated__/FailedJobsScreenQuery$parameters'
import { failedJobVariables } from './features/admin/failedJobs/failedJobChoices'
import FailedRefundsScreenQuery from './features/admin/failedRefunds/__generated__/FailedRefundsScreenQuery$parameters'
import { failedRefundVariables } from './features/admin/failedRefunds/failedRefundChoices'
import AdminActionsScreenQuery from './features/admin/log/__generated__/AdminActionsScreenQuery$parameters'
import ContactViewsScreenQuery from './features/admin/log/__generated__/ContactViewsScreenQuery$parameters'
import MessageReportsScreenQuery from './features/admin/messageReports/__generated__/MessageReportsScreenQuery$parameters'
import { messageReportVariables } from './features/admin/messageReports/messageReportChoices'
import AdminOrderScreenQuery from './features/admin/orders/__generated__/AdminOrderScreenQuery$parameters'
import OverdueReceiptsScreenQuery from './features/admin/overdueReceipts/__generated__/OverdueReceiptsScreenQuery$parameters'
import PaymentCasesScreenQuery from './features/admin/paymentCases/__generated__/PaymentCasesScreenQuery$parameters'
import { paymentCaseVariables } from './features/admin/paymentCases/paymentCaseChoices'
import PayoutAccountsScreenQuery from './features/admin/payoutAccounts/__generated__/PayoutAccountsScreenQuery$parameters'
import { payoutAccountVariables } from './features/admin/payoutAccounts/payoutAccountChoices'
import PayoutBatchesScreenQuery from './features/admin/payouts/__generated__/PayoutBatchesScreenQuery$parameters'
import PayoutBatchScreenQuery from './features/admin/payouts/__generated__/PayoutBatchScreenQuery$parameters'
import AdminScreenQuery from './features/admin/providers/__generated__/AdminScreenQuery$parameters'
import { providerVariables } from './features/admin/providers/providerChoices'
import PurchaseFlagsScreenQuery from './features/admin/purchaseFlags/__generated__/PurchaseFlagsScreenQuery$parameters'
import { purchaseFlagVariables } from './features/admin/purchaseFlags/purchaseFlagChoices'
import AdminRequestScreenQuery from './features/admin/requests/__generated__/AdminRequestScreenQuery$parameters'
import RequestsScreenQuery from './features/admin/requests/__generated__/RequestsScreenQuery$parameters'
import { requestVariables } from './features/admin/requests/requestChoices'
import ReviewReportsScreenQuery from './features/admin/reviewReports/__generated__/ReviewReportsScreenQuery$parameters'
import { reviewReportVariables } from './features/admin/reviewReports/reviewReportChoices'
import SearchScreenQuery from './features/admin/search/__generated__/SearchScreenQuery$parameters'
import { searchVariables } from './features/admin/search/searchChoices'
import SettingsScreenQuery from './features/admin/settings/__generated__/SettingsScreenQuery$parameters'
import { settingVariables } from './features/admin/settings/settingChoices'
import TestimonialsScreenQuery from './features/admin/testimonials/__generated__/TestimonialsScreenQuery$parameters'
import { testimonialVariables } from './features/admin/testimonials/testimonialChoices'
import VisitsScreenQuery from './features/admin/visits/__generated__/VisitsScreenQuery$parameters'
import IntegrationsScreenQuery from './features/integrations/__generated__/IntegrationsScreenQuery$parameters'
import { paths, patterns } from './paths'
import { noVariables, type screensOf } from './relay/route'

const CHECKING_ADMIN = <AdminSkeleton label="Verificando permisos de administrador..." />

/** The screens of the team, which routes.tsx places under their layout. */
export const adminScreens = (screen: ReturnType<typeof screensOf>): RouteObject[] => [
  screen(
    { path: patterns.admin },
    {
      query: AdminScreenQuery,
      variables: ({ url }) => providerVariables(url.search),
      load: async () => (await import('./features/admin/providers/AdminScreen')).AdminScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando panel de administración..." />,
      failure: 'Error al cargar proveedores',
    },
  ),
  screen(
    { path: paths.adminDataRequests },
    {
      query: DataRequestsScreenQuery,
      variables: ({ url }) => dataRequestVariables(url.search),
      load: async () => (await import('./features/admin/dataRequests/DataRequestsScreen')).DataRequestsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando pedidos..." />,
      failure: 'No se pudieron cargar los pedidos',
    },
  ),
  screen(
    { path: paths.adminEnquiries },
    {
      query: EnquiriesScreenQuery,
      variables: ({ url }) => enquiryVariables(url.search),
      load: async () => (await import('./features/admin/enquiries/EnquiriesScreen')).EnquiriesScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando consultas..." />,
      failure: 'No se pudieron cargar las consultas',
    },
  ),
  screen(
    { path: paths.adminRequests },
    {
      query: RequestsScreenQuery,
      variables: ({ url }) => requestVariables(url.search),
      load: async () => (await import('./features/admin/requests/RequestsScreen')).RequestsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando pedidos..." />,
      failure: 'No se pudieron cargar los pedidos',
    },
  ),
  screen(
    { path: patterns.adminRequest },
    {
      query: AdminRequestScreenQuery,
      variables: ({ params }) => ({ requestId: params.request ?? '' }),
      load: async () => (await import('./features/admin/requests/AdminRequestScreen')).AdminRequestScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando el pedido..." />,
      failure: 'No se pudo cargar el pedido',
    },
  ),
  screen(
    { path: paths.adminSearch },
    {
      query: SearchScreenQuery,
      variables: ({ url }) => searchVariables(url.search),
      load: async () => (await import('./features/admin/search/SearchScreen')).SearchScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Buscando..." />,
      failure: 'No se pudo buscar',
    },
  ),
  screen(
    { path: patterns.adminOrder },
    {
      query: AdminOrderScreenQuery,
      variables: ({ params }) => ({ orderId: params.order ?? '' }),
      load: async () => (await import('./features/admin/orders/AdminOrderScreen')).AdminOrderScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando la compra..." />,
      failure: 'No se pudo cargar la compra',
    },
  ),
  screen(
    { path: patterns.adminAccount },
    {
      query: AccountScreenQuery,
      variables: ({ params }) => ({ account: params.account ?? '' }),
      load: async () => (await import('./features/admin/accounts/AccountScreen')).AccountScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando la cuenta..." />,
      failure: 'No se pudo cargar la cuenta',
    },
  ),
  screen(
    { path: paths.adminOverdueReceipts },
    {
      query: OverdueReceiptsScreenQuery,
      variables: noVariables,
      load: async () =>
        (await import('./features/admin/overdueReceipts/OverdueReceiptsScreen')).OverdueReceiptsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando recepciones..." />,
      failure: 'No se pudieron cargar las recepciones',
    },
  ),
  screen(
    { path: paths.adminDisputes },
    {
      query: DisputesScreenQuery,
      variables: ({ url }) => disputeVariables(url.search),
      load: async () => (await import('./features/admin/disputes/DisputesScreen')).DisputesScreen,
      checking: CHECKING_ADMIN,
      skeleton: CHECKING_ADMIN,
    },
  ),
  screen(
    { path: paths.adminFailedRefunds },
    {
      query: FailedRefundsScreenQuery,
      variables: ({ url }) => failedRefundVariables(url.search),
      load: async () =>
        (await import('./features/admin/failedRefunds/FailedRefundsScreen')).FailedRefundsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando reembolsos..." />,
      failure: 'No se pudieron cargar los reembolsos',
    },
  ),
  screen(
    { path: paths.adminPaymentCases },
    {
      query: PaymentCasesScreenQuery,
      variables: ({ url }) => paymentCaseVariables(url.search),
      load: async () => (await import('./features/admin/paymentCases/PaymentCasesScreen')).PaymentCasesScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando casos..." />,
      failure: 'No se pudieron cargar los casos',
    },
  ),
  screen(
    { path: paths.adminPurchaseFlags },
    {
      query: PurchaseFlagsScreenQuery,
      variables: ({ url }) => purchaseFlagVariables(url.search),
      load: async () =>
        (await import('./features/admin/purchaseFlags/PurchaseFlagsScreen')).PurchaseFlagsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando alertas..." />,
      failure: 'No se pudieron cargar las alertas',
    },
  ),
  screen(
    { path: paths.adminPayoutAccounts },
    {
      query: PayoutAccountsScreenQuery,
      variables: ({ url }) => payoutAccountVariables(url.search),
      load: async () =>
        (await import('./features/admin/payoutAccounts/PayoutAccountsScreen')).PayoutAccountsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando cuentas de cobro..." />,
      failure: 'No se pudieron cargar las cuentas de cobro',
    },
  ),
  screen(
    { path: paths.adminPayouts },
    {
      query: PayoutBatchesScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/admin/payouts/PayoutBatchesScreen')).PayoutBatchesScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando liquidaciones..." />,
      failure: 'No se pudieron cargar las liquidaciones',
    },
  ),
  screen(
    { path: patterns.adminPayoutBatch },
    {
      query: PayoutBatchScreenQuery,
      variables: ({ params }) => ({ batchId: params.batch ?? '' }),
      load: async () => (await import('./features/admin/payouts/PayoutBatchScreen')).PayoutBatchScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando la liquidación..." />,
      failure: 'No se pudo cargar la liquidación',
    },
  ),
  screen(
    { path: paths.adminReviewReports },
    {
      query: ReviewReportsScreenQuery,
      variables: ({ url }) => reviewReportVariables(url.search),
      load: async () =>
        (await import('./features/admin/reviewReports/ReviewReportsScreen')).ReviewReportsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando denuncias..." />,
      failure: 'No se pudieron cargar las denuncias',
    },
  ),
  screen(
    { path: paths.adminMessageReports },
    {
      query: MessageReportsScreenQuery,
      variables: ({ url }) => messageReportVariables(url.search),
      load: async () =>
        (await import('./features/admin/messageReports/MessageReportsScreen')).MessageReportsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando denuncias..." />,
      failure: 'No se pudieron cargar las denuncias',
    },
  ),
  screen(
    { path: paths.adminTestimonials },
    {
      query: TestimonialsScreenQuery,
      variables: ({ url }) => testimonialVariables(url.search),
      load: async () => (await import('./features/admin/testimonials/TestimonialsScreen')).TestimonialsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando calificaciones..." />,
      failure: 'No se pudieron cargar las calificaciones',
    },
  ),
  screen(
    { path: paths.integrations },
    {
      query: IntegrationsScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/integrations/IntegrationsScreen')).IntegrationsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando integraciones..." />,
      failure: 'No se pudieron cargar las integraciones',
    },
  ),
  screen(
    { path: paths.adminJobs },
    {
      query: FailedJobsScreenQuery,
      variables: ({ url }) => failedJobVariables(url.search),
      load: async () => (await import('./features/admin/failedJobs/FailedJobsScreen')).FailedJobsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando trabajos..." />,
      failure: 'No se pudieron cargar los trabajos',
    },
  ),
  screen(
    { path: paths.adminSettings },
    {
      query: SettingsScreenQuery,
      variables: ({ url }) => settingVariables(url.search),
      load: async () => (await import('./features/admin/settings/SettingsScreen')).SettingsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando los ajustes..." />,
      failure: 'No se pudieron cargar los ajustes',
    },
  ),
  screen(
    { path: paths.adminLog },
    {
      query: AdminActionsScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/admin/log/AdminActionsScreen')).AdminActionsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando el registro..." />,
      failure: 'No se pudo cargar el registro',
    },
  ),
  screen(
    { path: paths.adminContactViews },
    {
      query: ContactViewsScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/admin/log/ContactViewsScreen')).ContactViewsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando el registro..." />,
      failure: 'No se pudo cargar el registro',
    },
  ),
  screen(
    { path: paths.adminVisits() },
    {
      query: VisitsScreenQuery,
      variables: noVariables,
      load: async () => (await import('./features/admin/visits/VisitsScreen')).VisitsScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando visitas..." />,
      failure: 'No se pudieron cargar las visitas',
    },
  ),
  screen(
    { path: paths.adminAssistant },
    {
      query: AssistantModelScreenQuery,
      variables: noVariables,
      load: async () =>
        (await import('./features/admin/assistantModel/AssistantModelScreen')).AssistantModelScreen,
      checking: CHECKING_ADMIN,
      skeleton: <AdminSkeleton label="Cargando el asistente..." />,
      failure: 'No se pudo cargar el asistente',
    },
  ),
]
