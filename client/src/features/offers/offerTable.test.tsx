import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import requestScreen from '../buyer/__generated__/RequestScreenQuery.graphql'
import payForm from '../payments/__generated__/PayFormQuery.graphql'

const user = userEvent.setup({ delay: null })
const real = window.matchMedia.bind(window)
afterEach(() => vi.restoreAllMocks())

const part = (id: string, isOpen = true) => ({
  __typename: 'RequestedPart',
  id,
  description: 'Óptica',
  quantity: 1,
  isOpen,
})

const offer = (id: string, total: number, open: { total: number; isOpen?: boolean } = { total }) => ({
  __typename: 'Offer',
  id,
  state: 'PENDING',
  currentVersion: {
    __typename: 'OfferVersion',
    id: `${id}-version`,
    number: 1,
    total,
    deposit: null,
    discountBps: null as number | null,
    shippingCharge: 'ARRANGED',
    shippingWords: 'A coordinar',
    validUntil: '2026-11-28T17:30:00.000Z',
    terms: {
      condition: 'Usado',
      conditionMark: 'Usado',
      delivery: 'Hoy',
      warranty: '30 días',
      fit: null as string | null,
    },
    lines: [
      {
        id: `${id}-line`,
        priceWords: '$',
        deliveryTime: 'IMMEDIATE',
        warrantyDays: 30,
        description: null,
        requestedPart: part(`${id}-part`, open.isOpen ?? true),
      },
    ],
  },
  openTerms: { missingParts: 0, total: open.total },
  provider: { name: null, isVerified: true, department: 'SALTO', sales: 3 },
  viewerActions: [{ action: 'ACCEPT', enabled: true, disabledReason: null }],
})

type TestOffer = ReturnType<typeof offer>

function comparedOf(offers: readonly TestOffer[], wanted: unknown) {
  const found = offers.find(({ id }) => id === wanted)
  if (!found) return null
  const { __typename, id, currentVersion, openTerms, provider } = found
  const { total, shippingWords, validUntil, terms, lines } = currentVersion
  return {
    __typename,
    id,
    currentVersion: {
      id: currentVersion.id,
      total,
      shippingWords,
      validUntil,
      terms: {
        condition: terms.condition,
        delivery: terms.delivery,
        warranty: terms.warranty,
        fit: terms.fit,
      },
      lines: lines.map(({ id, description, deliveryTime, warrantyDays, requestedPart }) => ({
        id,
        description,
        deliveryTime,
        warrantyDays,
        requestedPart: { id: requestedPart.id, isOpen: requestedPart.isOpen },
      })),
    },
    openTerms,
    provider: { department: provider.department, sales: provider.sales },
  }
}

function open(offers: readonly TestOffer[], { hasNextPage = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => real(query.includes('47.99em') ? 'all' : query))
  const totals = offers.map(({ openTerms }) => openTerms.total)
  const makers = {
    Account: () => ({ id: 'account-1', kind: 'BUYER' }),
    PartRequest: () => ({
      id: 'request-1',
      isMine: true,
      state: 'ANSWERED',
      deletedAt: null,
      parts: [part('part-1')],
      viewerOrders: [],
      settledOffers: { totalCount: 0, edges: [] },
      baskets: [],
      comparison: {
        count: offers.length,
        partialCount: 0,
        range: { lowest: Math.min(...totals), highest: Math.max(...totals) },
        leads: [{ criterion: 'PRICE', offerId: offers[0]?.id }],
      },
      offers: {
        edges: offers.map((node, at) => ({ cursor: `c${at}`, node })),
        pageInfo: { endCursor: hasNextPage ? 'c0' : null, hasNextPage },
      },
    }),
    Query: () => ({ node: { __typename: 'PartRequest', id: 'request-1' } }),
  }
  serverSays({
    viewerQuery: viewerIs({ kind: 'BUYER' }),
    RequestScreenQuery: answerTo(requestScreen, makers),
    TwoOffersTableQuery: ({ left, right }: Record<string, unknown>) => ({
      left: comparedOf(offers, left),
      right: comparedOf(offers, right),
    }),
    RequestOffersPaginationQuery: { errors: [{ message: 'Unexpected error.' }] },
    PayFormQuery: answerTo(payForm, { Offer: () => ({ id: offers[1]?.id }) }),
  })
  return renderApp('/dashboard/consultas/request-1')
}

test('accepts from the bar the offer that was tapped in the table', async () => {
  const { where } = open([offer('offer-1', 485_000), offer('offer-2', 629_000)])
  const table = await screen.findByRole('table', { name: 'Ofertas' })
  const rows = within(table).getAllByRole('button', { name: /^Ver la oferta/ })
  expect(rows).toHaveLength(2)
  expect(within(table).getByText(', lo mejor').closest('b')?.textContent).toContain('4.850')
  expect(screen.getAllByRole('button', { name: 'Aceptar oferta' })).toHaveLength(1)
  await user.click(within(table).getByRole('button', { name: /6\.290/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Oferta 2 de 2' }))
  expect(sheet.getByRole('article').textContent).toContain('6.290')
  await user.click(sheet.getByRole('button', { name: 'Anterior' }))
  expect(await screen.findByRole('dialog', { name: 'Oferta 1 de 2' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Aceptar oferta' }))
  expect(where()).toContain('offer-2')
})

test('a sheet is a place in the history, which the payment takes', async () => {
  const { where, router } = open([offer('offer-1', 485_000), offer('offer-2', 629_000)])
  const page = '/dashboard/consultas/request-1'
  const table = within(await screen.findByRole('table', { name: 'Ofertas' }))
  await user.click(table.getByRole('button', { name: /6\.290/ }))
  await screen.findByRole('dialog', { name: 'Oferta 2 de 2' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe(page)
  await user.click(screen.getByRole('button', { name: 'Comparar dos' }))
  await screen.findByRole('dialog', { name: 'Dos frente a frente' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe(page)
  await user.click(table.getByRole('button', { name: /6\.290/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Oferta 2 de 2' }))
  await user.click(sheet.getByRole('button', { name: 'Aceptar oferta' }))
  await screen.findByRole('dialog', { name: 'Procesar Pago' })
  expect(where()).toBe(`${page}?pagar=offer-2`)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe(page)
})

test('orders the rows by the tapped heading', async () => {
  const { where } = open([offer('offer-1', 485_000), offer('offer-2', 629_000)])
  const heading = (name: string) => screen.getByRole('columnheader', { name })
  await screen.findByRole('table', { name: 'Ofertas' })
  expect(heading('Precio').getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Garantía' }))
  await waitFor(() => expect(heading('Garantía').getAttribute('aria-sort')).toBe('descending'))
  expect(heading('Precio').getAttribute('aria-sort')).toBe('none')
  expect(where()).toContain('orden=garantia')
})

test('has no headings to tap when there is one offer', async () => {
  open([offer('offer-1', 485_000)])
  await screen.findByRole('table', { name: 'Ofertas' })
  expect(screen.queryByRole('button', { name: 'Precio' })).toBeNull()
})

test('shows the price of the open parts alone after a part was bought', async () => {
  open([offer('offer-1', 485_000, { total: 120_000, isOpen: false })])
  const table = await screen.findByRole('table', { name: 'Ofertas' })
  expect(table.textContent).toContain('1.200')
  expect(document.body.textContent).not.toContain('4.850')
})

test('marks a used part, and shows the percentage that a registered customer gets off', async () => {
  const used = offer('offer-1', 485_000)
  open([{ ...used, currentVersion: { ...used.currentVersion, discountBps: 1_250 } }])
  const table = await screen.findByRole('table', { name: 'Ofertas' })
  expect(within(table).getAllByText('Usado')).toHaveLength(1)
  expect(within(table).getByText(/^−12,5\s% cliente registrado$/)).toBeTruthy()
  await user.click(within(table).getByRole('button', { name: /^Ver la oferta/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Oferta 1 de 1' }))
  expect(sheet.getByText('Precio, impuestos incluidos')).toBeTruthy()
  expect(sheet.getAllByText('Usado')).toHaveLength(2)
  expect(sheet.getByText(/^Con 12,5\s% de descuento por cliente registrado$/)).toBeTruthy()
  expect(sheet.getByText('Oculto hasta el pago')).toBeTruthy()
})

test('names a delivery that has a price in the table, and any delivery in the offer', async () => {
  const free = offer('offer-2', 629_000)
  open([
    offer('offer-1', 485_000),
    {
      ...free,
      currentVersion: { ...free.currentVersion, shippingCharge: 'NONE', shippingWords: 'Sin costo' },
    },
  ])
  const table = await screen.findByRole('table', { name: 'Ofertas' })
  expect(
    within(table)
      .getAllByText(/^Envío:/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Envío: sin costo'])
  await user.click(within(table).getAllByRole('button', { name: /^Ver la oferta/ })[0] as HTMLElement)
  expect(
    within(await screen.findByRole('dialog', { name: 'Oferta 1 de 2' })).getByText('A coordinar'),
  ).toBeTruthy()
})

test('compares two offers of three face to face, and accepts one of them', async () => {
  const { where } = open([offer('offer-1', 485_000), offer('offer-2', 629_000), offer('offer-3', 700_000)])
  await user.click(await screen.findByRole('button', { name: 'Comparar dos' }))
  const two = within(await screen.findByRole('dialog', { name: 'Dos frente a frente' }))
  expect(two.getAllByRole('article').map(tag => tag.textContent)).toEqual([
    expect.stringContaining('4.850'),
    expect.stringContaining('6.290'),
  ])
  expect((await two.findByRole('table')).textContent).toContain('Garantía')
  await user.click(two.getByRole('switch', { name: 'Solo lo distinto' }))
  expect(two.getByRole('table').textContent).not.toContain('Garantía')
  const right = two.getByRole('combobox', { name: 'Oferta de la derecha' })
  expect(within(right).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(right, 'offer-3')
  expect(await two.findByText(/^La de \$\s7\.000 cuesta \$\s2\.150 más\.$/)).toBeTruthy()
  await user.click(two.getByRole('button', { name: /^Aceptar \$\s7\.000$/ }))
  await waitFor(() => expect(where()).toContain('offer-3'))
})

test('has nothing to compare with when there is one offer', async () => {
  open([offer('offer-1', 485_000)])
  await screen.findByRole('table', { name: 'Ofertas' })
  expect(screen.queryByRole('button', { name: 'Comparar dos' })).toBeNull()
})

test('says that more offers did not load', async () => {
  open([offer('offer-1', 485_000)], { hasNextPage: true })
  await user.click(await screen.findByRole('button', { name: 'Ver más' }))
  expect(await screen.findByText('Error al cargar ofertas: Probá de nuevo.')).toBeTruthy()
})
