import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answerTo, payloadOf } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { refused, serverSays, viewerIs } from '../../../test/server'
import rejectOffer from '../offers/__generated__/useRejectOfferMutation.graphql'
import payForm from '../payments/__generated__/PayFormQuery.graphql'
import panel from './__generated__/BuyerPanelQuery.graphql'
import profileTab from './__generated__/BuyerProfileTabQuery.graphql'
import tab from './__generated__/ComparisonTabQuery.graphql'
import offerNews from './__generated__/useBuyerNewsOfferSubscription.graphql'
// Pages load it after their first render; here it is loaded at once.
import './useBuyerNews'

const user = userEvent.setup({ delay: null })
withNews()

const honour = { __typename: 'ProviderHonour', percent: 93 }
type OfferOptions = { total: number; number?: number; state?: string; missingParts?: number }

const offer = (id: string, { total, number = 1, state = 'PENDING', missingParts = 0 }: OfferOptions) => ({
  __typename: 'Offer',
  id,
  state,
  currentVersion: {
    number,
    total,
    deposit: null,
    discountBps: null,
    validUntil: '2026-11-28T17:30:00.000Z',
    terms: {
      condition: 'Nuevo',
      conditionMark: null,
      delivery: '1-3 días',
      warranty: '90 días',
    },
    lines: [
      {
        id: `${id}-line`,
        priceWords: String(total),
        description: null,
        requestedPart: { id: 'quoted-part', isOpen: true, description: 'Embrague', quantity: 1 },
      },
    ],
  },
  openTerms: { missingParts, total },
  provider: { name: null, isVerified: true, department: 'SALTO', sales: 3, quotingTime: null, honour },
  viewerActions: [
    { action: 'ACCEPT', enabled: true, disabledReason: null },
    { action: 'REJECT', enabled: true, disabledReason: null },
  ],
})
type MadeOffer = ReturnType<typeof offer>

const list = (nodes: readonly object[]) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})

/** An answered request with these offers, as the server would return it. */
function requestWith(offers: readonly MadeOffer[]) {
  const complete = offers.filter(({ openTerms }) => openTerms.missingParts === 0)
  const totals = complete.map(({ currentVersion }) => currentVersion.total)
  const cheapest = complete[totals.indexOf(Math.min(...totals))]
  return {
    __typename: 'PartRequest',
    id: 'request-1',
    state: 'ANSWERED',
    createdAt: '2026-11-20T12:00:00.000Z',
    parts: [
      { __typename: 'RequestedPart', id: 'part-1', isOpen: true },
      { __typename: 'RequestedPart', id: 'part-2', isOpen: true },
    ],
    files: [],
    baskets: [],
    comparison: offers.length > 0 && {
      count: offers.length,
      partialCount: offers.length - complete.length,
      range: complete.length > 0 ? { lowest: Math.min(...totals), highest: Math.max(...totals) } : null,
      leads: complete.length > 1 && cheapest ? [{ criterion: 'PRICE', offerId: cheapest.id }] : [],
    },
    offers: list(offers),
  }
}

const account = (offers: readonly MadeOffer[]) => ({
  __typename: 'Account',
  id: 'account-1',
  name: 'Lucía Ferreira',
  offersToAnswer: offers.length,
  requestsToCompare: list(offers.length > 0 ? [requestWith(offers)] : []),
})

const read = (offers: readonly MadeOffer[], orderBy = 'PRICE') => ({
  BuyerPanelQuery: answerTo(panel, { Account: () => account(offers) }),
  ComparisonTabQuery: answerTo(tab, { Account: () => account(offers) }, { count: 10, orderBy }),
  PayFormQuery: answerTo(
    payForm,
    {
      Query: () => ({
        node: offers[0] ? { ...offers[0], paymentTerms: termsOf(offers[0].currentVersion) } : null,
        paymentGateways: [{ gateway: 'STRIPE', label: 'Stripe', methods: 'Tarjeta', detail: 'En pesos.' }],
      }),
    },
    { payableId: offers[0]?.id ?? 'none' },
  ),
})

const termsOf = ({ number, total }: MadeOffer['currentVersion']) => ({
  version: number,
  title: 'Fiat Uno 2001',
  lines: [{ name: 'Embrague', priceWords: null }],
  total,
  plans: [{ plan: 'FULL', label: 'El 100\u00a0%', amount: total, detail: '' }],
  isHeld: true,
  changedWords: 'El proveedor cambió la oferta.',
  disabledReason: null,
})

const viewerQuery = viewerIs({ kind: 'BUYER' })

const tags = () => screen.findAllByRole('button', { name: 'Aceptar oferta' })
/** The prices of the list, in its order. */
const prices = () =>
  screen
    .getAllByRole('button', { name: 'Aceptar oferta', hidden: true })
    .map(button => document.getElementById(button.getAttribute('aria-describedby') ?? ''))
    .map(price => price?.textContent?.replace(/\s/g, ' '))
/** Announces an offer with the updated comparison of its request. */
const tell = (about: MadeOffer, offers: readonly MadeOffer[]) =>
  news(
    'useBuyerNewsOfferSubscription',
    answerTo(
      offerNews,
      {
        Subscription: () => ({
          offerUpdated: {
            ...about,
            paymentTerms: termsOf(about.currentVersion),
            request: requestWith(offers),
          },
        }),
      },
      { orderBy: 'PRICE' },
    ),
  )

describe('comparing offers', () => {
  test('says that there are no offers yet', async () => {
    serverSays({ viewerQuery, ...read([]) })
    renderApp('/dashboard/ordenes')
    await screen.findByRole('heading', { name: 'No tenés ofertas pendientes' })
    expect(screen.queryByRole('button', { name: 'Aceptar oferta' })).toBeNull()
  })

  test('has no order control and no badge when there is one offer', async () => {
    serverSays({ viewerQuery, ...read([offer('o1', { total: 485_000 })]) })
    renderApp('/dashboard/ordenes')
    expect(await tags()).toHaveLength(1)
    expect(screen.getByText(/^1 oferta, \$\s4\.850$/)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Ordenar ofertas' })).toBeNull()
    expect(screen.queryByText('Menor precio')).toBeNull()
    expect(screen.getByText('Verificado · Salto · 3 ventas · cumple 93 %')).toBeTruthy()
    expect(screen.getByText(/«Cumple» es la parte de sus últimas ventas/)).toBeTruthy()
  })

  test('opens the payment with the present terms', async () => {
    const calls = serverSays({ viewerQuery, ...read([offer('o1', { total: 485_000 })]) })
    renderApp('/dashboard/ordenes')
    await tags()
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
    await screen.findByRole('button', { name: /^Pagar \$\s4\.850$/ })
    expect(calls.filter(({ operation }) => operation === 'PayFormQuery')).toHaveLength(1)
  })

  test('asks to agree to an offer that changes while its terms are loading', async () => {
    const before = [offer('o1', { total: 485_000 })]
    const after = [offer('o1', { total: 530_000, number: 2 })]
    const answers = [read(before).PayFormQuery, read(after).PayFormQuery]
    let arrive = () => {}
    const isDelayed = new Promise<void>(resolve => {
      arrive = resolve
    })
    const calls = serverSays({
      viewerQuery,
      ...read(before),
      PayFormQuery: async () => {
        const answer = answers.shift()
        await isDelayed
        return answer ?? new Error('read once too often')
      },
    })
    renderApp('/dashboard/ordenes')
    await tags()
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('PayFormQuery'))
    await tell(after[0] as MadeOffer, after)
    await waitFor(() => expect(prices()).toEqual(['$ 5.300']))
    arrive()
    await screen.findByText('El proveedor cambió la oferta.')
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    expect(prices()).toEqual(['$ 5.300'])
  })

  test.each([
    ['CONSUMER', 1],
    // A workshop is no consumer (Ley 17.250 art. 2).
    ['WORKSHOP', 0],
  ])('pays as the %s of the account, with or without the right to withdraw', async (buyerType, told) => {
    const offers = [offer('o1', { total: 485_000 })]
    const buyer = () => ({ ...account(offers), buyerType })
    serverSays({
      viewerQuery,
      ...read(offers),
      ComparisonTabQuery: answerTo(tab, { Account: buyer }, { count: 10, orderBy: 'PRICE' }),
    })
    renderApp('/dashboard/ordenes')
    await tags()
    await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
    await screen.findByRole('button', { name: /^Pagar/ })
    expect(screen.queryAllByText(/5 días hábiles/)).toHaveLength(told)
  })

  test('marks the cheapest of five and sorts them by the chosen criterion, as the server does', async () => {
    const five = [485_000, 510_000, 560_000, 610_000, 745_000].map((total, at) => offer(`o${at}`, { total }))
    const calls = serverSays({
      viewerQuery,
      ...read(five),
      ComparisonTabQuery: ({ orderBy }) =>
        orderBy === 'WARRANTY'
          ? read(five.toReversed(), orderBy).ComparisonTabQuery
          : read(five).ComparisonTabQuery,
    })
    const { where } = renderApp('/dashboard/ordenes')
    expect(await tags()).toHaveLength(5)
    expect(screen.getByText(/^5 ofertas, de \$\s4\.850 a \$\s7\.450$/)).toBeTruthy()
    expect(screen.getAllByText('Menor precio')).toHaveLength(1)
    expect(prices()).toEqual(['$ 4.850', '$ 5.100', '$ 5.600', '$ 6.100', '$ 7.450'])
    await user.click(screen.getByRole('button', { name: 'Garantía' }))
    await waitFor(() => expect(prices()).toEqual(['$ 7.450', '$ 6.100', '$ 5.600', '$ 5.100', '$ 4.850']))
    expect(screen.getByRole('button', { name: 'Garantía' }).getAttribute('aria-pressed')).toBe('true')
    expect(calls.at(-1)).toMatchObject({
      operation: 'ComparisonTabQuery',
      variables: { orderBy: 'WARRANTY' },
    })
    expect(where()).toBe('/dashboard/ordenes?orden=garantia')
  })

  test('keeps an offer for some of the parts out of the range and the badges, in a group of its own', async () => {
    const all = [
      offer('o1', { total: 485_000 }),
      offer('o2', { total: 510_000 }),
      offer('o3', { total: 90_000, missingParts: 1 }),
    ]
    serverSays({ viewerQuery, ...read(all) })
    renderApp('/dashboard/ordenes')
    expect(await tags()).toHaveLength(3)
    expect(screen.getByText(/^2 ofertas, de \$\s4\.850 a \$\s5\.100 y 1 cotiza solo una parte$/)).toBeTruthy()
    const group = within(screen.getByRole('region', { name: 'Cotizan solo una parte' }))
    expect(group.getAllByRole('button', { name: 'Aceptar oferta' })).toHaveLength(1)
    expect(group.getByText('Cotiza 1 de 2')).toBeTruthy()
    expect(group.getByText('Embrague')).toBeTruthy()
    expect(group.queryByText('Menor precio')).toBeNull()
    expect(screen.getAllByText(/^Cotiza 1 de/)).toHaveLength(1)
    expect(screen.getAllByText('Menor precio')).toHaveLength(1)
  })

  test('shows an offer that arrives; where it is visible it is only announced, and once', async () => {
    const before = [offer('o1', { total: 485_000 })]
    const calls = serverSays({ viewerQuery, ...read(before) })
    renderApp('/dashboard/ordenes')
    await tags()
    const arrived = offer('o2', { total: 430_000 })
    const now = [arrived, ...before]
    await tell(arrived, now)
    await tell(arrived, now)
    await waitFor(() => expect(prices()).toEqual(['$ 4.300', '$ 4.850']))
    expect(await screen.findAllByText(/^Nueva oferta: /)).toHaveLength(1)
    expect(screen.queryByText('Nueva oferta')).toBeNull()
    // The news contain the comparison; only the counts are fetched again.
    expect(calls.filter(({ operation }) => operation === 'ComparisonTabQuery')).toHaveLength(1)
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'BuyerPanelQuery')).toHaveLength(2),
    )
  })

  test('announces an offer that arrives on a tab that does not show it', async () => {
    const before = [offer('o1', { total: 485_000 })]
    serverSays({
      viewerQuery,
      ...read(before),
      BuyerProfileTabQuery: answerTo(profileTab, { Account: () => account(before) }),
    })
    renderApp('/dashboard/perfil')
    await screen.findByRole('tab', { name: 'Mi Perfil', selected: true })
    const arrived = offer('o2', { total: 430_000 })
    await tell(arrived, [arrived, ...before])
    await screen.findByText('Nueva oferta')
  })

  test('shows the previous terms of a changed offer', async () => {
    const before = offer('o1', { total: 485_000 })
    const after = offer('o1', { total: 530_000, number: 2 })
    serverSays({ viewerQuery, ...read([before]) })
    renderApp('/dashboard/ordenes')
    await tags()
    await tell(after, [after])
    await screen.findByText(/El proveedor cambió esta oferta/)
    expect(screen.getByText('Cambió')).toBeTruthy()
    expect(screen.getByText(/^Una oferta cambió: /)).toBeTruthy()
    expect(prices()).toEqual(['$ 5.300'])
  })
})

describe('rejecting an offer', () => {
  const two = [offer('o1', { total: 485_000 }), offer('o2', { total: 510_000 })]
  const rejectFirst = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Rechazar' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('alertdialog', { name: '¿Rechazar la oferta?' })
    await user.selectOptions(within(dialog).getByLabelText(/^Motivo/), 'La entrega demora mucho')
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  }

  const answer = (state: string) =>
    payloadOf(rejectOffer, 'rejectOffer', 'OfferPayload', {
      Offer: () => ({ ...offer('o1', { total: 485_000, state }), request: requestWith(two.slice(1)) }),
    })
  /** A server that answers on demand. */
  function openWaiting() {
    let reply = (_answer: ReturnType<typeof answer> | Error) => {}
    const waiting = new Promise<ReturnType<typeof answer> | Error>(resolve => {
      reply = resolve
    })
    const calls = serverSays({ viewerQuery, ...read(two), useRejectOfferMutation: () => waiting })
    renderApp('/dashboard/ordenes')
    return { calls, reply }
  }
  const both = ['$ 4.850', '$ 5.100']

  test('removes it before the server answers', async () => {
    const { calls, reply } = openWaiting()
    await rejectFirst()
    await waitFor(() => expect(prices()).toEqual(['$ 5.100']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Oferta rechazada')).toBeNull()
    reply(answer('REJECTED'))
    await screen.findByText('Oferta rechazada')
    expect(prices()).toEqual(['$ 5.100'])
    expect(screen.getByText(/^1 oferta, \$\s5\.100$/)).toBeTruthy()
    expect(calls.find(({ operation }) => operation === 'useRejectOfferMutation')?.variables).toEqual({
      id: 'o1',
      reason: 'DELIVERY',
    })
  })

  test('restores it when the server refuses, and shows the reason', async () => {
    const { reply } = openWaiting()
    await rejectFirst()
    await waitFor(() => expect(prices()).toEqual(['$ 5.100']))
    reply({ rejectOffer: refused('WrongState', 'WRONG_STATE', 'Esta oferta ya fue aceptada.') })
    await screen.findByText('Esta oferta ya fue aceptada.')
    await waitFor(() => expect(prices()).toEqual(both))
    expect(screen.queryByText('Oferta rechazada')).toBeNull()
  })

  test('restores it when the server cannot be reached, and says so', async () => {
    const { reply } = openWaiting()
    await rejectFirst()
    await waitFor(() => expect(prices()).toEqual(['$ 5.100']))
    reply(new Error('the network is down'))
    await screen.findByText('Revisá tu conexión y probá de nuevo.')
    await waitFor(() => expect(prices()).toEqual(both))
    expect(screen.queryByText('Oferta rechazada')).toBeNull()
  })

  test('is neither undone nor shown twice when news arrive before the answer', async () => {
    const { reply } = openWaiting()
    await rejectFirst()
    await waitFor(() => expect(prices()).toEqual(['$ 5.100']))
    // The server does not know the rejection yet: for it both offers are pending.
    const other = offer('o2', { total: 500_000, number: 2 })
    const seen: unknown[] = []
    const watch = new MutationObserver(() => seen.push(prices()))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await tell(other, [two[0] as MadeOffer, other])
    await waitFor(() => expect(prices()).toEqual(['$ 5.000']))
    await tell(offer('o1', { total: 485_000, state: 'REJECTED' }), [other])
    reply(answer('REJECTED'))
    await screen.findByText('Oferta rechazada')
    watch.disconnect()
    expect(seen.flat()).not.toContain('$ 4.850')
    expect(screen.getAllByText('Oferta rechazada')).toHaveLength(1)
  })
})
