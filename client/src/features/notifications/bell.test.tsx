import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { type Call, serverSays, viewerIs } from '../../../test/server'
import bellPanel from './__generated__/BellPanelQuery.graphql'
import notificationNews from './__generated__/NotificationNewsSubscription.graphql'
import notificationsScreen from './__generated__/NotificationsScreenQuery.graphql'
import markRead from './__generated__/useMarkNotificationReadMutation.graphql'
import markAllRead from './__generated__/useMarkNotificationsReadMutation.graphql'

const user = userEvent.setup({ delay: null })
withNews()

type Row = { readonly id: string; readonly title: string; readonly isRead: boolean; readonly kind: string }

const OFFER: Row = { id: 'n2', title: 'Nueva oferta', isRead: false, kind: 'OFFER' }
const REQUEST: Row = { id: 'n1', title: 'Tu pedido venció', isRead: true, kind: 'REQUEST' }

const list = (rows: readonly Row[], hasNextPage = false) => ({
  edges: rows.map(row => ({
    cursor: row.id,
    node: {
      __typename: 'Notification',
      message: 'Óptica izquierda.',
      path: '/notificaciones',
      createdAt: '2026-11-26T09:00:00.000Z',
      ...row,
    },
  })),
  pageInfo: { endCursor: hasNextPage ? (rows.at(-1)?.id ?? null) : null, startCursor: null, hasNextPage },
})

/** A buyer with two notifications, one of them unread. */
function openSite(address: string, { fails = () => false }: { fails?: () => boolean } = {}) {
  const server = { rows: [OFFER, REQUEST] as readonly Row[], revision: 1 }
  const unread = () => ({
    count: server.rows.filter(({ isRead }) => !isRead).length,
    ofMessages: server.rows.filter(({ isRead, kind }) => !isRead && kind === 'MESSAGE').length,
    revision: server.revision,
  })
  const chosen = (filter: unknown) =>
    server.rows.filter(
      ({ isRead, kind }) =>
        filter === 'ALL' ||
        (filter === 'UNREAD' ? !isRead : kind === (filter === 'OFFERS' ? 'OFFER' : 'REQUEST')),
    )
  const account = (filter: unknown) => ({
    __typename: 'Account',
    id: 'account-1',
    unreadNotifications: unread(),
    notifications: list(chosen(filter)),
    newest: list(server.rows.slice(0, 1)),
  })
  const readUpTo = (ids: readonly unknown[]) => {
    server.rows = server.rows.map(row => (ids.includes(row.id) ? { ...row, isRead: true } : row))
    server.revision += 1
  }
  const calls: Call[] = serverSays({
    viewerQuery: () => viewerIs({ kind: 'BUYER', unreadNotifications: unread() }),
    BellPanelQuery: ({ account: id, filter }) =>
      fails()
        ? { errors: [{ message: 'broken' }] }
        : answerTo(bellPanel, { Query: () => ({ node: account(filter) }) }, { account: id, filter }),
    NotificationsScreenQuery: variables =>
      answerTo(notificationsScreen, { Query: () => ({ viewer: account(variables.filter) }) }, variables),
    useMarkNotificationReadMutation: variables => {
      readUpTo([variables.id])
      return payloadOf(markRead, 'markNotificationRead', 'MarkNotificationReadPayload', {
        Notification: () => ({ id: variables.id, isRead: true }),
      })
    },
    useMarkNotificationsReadMutation: () => {
      readUpTo(server.rows.map(({ id }) => id))
      return payloadOf(markAllRead, 'markNotificationsRead', 'MarkNotificationsReadPayload', {
        Account: () => ({ id: 'account-1', unreadNotifications: unread() }),
      })
    },
  })
  /** A notification arrives. */
  const ring = (row: Row) => {
    server.rows = [row, ...server.rows]
    server.revision += 1
    return news(
      'NotificationNewsSubscription',
      answerTo(notificationNews, {
        Account: () => ({ id: 'account-1', unreadNotifications: unread() }),
      }),
    )
  }
  return { calls, ring, ...renderApp(address) }
}

const bell = (name: string) => screen.findByRole('button', { name })
async function openBell(name: string) {
  await user.click(await bell(name))
  return within(await screen.findByRole('dialog', { name: 'Notificaciones' }))
}
const HERE = '/notificaciones'

test('shows the newest notifications by filter, and counts those that arrive in title and bell', async () => {
  const { ring } = openSite(HERE)
  const panel = await openBell('Notificaciones, 1 sin leer')
  expect(await panel.findByRole('link', { name: 'Nueva oferta' })).toBeTruthy()
  await user.click(panel.getByRole('radio', { name: 'Consultas' }))
  await waitFor(() => expect(panel.queryByRole('link', { name: 'Nueva oferta' })).toBeNull())
  expect(panel.getByRole('link', { name: 'Tu pedido venció' })).toBeTruthy()
  await user.click(panel.getByRole('radio', { name: 'Todas' }))
  await ring({ id: 'n3', title: 'Pago confirmado', isRead: false, kind: 'ORDER' })
  expect(await panel.findByRole('link', { name: 'Pago confirmado' })).toBeTruthy()
  expect(await bell('Notificaciones, 2 sin leer')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /))
})

test('counts a chat message once in the title: as a message, not as its notification too', async () => {
  const { ring } = openSite(HERE)
  await ring({ id: 'n3', title: 'Tenés 2 mensajes sin leer', isRead: false, kind: 'MESSAGE' })
  expect(await bell('Notificaciones, 2 sin leer')).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
})

test('marks the notification that is followed, and all up to the newest on the screen', async () => {
  const { calls } = openSite(HERE)
  const panel = await openBell('Notificaciones, 1 sin leer')
  await panel.findByRole('link', { name: 'Nueva oferta' })
  await user.click(panel.getByRole('button', { name: 'Marcar todas como leídas' }))
  expect(await bell('Notificaciones')).toBeTruthy()
  const asked = calls.find(({ operation }) => operation === 'useMarkNotificationsReadMutation')
  expect(asked?.variables).toEqual({ input: { upToId: 'n2' } })
  await user.click(panel.getByRole('button', { name: 'Marcar todas como leídas' }))
  expect(await screen.findByText('Sin notificaciones pendientes')).toBeTruthy()
})

test('marks one notification by its button, without leaving the page', async () => {
  const { calls } = openSite(HERE)
  const panel = await openBell('Notificaciones, 1 sin leer')
  await user.click(await panel.findByRole('button', { name: 'Marcar como leída: Nueva oferta' }))
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Marcar como leída/ })).toBeNull())
  expect(panel.getByRole('link', { name: 'Nueva oferta' })).toBeTruthy()
  const asked = calls.find(({ operation }) => operation === 'useMarkNotificationReadMutation')
  expect(asked?.variables).toEqual({ id: 'n2' })
})

test('offers to try again when the notifications could not be loaded', async () => {
  // React reports the failure that the boundary shows.
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  let broken = true
  openSite(HERE, { fails: () => broken })
  const panel = await openBell('Notificaciones, 1 sin leer')
  expect(await panel.findByText('No se pudieron cargar las notificaciones')).toBeTruthy()
  broken = false
  await user.click(panel.getByRole('button', { name: 'Reintentar' }))
  expect(await panel.findByRole('link', { name: 'Nueva oferta' })).toBeTruthy()
})

test('filters the page by its address, and follows what arrives', async () => {
  const { ring } = openSite(`${HERE}?ver=sin-leer`)
  expect(await screen.findByRole('link', { name: 'Nueva oferta' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Tu pedido venció' })).toBeNull()
  await ring({ id: 'n3', title: 'Pago confirmado', isRead: false, kind: 'ORDER' })
  expect(await screen.findByRole('link', { name: 'Pago confirmado' })).toBeTruthy()
})
