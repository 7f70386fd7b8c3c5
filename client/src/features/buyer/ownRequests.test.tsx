import { screen } from '@testing-library/react'
import { visit } from 'graphql'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { documentOf } from '../../../test/graph'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import panel from './__generated__/BuyerPanelQuery.graphql'
import pages from './__generated__/OwnRequestsTabPaginationQuery.graphql'
import tab from './__generated__/OwnRequestsTabQuery.graphql'

withNews()

/** The request states that an operation asks for, in a page of the list. */
function statesAskedFor(id: string | null | undefined): readonly string[] {
  const asked: string[] = []
  visit(documentOf(id ?? ''), {
    Field(field) {
      if (field.name.value !== 'requests' || field.alias) return
      const states = field.arguments?.find(({ name }) => name.value === 'states')?.value
      if (states?.kind === 'ListValue')
        asked.push(...states.values.map(value => (value.kind === 'EnumValue' ? value.value : '')))
    },
  })
  return asked
}

test.each([tab, pages])('asks the server to leave out paid requests, page by page', ({ params }) => {
  expect(statesAskedFor(params.id)).toEqual(['OPEN', 'ANSWERED', 'CLOSED', 'CANCELED', 'EXPIRED'])
})

test('shows the first open request on the first page when twenty are paid', async () => {
  const account = { __typename: 'Account', id: 'account-1' }
  const open = {
    __typename: 'PartRequest',
    id: 'request-21',
    state: 'OPEN',
    sentAt: '2026-11-20T12:00:00.000Z',
    parts: [{ __typename: 'RequestedPart', id: 'part-1', description: 'Radiador' }],
    comparison: null,
    files: [],
    viewerActions: [],
  }
  const onePage = {
    edges: [{ cursor: 'c', node: open }],
    pageInfo: { endCursor: null, hasNextPage: false },
  }
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(panel, { Account: () => account }),
    OwnRequestsTabQuery: answerTo(
      tab,
      { Account: () => ({ ...account, paid: { totalCount: 20 }, requests: onePage }) },
      { count: 20 },
    ),
  })
  renderApp('/dashboard/consultas')
  await screen.findByRole('heading', { level: 3, name: 'Radiador' })
  expect(screen.queryByText('No tenés pedidos abiertos')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
})

test('leads to offers where there are any, and from an unconfirmed request to neither', async () => {
  const account = { __typename: 'Account', id: 'account-1' }
  const sent = '2026-11-20T12:00:00.000Z'
  const request = (id: string, description: string, sentAt: string | null, offers = 0) => ({
    cursor: id,
    node: {
      __typename: 'PartRequest',
      id,
      state: 'OPEN',
      sentAt,
      parts: [{ __typename: 'RequestedPart', id: `${id}-part`, description }],
      comparison: offers > 0 ? { count: offers } : null,
      files: [],
      viewerActions: [],
    },
  })
  const edges = [
    request('a', 'Radiador', null),
    request('b', 'Embrague', sent),
    request('c', 'Bomba', sent, 2),
  ]
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    BuyerPanelQuery: answerTo(panel, {
      Account: () => ({ ...account, disputed: { edges: [] }, toChoose: { edges: [] } }),
    }),
    OwnRequestsTabQuery: answerTo(
      tab,
      {
        Account: () => ({
          ...account,
          requests: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
        }),
      },
      { count: 20 },
    ),
  })
  renderApp('/dashboard/consultas')
  await screen.findByRole('link', { name: 'Radiador' })
  const links = screen.getAllByRole('link', { name: /^Ver / })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Ver pedido de Embrague',
    'Ver Ofertas de Bomba2',
  ])
})
