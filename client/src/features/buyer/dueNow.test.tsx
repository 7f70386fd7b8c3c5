import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import { formatWeekday } from '../../lib/dates'
import ordersTab from './__generated__/BuyerOrdersTabQuery.graphql'
import panel from './__generated__/BuyerPanelQuery.graphql'
import comparisonTab from './__generated__/ComparisonTabQuery.graphql'

const list = (nodes: readonly object[], hasNextPage = false) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage },
})
const shipped = {
  __typename: 'Order',
  id: 'order-1',
  held: 1_490_000,
  status: {
    __typename: 'OrderStatus',
    steps: [
      { __typename: 'OrderStep', state: 'PAID', at: '2025-08-01T12:00:00.000Z' },
      { __typename: 'OrderStep', state: 'SHIPPED', at: '2025-08-03T12:00:00.000Z' },
      { __typename: 'OrderStep', state: 'RECEIVED', at: null },
    ],
  },
  lines: [{ description: 'Amortiguador', quantity: 2 }],
  request: null,
}
const quoted = (id: string) => ({
  __typename: 'PartRequest',
  id,
  files: [],
  parts: [
    { __typename: 'RequestedPart', id: `${id}-bought`, isOpen: false, description: 'Volante', quantity: 1 },
    { __typename: 'RequestedPart', id: `${id}-part`, isOpen: true, description: 'Embrague', quantity: 1 },
  ],
  comparison: {
    count: 2,
    firstExpiresAt: '2026-08-08T12:00:00.000Z',
    partialCount: 0,
    range: { lowest: 485_000, highest: 629_000 },
  },
})

function open(
  due: {
    disputed?: readonly object[]
    toConfirm: readonly object[]
    toChoose: readonly object[]
    dueReviews?: readonly object[]
    more?: boolean
  },
  tab = 'compras',
) {
  const account = { __typename: 'Account', id: 'account-1', name: 'Lucía' }
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(panel, {
      Account: () => ({
        ...account,
        disputed: list(due.disputed ?? []),
        toConfirm: list(due.toConfirm),
        toChoose: list(due.toChoose, due.more),
        dueReviews: list(due.dueReviews ?? []),
        active: list([{ __typename: 'PartRequest', id: 'request-9', sentAt: '2025-08-02T12:00:00.000Z' }]),
        allOrders: { totalCount: 1 },
        toShip: { totalCount: 0 },
        offersToAnswer: 2,
        unreadMessages: 0,
      }),
    }),
    BuyerOrdersTabQuery: answerTo(
      ordersTab,
      { Account: () => ({ ...account, orders: list([]) }) },
      { count: 20 },
    ),
    ComparisonTabQuery: answerTo(
      comparisonTab,
      { Account: () => ({ ...account, requestsToCompare: list([]) }) },
      { count: 10 },
    ),
  })
  return renderApp(`/dashboard/${tab}`)
}

test('offers to review a received order, in the dialog of its address', async () => {
  const received = {
    ...shipped,
    id: 'order-2',
    provider: { __typename: 'Provider', id: 'provider-1', companyName: 'Casa Bulevar' },
  }
  open({ toConfirm: [], toChoose: [], dueReviews: [received] })
  const due = await region()
  expect(due.getByText(/¿Cómo te fue con Casa Bulevar\?/)).toBeTruthy()
  expect(due.getByRole('link', { name: /^Calificar\s?: Amortiguador\s×\s2$/ }).getAttribute('href')).toBe(
    '/dashboard/calificaciones?calificar=order-2',
  )
})

const region = async () => within(await screen.findByRole('region', { name: 'Qué te toca ahora' }))
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('lists offers that expire before receipts, each with its deadline and its link', async () => {
  open({ toConfirm: [shipped], toChoose: [quoted('request-1')] })
  const due = await region()
  expect(textsOf(due.getAllByRole('heading', { level: 3 }))).toEqual(['Embrague', 'Amortiguador × 2'])
  expect(due.getByText(/siguen retenidos/).textContent).toMatch(/14\.900/)
  expect(due.getByText('Enviado el 3 de agosto de 2025')).toBeTruthy()
  expect(due.getByText('La primera ya venció')).toBeTruthy()
  const links = due.getAllByRole('listitem').flatMap(item => within(item).queryAllByRole('link'))
  expect(links.map(link => link.getAttribute('href')).slice(0, 2)).toEqual([
    '/dashboard/consultas/request-1',
    '/dashboard/compras?recibir=order-1',
  ])
})

test('orders the offers by their deadline, and shows the rest on a tap', async () => {
  const days = [6, 2, 5, 1, 4, 3]
  const toChoose = days.map(day => ({
    ...quoted(`request-${day}`),
    comparison: {
      ...quoted('').comparison,
      firstExpiresAt: new Date(Date.parse('2026-08-01T12:00:00.000Z') + day * 86_400_000).toISOString(),
    },
  }))
  open({ toConfirm: [], toChoose })
  const due = await region()
  const links = () =>
    due.getAllByRole('link', { name: /^Elegir oferta/ }).map(one => one.getAttribute('href'))
  const ordered = [1, 2, 3, 4, 5, 6].map(day => `/dashboard/consultas/request-${day}`)
  expect(links()).toEqual(ordered.slice(0, 5))
  await userEvent.click(due.getByRole('button', { name: 'Ver 1 cosa más' }))
  expect(links()).toEqual(ordered)
})

test('is the first thing on the tab that opens by itself', async () => {
  open({ toConfirm: [], toChoose: [quoted('request-1')] }, '')
  expect((await region()).getByRole('link', { name: /^Elegir oferta/ })).toBeTruthy()
})

test('begins with disputes in which the buyer has a proposal to answer', async () => {
  const decisionDueAt = '2025-08-05T03:00:00.000Z'
  const disputedOrder = (name: string, isAcceptable: boolean) => ({
    ...shipped,
    id: `order-${name}`,
    dispute: { __typename: 'Dispute', id: `dispute-${name}`, decisionDueAt, proposals: [{ isAcceptable }] },
  })
  const disputed = [disputedOrder('waiting', false), disputedOrder('due', true)]
  open({ disputed, toConfirm: [shipped], toChoose: [] })
  const due = await region()
  const [first, second] = due.getAllByRole('listitem')
  expect(first?.textContent).toContain('Se decide a más tardar el lunes 4 de agosto')
  expect(due.getByRole('link', { name: /^Ver la propuesta/ }).getAttribute('href')).toBe(
    '/disputas/dispute-due',
  )
  expect(second?.textContent).not.toContain('Se decide')
})

test('says when the first offer to choose expires', async () => {
  const firstExpiresAt = '2126-08-08T12:00:00.000Z'
  const request = quoted('request-1')
  const comparison = { ...request.comparison, firstExpiresAt }
  open({ toConfirm: [], toChoose: [{ ...request, comparison }] })
  expect((await region()).getByText(`La primera vence el ${formatWeekday(firstExpiresAt)}`)).toBeTruthy()
})

test('says who is awaited and since when, when nothing is due', async () => {
  open({ toConfirm: [], toChoose: [] })
  expect(await screen.findByText('1 pedido espera ofertas desde el 2 de agosto de 2025')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Qué te toca ahora' })).toBeNull()
})

test('links to the whole list when more is due than was read', async () => {
  open({ toConfirm: [], toChoose: ['1', '2', '3', '4', '5', '6'].map(quoted), more: true })
  const due = await region()
  await userEvent.click(due.getByRole('button', { name: 'Ver 1 cosa más' }))
  expect(due.getByRole('link', { name: 'Ver todo lo que te toca' }).getAttribute('href')).toBe(
    '/dashboard/ordenes',
  )
})

test('leaves the first screen of the comparison to its offers', async () => {
  open({ toConfirm: [shipped], toChoose: [quoted('request-1')] }, 'ordenes')
  await screen.findByRole('heading', { name: 'No tenés ofertas pendientes' })
  expect(screen.queryByRole('region', { name: 'Qué te toca ahora' })).toBeNull()
})
