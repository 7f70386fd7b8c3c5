import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import offersTab from '../provider/__generated__/OffersTabQuery.graphql'
import panel from '../provider/__generated__/ProviderPanelQuery.graphql'

const RANK = 'Por precio quedaste tercero de 4: la elegida era ~5\u00a0% más barata.'

function openLost(lostRank: string | null, canRevise: boolean) {
  const part = { __typename: 'RequestedPart', id: 'part-1', description: 'Bomba de dirección', isOpen: true }
  const lost = {
    __typename: 'Offer',
    id: 'offer-1',
    state: 'LOST',
    order: null,
    lostRank,
    request: { __typename: 'PartRequest', id: 'request-1', edits: [], parts: [part], viewerActions: [] },
    currentVersion: { lines: [{ description: 'Probada, sin pérdidas.', requestedPart: part }] },
    viewerActions: [
      { action: 'REVISE', enabled: canRevise, disabledReason: canRevise ? null : 'Se vendió.' },
    ],
  }
  const account = { id: 'account-1', provider: { id: 'provider-1', status: 'APPROVED' } }
  const offers = { edges: [{ cursor: 'c', node: lost }], pageInfo: { endCursor: null, hasNextPage: false } }
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

test('shows the provider of a lost offer its place by price', async () => {
  openLost(RANK, false)
  expect(await screen.findByText(RANK.replace('\u00a0', ' '))).toBeTruthy()
})

test('shows the place before what is still wanted', async () => {
  openLost(RANK, true)
  const shown = await screen.findByText(/El cliente eligió otra oferta\./)
  expect(shown.textContent?.replaceAll('\u00a0', ' ')).toBe(
    `El cliente eligió otra oferta. ${RANK.replaceAll('\u00a0', ' ')} Todavía busca: Bomba de dirección.`,
  )
})

test('shows the offer’s own words while nobody may know a place', async () => {
  openLost(null, false)
  expect(await screen.findByText('Probada, sin pérdidas.')).toBeTruthy()
  expect(screen.queryByText(/Por precio/)).toBeNull()
})
