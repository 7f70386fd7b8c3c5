import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../test/server'
import AdminScreenQuery from '../features/admin/__generated__/AdminScreenQuery$parameters'
import FindPartScreenQuery from '../features/requests/__generated__/FindPartScreenQuery$parameters'
import { noVariables } from '../relay/route'
import { dashboardRoute } from './dashboardRoute'
import { Shell } from './Shell'
import { loadViewer } from './viewer'

const replies = {
  // Two real queries, so that it shows which of them is sent.
  FindPartScreenQuery: { viewer: null },
  AdminScreenQuery: { viewer: null, providerCounts: null, oldest: null, providers: null },
}

const open = () =>
  renderApp('/dashboard#ordenes', environment => [
    {
      element: <Shell viewerRef={loadViewer(environment)} />,
      children: [
        dashboardRoute(environment, {
          path: '/dashboard',
          buyer: {
            query: FindPartScreenQuery,
            variables: noVariables,
            load: async () => () => <h1>Compras</h1>,
          },
          provider: {
            query: AdminScreenQuery,
            variables: noVariables,
            load: async () => () => <h1>Solicitudes</h1>,
          },
        }),
        { path: '/auth', element: <h1>Iniciar sesión</h1> },
      ],
    },
  ])

describe('the panel', () => {
  test.each([
    ['BUYER', 'Compras', 'FindPartScreenQuery'],
    ['PROVIDER', 'Solicitudes', 'AdminScreenQuery'],
  ] as const)(
    'of a %s is started without waiting, by what this browser remembers',
    async (kind, heading, query) => {
      localStorage.setItem('tuerca.cuenta', kind)
      const calls = serverSays({ ...replies, viewerQuery: viewerIs({ kind }) })
      open()
      expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery', query])
      await screen.findByRole('heading', { name: heading })
      expect(calls).toHaveLength(2)
    },
  )

  test('is the viewer’s own on a first visit, which is then remembered', async () => {
    const calls = serverSays({ ...replies, viewerQuery: viewerIs({ kind: 'PROVIDER' }) })
    open()
    await screen.findByRole('heading', { name: 'Solicitudes' })
    expect(calls.map(({ operation }) => operation)).toEqual(['viewerQuery', 'AdminScreenQuery'])
    await waitFor(() => expect(localStorage.getItem('tuerca.cuenta')).toBe('PROVIDER'))
  })

  test('is the viewer’s own although this browser remembers another account', async () => {
    localStorage.setItem('tuerca.cuenta', 'PROVIDER')
    serverSays({ ...replies, viewerQuery: viewerIs({ kind: 'BUYER' }) })
    open()
    await screen.findByRole('heading', { name: 'Compras' })
    expect(screen.queryByRole('heading', { name: 'Solicitudes' })).toBeNull()
    await waitFor(() => expect(localStorage.getItem('tuerca.cuenta')).toBe('BUYER'))
  })

  test('is not for visitors, who come back to the same tab', async () => {
    serverSays({ ...replies, viewerQuery: viewerIs(null) })
    const { where } = open()
    await waitFor(() => expect(where()).toBe('/auth?volver=%2Fdashboard%23ordenes'))
  })
})
