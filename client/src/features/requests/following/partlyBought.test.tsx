import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../../test/answers'
import { news, withNews } from '../../../../test/news'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'
import buyerPanel from '../../buyer/__generated__/BuyerPanelQuery.graphql'
import comparisonTab from '../../buyer/__generated__/ComparisonTabQuery.graphql'
import ownRequestsTab from '../../buyer/__generated__/OwnRequestsTabQuery.graphql'
import newOffer from '../../offers/__generated__/NewOfferDialogQuery.graphql'
import makeOffer from '../../offers/__generated__/useMakeOfferMutation.graphql'
import offersTab from '../../provider/__generated__/OffersTabQuery.graphql'
import providerPanel from '../../provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../../provider/__generated__/RequestsTabQuery.graphql'
import requestNews from '../../provider/__generated__/useProviderNewsRequestSubscription.graphql'
import detail from '../feed/__generated__/RequestDetailDialogQuery.graphql'

withNews()

const part = (id: string, description: string, isOpen: boolean) => ({
  __typename: 'RequestedPart',
  id,
  description,
  isOpen,
  quantity: 1,
  condition: 'NEW',
  fromMyCatalogue: null,
  partNumber: null,
  comments: null,
})
const clutch = part('clutch', 'Embrague', false)
const filter = part('filter', 'Filtro de aceite', true)
const lamp = part('lamp', 'Lámpara', true)

const request = (parts: readonly ReturnType<typeof part>[]) => ({
  __typename: 'PartRequest',
  id: 'request-1',
  state: 'ANSWERED',
  urgency: 'MEDIUM',
  description: null,
  files: [],
  parts,
  viewerActions: [{ action: 'OFFER', enabled: true, disabledReason: null }],
})
const partlyBought = request([clutch, filter, lamp])
const one = (node: object) => ({
  edges: [{ cursor: 'c', node }],
  pageInfo: { endCursor: null, hasNextPage: false },
})

describe('a partly bought request, to its buyer', () => {
  const makers = {
    Account: () => ({ id: 'account-1', requests: one(partlyBought), requestsToCompare: one(partlyBought) }),
    Offer: () => ({
      state: 'PENDING',
      openTerms: { missingParts: 1, total: 120_000 },
      currentVersion: {
        lines: [
          { id: 'line-1', requestedPart: clutch },
          { id: 'line-2', requestedPart: filter },
        ],
      },
    }),
  }
  const open = (tab: string) => {
    serverSays({
      viewerQuery: viewerIs({ kind: 'BUYER' }),
      BuyerPanelQuery: answerTo(buyerPanel, makers),
      OwnRequestsTabQuery: answerTo(ownRequestsTab, makers),
      ComparisonTabQuery: answerTo(comparisonTab, makers),
    })
    renderApp(`/dashboard/${tab}`)
  }

  test('names the bought parts in its row, and still leads to the offers for the others', async () => {
    open('consultas')
    await screen.findByRole('heading', { name: 'Embrague, Filtro de aceite, Lámpara' })
    expect(screen.getByText('Ya comprado: Embrague')).toBeTruthy()
    const row = within(screen.getByRole('tabpanel'))
    expect(row.getByRole('link', { name: /^Ver Ofertas/ })).toBeTruthy()
  })

  test('is compared by its open parts, and names the bought ones in each offer too', async () => {
    open('ordenes')
    await screen.findByRole('heading', { name: 'Filtro de aceite' })
    expect(screen.getByText('Y además Lámpara')).toBeTruthy()
    expect(screen.getByText('Ya comprado: Embrague')).toBeTruthy()
    const bought = await screen.findAllByText('Comprado')
    expect(bought.map(({ parentElement }) => parentElement?.textContent)).toEqual(['Embrague Comprado'])
    const rest = screen.getByText('Por lo que te falta')
    expect(rest.closest('article')?.textContent).toMatch(/^\$\s1\.200/)
  })
})

describe('a partly bought request, to a provider', () => {
  const made = (shown: ReturnType<typeof request>) => ({
    Account: () => ({ id: 'account-1', kind: 'PROVIDER' }),
    Provider: () => ({ id: 'provider-1', status: 'APPROVED' }),
    Query: () => ({ requestFeed: one(shown), node: shown }),
  })
  const open = (shown: ReturnType<typeof request>, address = '/dashboard') => {
    localStorage.setItem('tuerca.cuenta', 'PROVIDER')
    const calls = serverSays({
      viewerQuery: viewerIs({ kind: 'PROVIDER' }),
      ProviderPanelQuery: answerTo(providerPanel, made(shown)),
      RequestsTabQuery: answerTo(requestsTab, made(shown)),
      RequestDetailDialogQuery: answerTo(detail, made(shown)),
      NewOfferDialogQuery: answerTo(newOffer, made(shown)),
      useMakeOfferMutation: payloadOf(makeOffer, 'makeOffer', 'OfferPayload', {}),
    })
    renderApp(address)
    return calls
  }

  test('is in the feed with its open parts', async () => {
    open(partlyBought)
    await screen.findByRole('heading', { name: 'Filtro de aceite' })
    expect(screen.getByText(/^\+ 1 repuesto: Lámpara\s×\s1\. Ya comprado: Embrague\.$/)).toBeTruthy()
  })

  test('has the quotable parts in the title of its detail, which names the bought part', async () => {
    open(partlyBought, '/dashboard?solicitud=request-1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtro de aceite' }))
    const bought = await dialog.findByText('Comprado')
    expect(bought.parentElement?.textContent).toMatch(/^Embrague Comprado/)
    expect(dialog.getAllByText('Comprado')).toHaveLength(1)
  })

  test('can be quoted only for its open parts', async () => {
    open(partlyBought, '/dashboard?cotizar=request-1')
    expect(await screen.findAllByRole('group', { name: /Filtro|Lámpara|Embrague/ })).toHaveLength(2)
    expect(screen.queryByRole('group', { name: 'Embrague' })).toBeNull()
    expect(screen.getByText('Comprado')).toBeTruthy()
    expect(screen.getByText(/^1 de 2 repuestos\./)).toBeTruthy()
  })

  test.each([
    [true, 'Cotizar lo que falta', /Todavía busca: Filtro de aceite, Lámpara\./],
    [false, null, /Original/],
  ])(
    'of an offer that lost says what is still wanted, while it may be revised: %s',
    async (enabled, action, words) => {
      const lost = {
        __typename: 'Offer',
        state: 'LOST',
        request: partlyBought,
        order: null,
        lostRank: null,
        currentVersion: { lines: [{ description: 'Original', requestedPart: clutch }] },
        viewerActions: [{ action: 'REVISE', enabled, disabledReason: enabled ? null : 'El pedido venció.' }],
      }
      localStorage.setItem('tuerca.cuenta', 'PROVIDER')
      serverSays({
        viewerQuery: viewerIs({ kind: 'PROVIDER' }),
        ProviderPanelQuery: answerTo(providerPanel, made(partlyBought)),
        OffersTabQuery: answerTo(
          offersTab,
          { Account: () => ({ id: 'account-1' }), Provider: () => ({ id: 'provider-1', offers: one(lost) }) },
          { count: 20 },
        ),
      })
      renderApp('/dashboard/ofertas')
      expect(await screen.findByText(words)).toBeTruthy()
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
      expect(buttons.includes('Cotizar lo que falta')).toBe(action !== null)
    },
  )

  test('removes a part that is bought meanwhile from the offer being written', async () => {
    open(request([part('clutch', 'Embrague', true), filter]), '/dashboard?cotizar=request-1')
    expect(await screen.findByText(/^1 de 2 repuestos\./)).toBeTruthy()
    await news(
      'useProviderNewsRequestSubscription',
      answerTo(requestNews, { Subscription: () => ({ feedRequest: request([clutch, filter]) }) }),
    )
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Embrague' })).toBeNull())
    expect(screen.getByText('Comprado')).toBeTruthy()
    expect(screen.getByText(/^0 de 1 repuesto\./)).toBeTruthy()
  })
})
