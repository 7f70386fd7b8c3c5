import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../provider/__generated__/RequestsTabQuery.graphql'
import newOffer from './__generated__/NewOfferDialogQuery.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const part = {
  __typename: 'RequestedPart',
  id: 'part-1',
  description: 'Alternador',
  isOpen: true,
  quantity: 1,
}
const request = {
  __typename: 'PartRequest',
  id: 'request-1',
  state: 'OPEN',
  files: [],
  parts: [part],
  viewerActions: [{ action: 'OFFER', enabled: true, disabledReason: null }],
}
const made = {
  Account: () => ({ id: 'account-1', kind: 'PROVIDER' }),
  Provider: () => ({ id: 'provider-1', status: 'APPROVED' }),
  Query: () => ({
    requestFeed: { edges: [{ cursor: 'c', node: request }], pageInfo: { hasNextPage: false } },
    node: request,
  }),
}

test('a price that cannot be sent is told at its field when it is left, and mended there', async () => {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(providerPanel, made),
    RequestsTabQuery: answerTo(requestsTab, made),
    NewOfferDialogQuery: answerTo(newOffer, made),
  })
  renderApp('/dashboard?cotizar=request-1')
  const price = await screen.findByLabelText<HTMLInputElement>('Precio')
  const told = () => document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent
  await user.click(price)
  await user.tab()
  expect(told()).toBeUndefined()
  await user.type(price, '0')
  await user.tab()
  expect(told()).toMatch(/^El precio mínimo es \$\s100\.$/)
  await user.clear(price)
  await user.type(price, '4850')
  expect(told()).toBeUndefined()
})
