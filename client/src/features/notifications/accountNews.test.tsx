import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Call, serverSays, viewerIs } from '../../../test/server'
import ordersTab from '../buyer/__generated__/BuyerOrdersTabQuery.graphql'
import buyerPanel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import chat from '../chat/__generated__/ChatScreenQuery.graphql'
import unreadCounts from '../chat/__generated__/useUnreadNewsQuery.graphql'
import unreadNews from '../chat/__generated__/useUnreadNewsSubscription.graphql'
import placedOrders from '../orders/__generated__/usePlacedOrdersSubscription.graphql'
import moneyTab from '../payouts/__generated__/MoneyTabQuery.graphql'
import providerOrders from '../provider/__generated__/ProviderOrdersTabQuery.graphql'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, startCursor: null, hasNextPage: false, hasPreviousPage: false },
  totalCount: nodes.length,
})
const order = (unreadCount: number) => ({
  __typename: 'Order',
  deletedAt: null,
  id: 'order-1',
  unreadCount,
  viewerActions: [],
})

/** A buyer with one order, whose conversation has unread messages. */
function openAsBuyer(address: string, waiting = 0) {
  const server = { unread: waiting }
  const account = () => ({
    __typename: 'Account',
    id: 'account-1',
    unreadMessages: server.unread,
    unreadNotifications: { count: 0, ofMessages: 0, revision: 0 },
  })
  const request = { __typename: 'PartRequest', id: 'request-1', files: [] }
  const calls: Call[] = serverSays({
    viewerQuery: () => {
      const { viewer } = viewerIs({ kind: 'BUYER' })
      return { viewer: { ...viewer, unreadMessages: server.unread } }
    },
    useUnreadNewsQuery: () =>
      answerTo(unreadCounts, { Query: () => ({ node: account() }) }, { account: 'account-1' }),
    BuyerPanelQuery: () => answerTo(buyerPanel, { Account: account }),
    BuyerOrdersTabQuery: () =>
      answerTo(
        ordersTab,
        { Account: () => ({ ...account(), orders: list([{ ...order(waiting), request }]) }) },
        { count: 20 },
      ),
    ChatScreenQuery: answerTo(
      chat,
      {
        Query: () => ({ node: { ...order(0), viewerIsBuyer: true, request } }),
        Conversation: () => ({ id: 'conversation-1', canWrite: true, unreadCount: 0, messages: list([]) }),
      },
      { about: 'order-1', messages: 30, withContact: true },
    ),
  })
  /** The conversation with the server's current state. */
  const say = (unreadCount: number, body: string, id: string) => {
    server.unread = unreadCount
    return news(
      'useUnreadNewsSubscription',
      answerTo(unreadNews, {
        Subscription: () => ({
          conversationUpdated: { id: 'conversation-1', unreadCount, otherPartyName: 'Repuestos del Litoral' },
        }),
        Conversation: () => ({
          order: { id: 'order-1', unreadCount },
          latest: list([{ id, body, isMine: false }]),
        }),
      }),
    )
  }
  return { say, calls, ...renderApp(address) }
}

const tab = () => screen.findByRole('tab', { name: /^Mis Compras/ })

test('announces a message on every page but its conversation’s, with a link', async () => {
  const { say, where } = openAsBuyer('/dashboard/compras')
  await tab()
  await say(1, 'Ya salió la guía', 'm1')
  const told = within((await screen.findByText('Nuevo mensaje')).closest('span') as HTMLElement)
  expect(told.getByText(/Repuestos del Litoral: Ya salió la guía/)).toBeTruthy()
  await user.click(told.getByRole('link', { name: 'Abrir el chat' }))
  await screen.findByRole('log', { name: 'Mensajes' })
  expect(where()).toBe('/chat/order-1')
  await say(1, 'Llega mañana', 'm2')
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  expect(screen.queryByText('Nuevo mensaje')).toBeNull()
})

test('counts unread messages on row, tab and title until they are read anywhere', async () => {
  const { say } = openAsBuyer('/dashboard/compras', 2)
  const link = await screen.findByRole('link', { name: /^Abrir el chat/ })
  expect(link.textContent).toContain('2 mensajes sin leer')
  expect((await tab()).textContent).toContain('2 mensajes sin leer')
  await waitFor(() => expect(document.title).toBe('(2) Mis Compras · Mi panel · Tuerca'))
  await say(0, 'Ya salió la guía', 'm1')
  await waitFor(() => expect(document.title).toBe('Mis Compras · Mi panel · Tuerca'))
  expect(link.textContent).toBe('Abrir el chat')
  expect((await tab()).textContent).not.toContain('sin leer')
  expect(screen.queryByText('Nuevo mensaje')).toBeNull()
})

test('announces a sale on any page, with a link, and counts it in the title until the list is opened', async () => {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const provider = { __typename: 'Provider', id: 'provider-1', status: 'APPROVED' }
  const account = {
    __typename: 'Account',
    id: 'account-1',
    unreadMessages: 0,
    unreadNotifications: { count: 0, ofMessages: 0, revision: 0 },
  }
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(providerPanel, { Account: () => account, Provider: () => provider }),
    MoneyTabQuery: answerTo(moneyTab, { Account: () => account, Provider: () => provider }),
    ProviderOrdersTabQuery: answerTo(
      providerOrders,
      { Account: () => account, Provider: () => ({ ...provider, orders: list([]) }) },
      { count: 20 },
    ),
  })
  const { where } = renderApp('/dashboard/dinero')
  await screen.findByRole('tab', { name: 'Dinero', selected: true })
  await news(
    'usePlacedOrdersSubscription',
    answerTo(placedOrders, {
      Subscription: () => ({
        orderPlaced: { id: 'order-1', lines: [{ description: 'Alternador', quantity: 2 }] },
      }),
      RequestedPart: () => ({ description: 'Correa' }),
    }),
  )
  const told = within((await screen.findByText('Vendido')).closest('span') as HTMLElement)
  expect(told.getByText(/Te pagaron: Alternador\s×\s2/)).toBeTruthy()
  expect(document.title).toBe('(1) Dinero · Mostrador · Tuerca')
  await user.click(told.getByRole('link', { name: 'Ver mis ventas' }))
  await screen.findByRole('tab', { name: /^Ventas/, selected: true })
  expect(where()).toBe('/dashboard/ventas')
  await waitFor(() => expect(document.title).toBe('Ventas · Mostrador · Tuerca'))
})
