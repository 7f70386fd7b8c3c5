import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ago, panel, pending, rejected, row, serverSays, viewerQuery } from '../../../../test/adminPanel'
import { answerTo } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, viewerIs } from '../../../../test/server'
import providerReview from './__generated__/ProviderReviewQuery.graphql'
import providerNews from './__generated__/useProviderNewsSubscription.graphql'

const user = userEvent.setup({ delay: null })

withNews()

describe('the admin’s panel', () => {
  test('does not show itself to other users', async () => {
    serverSays({
      viewerQuery: viewerIs({ kind: 'BUYER' }),
      AdminScreenQuery: {
        viewer: { id: 'account-1', email: 'ana@x.uy', isAdmin: false },
        dueDecisions: null,
        providerCounts: null,
        providers: null,
        undoableRemovals: null,
        weeklyFigures: null,
      },
    })
    renderApp('/admin')
    await screen.findByRole('heading', { name: 'Acceso Denegado' })
    expect(screen.getByText('No tienes permisos para acceder a este panel')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('shows the intended user, the counts, and the longest wait', async () => {
    serverSays({ viewerQuery, AdminScreenQuery: panel([pending, rejected]) })
    renderApp('/admin')
    const waiting = await row('Desarme del Sur')
    expect(screen.getByText(/admin@x.uy/).textContent).toContain('id acco…ount-1')
    expect(waiting.getByText('Pendiente')).toBeTruthy()
    expect(waiting.getByText('El plazo termina a las 48 horas')).toBeTruthy()
    expect(waiting.getByText(/RUT 21-704512-001-8/)).toBeTruthy()
    const over = await row('Frenos Norte')
    expect(over.getByText('Ya rechazado')).toBeTruthy()
    expect(over.getByText('Email no disponible')).toBeTruthy()
    expect(over.queryByRole('button', { name: 'Aprobar' })).toBeNull()
  })

  test('mails an approved provider a link that signs in, or shows why not', async () => {
    const message = 'Demasiados intentos. Probá de nuevo en 40 minutos.'
    const refusals = [refused('RateLimited', 'RATE_LIMITED', message)]
    const calls = serverSays({
      viewerQuery,
      AdminScreenQuery: panel([{ ...pending, status: 'APPROVED', decidedAt: ago(1) }]),
      useSendSignInLinkMutation: () => ({
        sendSignInLink: refusals.pop() ?? {
          __typename: 'ProviderPayload',
          provider: { id: 'p1', account: { id: 'a1', email: 'valeria@x.uy' } },
        },
      }),
    })
    renderApp('/admin')
    const approved = await row('Desarme')
    const press = () => user.click(approved.getByRole('button', { name: 'Enviar Magic Link' }))
    await press()
    const alerts = within(screen.getByRole('alert'))
    expect(await alerts.findByText('Error al enviar Magic Link')).toBeTruthy()
    expect(alerts.getByText(message)).toBeTruthy()
    await press()
    expect(await screen.findByText('Magic Link enviado a valeria@x.uy')).toBeTruthy()
    expect(calls.at(-1)?.variables).toEqual({ id: 'p1' })
  })

  test('cannot mail a link to an approved provider without an account', async () => {
    serverSays({
      viewerQuery,
      AdminScreenQuery: panel([{ ...pending, status: 'APPROVED', account: null }]),
    })
    renderApp('/admin')
    const approved = await row('Desarme')
    expect(approved.queryByRole('button', { name: 'Enviar Magic Link' })).toBeNull()
    expect(approved.getAllByText('Email no disponible')).toHaveLength(2)
  })

  test('shows a text when the list is empty', async () => {
    serverSays({ viewerQuery, AdminScreenQuery: panel([]) })
    renderApp('/admin')
    expect(await screen.findByText('No hay proveedores registrados')).toBeTruthy()
  })

  test('places a new provider after those that wait and before the decided, and updates the counts', async () => {
    serverSays({
      viewerQuery,
      AdminScreenQuery: panel([pending, rejected]),
      ProviderCountersRefreshQuery: {
        providerCounts: {
          total: 3,
          pending: 2,
          approved: 0,
          suspended: 0,
          rejected: 1,
          changes: 0,
          waitsSince: pending.createdAt,
        },
      },
    })
    renderApp('/admin')
    await row('Desarme')
    await news(
      'useProviderNewsSubscription',
      answerTo(providerNews, {
        Provider: () => ({
          ...pending,
          id: 'p3',
          companyName: 'Repuestos Nuevos',
          createdAt: ago(0),
          waitsSince: ago(0),
        }),
      }),
    )
    await row('Repuestos Nuevos')
    const names = screen
      .getAllByRole('row')
      .map(({ textContent }) => /Desarme del Sur|Repuestos Nuevos|Frenos Norte/.exec(textContent ?? '')?.[0])
    expect(names.filter(Boolean)).toEqual(['Desarme del Sur', 'Repuestos Nuevos', 'Frenos Norte'])
  })

  test('shows all data of one provider in a drawer', async () => {
    serverSays({ viewerQuery, AdminScreenQuery: panel([pending]) })
    renderApp('/admin')
    await user.click((await row('Desarme')).getByRole('button', { name: 'Ver Detalles' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Desarme del Sur' }))
    expect(drawer.getByText('valeria@x.uy')).toBeTruthy()
    expect(drawer.getByText('Usados, carrocería')).toBeTruthy()
    expect(drawer.getByText('Todavía no')).toBeTruthy()
    expect(drawer.getByRole('button', { name: 'Aprobar' })).toBeTruthy()
  })

  test('keeps filter and order in the address, and asks the server for both', async () => {
    const calls = serverSays({ viewerQuery, AdminScreenQuery: panel([pending]) })
    const { where } = renderApp('/admin?estado=pendientes')
    await row('Desarme')
    const asked = () => calls.filter(({ operation }) => operation === 'AdminScreenQuery').at(-1)?.variables
    expect(asked()).toEqual({ status: 'PENDING' })
    expect(screen.getByRole('button', { name: 'Pendientes', pressed: true })).toBeTruthy()
    const registered = () => screen.getByRole('columnheader', { name: 'Registro' })
    expect(registered().getAttribute('aria-sort')).toBe('none')

    await user.click(within(registered()).getByRole('button'))
    await waitFor(() => expect(where()).toBe('/admin?estado=pendientes&orden=recientes'))
    expect(asked()).toEqual({ status: 'PENDING', orderBy: 'NEWEST' })
    await waitFor(() => expect(registered().getAttribute('aria-sort')).toBe('descending'))

    within(registered()).getByRole('button').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(where()).toBe('/admin?estado=pendientes&orden=antiguos'))
    await waitFor(() => expect(registered().getAttribute('aria-sort')).toBe('ascending'))

    await user.click(screen.getByRole('button', { name: 'Estado' }))
    await user.click(screen.getByRole('button', { name: 'Todos' }))
    await waitFor(() => expect(where()).toBe('/admin'))
    expect(asked()).toEqual({})
  })

  test('places a new provider first in the order of registration', async () => {
    serverSays({
      viewerQuery,
      AdminScreenQuery: panel([rejected, pending]),
      ProviderCountersRefreshQuery: {
        providerCounts: {
          total: 3,
          pending: 2,
          approved: 0,
          suspended: 0,
          rejected: 1,
          changes: 0,
          waitsSince: pending.createdAt,
        },
      },
    })
    renderApp('/admin?orden=recientes')
    await row('Desarme')
    await news(
      'useProviderNewsSubscription',
      answerTo(providerNews, {
        Provider: () => ({
          ...pending,
          id: 'p3',
          companyName: 'Repuestos Nuevos',
          createdAt: ago(0),
          waitsSince: ago(0),
        }),
      }),
    )
    await row('Repuestos Nuevos')
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Repuestos Nuevos')
  })

  test('closes with the back button the drawer, and a rejection dialog opened after it', async () => {
    serverSays({ viewerQuery, AdminScreenQuery: panel([pending]) })
    const { router, where } = renderApp('/admin?orden=recientes')
    await user.click((await row('Desarme')).getByRole('button', { name: 'Ver Detalles' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Desarme del Sur' }))
    expect(where()).toBe('/admin?orden=recientes&proveedor=p1')
    await user.click(drawer.getByRole('button', { name: 'Rechazar' }))
    await screen.findByRole('alertdialog', { name: 'Rechazar a Desarme del Sur' })
    expect(where()).toBe('/admin?orden=recientes&rechazar=p1')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(where()).toBe('/admin?orden=recientes')
  })

  test('opens by address the drawer of a provider that is on no loaded page', async () => {
    const other = { ...pending, id: 'p9', companyName: 'Página Diez' }
    serverSays({
      viewerQuery,
      AdminScreenQuery: panel([pending]),
      ProviderReviewQuery: answerTo(providerReview, { Query: () => ({ node: other }) }, { id: 'p9' }),
    })
    const { where } = renderApp('/admin?proveedor=p9')
    const drawer = within(await screen.findByRole('dialog', { name: 'Página Diez' }))
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(where()).toBe('/admin')
  })

  test('reports an address of an unknown provider', async () => {
    serverSays({ viewerQuery, AdminScreenQuery: panel([pending]), ProviderReviewQuery: { node: null } })
    renderApp('/admin?rechazar=nadie')
    await screen.findByRole('dialog', { name: 'Proveedor no encontrado' })
  })

  test('reports a list that cannot be loaded, and shows it on retry', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    serverSays({ viewerQuery, AdminScreenQuery: { errors: [{ message: 'Ocurrió un error inesperado' }] } })
    renderApp('/admin')
    await screen.findByText('Error al cargar proveedores')
    serverSays({ AdminScreenQuery: panel([pending]) })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await row('Desarme')
    consoleError.mockRestore()
  })
})

test('shows the whole profile in the drawer, and names missing pictures', async () => {
  serverSays({ viewerQuery, AdminScreenQuery: panel([pending]) })
  renderApp('/admin')
  await user.click((await row('Desarme del Sur')).getByRole('button', { name: /Ver Detalles/ }))
  expect(await screen.findByText('Desarme del Sur S.R.L.')).toBeTruthy()
  expect(screen.getByText('Paragolpes y parrillas')).toBeTruthy()
  expect(screen.getAllByText('No subida')).toHaveLength(2)
  const shop = screen.getByAltText('Foto: local')
  expect(shop.getAttribute('src')).toBe('https://store.test/local.webp')
  fireEvent.error(shop)
  expect(await screen.findByText('Error al cargar imagen')).toBeTruthy()
})

test('shows the dates of a provider together, before its pictures', async () => {
  const approved = {
    ...pending,
    id: 'p4',
    status: 'APPROVED',
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    decidedAt: '2026-11-03T12:00:00.000Z',
  }
  serverSays({ viewerQuery, AdminScreenQuery: panel([approved]) })
  renderApp('/admin')
  await user.click((await row('Desarme del Sur')).getByRole('button', { name: /Ver Detalles/ }))
  const heading = await screen.findByRole('heading', { name: 'Estado y fechas' })
  const facts = heading.parentElement?.querySelector('dl')?.textContent
  expect(facts).toMatch(/^Registro2 nov 2026.*Último cambio20 nov 2026.*Aprobado3 nov 2026/)
  await screen.findByRole('heading', { name: 'Fotos' })
  const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(parts).toEqual([
    'Datos personales',
    'Empresa',
    'Más de la empresa',
    'Qué cubre',
    'Estado y fechas',
    'Fotos',
  ])
})
