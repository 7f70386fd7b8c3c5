import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo } from '../../../test/answers'
import { renderApp } from '../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../test/server'
import query from './__generated__/CatalogueScreenQuery.graphql'

const item = {
  id: 'item-1',
  externalId: 'RAD-018',
  name: 'Radiador de agua',
  partNumber: '1330P4',
  condition: 'NEW',
  price: 890_000,
  quantity: 2,
  source: 'IMPORT',
  fits: [
    { brand: 'Peugeot', model: 'Partner', yearFrom: 2009, yearTo: 2018 },
    { brand: 'Citroën', model: 'Berlingo', yearFrom: 2010, yearTo: 2010 },
    { brand: 'Fiat', model: 'Uno', yearFrom: 2004, yearTo: 2013 },
  ],
}
const soldOut = { ...item, id: 'item-2', externalId: 'TER-044', name: 'Termostato', quantity: 0, fits: [] }
const catalogue = (own: readonly object[]) =>
  answerTo(query, {
    Account: () => ({ id: 'account-1' }),
    Provider: () => ({ id: 'provider-1', catalogue: { edges: own.map(node => ({ node })) } }),
  })
const { viewer } = viewerIs({ kind: 'PROVIDER' })
const base = {
  viewerQuery: { viewer: { ...viewer, provider: { id: 'provider-1', companyName: 'Litoral' } } },
}

test('shows code, vehicles, price, stock and origin of each item', async () => {
  serverSays({ ...base, CatalogueScreenQuery: catalogue([item, soldOut]) })
  renderApp('/cuenta/catalogo')
  const [, first, second] = await screen.findAllByRole('row')
  if (!first || !second) throw new Error('rows are missing')
  for (const words of ['RAD-018', '1330P4', '2 en stock', /de un archivo/])
    expect(within(first).getByText(words)).toBeTruthy()
  within(first).getByText('Peugeot Partner 2009–2018, Citroën Berlingo 2010 y 1 vehículo más')
  within(second).getByText('Sin stock')
  within(second).getByText('Solo por su número')
})

test('searches and filters by the address', async () => {
  const user = userEvent.setup()
  const calls = serverSays({ ...base, CatalogueScreenQuery: catalogue([item]) })
  renderApp('/cuenta/catalogo')
  await user.click(await screen.findByRole('button', { name: 'Sin stock' }))
  await user.type(screen.getByRole('searchbox'), 'peugeot{Enter}')
  await screen.findByText('RAD-018')
  const last = calls.filter(({ operation }) => operation === 'CatalogueScreenQuery').at(-1)
  expect(last?.variables).toMatchObject({ search: 'peugeot', inStock: false })
})

test.each([
  ['/cuenta/catalogo', 'Tu catálogo está vacío'],
  ['/cuenta/catalogo?buscar=zzz', 'Nada con “zzz”'],
  ['/cuenta/catalogo?stock=sin', 'Ningún repuesto con este filtro'],
])('says at %s why nothing is listed', async (address, title) => {
  serverSays({ ...base, CatalogueScreenQuery: catalogue([]) })
  renderApp(address)
  await screen.findByRole('heading', { name: title })
})

const running = { id: 'import-1', fileName: 'stock.jsonl', state: 'RUNNING', bytes: 200, readBytes: 90 }
const withImport = (own: object) =>
  answerTo(query, {
    Account: () => ({ id: 'account-1' }),
    Provider: () => ({
      id: 'provider-1',
      status: 'APPROVED',
      catalogue: { edges: [] },
      catalogueImports: [own],
    }),
  })

test('shows how far an import is, and takes no other file meanwhile', async () => {
  const counts = {
    created: 40,
    updated: 1,
    unchanged: 0,
    rejected: 0,
    rejections: [],
    problem: null,
    resultUrl: null,
  }
  serverSays({ ...base, CatalogueScreenQuery: withImport({ ...running, ...counts }) })
  renderApp('/cuenta/catalogo')
  await screen.findByText(/45 %: 40 nuevos, 1 cambiado/)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Avance de la carga' })
  expect(bar.value).toBe(45)
  expect(screen.getByRole('button', { name: 'Cargar un archivo' }).getAttribute('aria-disabled')).toBe('true')
})

test('lists rejected rows with line, code, field and message', async () => {
  const rejections = Array.from({ length: 7 }, (_, n) => ({
    line: n + 2,
    externalId: `COD-${n}`,
    message: 'Poné el precio de una unidad.',
    path: n === 0 ? ['fits', '1', 'model'] : ['price'],
  }))
  const counts = { created: 0, updated: 0, unchanged: 3, rejected: 7, rejections, problem: null }
  serverSays({ ...base, CatalogueScreenQuery: withImport({ ...running, ...counts, state: 'DONE' }) })
  renderApp('/cuenta/catalogo')
  await screen.findByRole('heading', { name: '7 filas rechazadas' })
  screen.getByText('3 sin cambios, 7 rechazados')
  expect(screen.getAllByText(/^Precio: Poné/)).toHaveLength(4)
  screen.getByText(/^Vehículo 2: Poné/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ver todas' }))
  expect(screen.getAllByText(/^Precio: Poné/)).toHaveLength(6)
})
