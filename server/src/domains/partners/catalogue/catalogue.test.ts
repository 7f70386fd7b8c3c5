import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.services.db.prisma.catalogueItem.deleteMany()
  await harness.services.db.prisma.catalogueProposal.deleteMany()
})

const SYNC = /* GraphQL */ `
  mutation ($input: SyncCatalogueInput!) {
    syncCatalogue(input: $input) {
      ... on SyncCataloguePayload {
        isReplay
        counts { created updated unchanged rejected }
        results { externalId outcome code path objectId }
      }
      ... on Refusal { code path }
    }
  }
`
const PROPOSED = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest { parts { fromMyCatalogue { isByNumber price item { externalId } } } }
    }
  }
`
const FEED = '{ requestFeed(filter: { inMyCatalogue: true }) { totalCount edges { node { id } } } }'
const CATALOGUE = /* GraphQL */ `
  query ($search: String) {
    viewer { provider { catalogue(first: 50, search: $search) { totalCount edges { node { externalId } } } } }
  }
`

const FITS_GOL = [{ brand: 'VOLKSWAGEN', model: 'gol', yearFrom: 2008, yearTo: 2014 }]
function row(externalId: string, overrides: object = {}) {
  return {
    externalId,
    name: 'Amortiguador trasero',
    condition: 'NEW',
    price: 210_000,
    quantity: 4,
    deliveryTime: 'IMMEDIATE',
    ...overrides,
  }
}
interface Payload {
  readonly isReplay: boolean
  readonly results: readonly { outcome: string; code: string | null; path: readonly string[] }[]
}
async function sync(rows: readonly object[], input: object = {}, caller = cast.litoral): Promise<Payload> {
  const whole = { mode: 'VALID_ROWS', rows, ...input }
  const { syncCatalogue } = await caller.data<{ syncCatalogue: Payload }>(SYNC, { input: whole })
  await harness.drain()
  return syncCatalogue
}
const outcomes = ({ results }: Payload) => results.map(({ outcome, code }) => code ?? outcome)

async function proposed(id: string, caller = cast.litoral) {
  const { node } = await caller.data<{
    node: {
      parts: {
        fromMyCatalogue: { isByNumber: boolean; price: number; item: { externalId: string } } | null
      }[]
    }
  }>(PROPOSED, { id })
  return node.parts.map(({ fromMyCatalogue }) => fromMyCatalogue)
}
async function inFeed(caller = cast.litoral) {
  const { requestFeed } = await caller.data<{ requestFeed: { edges: { node: { id: string } }[] } }>(FEED)
  return requestFeed.edges.map(({ node }) => node.id)
}
async function asked(overrides: Record<string, unknown>) {
  const { id } = await createRequest(cast.ana, overrides)
  await harness.drain()
  return id
}
const part = (overrides: object = {}) => ({
  parts: [
    { description: 'Amortiguador trasero', condition: 'ANY', quantity: 2, urgency: 'LOW', ...overrides },
  ],
})

test('creates an item, leaves it and changes it by the shop’s id', async () => {
  expect(outcomes(await sync([row('A-1', { fits: FITS_GOL })]))).toEqual(['CREATED'])
  expect(outcomes(await sync([row('A-1', { fits: FITS_GOL })]))).toEqual(['UNCHANGED'])
  expect(outcomes(await sync([row('A-1', { quantity: 3 }), row('A-2')]))).toEqual(['UPDATED', 'CREATED'])
  const own = await cast.litoral.data(CATALOGUE)
  expect(own).toMatchObject({ viewer: { provider: { catalogue: { totalCount: 2 } } } })
  expect(await harness.services.db.prisma.catalogueFit.count()).toBe(0)
})

test('repeats the answer of an idempotency key, and refuses it for other rows', async () => {
  const key = { idempotencyKey: 'carga-de-hoy' }
  await sync([row('B-1')], key)
  expect(await sync([row('B-1')], key)).toMatchObject({ isReplay: true, results: [{ outcome: 'CREATED' }] })
  expect(await sync([row('B-2')], key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ price: 0 }, ['price']],
  [{ quantity: -1 }, ['quantity']],
  [{ fits: [{ brand: 'VW', model: 'Gol', yearFrom: 2014, yearTo: 2008 }] }, ['fits', '0', 'yearTo']],
])('rejects the row with %o at its field, and applies the other', async (wrong, path) => {
  const { results } = await sync([row('C-1', wrong), row('C-2')])
  expect(results).toMatchObject([
    { outcome: 'REJECTED', code: 'INVALID_INPUT', path },
    { outcome: 'CREATED' },
  ])
})

test('applies nothing of a call that wants all or nothing', async () => {
  const { results } = await sync([row('D-1'), row('D-2', { price: 0 })], { mode: 'ALL_OR_NOTHING' })
  expect(results).toMatchObject([{ code: 'NOT_APPLIED' }, { code: 'INVALID_INPUT' }])
  expect(await harness.services.db.prisma.catalogueItem.count()).toBe(0)
})

test('filters by stock', async () => {
  await sync([row('S-1'), row('S-2', { quantity: 0 })])
  const found = async (inStock: boolean | null) => {
    const { viewer } = await cast.litoral.data<{
      viewer: { provider: { catalogue: { edges: { node: { externalId: string; source: string } }[] } } }
    }>(
      `query ($inStock: Boolean) { viewer { provider { catalogue(inStock: $inStock) {
        edges { node { externalId source } } } } } }`,
      { inStock },
    )
    return viewer.provider.catalogue.edges.map(({ node }) => node)
  }
  expect(await found(true)).toEqual([{ externalId: 'S-1', source: 'SYNC' }])
  expect(await found(false)).toEqual([{ externalId: 'S-2', source: 'SYNC' }])
  expect((await found(null)).map(({ externalId }) => externalId)).toEqual(['S-2', 'S-1'])
})

describe('a request', () => {
  test('is proposed the cheapest item for its vehicle, for its quantity', async () => {
    await sync([
      row('E-1', { fits: FITS_GOL }),
      row('E-2', { fits: FITS_GOL, price: 190_000 }),
      row('E-3', { fits: FITS_GOL, price: 100_000, quantity: 1 }),
      row('E-4', { price: 100_000 }),
    ])
    const id = await asked(part())
    expect(await proposed(id)).toEqual([{ isByNumber: false, price: 380_000, item: { externalId: 'E-2' } }])
    expect(await inFeed()).toContain(id)
  })

  test('prefers the item with its number, whatever the vehicle', async () => {
    await sync([row('F-1', { fits: FITS_GOL, price: 1000 }), row('F-2', { partNumber: '5u0 513.025' })])
    const id = await asked(part({ partNumber: '5U0-513-025' }))
    expect(await proposed(id)).toEqual([{ isByNumber: true, price: 420_000, item: { externalId: 'F-2' } }])
  })

  test.each([
    ['another year', { year: 2007 }, {}],
    ['another model', { model: 'Polo' }, {}],
    ['another part', part({ description: 'Amortiguador delantero' }), {}],
    ['a used part', part({ condition: 'USED' }), {}],
    ['more pieces than there are', part({ quantity: 5 }), {}],
    ['a part that is sold out', part(), { quantity: 0 }],
  ])('for %s is proposed nothing', async (_what, request, item) => {
    await sync([row('G-1', { fits: FITS_GOL, ...item })])
    const id = await asked({ ...part(), ...request })
    expect(await proposed(id)).toEqual([null])
    expect(await inFeed()).not.toContain(id)
  })

  test('from before the catalogue is proposed too, until the item is sold out', async () => {
    const id = await asked(part())
    expect(await inFeed()).not.toContain(id)
    await sync([row('H-1', { fits: FITS_GOL })])
    expect(await inFeed()).toContain(id)
    await sync([row('H-1', { fits: FITS_GOL, quantity: 0 })])
    expect(await inFeed()).not.toContain(id)
  })

  test('is marked for the provider that has a part of it, and for nobody else', async () => {
    const marked = 'query ($id: ID!) { node(id: $id) { ... on PartRequest { isInMyCatalogue } } }'
    await sync([row('J-1', { fits: FITS_GOL })])
    const ids = [await asked(part()), await asked(part({ quantity: 5 }))]
    const marks = (caller: Caller) =>
      Promise.all(
        ids.map(async id => {
          const { node } = await caller.data<{ node: { isInMyCatalogue: boolean } }>(marked, { id })
          return node.isInMyCatalogue
        }),
      )
    expect(await marks(cast.litoral)).toEqual([true, false])
    expect(await marks(cast.bulevar)).toEqual([false, false])
    expect(await marks(cast.ana)).toEqual([false, false])
    await harness.services.db.prisma.catalogueItem.updateMany({ data: { quantity: 0 } })
    expect(await marks(cast.litoral)).toEqual([false, false])
  })

  test('shows a catalogue to its own provider alone', async () => {
    await sync([row('I-1', { fits: FITS_GOL })])
    const id = await asked(part())
    expect(await proposed(id, cast.bulevar)).toEqual([null])
    expect(await proposed(id, cast.ana)).toEqual([null])
    expect(await inFeed(cast.bulevar)).not.toContain(id)
    expect(await cast.bulevar.data(CATALOGUE)).toMatchObject({
      viewer: { provider: { catalogue: { totalCount: 0 } } },
    })
  })
})

test('finds items by name, number, own id and vehicle, ignoring accents and separators', async () => {
  await sync([
    row('COD-77', { name: 'Óptica izquierda', partNumber: '5U0-941.005' }),
    row('COD-78'),
    row('COD-79', { fits: [{ brand: 'Citroën', model: 'C-15', yearFrom: 2000, yearTo: 2005 }] }),
  ])
  const found = async (search: string) => {
    const { viewer } = await cast.litoral.data<{
      viewer: { provider: { catalogue: { edges: { node: { externalId: string } }[] } } }
    }>(CATALOGUE, { search })
    return viewer.provider.catalogue.edges.map(({ node }) => node.externalId)
  }
  expect(await found('optica')).toEqual(['COD-77'])
  expect(await found('5u0941005')).toEqual(['COD-77'])
  expect(await found('cod-78')).toEqual(['COD-78'])
  expect(await found('citroen c-15')).toEqual(['COD-79'])
  expect(await found('c 15')).toEqual(['COD-79'])
  expect(await found('%')).toEqual([])
})
