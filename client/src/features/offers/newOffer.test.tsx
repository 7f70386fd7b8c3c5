import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import providerPanel from '../provider/__generated__/ProviderPanelQuery.graphql'
import requestsTab from '../provider/__generated__/RequestsTabQuery.graphql'
import newOffer from './__generated__/NewOfferDialogQuery.graphql'

/** The parts whose lines were drawn, by the legend that each has. */
const drawn = vi.hoisted(() => ({ titles: [] as unknown[] }))
vi.mock(import('../../ui/VisuallyHidden'), async original => {
  const real = await original()
  const VisuallyHidden: typeof real.VisuallyHidden = props => {
    if (props.as === 'legend') drawn.titles.push(props.children)
    return <real.VisuallyHidden {...props} />
  }
  return { ...real, VisuallyHidden }
})

const user = userEvent.setup({ delay: null })
withNews()

const part = {
  __typename: 'RequestedPart',
  id: 'part-1',
  description: 'Alternador',
  isOpen: true,
  quantity: 1,
}

/** Opens the dialog for a request of these parts. Returns the price of the first. */
async function startOffer(...parts: readonly object[]): Promise<HTMLInputElement> {
  const request = {
    __typename: 'PartRequest',
    id: 'request-1',
    state: 'OPEN',
    files: [],
    parts,
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
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(providerPanel, made),
    RequestsTabQuery: answerTo(requestsTab, made),
    NewOfferDialogQuery: answerTo(newOffer, made),
  })
  renderApp('/dashboard?cotizar=request-1')
  return screen.findByLabelText<HTMLInputElement>('Precio')
}

test('a price that cannot be sent is told at its field when it is left, and mended there', async () => {
  const price = await startOffer(part)
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

test('what is typed about one part draws no other part again', async () => {
  const price = await startOffer(part, { ...part, id: 'part-2', description: 'Correa' })
  await user.click(screen.getAllByRole('switch', { name: 'Cotizar' })[1] as HTMLElement)
  expect(await screen.findAllByLabelText('Precio')).toHaveLength(2)
  // The form hears once that it is not as it was.
  await user.type(price, '4')
  drawn.titles = []
  await user.type(price, '8')
  expect(price.value).toBe('48')
  expect(drawn.titles).toContain('Alternador')
  expect(drawn.titles).not.toContain('Correa')
})
