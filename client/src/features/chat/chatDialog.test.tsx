import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { complaints } from '../../../test/complaints'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import { PHONE } from '../../lib/useMediaQuery'
import ordersOfBuyer from '../buyer/__generated__/BuyerOrdersTabQuery.graphql'
import buyerPanel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import dialogQuery from './__generated__/ChatInDialogQuery.graphql'
import chatPage from './__generated__/ChatScreenQuery.graphql'

withNews()
const user = userEvent.setup({ delay: null })
const real = window.matchMedia.bind(window)
afterEach(() => vi.restoreAllMocks())

type Replies = Parameters<typeof serverSays>[0]

const order = {
  __typename: 'Order',
  id: 'order-1',
  createdAt: '2026-11-20T12:00:00.000Z',
  total: 485_000,
  unreadCount: 0,
  deletedAt: null,
  viewerActions: [],
  lines: [{ __typename: 'OrderLine', id: 'line-1', description: 'Óptica izquierda', quantity: 1 }],
}
const orders = {
  edges: [{ cursor: 'c', node: order }],
  pageInfo: { endCursor: null, hasNextPage: false },
}
const conversation = {
  __typename: 'Conversation',
  id: 'conversation-1',
  canWrite: true,
  unreadCount: 0,
  otherPartyName: 'Repuestos del Litoral',
  messages: { edges: [], pageInfo: { startCursor: null, hasPreviousPage: false } },
}

const chatOf = (found: object | null) =>
  answerTo(dialogQuery, { Query: () => ({ node: found }) }, { about: 'order-1', messages: 30 })
const theChat = chatOf({ ...order, conversation })

function open(reply: NonNullable<Replies[string]>, address = '/dashboard/compras') {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(buyerPanel, { Account: () => ({ id: 'account-1' }) }),
    BuyerOrdersTabQuery: answerTo(
      ordersOfBuyer,
      { Account: () => ({ id: 'account-1', orders }) },
      { count: 20 },
    ),
    ChatInDialogQuery: reply,
    ChatScreenQuery: answerTo(chatPage, { Query: () => ({ node: null }) }, { about: 'order-1' }),
  })
  return { calls, ...renderApp(address) }
}

test('opens the conversation over the list, and the back button closes it', async () => {
  const { router, where } = open(theChat)
  const link = await screen.findByRole('link', { name: 'Abrir el chat' })
  expect(link.getAttribute('href')).toBe('/chat/order-1')
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat con Repuestos del Litoral' }))
  expect(where()).toBe('/dashboard/compras?chat=order-1')
  expect(await dialog.findByRole('heading', { name: 'Óptica izquierda' })).toBeTruthy()
  expect(dialog.getByText(/4\.850/)).toBeTruthy()
  expect(dialog.getByText('No hay mensajes aún. ¡Inicia la conversación!')).toBeTruthy()
  const page = dialog.getByRole('link', { name: /^Abrir en su página/ })
  expect(page.getAttribute('href')).toBe('/chat/order-1')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe('/dashboard/compras')
})

test('leads to the page of the conversation on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => real(query === PHONE ? 'all' : query))
  const { where, calls } = open(theChat)
  await user.click(await screen.findByRole('link', { name: 'Abrir el chat' }))
  await waitFor(() => expect(where()).toBe('/chat/order-1'))
  expect(calls.some(({ operation }) => operation === 'ChatInDialogQuery')).toBe(false)
})

test.each([
  ['an unpaid offer', { __typename: 'Offer', id: 'offer-1', order: null }],
  ['an order without a conversation', { ...order, conversation: null }],
  ['something that the viewer does not see', null],
])('says ‘Chat no disponible’ and closes for %s', async (_, found) => {
  const { where } = open(chatOf(found), '/dashboard/compras?chat=order-1')
  expect(await screen.findByText('El chat se abre cuando la oferta está aceptada y pagada.')).toBeTruthy()
  expect(screen.getAllByText('Chat no disponible').length).toBeGreaterThan(0)
  await waitFor(() => expect(where()).toBe('/dashboard/compras'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers a retry when the messages could not be loaded', async () => {
  let isDown = true
  open(() => (isDown ? new Error('down') : theChat), '/dashboard/compras?chat=order-1')
  expect(await screen.findByText('No se pudieron cargar los mensajes.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('dialog', { name: 'Chat con Repuestos del Litoral' })).toBeTruthy()
  // React reports an error that a boundary catches.
  expect(complaints().join()).toContain('down')
})
