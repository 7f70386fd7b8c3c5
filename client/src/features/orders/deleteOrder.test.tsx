import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import ordersOfBuyer from '../buyer/__generated__/BuyerOrdersTabQuery.graphql'
import buyerPanel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import ordersOfProvider from '../provider/__generated__/ProviderOrdersTabQuery.graphql'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'
import deletedOrders from './__generated__/DeletedOrderListQuery.graphql'
import deleteOrder from './__generated__/useDeleteOrderMutation.graphql'
import restoreOrder from './__generated__/useRestoreOrderMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const at = '2026-11-20T12:00:00.000Z'
const may = (action: 'DELETE' | 'RESTORE', enabled = true) => ({
  action,
  enabled,
  disabledReason: enabled ? null : 'Se puede eliminar cuando termine.',
})
const order = (deletedAt: string | null, deletionAction: object) => ({
  __typename: 'Order',
  id: 'order-1',
  createdAt: at,
  deletedAt,
  deletionAction,
  lines: [{ description: 'Alternador', quantity: 1 }],
  viewerActions: [],
})
const list = (node: object | null) => ({
  edges: node ? [{ cursor: 'c', node }] : [],
  pageInfo: { endCursor: null, hasNextPage: false },
})
const account = { __typename: 'Account', id: 'account-1' }

/** The list of a party; the server keeps what was deleted, as the real one does. */
function openAs(kind: 'BUYER' | 'PROVIDER', enabled = true, refusal?: Record<string, unknown>) {
  if (kind === 'PROVIDER') localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  let deletedAt: string | null = null
  const lists = () => ({
    orders: list(
      deletedAt ? null : { ...order(null, may('DELETE', enabled)), viewerIsBuyer: kind === 'BUYER' },
    ),
    removed: { totalCount: deletedAt ? 1 : 0 },
  })
  const made = (owner: object) =>
    kind === 'BUYER'
      ? { Account: () => ({ ...account, ...owner }) }
      : { Account: () => account, Provider: () => ({ id: 'provider-1', status: 'APPROVED', ...owner }) }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind }),
    BuyerPanelQuery: answerTo(buyerPanel, { Account: () => account }),
    ProviderPanelQuery: answerTo(providerPanel, made({})),
    BuyerOrdersTabQuery: () => answerTo(ordersOfBuyer, made(lists()), { count: 20 }),
    ProviderOrdersTabQuery: () => answerTo(ordersOfProvider, made(lists()), { count: 20 }),
    DeletedOrderListQuery: () =>
      answerTo(deletedOrders, made({ orders: list(order(at, may('RESTORE'))) }), {
        sales: kind === 'PROVIDER',
      }),
    useDeleteOrderMutation: () => {
      if (refusal) return refusal
      deletedAt = at
      return payloadOf(deleteOrder, 'deleteOrder', 'OrderPayload', {
        Order: () => order(at, may('RESTORE')),
      })
    },
    useRestoreOrderMutation: () => {
      deletedAt = null
      return payloadOf(restoreOrder, 'restoreOrder', 'OrderPayload', {
        Order: () => order(null, may('DELETE')),
      })
    },
  })
  renderApp(kind === 'BUYER' ? '/dashboard/compras' : '/dashboard/ventas')
  return calls
}
const listed = () => screen.queryByRole('heading', { level: 3, name: 'Alternador' })

test.each([
  ['BUYER', 'Compra eliminada'],
  ['PROVIDER', 'Venta eliminada'],
] as const)('leaves the list of a %s at one tap, which the toast undoes', async (kind, done) => {
  const calls = openAs(kind)
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await screen.findByText(done)
  await waitFor(() => expect(listed()).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await screen.findByText('Está de nuevo en tu lista')
  await waitFor(() => expect(listed()).toBeTruthy())
  expect(
    calls.filter(({ operation }) => operation.endsWith('Mutation')).map(({ variables }) => variables),
  ).toEqual([{ id: 'order-1' }, { id: 'order-1' }])
})

test('lists what was deleted, and restores it', async () => {
  openAs('BUYER')
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await user.click(await screen.findByRole('button', { name: 'Ver 1 compra eliminada' }))
  const row = (await screen.findByText(/Eliminada el 20 de noviembre/)).closest('li') as HTMLElement
  await user.click(within(row).getByRole('button', { name: 'Restaurar' }))
  await waitFor(() => expect(screen.queryByText(/Eliminada el/)).toBeNull())
  await waitFor(() => expect(listed()).toBeTruthy())
})

test('is not offered before the order is finished', async () => {
  openAs('PROVIDER', false)
  await screen.findByRole('heading', { level: 3, name: 'Alternador' })
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
})

test('says why the server keeps it', async () => {
  const because = 'Todavía no se puede. Hay un pago desconocido ante el banco o la tarjeta.'
  openAs('BUYER', true, { deleteOrder: refused('MoneyOpen', 'MONEY_OPEN', because) })
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await screen.findByText(because)
  expect(listed()).toBeTruthy()
})
