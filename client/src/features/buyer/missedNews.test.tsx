import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { happen, reconnect, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import unreadNews from '../chat/__generated__/useUnreadNewsQuery.graphql'
import ordersTab from './__generated__/BuyerOrdersTabQuery.graphql'
import panel from './__generated__/BuyerPanelQuery.graphql'
import requestsTab from './__generated__/OwnRequestsTabQuery.graphql'
import orderNews from './__generated__/useBuyerNewsOrderSubscription.graphql'
// Pages load it after their first render; here it is loaded at once.
import './useBuyerNews'

const user = userEvent.setup({ delay: null })
withNews()

const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
  totalCount: nodes.length,
})

const order = (id: string, part: string, day: number) => ({
  __typename: 'Order',
  id,
  state: 'PAID',
  createdAt: `2026-11-${day}T12:00:00.000Z`,
  deletedAt: null,
  lines: [{ description: part, quantity: 1 }],
  history: [],
  viewerActions: [],
  request: { __typename: 'PartRequest', id: `${id}-request`, files: [] },
})

const request = {
  __typename: 'PartRequest',
  id: 'request-1',
  state: 'OPEN',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  parts: [{ __typename: 'RequestedPart', id: 'part-1', description: 'Radiador' }],
  comparison: null,
  files: [],
  viewerActions: [],
}

const account = { __typename: 'Account', id: 'account-1', name: 'Lucía Ferreira' }
const FAULT = {
  data: { viewer: null },
  errors: [{ message: 'Ocurrió un error', path: ['viewer', 'name'], extensions: { code: 'FAULT' } }],
}

/** A buyer with one purchase and one request; `server.fails` makes every later request fail. */
function open(onRead = () => {}) {
  const server = { fails: false }
  const unlessItFails = (answer: Readonly<Record<string, unknown>>) => () => (server.fails ? FAULT : answer)
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    useUnreadNewsQuery: unlessItFails(
      answerTo(
        unreadNews,
        { Query: () => ({ node: { ...account, unreadMessages: 0 } }) },
        { account: 'account-1' },
      ),
    ),
    BuyerPanelQuery: unlessItFails(answerTo(panel, { Account: () => account })),
    BuyerOrdersTabQuery: () => {
      onRead()
      return unlessItFails(
        answerTo(
          ordersTab,
          { Account: () => ({ ...account, orders: list([order('o1', 'Alternador', 20)]) }) },
          { count: 20 },
        ),
      )()
    },
    OwnRequestsTabQuery: unlessItFails(
      answerTo(requestsTab, { Account: () => ({ ...account, requests: list([request]) }) }, { count: 20 }),
    ),
  })
  const reads = (name: string) => calls.filter(({ operation }) => operation === name).length
  return { server, reads, ...renderApp('/dashboard/compras') }
}

const row = (part: string) => screen.findByRole('heading', { level: 3, name: part })
const goTo = (tab: RegExp) => user.click(screen.getByRole('tab', { name: tab }))
const UNREAD = 'No pudimos actualizar lo que ves.'

test('keeps visible and hidden lists when a reload after a lost connection fails', async () => {
  const { server, router } = open()
  await row('Alternador')
  await goTo(/^Consultas/)
  await row('Radiador')
  await goTo(/^Mis Compras/)
  await row('Alternador')
  // Relay warns about an answer that changes nothing in the store.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complaints.mockRestore())
  server.fails = true
  await reconnect()
  await screen.findByText(UNREAD)
  await row('Alternador')
  await router.navigate('/dashboard/compras')
  await screen.findByText(UNREAD)
  await row('Alternador')
  await goTo(/^Consultas/)
  await row('Radiador')
  await screen.findByText(UNREAD)
  server.fails = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(UNREAD)).toBeNull())
  await row('Radiador')
})

test('refetches a hidden list once, when it is shown next', async () => {
  const { reads } = open()
  await row('Alternador')
  await goTo(/^Consultas/)
  await row('Radiador')
  await goTo(/^Mis Compras/)
  await row('Alternador')
  const before = reads('OwnRequestsTabQuery')
  const shown = reads('BuyerOrdersTabQuery')
  await reconnect()
  await waitFor(() => expect(reads('BuyerOrdersTabQuery')).toBe(shown + 1))
  expect(reads('OwnRequestsTabQuery')).toBe(before)
  await goTo(/^Consultas/)
  await waitFor(() => expect(reads('OwnRequestsTabQuery')).toBe(before + 1))
  await goTo(/^Mis Compras/)
  await row('Alternador')
  await goTo(/^Consultas/)
  await row('Radiador')
  expect(reads('OwnRequestsTabQuery')).toBe(before + 1)
})

test('receives events between the query of a screen and its subscription', async () => {
  const { reads } = open(() =>
    happen(
      'useBuyerNewsOrderSubscription',
      answerTo(orderNews, { Subscription: () => ({ orderUpdated: order('o2', 'Embrague', 21) }) }),
    ),
  )
  await row('Embrague')
  await row('Alternador')
  expect(reads('BuyerOrdersTabQuery')).toBe(1)
})
