import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { answerTo } from '../../test/answers'
import { withNews } from '../../test/news'
import { renderApp } from '../../test/renderWithRelay'
import { refused, serverSays, tooMuchAtOnce, viewerIs } from '../../test/server'
import { MESSAGE_LIMITS } from '../../test/uploads'
import providerPanel from '../features/provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../features/provider/__generated__/RequestsTabQuery.graphql'

const user = userEvent.setup({ delay: null })

const nothingToAdminister = {
  viewer: null,
  providerCounts: null,
  providers: null,
  undoableRemovals: null,
  dueDecisions: null,
  weeklyFigures: null,
}
const buyer = viewerIs({ kind: 'BUYER' })
const provider = viewerIs({ kind: 'PROVIDER', name: 'Raúl Techera' })
const admin = viewerIs({ kind: 'BUYER', name: 'Ana Admin', isAdmin: true })

async function openMenu(name: RegExp) {
  await user.click(await screen.findByRole('button', { name }))
  return screen.getAllByRole('menuitem').map(item => item.textContent)
}

describe('the header', () => {
  test('offers a visitor sign-in and search', async () => {
    serverSays({ viewerQuery: viewerIs(null) })
    renderApp('/')
    const header = within(await screen.findByRole('banner'))
    expect((await header.findByRole('link', { name: 'Iniciar sesión' })).getAttribute('href')).toBe('/auth')
    expect(header.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/auth?mode=signup')
    expect(header.getByRole('link', { name: 'Buscar repuesto' }).getAttribute('href')).toBe(
      '/buscar-repuesto',
    )
  })

  test("keeps a visitor's focus in it when the viewer becomes known", async () => {
    let answer: (viewer: ReturnType<typeof viewerIs>) => void = () => {}
    serverSays({ viewerQuery: () => new Promise(resolve => void (answer = resolve)) })
    sessionStorage.setItem('tuerca.cuenta', 'BUYER')
    renderApp('/contacto')
    const link = await screen.findByRole('link', { name: 'Crear cuenta' })
    link.focus()
    answer(viewerIs(null))
    await waitFor(() => expect(sessionStorage.getItem('tuerca.cuenta')).toBeNull())
    expect(document.activeElement).toBe(link)
  })

  test.each([
    ['a buyer', buyer, /Lucía/, ['Buscar Repuesto', 'Mis Órdenes/Consultas']],
    ['a provider', provider, /Raúl/, ['Panel Proveedor']],
    ['the admin', admin, /Ana/, ['Buscar Repuesto', 'Mis Órdenes/Consultas', 'Administración']],
  ])('gives %s their own menu', async (_who, viewer, name, own) => {
    serverSays({ viewerQuery: viewer })
    renderApp('/nada')
    expect(await openMenu(name)).toEqual([
      ...own,
      'Notificaciones',
      'Mis dispositivos y contraseña',
      'Privacidad',
      'Ayuda',
      // The stylesheet decides which of the two is visible.
      'Usar tema oscuroUsar tema claro',
      'Cerrar Sesión',
    ])
    const banner = within(screen.getByRole('banner'))
    const isAdmin = own.includes('Administración')
    expect(banner.queryByRole('link', { name: 'Administración' }) !== null).toBe(isAdmin)
  })

  test("signs out and removes the account's data", async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const calls = serverSays({
      viewerQuery: buyer,
      useSignOutMutation: { signOut: { __typename: 'SignOutPayload', signedOut: true } },
    })
    renderApp('/nada')
    await openMenu(/Lucía/)
    expect(sessionStorage.getItem('tuerca.cuenta')).toBe('BUYER')
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/'))
    expect(sessionStorage.getItem('tuerca.cuenta')).toBeNull()
    expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery', 'useSignOutMutation'])
    leave.mockRestore()
  })
})

describe('access to screens', () => {
  test('sends a visitor to sign in first, with the way back', async () => {
    serverSays({ viewerQuery: viewerIs(null), AdminScreenQuery: nothingToAdminister })
    const { where } = renderApp('/admin')
    await screen.findByRole('heading', { name: 'Iniciar sesión' })
    expect(where()).toBe('/auth?volver=%2Fadmin')
  })

  test('redirects a signed-in account from the sign-in', async () => {
    serverSays({ viewerQuery: buyer })
    const { where } = renderApp('/auth?volver=%2Fno-existe%3Fa%3D1')
    await screen.findByRole('heading', { name: 'Esta pieza no está en el estante' })
    expect(where()).toBe('/no-existe?a=1')
  })

  test('leads from the old address of open requests to the panel', async () => {
    serverSays({ viewerQuery: viewerIs(null) })
    const { where } = renderApp('/solicitudes-activas')
    await waitFor(() => expect(where()).toMatch(/^\/(dashboard|auth\?volver=%2Fdashboard)$/))
  })

  test('leads a provider from the home page to the panel', async () => {
    const makers = { Account: () => ({ id: 'account-1' }) }
    serverSays({
      viewerQuery: provider,
      ProviderPanelQuery: answerTo(providerPanel, makers),
      RequestsTabQuery: answerTo(requestsTab, makers),
    })
    const { where } = renderApp('/')
    await waitFor(() => expect(where()).toBe('/dashboard'))
  })
})

describe('failures', () => {
  withNews()

  test('show a page with a title and a link home at an unknown address', async () => {
    serverSays({ viewerQuery: viewerIs(null) })
    renderApp('/nada')
    await screen.findByRole('heading', { level: 1, name: 'Esta pieza no está en el estante' })
    await waitFor(() => expect(document.title).toBe('Página no encontrada · Tuerca'))
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
  })

  test('show the id of a fault, and load the page on retry', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fault = { message: 'Ocurrió un error inesperado', extensions: { code: 'FAULT', faultId: 'f-123' } }
    serverSays({ viewerQuery: buyer, ChatScreenQuery: { errors: [fault] } })
    renderApp('/chat/r1')
    await screen.findByText('No se pudo inicializar el chat')
    expect(screen.getByText(/f-123/)).toBeTruthy()
    serverSays({ ChatScreenQuery: { node: null, uploadLimits: MESSAGE_LIMITS } })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
    consoleError.mockRestore()
  })

  test('explain an operation that was not started, and load the page on retry', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    serverSays({ viewerQuery: buyer, ChatScreenQuery: tooMuchAtOnce })
    renderApp('/chat/r1')
    await screen.findByText(/Ya hay demasiadas consultas tuyas en curso: probá de nuevo\.$/)
    serverSays({ ChatScreenQuery: { node: null, uploadLimits: MESSAGE_LIMITS } })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
    consoleError.mockRestore()
  })

  test('show a lost network at the top until it returns', async () => {
    serverSays({ viewerQuery: buyer })
    const { router } = renderApp('/nada')
    await screen.findByRole('button', { name: /Lucía/ })
    expect(screen.queryByText(/Sin conexión/)).toBeNull()
    serverSays({ ChatScreenQuery: new TypeError('Failed to fetch') })
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    void router.navigate('/chat/r1')
    expect(await screen.findByText(/Sin conexión/)).toBeTruthy()
    await screen.findByText('No se pudo inicializar el chat')
    serverSays({ ChatScreenQuery: { node: null, uploadLimits: MESSAGE_LIMITS } })
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
    expect(screen.queryByText(/Sin conexión/)).toBeNull()
    consoleError.mockRestore()
  })

  test('ask to sign in elsewhere when the session ended, and keep the page', async () => {
    serverSays({
      viewerQuery: buyer,
      useSignOutMutation: { signOut: refused('SignInRequired', 'SIGN_IN_REQUIRED', 'Iniciá sesión') },
    })
    const { where } = renderApp('/nada')
    await openMenu(/Lucía/)
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Iniciá sesión para continuar' }))
    expect(dialog.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('target')).toBe('_blank')
    expect(where()).toBe('/nada')
  })
})

test('focuses the heading of a new screen', async () => {
  serverSays({ viewerQuery: viewerIs(null) })
  renderApp('/nada')
  await user.click(await screen.findByRole('link', { name: 'Volver al inicio' }))
  const heading = await screen.findByRole('heading', { level: 1, name: '¿Qué repuesto necesitás?' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(document.title).toBe('¿Qué repuesto necesitás? · Tuerca'))
})
