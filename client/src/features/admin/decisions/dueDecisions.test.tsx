import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewerQuery } from '../../../../test/adminPanel'
import { answerTo } from '../../../../test/answers'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays } from '../../../../test/server'
import adminScreen from '../providers/__generated__/AdminScreenQuery.graphql'

withNews()

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const decisions = [
  {
    words: 'Resolver una disputa',
    label: 'Casa Bulevar',
    path: '/disputas/d1',
    since: inHours(-90),
    dueAt: inHours(-2),
  },
  {
    words: 'Aprobar o rechazar un proveedor',
    label: 'Frenos',
    path: '/admin?proveedor=p1',
    since: inHours(-40),
    dueAt: inHours(7.5),
  },
  {
    words: 'Contestar una consulta',
    label: 'Horarios',
    path: '/admin/consultas?consulta=e1',
    since: inHours(-3.5),
    dueAt: null,
  },
]

const showing = (dueDecisions: typeof decisions) =>
  answerTo(adminScreen, {
    Account: () => ({ id: 'account-1', email: 'admin@x.uy', isAdmin: true }),
    Query: () => ({
      dueDecisions: dueDecisions.map(decision => ({ __typename: 'DueDecision', ...decision })),
      providers: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
      undoableRemovals: [],
      weeklyFigures: null,
    }),
  })

test('lists what is to decide with its deadline, and links to each decision', async () => {
  serverSays({ viewerQuery, AdminScreenQuery: showing(decisions) })
  renderApp('/admin')
  const list = within(await screen.findByRole('region', { name: 'Qué hay que decidir hoy' }))
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/^Resolver una disputa: Casa Bulevarvenció el /)
  expect(lines[1]).toBe('Aprobar o rechazar un proveedor: Frenosvence en 7 horas')
  expect(lines[2]).toBe('Contestar una consulta: Horariosespera desde hace 3 horas')
  expect(list.getByRole('link', { name: 'Resolver una disputa' }).getAttribute('href')).toBe('/disputas/d1')
})

test('says when nothing waits', async () => {
  serverSays({ viewerQuery, AdminScreenQuery: showing([]) })
  renderApp('/admin')
  expect(await screen.findByText('Nada espera una decisión.')).toBeTruthy()
})
