import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireAccount } from '../src/domains/viewer.ts'
import { createHarness, type Harness } from './harness.ts'
import { createOffer, line } from './offersWorld.ts'
import { type CreatedRequest, createRequest } from './requestsWorld.ts'
import { type Cast, createCast } from './world.ts'

let harness: Harness
let cast: Cast
let request: CreatedRequest
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  request = await createRequest(cast.ana)
  await createOffer(cast.litoral, request)
})
afterAll(() => harness.close())

/** Repuestos del Litoral, by a key of these scopes. */
const key = (...scopes: string[]) => harness.as(requireAccount(cast.litoral.viewer).accountId, scopes)
const NOT_ALLOWED = { errors: [{ extensions: { code: 'NOT_ALLOWED' } }] }

const FEED = '{ requestFeed(first: 5) { edges { node { id brand } } } }'
const reaching: [what: string, query: string, scope: string][] = [
  ['a field', '{ requestFeed(first: 5) { edges { node { viewerOffer { id } } } } }', 'Offer'],
  [
    'a fragment',
    '{ requestFeed(first: 5) { edges { node { ...own } } } } fragment own on PartRequest { viewerOffer { id } }',
    'Offer',
  ],
  [
    'fragments of nothing',
    '{ requestFeed(first: 5) { edges { node { ... { ... on Node { ... on PartRequest { viewerOffer { __typename } } } } } } } }',
    'Offer',
  ],
  [
    'a list of which only the number is asked',
    '{ requestFeed(first: 5) { edges { node { offers { totalCount } } } } }',
    'Offer',
  ],
]

test('reads the fields in its scopes, with the rights of its account', async () => {
  expect(await (await key('requestFeed', 'PartRequest')).data(FEED)).toEqual(await cast.litoral.data(FEED))
  const { ana } = cast
  const ofBuyer = await harness.as(requireAccount(ana.viewer).accountId, ['requestFeed', 'PartRequest'])
  expect(await ofBuyer.run(FEED)).toMatchObject(NOT_ALLOWED)
})

test.each([[['requestFeed']], [['PartRequest']], [['requestfeed', 'partRequest']], [[]]])(
  'reads nothing with %j',
  async scopes => {
    const { data, errors } = await (await key(...scopes)).run(FEED)
    expect({ data, errors }).toMatchObject(NOT_ALLOWED)
    expect(data?.requestFeed ?? null).toBeNull()
  },
)

test.each(reaching)('reaches nothing beyond its scopes, by %s', async (_by, query, scope) => {
  const scopes = ['requestFeed', 'PartRequest']
  expect(await (await key(...scopes)).run(query)).toMatchObject(NOT_ALLOWED)
  await (await key(...scopes, scope)).data(query)
})

test('has no effect when its scopes refuse a mutation', async () => {
  const { id, partIds } = await createRequest(cast.ana)
  const input = { requestId: id, lines: partIds.map(part => line(part)) }
  const make = (result: string) =>
    `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { __typename ... on OfferPayload { offer { ${result} } } } }`
  const outcome = async (scopes: string[], result = 'id') =>
    (await (await key(...scopes)).run(make(result), { input })).data?.makeOffer
  expect(await outcome(['Offer'])).toEqual({ __typename: 'NotAllowed' })
  expect(await outcome(['makeOffer', 'Offer'], 'id request { id }')).toEqual({ __typename: 'NotAllowed' })
  expect(await outcome(['makeOffer', 'Offer'])).toMatchObject({ __typename: 'OfferPayload' })
})

test('receives no live updates beyond its scopes', async () => {
  const news = 'subscription { feedRequest { id } }'
  await expect((await key('requestFeed')).subscribe(news)).rejects.toThrow('La clave de API no tiene permiso')
  const heard = await (await key('feedRequest', 'PartRequest')).subscribe(news)
  await heard.return?.()
})

test('does not have the admin’s rights with the admin’s key', async () => {
  const { accountId } = requireAccount(cast.admin.viewer)
  const everything = ['providerCounts', 'node', 'Provider']
  const byKey = await harness.as(accountId, everything)
  expect((await byKey.run('{ providerCounts { total } }')).data?.providerCounts ?? null).toBeNull()
  expect(await cast.admin.data('{ providerCounts { total } }')).toMatchObject({
    providerCounts: { total: 3 },
  })
})

test('has no session to sign out of', async () => {
  const byKey = await key('signOut')
  const { cookies, data } = await byKey.run('mutation { signOut { __typename } }')
  expect(data).toEqual({ signOut: { __typename: 'SignOutPayload' } })
  expect(cookies).toEqual([])
})
