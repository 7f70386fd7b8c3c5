import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { viewerQuery } from '../../../test/adminPanel'
import { answerTo } from '../../../test/answers'
import { complaints } from '../../../test/complaints'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays } from '../../../test/server'
import { paths } from '../../paths'
import { groupAt, groups } from './deskPages'
import jobs from './failedJobs/__generated__/FailedJobsScreenQuery.graphql'
import adminScreen from './providers/__generated__/AdminScreenQuery.graphql'

withNews()
const user = userEvent.setup({ delay: null })
const none = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }

function openDesk(dueCounts: readonly object[] | Error) {
  const makers = {
    Account: () => ({ id: 'account-1', email: 'admin@x.uy', isAdmin: true }),
    Query: () => ({
      dueDecisions: [],
      providers: none,
      undoableRemovals: [],
      weeklyFigures: null,
      failedJobs: none,
    }),
  }
  serverSays({
    viewerQuery,
    AdminScreenQuery: answerTo(adminScreen, makers),
    FailedJobsScreenQuery: answerTo(jobs, makers),
    CountedGroupsQuery: dueCounts instanceof Error ? dueCounts : { dueCounts },
  })
  return renderApp('/admin')
}

const linksOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('shows the pages of the current group, and how much waits in each group and page', async () => {
  const { where } = openDesk([
    { path: '/admin', count: 3 },
    { path: '/admin/datos', count: 2 },
    { path: '/admin/trabajos', count: 1 },
  ])
  await screen.findByText('5')
  expect(await linksOf('Administración')).toEqual([
    'Personas 5 por decidir',
    'Compras',
    'Plata',
    'Sitio',
    'Sistema 1 por decidir',
  ])
  expect(await linksOf('Personas')).toEqual([
    'Proveedores 3 por decidir',
    'Consultas',
    'Calificaciones',
    'Mensajes',
    'Privacidad 2 por decidir',
  ])
  await user.click(screen.getByRole('link', { name: 'Sistema 1 por decidir' }))
  await waitFor(() => expect(where()).toBe('/admin/trabajos'))
  await screen.findByRole('link', { name: 'Trabajos 1 por decidir' })
  expect(await linksOf('Sistema')).toEqual(['Ajustes', 'Trabajos 1 por decidir', 'Registro'])
})

test('shows the links without counts when these cannot be read', async () => {
  openDesk(new Error('down'))
  expect(await linksOf('Personas')).toEqual([
    'Proveedores',
    'Consultas',
    'Calificaciones',
    'Mensajes',
    'Privacidad',
  ])
  // React reports an error that a boundary catches.
  await waitFor(() => expect(complaints().join()).toContain('down'))
})

test.each([
  ['/admin', 'Personas'],
  ['/admin/pedidos/UmVxdWVzdA', 'Compras'],
  ['/admin/compras/T3JkZXI', 'Compras'],
  ['/admin/personas/QWNj', 'Personas'],
  ['/admin/liquidaciones/TG90', 'Plata'],
  ['/admin/registro/contactos', 'Sistema'],
  ['/admin/buscar', 'Personas'],
])('knows the group of %s', (pathname, name) => {
  expect(groupAt(pathname).name).toBe(name)
})

test('has a link to every page of the team once', () => {
  const linked = groups.flatMap(({ pages }) => pages.map(({ to }) => to))
  const own = Object.entries(paths).flatMap(([name, path]) =>
    /^(admin|integrations)/.test(name) && typeof path === 'string' ? [path] : [],
  )
  const elsewhere = [paths.adminSearch, paths.adminContactViews]
  expect(new Set(linked).size).toBe(linked.length)
  expect(own.filter(path => !linked.includes(path) && !elsewhere.includes(path as never))).toEqual([])
})
