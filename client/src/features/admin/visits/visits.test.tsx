import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const admin = { id: 'account-1', isAdmin: true }
const visits = [
  {
    day: '2026-11-22',
    pages: [
      { page: '/faq', count: 3 },
      { page: '/', count: 2 },
    ],
  },
  { day: '2026-11-21', pages: [{ page: '/', count: 1200 }] },
]
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('does not show the visits to other users', async () => {
  serverSays({ viewerQuery, VisitsScreenQuery: { viewer: { ...admin, isAdmin: false }, visits: null } })
  renderApp('/admin/visitas')
  await screen.findByRole('heading', { name: 'Acceso Denegado' })
})

test('explains how visits are counted when there are none', async () => {
  serverSays({ viewerQuery, VisitsScreenQuery: { viewer: admin, visits: [] } })
  renderApp('/admin/visitas')
  await screen.findByRole('heading', { name: 'Todavía no hay visitas' })
})

test('shows visits by day and by page, and those of one day alone', async () => {
  serverSays({ viewerQuery, VisitsScreenQuery: { viewer: admin, visits } })
  renderApp('/admin/visitas')
  expect(await rowsOf('Visitas por página')).toEqual(['/ (inicio)1.202 visitas', '/faq3 visitas'])
  expect(await rowsOf('Visitas por día')).toEqual([
    'domingo 22 de noviembre5 visitas',
    'sábado 21 de noviembre1.200 visitas',
  ])
  expect(screen.getByText('1.205')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'domingo 22 de noviembre' }))
  expect(await rowsOf('Visitas por página')).toEqual(['/faq3 visitas', '/ (inicio)2 visitas'])
  await user.click(screen.getByRole('link', { name: 'Ver los 30 días' }))
  expect(await rowsOf('Visitas por página')).toHaveLength(2)
  expect((await rowsOf('Visitas por página'))[0]).toContain('1.202')
})
