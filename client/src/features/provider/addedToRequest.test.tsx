import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import offersTab from './__generated__/OffersTabQuery.graphql'
import panel from './__generated__/ProviderPanelQuery.graphql'
import requestNews from './__generated__/useProviderNewsRequestSubscription.graphql'

withNews()

const QUOTED_AT = '2026-11-20T12:00:00.000Z'
const added = (at: string) => ({ kind: 'ADDED', aspects: ['FILES'], comment: null, at })
const extended = { kind: 'EXTENDED', aspects: [], comment: null, at: '2026-11-21T12:00:00.000Z' }

const request = (edits: readonly object[]) => ({
  __typename: 'PartRequest',
  id: 'request-1',
  edits,
  viewerActions: [],
})
function openOffers(edits: readonly object[]) {
  const offer = {
    __typename: 'Offer',
    id: 'offer-1',
    state: 'PENDING',
    order: null,
    currentVersion: { createdAt: QUOTED_AT },
    request: request(edits),
  }
  const account = { id: 'account-1', provider: { id: 'provider-1', status: 'APPROVED' } }
  const offers = { edges: [{ cursor: 'c', node: offer }], pageInfo: { endCursor: null, hasNextPage: false } }
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, { Account: () => account }),
    OffersTabQuery: answerTo(
      offersTab,
      { Account: () => account, Provider: () => ({ id: 'provider-1', offers }) },
      { count: 20 },
    ),
  })
  renderApp('/dashboard/ofertas')
}

test('shows in an offer, live, what was added to its request since', async () => {
  openOffers([added('2026-11-20T11:00:00.000Z'), extended])
  await screen.findByRole('heading', { name: 'Mis Ofertas' })
  expect(screen.queryByText(/El cliente agregó/)).toBeNull()
  await news(
    'useProviderNewsRequestSubscription',
    answerTo(requestNews, { PartRequest: () => request([added('2026-11-20T13:00:00.000Z')]) }),
  )
  expect((await screen.findByText(/El cliente agregó fotos\./)).textContent).toContain('Ver el pedido')
})
