import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import panel from '../buyer/__generated__/BuyerPanelQuery.graphql'
import tab from '../buyer/__generated__/ComparisonTabQuery.graphql'
import payBasket from '../payments/__generated__/PayBasketFormQuery.graphql'
import startCheckout from '../payments/__generated__/useStartCheckoutMutation.graphql'
import { basketDialogId, basketOf } from './basketPlace'
// Pages load it after their first render; here it is loaded at once.
import './OfferBaskets'

const user = userEvent.setup({ delay: null })
withNews()

const terms = (version: number, total: number) => ({
  version,
  title: 'Ford Fiesta 2013',
  lines: [
    { partId: 'part-1', name: 'Farol', priceWords: '$\u00a02.000', conditionMark: 'Usado' },
    { partId: 'part-2', name: 'Burlete × 2', priceWords: '$\u00a0900', conditionMark: null },
    { partId: null, name: 'Envío desde Salto', priceWords: '$\u00a0100', conditionMark: null },
  ],
  detail: 'De Salto. Condición: Usado.\nDe Rivera. Condición: Nuevo.',
  discountWords: null,
  total,
  plans: [{ plan: 'FULL', label: 'El 100\u00a0%', amount: total, detail: 'Nada más.' }],
  seller: null,
  isHeld: true,
  changedWords: 'Cambió alguna de las ofertas.',
  disabledReason: null,
})
const basket = (kind: string, label: string, total: number) => ({
  kinds: [kind],
  label,
  sentence: `${label}: una frase.`,
  paymentTerms: terms(total, total),
})
const BASKETS = [
  basket('CHEAPEST', 'La más barata', 300_000),
  basket('FASTEST', 'La más rápida', 350_000),
  basket('FEWEST', 'La de un solo proveedor', 400_000),
]

const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})
const account = (baskets: readonly object[], openParts = 2) => ({
  __typename: 'Account',
  id: 'account-1',
  name: 'Lucía Ferreira',
  requestsToCompare: list([
    {
      __typename: 'PartRequest',
      id: 'request-1',
      parts: Array.from({ length: openParts }, (_, at) => ({
        __typename: 'RequestedPart',
        id: `part-${at + 1}`,
        isOpen: true,
      })),
      files: [],
      baskets,
      comparison: { count: 1, partialCount: 1, range: null, leads: [] },
      offers: list([
        {
          id: 'offer-1',
          state: 'PENDING',
          openTerms: { missingParts: 1, total: 200_000 },
          viewerActions: [{ action: 'ACCEPT', enabled: true, disabledReason: null }],
        },
      ]),
    },
  ]),
})
const read = (baskets: readonly object[], openParts?: number) => ({
  viewerQuery: viewerIs({ kind: 'BUYER' }),
  BuyerPanelQuery: answerTo(panel, { Account: () => account(baskets, openParts) }),
  ComparisonTabQuery: answerTo(
    tab,
    { Account: () => account(baskets, openParts) },
    { count: 10, orderBy: 'PRICE' },
  ),
})
const toPay = (version: number, total: number) =>
  answerTo(
    payBasket,
    {
      Query: () => ({
        node: {
          __typename: 'PartRequest',
          id: 'request-1',
          baskets: [
            {
              choices: [
                { offerId: 'offer-1', version, partIds: ['part-1'] },
                { offerId: 'offer-2', version: 1, partIds: ['part-2'] },
              ],
              paymentTerms: terms(total, total),
            },
          ],
        },
        paymentGateways: [{ gateway: 'STRIPE', label: 'Stripe', methods: 'Tarjeta', detail: 'En pesos.' }],
      }),
    },
    { requestId: 'request-1', kind: 'FASTEST' },
  )
const started = payloadOf(startCheckout, 'startCheckout', 'CheckoutPayload', {
  Checkout: () => ({ id: 'checkout-1', url: 'https://checkout.example/1', outcome: 'WAITING', items: [] }),
})
const ways = () => screen.findByRole('radiogroup', { name: /en un solo pago$/ })

test('offers the baskets with the contents of the chosen one, and none without', async () => {
  serverSays(read(BASKETS, 3))
  renderApp('/dashboard/ordenes')
  const choice = await ways()
  expect(within(choice).getAllByRole('radio')).toHaveLength(3)
  expect(within(choice).getByRole('radio', { name: /^La más barata.*una frase/, checked: true })).toBeTruthy()
  expect(screen.getByText('1 repuesto sin ofertas todavía.')).toBeTruthy()
  const contents = screen.getByRole('list', { name: 'Lo que entra' })
  expect(
    within(contents)
      .getAllByRole('listitem')
      .map(item => item.textContent?.replace(/\s/g, ' ')),
  ).toEqual(['Farol Usado$ 2.000', 'Burlete × 2 $ 900', 'Envío desde Salto $ 100'])
})

test('shows no basket where none combines providers', async () => {
  serverSays(read([]))
  renderApp('/dashboard/ordenes')
  await screen.findByRole('button', { name: 'Aceptar oferta' })
  expect(screen.queryByRole('region', { name: 'Comprar todo junto' })).toBeNull()
})

test('pays the chosen basket in one checkout with every offer, after a new consent when one changed', async () => {
  const tab = {
    closed: false,
    document: { title: '', body: {} },
    location: { replace: () => {} },
    close() {},
  }
  Object.defineProperty(window, 'open', { value: () => tab, configurable: true })
  let answer = toPay(1, 350_000)
  let outcome: Record<string, unknown> = {
    startCheckout: refused('OfferChanged', 'OFFER_CHANGED', 'Cambió.'),
  }
  const calls = serverSays({
    ...read(BASKETS),
    PayBasketFormQuery: () => answer,
    useStartCheckoutMutation: () => outcome,
  })
  renderApp('/dashboard/ordenes')
  await user.click(within(await ways()).getByRole('radio', { name: /^La más rápida/ }))
  await user.click(screen.getByRole('button', { name: /^Comprar 2 por \$\s3\.500$/ }))
  const pay = await screen.findByRole('button', { name: /^Pagar \$\s3\.500$/ })
  answer = toPay(2, 360_000)
  await user.click(pay)
  await screen.findByText('Cambió alguna de las ofertas.')
  outcome = started
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }))
  await user.click(await screen.findByRole('button', { name: /^Pagar \$\s3\.600$/ }))
  await screen.findByText('Esperando tu pago en la otra pestaña.')
  const sent = calls.filter(({ operation }) => operation === 'useStartCheckoutMutation')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.variables).toMatchObject({
    input: {
      choices: [
        { of: 'offer-1', version: 2, partIds: ['part-1'], plan: 'FULL' },
        { of: 'offer-2', version: 1, partIds: ['part-2'], plan: 'FULL' },
      ],
    },
  })
})

test('names a basket in an address, and ignores other ids', () => {
  expect(basketDialogId('request-1', 'FEWEST')).toBe('junta.request-1')
  expect(basketOf('junta.request-1')).toEqual({ requestId: 'request-1', kind: 'FEWEST' })
  expect(basketOf('request-1')).toBeNull()
  expect(basketOf('junta.')).toBeNull()
  expect(basketDialogId('request-1', 'NEAREST')).toBeNull()
})
