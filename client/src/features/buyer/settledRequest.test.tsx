import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ADDRESS, offer, open, type Request, withoutOffers } from '../../../test/buyersRequest'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
// Pages load it after their first render; here it is loaded at once.
import './useBuyerNews'

const order = (state: string) => ({
  __typename: 'Order',
  id: 'order-1',
  state,
  status: { label: 'Enviada', tone: 'WAITING', steps: [], ending: null },
  lines: [{ __typename: 'OrderLine', description: 'Radiador', quantity: 1 }],
  viewerActions: [{ action: 'CONFIRM_RECEIPT', enabled: true, disabledReason: null }],
})

const user = userEvent.setup({ delay: null })
withNews()

describe('the page of a request that takes no more offers', () => {
  test.each<[string, Partial<Request>, string | RegExp]>([
    ['all offers are gone', { state: 'ANSWERED' }, 'Sin ofertas vigentes'],
    ['it expired', { state: 'EXPIRED', viewerActions: [] }, /^Este pedido venció el 20 de diciembre/],
    ['it is bought', { state: 'AWARDED', viewerOrders: [order('PAID')] }, 'Ya lo compraste.'],
    [
      'it was received',
      { state: 'CLOSED', viewerOrders: [order('RELEASED')] },
      'Ya lo compraste y lo recibiste.',
    ],
    [
      'the sale was called off',
      { state: 'ANSWERED', viewerOrders: [order('CANCELED')] },
      'Tu compra se canceló y el pedido volvió a recibir ofertas.',
    ],
  ])('shows the state when %s', async (_what, change, words) => {
    open({ ...withoutOffers, ...change })
    renderApp(ADDRESS)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('shows the purchase, its state and its next step', async () => {
    open({ ...withoutOffers, state: 'AWARDED', viewerOrders: [order('SHIPPED')] })
    const { router } = renderApp(ADDRESS)
    const bought = within(await screen.findByRole('region', { name: 'Tu compra' }))
    expect(bought.getByText('Radiador')).toBeTruthy()
    expect(bought.queryByRole('link', { name: 'Ver el pedido: Radiador' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Confirmar recepción' }))
    await waitFor(() => expect(router.state.location.search).toBe('?recibir=order-1'))
  })

  test('keeps the offers after payment, the accepted one first, and the steps of the purchase', async () => {
    const settled = (id: string, state: string, label: string, total: number, name: string | null) => ({
      ...offer,
      id,
      state,
      status: { __typename: 'Status', label, tone: 'OVER' },
      createdAt: '2025-11-20T15:00:00.000Z',
      currentVersion: {
        ...offer.currentVersion,
        total,
        terms: {
          __typename: 'OfferTerms',
          condition: 'Usado',
          delivery: 'Inmediato',
          warranty: name ? '90 días' : 'Sin garantia',
        },
      },
      provider: { ...offer.provider, name },
    })
    const nodes = [
      settled('offer-2', 'LOST', 'No elegida', 310_000, null),
      settled('offer-1', 'ACCEPTED', 'Aceptada', 485_000, 'Repuestos del Litoral'),
    ]
    const request: Partial<Request> & { settledOffers: object } = {
      state: 'AWARDED',
      firstOfferAt: '2025-11-20T15:00:00.000Z',
      settledOffers: { totalCount: 2, edges: nodes.map(node => ({ node })) },
      viewerOrders: [
        {
          ...order('SHIPPED'),
          history: [
            { at: '2025-11-21T15:00:00.000Z', words: 'Pagaste $ 4.850. Quedan retenidos en Tuerca.' },
          ],
        },
      ],
    }
    open({ ...withoutOffers, ...request })
    renderApp(ADDRESS)
    const offers = within(await screen.findByRole('region', { name: 'Las 2 ofertas que recibiste' }))
    expect(
      offers.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual([
      'AceptadaUsado · Inmediato · Garantía 90 díasRepuestos del Litoral. Llegó el 20 de noviembre de 2025$ 4.850',
      'No elegidaUsado · Inmediato · Sin garantiaLlegó el 20 de noviembre de 2025$ 3.100',
    ])
    expect(await screen.findByText('El pedido salió a los proveedores')).toBeTruthy()
    expect(screen.getByText('Pagaste $ 4.850. Quedan retenidos en Tuerca.')).toBeTruthy()
  })
})
