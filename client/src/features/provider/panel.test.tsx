import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { news, withNews } from '../../../test/news'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import newOffer from '../offers/__generated__/NewOfferDialogQuery.graphql'
import offersTab from './__generated__/OffersTabQuery.graphql'
import panel from './__generated__/ProviderPanelQuery.graphql'
import requestsTab from './__generated__/RequestsTabQuery.graphql'
import requestNews from './__generated__/useProviderNewsRequestSubscription.graphql'

const user = userEvent.setup({ delay: null })
withNews()

const request = (id: string, part: string, { day = 20, urgency = 'MEDIUM', quoted = false } = {}) => ({
  __typename: 'PartRequest',
  id,
  state: 'OPEN',
  urgency,
  sentAt: `2026-11-${day}T12:00:00.000Z`,
  mainPart: { id: `${id}-part`, description: part },
  parts: [{ id: `${id}-part`, description: part }],
  files: [],
  viewerActions: [{ action: 'OFFER', enabled: !quoted, disabledReason: null }],
})
type MadeRequest = ReturnType<typeof request>

const list = (nodes: readonly object[], more: object = {}) => ({
  edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
  ...more,
})

const all = [request('r1', 'Alternador', { urgency: 'URGENT' }), request('r2', 'Embrague', { day: 19 })]

const STATUSES = ['APPROVED', 'PENDING', 'SUSPENDED', 'REJECTED'] as const
type Status = (typeof STATUSES)[number]
const made = (status: Status) => ({
  Account: () => ({ id: 'account-1' }),
  Provider: () => ({ id: 'provider-1', status }),
})

function feed(nodes: readonly MadeRequest[], status: Status) {
  return answerTo(
    requestsTab,
    { Query: () => ({ requestFeed: list(nodes) }), ...made(status) },
    { count: 20, filter: null },
  )
}

function open(address: string, { status = 'APPROVED' as Status, requests = all } = {}) {
  localStorage.setItem('tuerca.cuenta', 'PROVIDER')
  const calls = serverSays({
    viewerQuery: viewerIs({ kind: 'PROVIDER' }),
    ProviderPanelQuery: answerTo(panel, made(status)),
    NewOfferDialogQuery: answerTo(newOffer, { Query: () => ({ node: null }) }),
    RequestsTabQuery: ({ filter }) => feed(filter ? requests.slice(0, 1) : requests, status),
    OffersTabQuery: answerTo(
      offersTab,
      { Account: () => ({ id: 'account-1' }), Provider: () => ({ id: 'provider-1', offers: list([]) }) },
      { count: 20 },
    ),
  })
  return { calls, ...renderApp(address) }
}

const parts = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

const hear = (about: MadeRequest) =>
  news(
    'useProviderNewsRequestSubscription',
    answerTo(requestNews, { Subscription: () => ({ feedRequest: about }) }),
  )

test('places a new request first and announces it; removes a quoted one', async () => {
  open('/dashboard')
  await screen.findByRole('heading', { name: 'Embrague' })
  await hear(request('r3', 'Radiador', { day: 21 }))
  await waitFor(() => expect(parts()).toEqual(['Radiador', 'Alternador', 'Embrague']))
  expect(screen.getByText('Pedido nuevo: Radiador')).toBeTruthy()
  // Created before all others, and sent now.
  const confirmed = { ...request('r4', 'Bujías', { day: 22 }), createdAt: '2026-11-01T12:00:00.000Z' }
  await hear(confirmed)
  await waitFor(() => expect(parts()).toEqual(['Bujías', 'Radiador', 'Alternador', 'Embrague']))
  await hear({ ...confirmed, viewerActions: [] })
  await hear(request('r1', 'Alternador', { quoted: true }))
  await waitFor(() => expect(parts()).toEqual(['Radiador', 'Embrague']))
})

test.each([
  ['APPROVED', 2],
  ['PENDING', 0],
] as const)('offers a quote only where it can be sent: %s', async (status, buttons) => {
  open('/dashboard', { status })
  await screen.findByRole('heading', { name: 'Embrague' })
  expect(screen.queryAllByRole('button', { name: 'Enviar Oferta' })).toHaveLength(buttons)
  expect(screen.getAllByRole('button', { name: 'Ver detalles' })).toHaveLength(2)
})

test('keeps chip and list equal after another tab was shown, without a refetch', async () => {
  const { calls, where } = open('/dashboard')
  await screen.findByRole('heading', { name: 'Embrague' })
  await user.click(screen.getByRole('button', { name: 'Urgentes' }))
  await waitFor(() => expect(parts()).toEqual(['Alternador']))
  await user.click(screen.getByRole('tab', { name: /^Ofertas/ }))
  await screen.findByText('Todavía no enviaste ofertas')
  const before = calls.length
  await user.click(screen.getByRole('tab', { name: /^Solicitudes/ }))
  await screen.findByRole('heading', { name: 'Alternador' })
  expect(parts()).toEqual(['Alternador'])
  expect(pressed('Urgentes')).toBe('true')
  expect(where()).toBe('/dashboard?urgencia=alta')
  expect(calls).toHaveLength(before)
})

test('reads the feed with the filters of the address, and again when a request changes', async () => {
  const { calls, where } = open('/dashboard?vista=para-vos&departamento=rocha&marca=Fiat&origen=nada')
  await screen.findByRole('heading', { name: 'Alternador' })
  expect(pressed('Para vos')).toBe('true')
  const reads = () =>
    calls.filter(({ operation }) => operation === 'RequestsTabQuery').map(({ variables }) => variables)
  const filter = { notifiedMe: true, brands: ['Fiat'], department: 'ROCHA' }
  expect(reads()).toEqual([{ filter }])
  await hear(request('r3', 'Radiador'))
  await waitFor(() => expect(reads()).toEqual([{ filter }, { count: 20, filter }]))
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }))
  await waitFor(() => expect(parts()).toContain('Embrague'))
  expect(where()).toBe('/dashboard')
})

test('searches the feed in the address, and clears a search that finds nothing', async () => {
  const { calls, where } = open('/dashboard?departamento=rocha', { requests: [] })
  await screen.findByText('Ningún pedido con estos filtros')
  const name = 'Buscar pedidos por repuesto, vehículo o número de pieza'
  await user.type(screen.getByLabelText(name), ' óptica gol {Enter}')
  expect(await screen.findByText('Ningún pedido con “óptica gol”')).toBeTruthy()
  expect(where()).toBe('/dashboard?departamento=rocha&buscar=%C3%B3ptica+gol')
  const reads = calls.filter(({ operation }) => operation === 'RequestsTabQuery')
  expect(reads.at(-1)?.variables).toEqual({ filter: { department: 'ROCHA', search: 'óptica gol' } })
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
  await waitFor(() => expect(where()).toBe('/dashboard?departamento=rocha'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe(''))
})

const EMPTY: Record<Status, string> = {
  APPROVED: 'Sin pedidos nuevos',
  PENDING: 'Sin pedidos nuevos',
  SUSPENDED: 'Tu cuenta está suspendida',
  REJECTED: 'Sin acceso a los pedidos',
}

test.each(STATUSES)(
  'promises requests in an empty panel only to those who can see them: %s',
  async status => {
    open('/dashboard', { status, requests: [] })
    await screen.findByRole('heading', {
      name: EMPTY[status],
    })
  },
)

test('moves between requests with the arrows, and opens and quotes with a key', async () => {
  const { router } = open('/dashboard')
  const [first, second] = (await screen.findAllByRole('heading', { level: 3 })).map(
    heading => heading.closest('li') as HTMLElement,
  )
  expect(screen.getByText(/^Con el teclado, desde un pedido/).textContent).toMatch(/C cotiza\.$/)
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1])
  first?.focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Control>}c{/Control}')
  expect(router.state.location.search).toBe('')
  await user.keyboard('c')
  await waitFor(() => expect(router.state.location.search).toBe('?cotizar=r2'))
})

test('offers no key to quote while the account is pending', async () => {
  const { router } = open('/dashboard', { status: 'PENDING' })
  const heading = await screen.findByRole('heading', { name: 'Alternador' })
  heading.closest('li')?.focus()
  await user.keyboard('c')
  expect(router.state.location.search).toBe('')
  expect(screen.getByText(/^Con el teclado, desde un pedido/).textContent).toMatch(/abre los detalles\.$/)
})
