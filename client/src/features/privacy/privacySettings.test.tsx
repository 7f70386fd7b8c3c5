import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'

const viewerQuery = viewerIs({ kind: 'BUYER' })
withNews()

const view = (id: string, more: object) => ({
  cursor: id,
  node: { __typename: 'ContactView', id, orderId: null, viewedAt: '2026-11-20T12:05:00.000Z', ...more },
})
const account = (...edges: object[]) => ({
  id: 'account-1',
  deletionRequest: null,
  dataConsents: [],
  contactViews: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
})

test('shows who viewed one’s data, when and why, with a link to the order', async () => {
  serverSays({
    viewerQuery,
    PrivacySettingsScreenQuery: {
      viewer: account(
        view('v2', { viewerName: 'Equipo de Tuerca', purpose: 'ACCOUNT' }),
        view('v1', { viewerName: 'Repuestos del Litoral', purpose: 'ORDER', orderId: 'order-1' }),
      ),
    },
  })
  renderApp('/cuenta/privacidad')
  await screen.findByRole('heading', { name: 'Quién vio mis datos' })
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    'Equipo de TuercaPara atender tu cuenta20 nov 2026, 9:05',
    'Repuestos del LitoralPara coordinar un pedido pagado · Ver el pedido20 nov 2026, 9:05',
  ])
  expect(screen.getByRole('link', { name: 'Ver el pedido' }).getAttribute('href')).toBe('/chat/order-1')
})

test('says when nobody viewed the data', async () => {
  serverSays({ viewerQuery, PrivacySettingsScreenQuery: { viewer: account() } })
  renderApp('/cuenta/privacidad')
  expect(await screen.findByRole('heading', { name: 'Nadie vio tus datos' })).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})
