import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerTo } from '../../test/answers'
import type { Made } from '../../test/graph'
import { withNews } from '../../test/news'
import { renderApp } from '../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../test/server'
import adminScreen from '../features/admin/providers/__generated__/AdminScreenQuery.graphql'
import ordersOfBuyer from '../features/buyer/__generated__/BuyerOrdersTabQuery.graphql'
import buyerPanel from '../features/buyer/__generated__/BuyerPanelQuery.graphql'
import comparison from '../features/buyer/__generated__/ComparisonTabQuery.graphql'
import payForm from '../features/payments/__generated__/PayFormQuery.graphql'
import offersTab from '../features/provider/__generated__/OffersTabQuery.graphql'
import ordersOfProvider from '../features/provider/__generated__/ProviderOrdersTabQuery.graphql'
import providerPanel from '../features/provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../features/provider/__generated__/RequestsTabQuery.graphql'
import requestDetail from '../features/requests/feed/__generated__/RequestDetailDialogQuery.graphql'

/** Number of renderings of a component that each row has. */
const drawn = vi.hoisted(() => ({ times: 0 }))
vi.mock(import('../ui/Panel'), async original => {
  const real = await original()
  const ListRow: typeof real.ListRow = props => {
    drawn.times += 1
    return <real.ListRow {...props} />
  }
  return { ...real, ListRow }
})
vi.mock(import('../ui/Badge'), async original => {
  const real = await original()
  const StatusBadge: typeof real.StatusBadge = props => {
    drawn.times += 1
    return <real.StatusBadge {...props} />
  }
  return { ...real, StatusBadge }
})
vi.mock(import('../features/offers/OfferTag'), async original => {
  const real = await original()
  const OfferTag: typeof real.OfferTag = props => {
    drawn.times += 1
    return <real.OfferTag {...props} />
  }
  return { ...real, OfferTag }
})

const user = userEvent.setup({ delay: null })
withNews()
beforeEach(() => {
  drawn.times = 0
})

const ids = ['1', '2', '3']
const listOf = (node: (id: string) => Made) => ({
  edges: ids.map(id => ({ cursor: `c${id}`, node: node(id) })),
  pageInfo: { endCursor: null, hasNextPage: false },
})
const can = (...actions: readonly string[]) =>
  actions.map(action => ({ action, enabled: true, disabledReason: null }))
const account = { __typename: 'Account', id: 'account-1', isAdmin: true }
const provider = { __typename: 'Provider', id: 'provider-1', status: 'APPROVED' }
const order = (id: string) => ({
  __typename: 'Order',
  deletedAt: null,
  id: `order-${id}`,
  viewerActions: can('CANCEL', 'CONFIRM_RECEIPT'),
})
const offer = (id: string) => ({
  __typename: 'Offer',
  id: `offer-${id}`,
  state: 'PENDING',
  order: null,
  openTerms: null,
  viewerActions: can('WITHDRAW', 'ACCEPT'),
})
const request = (id: string) => ({ __typename: 'PartRequest', id: `request-${id}`, viewerActions: [] })

const signedIn = (kind: 'BUYER' | 'PROVIDER') => {
  localStorage.setItem('tuerca.cuenta', kind)
  return {
    viewerQuery: viewerIs({ kind, isAdmin: true }),
    ProviderPanelQuery: answerTo(providerPanel, { Account: () => account, Provider: () => provider }),
    BuyerPanelQuery: answerTo(buyerPanel, { Account: () => account }),
  }
}

const cases = {
  'a sale': {
    address: '/dashboard/ventas',
    button: 'Cancelar pedido',
    dialog: 'alertdialog',
    says: () => ({
      ...signedIn('PROVIDER'),
      ProviderOrdersTabQuery: answerTo(
        ordersOfProvider,
        { Account: () => account, Provider: () => ({ ...provider, orders: listOf(order) }) },
        { count: 20 },
      ),
    }),
  },
  'a purchase': {
    address: '/dashboard/compras',
    button: 'Confirmar recepción',
    dialog: 'alertdialog',
    says: () => ({
      ...signedIn('BUYER'),
      BuyerOrdersTabQuery: answerTo(
        ordersOfBuyer,
        { Account: () => ({ ...account, orders: listOf(order) }) },
        { count: 20 },
      ),
    }),
  },
  'an own offer': {
    address: '/dashboard/ofertas',
    button: 'Retirar',
    dialog: 'alertdialog',
    says: () => ({
      ...signedIn('PROVIDER'),
      OffersTabQuery: answerTo(
        offersTab,
        { Account: () => account, Provider: () => ({ ...provider, offers: listOf(offer) }) },
        { count: 20 },
      ),
    }),
  },
  'a request of the feed': {
    address: '/dashboard/solicitudes',
    button: 'Ver detalles',
    dialog: 'dialog',
    says: () => ({
      ...signedIn('PROVIDER'),
      RequestsTabQuery: answerTo(
        requestsTab,
        {
          Account: () => account,
          Provider: () => provider,
          Query: () => ({ requestFeed: listOf(request) }),
        },
        { count: 20 },
      ),
      RequestDetailDialogQuery: answerTo(
        requestDetail,
        { Query: () => ({ node: request('1') }) },
        { id: 'request-1' },
      ),
    }),
  },
  'an offer of the comparison': {
    address: '/dashboard/ordenes',
    button: 'Aceptar oferta',
    dialog: 'dialog',
    says: () => ({
      ...signedIn('BUYER'),
      ComparisonTabQuery: answerTo(
        comparison,
        {
          Account: () => ({ ...account, requestsToCompare: listOf(request) }),
          PartRequest: () => ({ offers: listOf(offer) }),
        },
        { count: 10, orderBy: 'PRICE' },
      ),
      PayFormQuery: answerTo(payForm, { Query: () => ({ node: offer('1') }) }, { payableId: 'offer-1' }),
    }),
  },
  'a provider, for the admin': {
    address: '/admin',
    button: 'Rechazar',
    dialog: 'alertdialog',
    says: () => ({
      ...signedIn('BUYER'),
      AdminScreenQuery: answerTo(
        adminScreen,
        {
          Account: () => account,
          Query: () => ({
            providers: listOf(id => ({ __typename: 'Provider', id: `provider-${id}`, status: 'PENDING' })),
          }),
        },
        { orderBy: 'DECISION' },
      ),
    }),
  },
} as const

test.each(Object.entries(cases))(
  'renders no row again for the dialog about %s',
  async (_, { says, ...shown }) => {
    serverSays(says())
    const { where, router } = renderApp(shown.address)
    const [button] = await screen.findAllByRole('button', { name: shown.button })
    // Effects of the first rendering cause another.
    await act(async () => undefined)
    const before = drawn.times
    expect(before).toBeGreaterThanOrEqual(ids.length)
    await user.click(button as HTMLElement)
    await screen.findByRole(shown.dialog)
    await waitFor(() => expect(where()).toMatch(/\?\w+=\w+-1$/))
    expect(drawn.times).toBe(before)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole(shown.dialog)).toBeNull())
    expect(drawn.times).toBe(before)
  },
)
