import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'

const user = userEvent.setup({ delay: null })
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const PUSH_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'clave', auth: 'secreto' } }

type Permission = 'default' | 'granted' | 'denied'

/** A browser with push: what its person answers, and whether it is subscribed. */
function browserWithPush(options: {
  permission?: Permission
  answer?: Permission
  isSubscribed?: boolean
  fails?: boolean
}) {
  const { permission = 'default', answer = 'granted', fails = false } = options
  let isSubscribed = options.isSubscribed ?? false
  const unsubscribe = vi.fn(async () => {
    isSubscribed = false
    return true
  })
  const subscription = { toJSON: () => SUBSCRIPTION, unsubscribe }
  const subscribe = vi.fn(async (_options: object) => {
    if (fails) throw new DOMException('push service error', 'AbortError')
    isSubscribed = true
    return subscription
  })
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer
      return answer
    }),
  }
  const registration = Object.assign(new EventTarget(), {
    update: async () => {},
    pushManager: { subscribe, getSubscription: async () => (isSubscribed ? subscription : null) },
  })
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', notification)
  return { subscribe, unsubscribe, requestPermission: notification.requestPermission }
}

const device = (id: string, name: string, isPushed: boolean) => ({
  id,
  name,
  isCurrent: id === 'd1',
  isPushed,
  lastSeenAt: '2026-11-20T12:00:00.000Z',
})
const devices = (here: boolean, phone: boolean) => [
  device('d1', 'Firefox en Linux', here),
  device('d2', 'Chrome en Android', phone),
]
const answered = (here: boolean, phone: boolean) => ({
  __typename: 'PushPayload',
  account: { id: 'account-1', devices: devices(here, phone) },
})

function openPage(here: boolean, phone: boolean, replies: Parameters<typeof serverSays>[0] = {}) {
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    NoticePreferencesScreenQuery: {
      viewer: {
        id: 'account-1',
        digestsRequests: null,
        pushKey: PUSH_KEY,
        devices: devices(here, phone),
        whatsApp: null,
        noticePreferences: [{ kind: 'OFFER', channel: 'PUSH', isWanted: true }],
      },
    },
    ...replies,
  })
  renderApp('/cuenta/avisos')
  return calls
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

test('asks for permission after a tap alone, and subscribes with the site’s key', async () => {
  const { subscribe, requestPermission } = browserWithPush({})
  const calls = openPage(false, false, { useSubscribePushMutation: { subscribePush: answered(true, false) } })
  await screen.findByRole('button', { name: 'Activar en este navegador' })
  expect(requestPermission).not.toHaveBeenCalled()
  await press('Activar en este navegador')
  expect(await screen.findByText('Activados en este navegador')).toBeTruthy()
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: PUSH_KEY })
  const { endpoint, keys } = SUBSCRIPTION
  expect(calls.at(-1)?.variables).toEqual({ input: { endpoint, ...keys } })
  expect(screen.getByRole('switch', { name: 'Navegador' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Avisos en el navegador' }))
})

test('turns the notices of this browser off, at our server and in the browser', async () => {
  const { unsubscribe } = browserWithPush({ permission: 'granted', isSubscribed: true })
  const calls = openPage(true, false, {
    useUnsubscribePushMutation: { unsubscribePush: answered(false, false) },
  })
  await press('Desactivar')
  expect(await screen.findByRole('button', { name: 'Activar en este navegador' })).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ id: 'd1' })
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('is off when the browser has lost its subscription', async () => {
  browserWithPush({ permission: 'granted', isSubscribed: false })
  openPage(true, false)
  expect(await screen.findByRole('button', { name: 'Activar en este navegador' })).toBeTruthy()
})

test('lists the other browsers and removes one', async () => {
  browserWithPush({})
  const calls = openPage(false, true, {
    useUnsubscribePushMutation: { unsubscribePush: answered(false, false) },
  })
  await press('Quitar los avisos de Chrome en Android')
  await waitFor(() => expect(screen.queryByText('Chrome en Android')).toBeNull())
  expect(calls.at(-1)?.variables).toEqual({ id: 'd2' })
})

test('explains what to do once the browser blocks notices', async () => {
  browserWithPush({ answer: 'denied' })
  openPage(false, false)
  await press('Activar en este navegador')
  expect(await screen.findByText(/^Tu navegador tiene bloqueados los avisos/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Activar en este navegador' })).toBeNull()
})

test('changes nothing when the person closes the question', async () => {
  const { subscribe } = browserWithPush({ answer: 'default' })
  const calls = openPage(false, false)
  await press('Activar en este navegador')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Activar en este navegador' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
  expect(subscribe).not.toHaveBeenCalled()
  expect(calls.some(({ operation }) => operation === 'useSubscribePushMutation')).toBe(false)
})

test('reports a push service that does not answer', async () => {
  browserWithPush({ fails: true })
  openPage(false, false)
  await press('Activar en este navegador')
  expect(await screen.findByText('No se pudieron activar los avisos')).toBeTruthy()
})

test('shows the server’s refusal', async () => {
  browserWithPush({})
  openPage(false, false, {
    useSubscribePushMutation: {
      subscribePush: refused(
        'InvalidInput',
        'INVALID_INPUT',
        'Desde este navegador no podemos avisarte.',
        [],
      ),
    },
  })
  await press('Activar en este navegador')
  expect(await screen.findByText('Desde este navegador no podemos avisarte.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Activar en este navegador' })).toBeTruthy()
})

test('says so in a browser without push', async () => {
  openPage(false, false)
  expect(await screen.findByText(/^Este navegador no puede mostrar avisos/)).toBeTruthy()
})
