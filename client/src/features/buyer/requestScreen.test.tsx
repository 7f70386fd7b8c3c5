import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import cancelRequest from '../requests/__generated__/useCancelPartRequestMutation.graphql'
import panel from './__generated__/BuyerPanelQuery.graphql'
import requestsTab from './__generated__/OwnRequestsTabQuery.graphql'
import page from './__generated__/RequestScreenQuery.graphql'
import offerNews from './__generated__/useBuyerNewsOfferSubscription.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const ADDRESS = '/dashboard/consultas/request-1'

const offer = {
  __typename: 'Offer',
  id: 'offer-1',
  state: 'PENDING',
  currentVersion: { number: 1, total: 485_000, deposit: null, lines: [{ id: 'line-1' }] },
  openTerms: { missingParts: 0 },
  provider: { name: null, isVerified: true, department: 'RIVERA', sales: 14 },
  viewerActions: [{ action: 'ACCEPT', enabled: true, disabledReason: null }],
}
const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

const withoutOffers = {
  __typename: 'PartRequest',
  id: 'request-1',
  isMine: true,
  state: 'OPEN',
  status: { label: 'Activa', tone: 'WAITING' },
  brand: 'Fiat',
  model: 'Uno',
  year: 2012,
  vin: null,
  mileageKm: null,
  description: 'Hace ruido al doblar.',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  reachedProviders: 14,
  contact: { email: 'lucia@correo.uy' },
  viewerOrder: null as object | null,
  mainPart: { __typename: 'RequestedPart', id: 'part-1', description: 'Radiador' },
  parts: [
    {
      __typename: 'RequestedPart',
      id: 'part-1',
      description: 'Radiador',
      quantity: 1,
      isOpen: true,
      comments: null,
    },
    {
      __typename: 'RequestedPart',
      id: 'part-2',
      description: 'Manguera',
      quantity: 2,
      isOpen: true,
      comments: null,
    },
  ],
  files: [] as object[],
  comparison: null as object | null,
  offers: list([]),
  viewerActions: [{ action: 'CANCEL', enabled: true, disabledReason: null }],
}
type Request = typeof withoutOffers

const withOffer: Request = {
  ...withoutOffers,
  state: 'ANSWERED',
  comparison: { count: 1, partialCount: 0, range: { lowest: 485_000, highest: 485_000 }, leads: [] },
  offers: list([offer]),
}

const account = { __typename: 'Account', id: 'account-1', name: 'Lucía Ferreira' }
const shows = (request: Request | null) =>
  answerTo(
    page,
    { Query: () => ({ viewer: account, node: request }), PartRequest: () => request ?? {} },
    { requestId: 'request-1', orderBy: 'PRICE', count: 20 },
  )
const open = (request: Request | null) => {
  const server = { shown: request }
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    RequestScreenQuery: () => shows(server.shown),
    BuyerPanelQuery: answerTo(panel, { Account: () => account }),
    OwnRequestsTabQuery: answerTo(
      requestsTab,
      { Account: () => ({ ...account, requests: list([withoutOffers]) }) },
      { count: 20 },
    ),
    useCancelPartRequestMutation: payloadOf(cancelRequest, 'cancelPartRequest', 'CancelPartRequestPayload', {
      PartRequest: () => ({ ...withoutOffers, state: 'CANCELED', viewerActions: [] }),
    }),
  })
  return { server, calls }
}

describe('the page of a request', () => {
  test('says what was asked for, who sees it, until when, and what happens next while there are no offers', async () => {
    open(withoutOffers)
    renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 1, name: /^Radiador, Manguera/ })
    expect(
      screen.getByText(/Lo ven 14 proveedores verificados\. Recibe ofertas hasta el 20 de diciembre/),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Sin ofertas todavía' })).toBeTruthy()
    expect(screen.getByText(/te avisamos a lucia@correo\.uy/)).toBeTruthy()
    expect(screen.getByText('Hace ruido al doblar.')).toBeTruthy()
    expect(screen.getByText('No hay archivos adjuntos')).toBeTruthy()
  })

  test('is where “Ver Ofertas” leads, and one comes back from it to the list', async () => {
    open(withoutOffers)
    const { router } = renderApp('/dashboard/consultas')
    await user.click(await screen.findByRole('link', { name: 'Ver Ofertas de Radiador, Manguera' }))
    await screen.findByRole('heading', { level: 2, name: 'Sin ofertas todavía' })
    expect(router.state.location.pathname).toBe(ADDRESS)
    await router.navigate(-1)
    await screen.findByRole('heading', { level: 3, name: 'Radiador, Manguera' })
  })

  test('shows its offers, pays them, and is silent about one that appears on it', async () => {
    const { server } = open(withoutOffers)
    const { router } = renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 2, name: 'Sin ofertas todavía' })
    server.shown = withOffer
    await news(
      'useBuyerNewsOfferSubscription',
      answerTo(
        offerNews,
        {
          Subscription: () => ({ offerUpdated: { ...offer, request: withOffer } }),
          PartRequest: () => withOffer,
        },
        { orderBy: 'PRICE' },
      ),
    )
    await screen.findByText('Verificado · Rivera · 14 ventas')
    expect(screen.queryByRole('heading', { name: 'Sin ofertas todavía' })).toBeNull()
    expect(screen.queryByText('Nueva oferta')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
    await screen.findByRole('dialog', { name: 'Procesar Pago' })
    expect(router.state.location.search).toBe('?pagar=offer-1')
  })

  test('takes the request back, and says so itself', async () => {
    open(withoutOffers)
    renderApp(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
    const ask = await screen.findByRole('alertdialog', { name: '¿Cancelar el pedido?' })
    await user.click(within(ask).getByRole('button', { name: 'Cancelar pedido' }))
    expect(within(ask).getByText('Contanos por qué la cancelás')).toBeTruthy()
    await user.selectOptions(within(ask).getByLabelText('Motivo'), 'Ya lo conseguí')
    await user.click(within(ask).getByRole('button', { name: 'Cancelar pedido' }))
    await screen.findByText('Cancelaste este pedido.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull())
  })

  test.each<[string, Partial<Request>, string | RegExp]>([
    ['all offers are gone', { state: 'ANSWERED' }, 'Sin ofertas vigentes'],
    ['it expired', { state: 'EXPIRED', viewerActions: [] }, /^Este pedido venció el 20 de diciembre/],
    ['it is bought', { state: 'AWARDED', viewerOrder: { state: 'PAID' } }, 'Ya lo compraste.'],
    [
      'it was received',
      { state: 'CLOSED', viewerOrder: { state: 'RELEASED' } },
      'Ya lo compraste y lo recibiste.',
    ],
    [
      'the sale was called off',
      { state: 'ANSWERED', viewerOrder: { state: 'CANCELED' } },
      'Tu compra se canceló y el pedido volvió a recibir ofertas.',
    ],
  ])('says so when %s', async (_what, change, words) => {
    open({ ...withoutOffers, ...change })
    renderApp(ADDRESS)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test.each([
    ['nobody has', null],
    ['somebody else has', { ...withoutOffers, isMine: false }],
  ])('says that it does not know one that %s', async (_who, request) => {
    open(request)
    renderApp(ADDRESS)
    await screen.findByRole('heading', { level: 1, name: 'Solicitud no encontrada' })
    expect(screen.queryByText('Radiador')).toBeNull()
    expect(screen.getByRole('link', { name: 'Volver a mis consultas' })).toBeTruthy()
  })
})
