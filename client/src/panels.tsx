import BuyerOrdersTabQuery from './features/buyer/__generated__/BuyerOrdersTabQuery$parameters'
import BuyerPanelQuery from './features/buyer/__generated__/BuyerPanelQuery$parameters'
import BuyerProfileTabQuery from './features/buyer/__generated__/BuyerProfileTabQuery$parameters'
import BuyerReviewsTabQuery from './features/buyer/__generated__/BuyerReviewsTabQuery$parameters'
import ComparisonTabQuery from './features/buyer/__generated__/ComparisonTabQuery$parameters'
import OwnRequestsTabQuery from './features/buyer/__generated__/OwnRequestsTabQuery$parameters'
import { BuyerPanelSkeleton } from './features/buyer/BuyerPanelSkeleton'
import CreateCustomOrderTabQuery from './features/customOrders/__generated__/CreateCustomOrderTabQuery$parameters'
import CustomOrdersTabQuery from './features/customOrders/__generated__/CustomOrdersTabQuery$parameters'
import { searchOf } from './features/customOrders/customOrderSearch'
import { comparisonVariables } from './features/offers/offerOrder'
import MoneyTabQuery from './features/payouts/__generated__/MoneyTabQuery$parameters'
import DiscountTabQuery from './features/provider/__generated__/DiscountTabQuery$parameters'
import OffersTabQuery from './features/provider/__generated__/OffersTabQuery$parameters'
import ProfileTabQuery from './features/provider/__generated__/ProfileTabQuery$parameters'
import ProviderOrdersTabQuery from './features/provider/__generated__/ProviderOrdersTabQuery$parameters'
import ProviderPanelQuery from './features/provider/__generated__/ProviderPanelQuery$parameters'
import ProviderReviewsTabQuery from './features/provider/__generated__/ProviderReviewsTabQuery$parameters'
import RequestsTabQuery from './features/provider/__generated__/RequestsTabQuery$parameters'
import { ProviderPanelSkeleton } from './features/provider/ProviderPanelSkeleton'
import { feedVariables } from './features/requests/feed/feedFilter'
import { noVariables } from './relay/route'
import { panel, panelTab } from './shell/panelRoute'
import { CardSkeleton, ListSkeleton, TagsSkeleton } from './ui/Skeleton'

/** The buyer's panel, tab by tab. */
export const buyerPanel = panel({
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
      // The name in older mails.
      alias: 'solicitudes',
      label: 'Consultas',
      count: 'active',
      query: OwnRequestsTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/buyer/OwnRequestsTab')).OwnRequestsTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'calificaciones',
      label: 'Calificaciones',
      count: 'toReview',
      query: BuyerReviewsTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/buyer/BuyerReviewsTab')).BuyerReviewsTab,
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

/** The provider's panel. */
export const providerPanel = panel({
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
      path: 'ordenes',
      label: 'Crear Orden',
      query: CreateCustomOrderTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/customOrders/CreateCustomOrderTab')).CreateCustomOrderTab,
      skeleton: <CardSkeleton />,
    }),
    panelTab({
      path: 'mis-ordenes',
      label: 'Mis Órdenes',
      query: CustomOrdersTabQuery,
      variables: ({ url }) => ({ search: searchOf(url.search) }),
      load: async () => (await import('./features/customOrders/CustomOrdersTab')).CustomOrdersTab,
      skeleton: <ListSkeleton />,
    }),
    panelTab({
      path: 'descuentos',
      label: 'Descuentos',
      query: DiscountTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/DiscountTab')).DiscountTab,
      skeleton: <CardSkeleton />,
    }),
    panelTab({
      path: 'dinero',
      label: 'Dinero',
      query: MoneyTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/payouts/MoneyTab')).MoneyTab,
      skeleton: <CardSkeleton />,
    }),
    panelTab({
      path: 'calificaciones',
      label: 'Calificaciones',
      query: ProviderReviewsTabQuery,
      variables: noVariables,
      load: async () => (await import('./features/provider/ProviderReviewsTab')).ProviderReviewsTab,
      skeleton: <ListSkeleton />,
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
