import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../../test/server'
import page from './__generated__/AdminRequestScreenQuery.graphql'
import list from './__generated__/RequestsScreenQuery.graphql'
import setUnlockPrice from './__generated__/useSetUnlockPriceMutation.graphql'

const user = userEvent.setup({ delay: null })
const viewerQuery = viewerIs({ kind: 'BUYER', isAdmin: true })
withNews()

const request = {
  __typename: 'PartRequest',
  id: 'request-1',
  shortId: 'ABCD1234',
  state: 'ANSWERED',
  department: 'SALTO',
  status: { label: 'Respondida', tone: 'GOOD' },
  sentAt: '2026-11-20T12:00:00.000Z',
  unlockPrice: null as number | null,
  contactsUnlockedAt: null,
  isOwned: true,
  parts: [{ __typename: 'RequestedPart', id: 'part-1', description: 'Radiador', quantity: 1, isOpen: true }],
  files: [],
  edits: [],
  notifiedProviders: null,
  comparison: { count: 2, partialCount: 0, range: { lowest: 400_000, highest: 500_000 } },
  offers: {
    totalCount: 1,
    edges: [
      {
        node: {
          __typename: 'Offer',
          id: 'offer-1',
          status: { label: 'Pendiente', tone: 'WAITING' },
          provider: { name: 'Casa Bulevar' },
          currentVersion: {
            __typename: 'OfferVersion',
            id: 'version-1',
            total: 400_000,
            validUntil: '2026-12-01T12:00:00.000Z',
            terms: { condition: 'Nuevo', delivery: '1-3 días' },
          },
        },
      },
    ],
  },
}
const admin = { __typename: 'Account', id: 'account-1', isAdmin: true }
const shows = answerTo(
  page,
  { Query: () => ({ viewer: admin, node: request }), PartRequest: () => request },
  { requestId: 'request-1' },
)

test('leads from the list of open requests to each', async () => {
  serverSays({
    viewerQuery,
    RequestsScreenQuery: answerTo(
      list,
      {
        Account: () => admin,
        Query: () => ({
          requests: {
            edges: [{ cursor: 'c', node: request }],
            pageInfo: { endCursor: null, hasNextPage: false },
          },
        }),
      },
      { open: true },
    ),
  })
  renderApp('/admin/pedidos')
  const link = await screen.findByRole('link', { name: 'Ver el pedido ABCD1234' })
  expect(link.getAttribute('href')).toBe('/admin/pedidos/request-1')
  expect(screen.getByText(/2 ofertas, de \$\s4\.000 a \$\s5\.000/)).toBeTruthy()
})

test('shows who quoted, and sets the price of their contacts', async () => {
  const calls = serverSays({
    viewerQuery,
    AdminRequestScreenQuery: shows,
    useSetUnlockPriceMutation: payloadOf(setUnlockPrice, 'setUnlockPrice', 'ChangedRequestPayload', {
      PartRequest: () => ({
        ...request,
        unlockPrice: 19_000,
        status: { label: 'Precio establecido', tone: 'GOOD' },
      }),
    }),
  })
  renderApp('/admin/pedidos/request-1')
  expect(await screen.findByText('Casa Bulevar')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Poner precio' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Precio de los contactos' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar precio' }))
  expect(await dialog.findByText('Poné el precio en pesos.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Precio'), '190{Enter}')
  expect(await screen.findByRole('button', { name: 'Cambiar precio' })).toBeTruthy()
  expect(screen.getAllByText('Precio establecido').length).toBeGreaterThan(0)
  expect(calls.find(({ operation }) => operation === 'useSetUnlockPriceMutation')?.variables).toEqual({
    input: { requestId: 'request-1', price: 19_000 },
  })
})

const LOW = 'Poné al menos $ 30.'

test('keeps a refused price with its message', async () => {
  serverSays({
    viewerQuery,
    AdminRequestScreenQuery: shows,
    useSetUnlockPriceMutation: {
      setUnlockPrice: refused('InvalidInput', 'INVALID_INPUT', LOW, [{ path: ['price'], message: LOW }]),
    },
  })
  renderApp('/admin/pedidos/request-1')
  await user.click(await screen.findByRole('button', { name: 'Poner precio' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Precio de los contactos' }))
  await user.type(dialog.getByLabelText('Precio'), '5{Enter}')
  expect(await dialog.findByText(LOW)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Precio').value).toBe('5')
})
