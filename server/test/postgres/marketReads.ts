import type { Caller } from '../harness.ts'
import type { Cast } from '../world.ts'

/** Filters of the feed with hits, few hits and none. */
export const FEED_FILTERS = [
  '{}',
  '{ brands: ["Ferrari"] }',
  '{ brands: ["FIAT"] }',
  '{ brands: ["Ferrari", "Lada"], origin: ASSISTANT }',
  '{ origin: WHATSAPP }',
  '{ origin: FORM }',
  '{ urgentOnly: true }',
  '{ department: ROCHA }',
  '{ department: SALTO, brands: ["Lada"] }',
  '{ search: "parte" }',
  '{ search: "uno numero77" }',
  '{ search: "alternador" }',
  '{ search: "un" }',
  '{ search: "zz" }',
  '{ search: "alternador parte", department: SALTO }',
  '{ notifiedMe: true }',
  '{ inMyCatalogue: true }',
  '{ sentAfter: "2061-01-01T00:00:00Z" }',
  '{ updatedSince: "2061-01-01T00:00:00Z" }',
]

/** Reads and counts the first page of the feed with a filter. */
export const feedWith = (filter: string) =>
  `{ requestFeed(filter: ${filter}) { totalCount edges { node { id } } } }`

/** Arguments of a provider's catalogue of twenty thousand items, with the number of rows of a page of 20. */
export const CATALOGUE_FILTERS: readonly (readonly [filter: string, found: number])[] = [
  ['', 20],
  [', inStock: false', 20],
  [', inStock: true', 20],
  [', search: "filtro"', 20],
  [', search: "ruleman"', 20],
  [', search: "cod-19999"', 1],
  [', search: "no hay tal"', 0],
  [', search: "ruleman", inStock: true', 0],
]

export const catalogueWith = (filter: string) =>
  `{ viewer { provider { catalogue(first: 20${filter}) { edges { node { name fits { model } } } } } } }`

/** Searches of the team: accounts, phones, cars, ids, a RUT, clients. */
export const DESK_SEARCHES = [
  'buyer1500@bulk.test',
  '094 231 234',
  '99 999 999',
  'no such name',
  'fiat uno',
  'alternador zzz',
  '0000abcd',
  '217045120010',
  'cliente 4990',
]

export const deskSearch = (search: string) =>
  `{ deskSearch(search: ${JSON.stringify(search)}) { accounts { id } requests { id } orders { id } } }`

export const PROVIDER_ORDERS = ['DECISION', 'OLDEST', 'NEWEST']

export const providersBy = (order: string, status: string) =>
  `{ providers(orderBy: ${order}, status: ${status}) { edges { node { id } } } }`

interface MarketRead {
  readonly title: string
  readonly caller: Caller
  readonly text: string
}

/** Lists, filters, searches and counts beside the client's own queries, with who asks for them. */
export function marketReads({ ana, bulevar, litoral, admin, visitor }: Cast): readonly MarketRead[] {
  const by = (caller: Caller, title: string, text: string): MarketRead => ({ title, caller, text })
  return [
    ...FEED_FILTERS.map(filter => by(bulevar, `feed ${filter}`, feedWith(filter))),
    by(bulevar, 'feed, last page', '{ requestFeed(last: 20) { edges { node { id } } } }'),
    by(ana, 'requests, last page', '{ viewer { requests(last: 20) { edges { node { id } } } } }'),
    by(ana, 'bell, last page', '{ viewer { notifications(last: 15) { edges { node { title } } } } }'),
    by(
      ana,
      'messages with hits',
      '{ foundMessages(search: "hola", first: 20) { totalCount edges { node { body } } } }',
    ),
    by(
      ana,
      'messages without',
      '{ foundMessages(search: "no hay tal", first: 20) { totalCount edges { node { body } } } }',
    ),
    ...CATALOGUE_FILTERS.map(([filter]) => by(litoral, `catalogue ${filter}`, catalogueWith(filter))),
    ...DESK_SEARCHES.map(search => by(admin, `desk ${search}`, deskSearch(search))),
    ...PROVIDER_ORDERS.map(order => by(admin, `providers by ${order}`, providersBy(order, 'APPROVED'))),
    by(visitor, 'public providers', '{ publicProviders(first: 10) { edges { node { companyName } } } }'),
    by(
      visitor,
      'public provider not found',
      '{ publicProviders(first: 10, search: "no hay tal nombre") { edges { node { companyName } } } }',
    ),
  ]
}
