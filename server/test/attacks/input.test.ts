import { afterAll, beforeAll, expect, test } from 'vitest'
import { CURRENT_POLICIES } from '../../src/domains/accounts/policies/policies.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { createHarness, type Harness } from '../harness.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../requestsWorld.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  await createRequest(cast.ana)
})
afterAll(() => harness.close())

const NUL = '\u0000'

const cursor = (text: string) => Buffer.from(text).toString('base64')

test.each([
  'basura',
  '',
  NUL,
  '\ud83d\ude97'.repeat(50),
  ...['S:', 'S:noid', 'N:5', 'I:5', 'D:0', 'J:[1]', 'J:{"not":"x"}', 'J:{"id":"x"}'].map(text =>
    cursor(`GPC:${text}`),
  ),
])('refuses a cursor that we did not make (%j)', async after => {
  const asVariable = 'query ($c: String) { requestFeed(first: 5, after: $c) { edges { cursor } } }'
  const asWritten = `{ requestFeed(last: 5, before: ${JSON.stringify(after)}) { edges { cursor } } }`
  const asDefault = `query ($d: String = ${JSON.stringify(after)}) { requestFeed(first: 5, after: $d) { edges { cursor } } }`
  const inFragment = `query ($c: String) { viewer { ...A } } fragment A on Account { requests(before: $c) { edges { cursor } } }`
  for (const query of [asVariable, asWritten, asDefault, inFragment]) {
    const { errors } = await cast.litoral.run(query, { c: after })
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['INVALID_CURSOR'])
  }
})

test.each([-1, 0, 101, 2_147_483_647])('returns no more than the maximum for the first %i', async first => {
  const { errors } = await cast.litoral.run(
    'query ($first: Int) { requestFeed(first: $first) { edges { cursor } } }',
    { first },
  )
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('FAULT')
})

test('refuses characters that Postgres cannot store without a fault', async () => {
  expect(await cast.ana.data('query ($s: String!) { checkout(sessionId: $s) { id } }', { s: NUL })).toEqual({
    checkout: null,
  })
  const verify = 'mutation ($s: String!) { verifyCheckout(sessionId: $s) { ... on Refusal { code } } }'
  expect(await cast.ana.data(verify, { s: `cs_${NUL}` })).toEqual({ verifyCheckout: { code: 'NOT_FOUND' } })
  const feed = 'query ($brands: [String!]) { requestFeed(filter: { brands: $brands }) { edges { cursor } } }'
  expect(await cast.litoral.data(feed, { brands: [`Fiat${NUL}`] })).toEqual({ requestFeed: { edges: [] } })
})

test.each(['a\ud800b', '\udc00', '\ud83d'])(
  'refuses half a character (%j) in a name without a fault',
  async half => {
    const signUp = `mutation ($input: SignUpAsBuyerInput!) { signUpAsBuyer(input: $input) { __typename } }`
    const input = {
      name: `Eva${half}`,
      email: `eva${half.length}${half.charCodeAt(0)}@correo.test`,
      phone: '094 231 234',
      department: 'ROCHA',
      password: 'una clave larga',
      acceptsTerms: true,
      policies: CURRENT_POLICIES,
      buyerType: 'CONSUMER',
    }
    expect(await harness.visitor.data(signUp, { input })).toEqual({
      signUpAsBuyer: { __typename: 'SignUpPayload' },
    })
  },
)

const MALFORMED = ['', 'basura', 'UGFydFJlcXVlc3Q6MQ', NUL]

test.each(MALFORMED)('refuses the malformed id %j of a mutation in its field', async id => {
  const cancel =
    'mutation ($it: ID!) { cancelPartRequest(id: $it, reason: "x") { ... on Refusal { __typename code path } } }'
  expect(await cast.ana.data(cancel, { it: id })).toEqual({
    cancelPartRequest: { __typename: 'NotFound', code: 'NOT_FOUND', path: ['id'] },
  })
  const offer = 'mutation ($it: MakeOfferInput!) { makeOffer(input: $it) { ... on Refusal { code path } } }'
  const requestId = encodeGlobalId('PartRequest', newId())
  const line = { price: 10_000, condition: 'NEW', deliveryTime: 'IMMEDIATE', validHours: 1 }
  expect(
    await cast.litoral.data(offer, { it: { requestId, lines: [{ ...line, requestedPartId: id }] } }),
  ).toEqual({ makeOffer: { code: 'NOT_FOUND', path: ['lines', '0', 'requestedPartId'] } })
  const ship =
    'mutation ($it: ID!) { shipOrder(input: { orderId: $it, method: OWN_DELIVERY }) { ... on Refusal { code path } } }'
  expect(await cast.litoral.data(ship, { it: id })).toEqual({
    shipOrder: { code: 'NOT_FOUND', path: ['orderId'] },
  })
})

test.each([
  ...MALFORMED,
  encodeGlobalId('Nada', newId()),
  encodeGlobalId('__proto__', newId()),
  encodeGlobalId('PartRequestState', newId()),
])('finds nothing by the id %j, without a fault', async id => {
  const { data, errors } = await cast.ana.run('query ($id: ID!) { node(id: $id) { id } }', { id })
  expect(data).toEqual({ node: null })
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('FAULT')
})

test('refuses sign-ups and requests under a name of the site’s own, for people and businesses', async () => {
  const input = {
    name: 'Soporte Tuerca',
    email: 'alguien@correo.test',
    phone: '094 231 234',
    department: 'ROCHA',
    password: 'una clave larga',
    acceptsTerms: true,
    policies: CURRENT_POLICIES,
    companyName: 'Equipo de Tuеrса',
    partsDescription: 'Repuestos',
  }
  const signUp = `mutation ($input: SignUpAsProviderInput!) {
    signUpAsProvider(input: $input) { ... on InvalidInput { fields { path message } } }
  }`
  const message = 'Ese nombre se confunde con el de Tuerca o su equipo: poné el tuyo.'
  expect(await harness.visitor.data(signUp, { input })).toEqual({
    signUpAsProvider: {
      fields: [
        { path: ['name'], message },
        { path: ['companyName'], message },
      ],
    },
  })
  const contact = { name: 'Soporte Tuerca', email: 'alguien@correo.test' }
  expect(await harness.visitor.data(CREATE_REQUEST, { input: requestInput({ contact }) })).toMatchObject({
    createPartRequest: { fields: [{ path: ['contact', 'name'], message }] },
  })
})
