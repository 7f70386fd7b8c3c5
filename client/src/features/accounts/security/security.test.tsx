import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import { reportMissedEvents } from '../../../relay/reading'
import { keepRoleHint } from '../../../shell/roleHint'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER' })
withNews()

const device = (id: string, name: string, isCurrent = false) => ({
  id,
  name,
  isCurrent,
  createdAt: '2026-11-02T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
})
const here = device('d1', 'Firefox en Linux', true)
const phone = device('d2', 'Safari en iPhone')
const tablet = device('d3', 'Chrome en Android')
const accountWith = (...devices: object[]) => ({
  id: 'account-1',
  email: 'ana@x.uy',
  isAdmin: false,
  emailChange: null,
  entersByVendorOnly: false,
  identities: [],
  needsSecondFactor: false,
  secondFactor: null,
  devices,
})
const left = (...devices: object[]) => ({
  __typename: 'DevicesPayload',
  account: { id: 'account-1', devices },
})
const rows = () => screen.getAllByRole('listitem').map(row => row.textContent)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('lists the devices where the user is signed in, this one first, and signs another one out', async () => {
  const calls = serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(phone, here, tablet) },
    useCloseDeviceMutation: { closeDevice: left(here, tablet) },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  expect(rows()).toEqual([
    expect.stringMatching(/^Firefox en Linux.*2 nov 2026.*Este dispositivo$/),
    expect.stringMatching(/^Safari en iPhone/),
    expect.stringMatching(/^Chrome en Android/),
  ])
  const [current] = screen.getAllByRole('listitem')
  expect(within(current as HTMLElement).queryByRole('button')).toBeNull()
  await press('Cerrar sesión en Safari en iPhone')
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(calls.at(-1)?.variables).toEqual({ id: 'd2' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mis dispositivos' }))
})

test('signs out all others at once; offers nothing when there are no others', async () => {
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(here, phone) },
    useCloseOtherDevicesMutation: { closeOtherDevices: left(here) },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  await press('Cerrar las demás sesiones')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull()
})

test('reports a device that was signed out meanwhile', async () => {
  const message = 'Ese dispositivo ya no tiene la sesión abierta.'
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(here, phone) },
    useCloseDeviceMutation: { closeDevice: refused('NotFound', 'NOT_FOUND', message) },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  await press('Cerrar sesión en Safari en iPhone')
  expect(await within(screen.getByRole('alert')).findByText(message)).toBeTruthy()
})

test('leads to the sign-in, with the reason, when the session was ended elsewhere', async () => {
  const answers = [{ viewer: accountWith(here, phone) }]
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: () => answers.pop() ?? { viewer: null },
    useUnreadNewsQuery: { node: null },
  })
  const { where } = renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  act(reportMissedEvents)
  expect(await screen.findByText(/^Tu sesión terminó/)).toBeTruthy()
  expect(where()).toBe('/auth?volver=%2Fcuenta%2Fseguridad')
})

/** Opens the page with nobody signed in. */
async function openSignedOut() {
  serverSays({ viewerQuery: viewerIs(null), AccountSecurityScreenQuery: { viewer: null } })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })
}

test('reports a session that ended while the user was away', async () => {
  keepRoleHint('BUYER')
  await openSignedOut()
  expect(await screen.findByText(/^Tu sesión terminó/)).toBeTruthy()
})

test('explains to a browser without cookies why the session does not stay', async () => {
  keepRoleHint('BUYER')
  const asked = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  onTestFinished(() => asked.mockRestore())
  await openSignedOut()
  expect(await screen.findByText(/^Tu navegador bloquea las cookies/)).toBeTruthy()
  expect(screen.queryByText(/^Tu sesión terminó/)).toBeNull()
})

test('reports no ended session to a visitor who was never signed in here', async () => {
  await openSignedOut()
  expect(screen.queryByText(/^Tu sesión terminó/)).toBeNull()
})

test('mails the link for a new password to the user’s own e-mail', async () => {
  const calls = serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(here) },
    useRequestPasswordLinkMutation: { requestPasswordLink: { __typename: 'LinkSentPayload', sent: true } },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  await press('Cambiar contraseña')
  expect(await screen.findByText('Listo: revisá tu email.')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ email: 'ana@x.uy' })
})

const waiting = { newEmail: 'nueva@x.uy', oldConfirmed: true, newConfirmed: false }

test('asks for another e-mail with the password, waits for both addresses, and cancels the change', async () => {
  const changed = (emailChange: object | null) => ({
    __typename: 'EmailChangePayload',
    account: { id: 'account-1', email: 'ana@x.uy', isAdmin: false, entersByVendorOnly: false, emailChange },
  })
  const calls = serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(here) },
    useRequestEmailChangeMutation: { requestEmailChange: changed(waiting) },
    useCancelEmailChangeMutation: { cancelEmailChange: changed(null) },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  await press('Cambiar email')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email nuevo')))
  await press('Mandar los enlaces')
  expect(await screen.findByText('Poné tu contraseña.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email nuevo'), 'nueva@x.uy')
  await user.type(screen.getByLabelText('Tu contraseña', { selector: 'input' }), 'secreta')
  await press('Mandar los enlaces')
  expect(await screen.findByText('Falta')).toBeTruthy()
  expect(calls.at(-1)?.variables).toEqual({ input: { email: 'nueva@x.uy', password: 'secreta' } })
  expect(rows().slice(1)).toEqual(['ana@x.uyConfirmado', 'nueva@x.uyFalta'])
  await press('Cancelar el cambio')
  expect(await screen.findByRole('button', { name: 'Cambiar email' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email' }))
})

test('shows a wrong password for another e-mail at its field', async () => {
  const message = 'Esa no es tu contraseña.'
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: accountWith(here) },
    useRequestEmailChangeMutation: {
      requestEmailChange: refused('InvalidInput', 'INVALID_INPUT', message, [
        { path: ['password'], message },
      ]),
    },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  await press('Cambiar email')
  await user.type(await screen.findByLabelText('Email nuevo'), 'nueva@x.uy')
  await user.type(screen.getByLabelText('Tu contraseña', { selector: 'input' }), 'no')
  await press('Mandar los enlaces')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email nuevo').value).toBe('nueva@x.uy')
})

test('offers no change of the admin’s e-mail', async () => {
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: { viewer: { ...accountWith(here), isAdmin: true } },
  })
  renderApp('/cuenta/seguridad')
  expect(await screen.findByText(/se cambia en la configuración/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cambiar email' })).toBeNull()
})

test('asks an account without a password for one once, first, by the button that mails the link', async () => {
  const linked = { vendor: 'GOOGLE', label: 'ana@gmail.com', linkedAt: '2026-11-02T12:00:00.000Z' }
  serverSays({
    viewerQuery,
    AccountSecurityScreenQuery: {
      viewer: { ...accountWith(here), entersByVendorOnly: true, identities: [linked] },
    },
  })
  renderApp('/cuenta/seguridad')
  await screen.findByRole('heading', { name: 'Seguridad de la cuenta' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings[0]).toBe('Contraseña')
  expect(headings.filter(heading => heading === 'Contraseña')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Crear contraseña' })).toHaveLength(1)
  expect(screen.queryByText(/primero creá una contraseña/)).toBeNull()
})
