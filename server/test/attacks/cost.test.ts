import { readFile } from 'node:fs/promises'
import { getIntrospectionQuery, Kind, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costOf, NOT_COUNTED } from '../../src/graphql/cost.ts'
import { LIMITS } from '../../src/graphql/limits.ts'
import { prepareOperation } from '../../src/graphql/preparedOperation.ts'
import { schema } from '../../src/graphql/schema.ts'
import type { Caller } from '../harness.ts'
import { createOffer } from '../offersWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../paymentsWorld.ts'
import { generateQuery, randomNumbers } from '../queryGenerator.ts'
import { createRequest } from '../requestsWorld.ts'

let world: PaymentsWorld
let nodes: { type: string; id: string }[]
beforeAll(async () => {
  world = await createPaymentsWorld()
  const { cast } = world
  nodes = []
  for (let times = 0; times < 3; times += 1) {
    const { request, offerId, orderId } = await createPaidOrder(world)
    nodes.push(
      { type: 'PartRequest', id: request.id },
      { type: 'Offer', id: offerId },
      { type: 'Order', id: orderId },
    )
    const open = await createRequest(cast.ana, { parts: ['Faro', 'Óptica', 'Parrilla'].map(part) })
    for (const provider of [cast.litoral, cast.bulevar]) await createOffer(provider, open)
  }
  const { viewer } = await cast.litoral.data<{ viewer: { id: string; provider: { id: string } } }>(
    '{ viewer { id provider { id } } }',
  )
  nodes.push({ type: 'Account', id: viewer.id }, { type: 'Provider', id: viewer.provider.id })
})
afterAll(() => world.close())

const part = (description: string) => ({ description, condition: 'ANY', quantity: 1, urgency: 'LOW' })

/** The cost of an operation; null when its variables do not fit. */
function cost(text: string, variables: Record<string, unknown> = {}, operationName?: string): number {
  const prepared = prepareOperation({
    schema,
    document: parse(text),
    variableValues: variables,
    operationName: operationName ?? null,
  })
  if (!prepared) throw new Error('the variables do not fit')
  return costOf(schema, prepared)
}

const orders = (depth: number, page = '(first: 100)'): string =>
  depth === 0 ? 'id' : `orders${page} { edges { node { provider { ${orders(depth - 1, page)} } } } }`
const offers = (depth: number): string =>
  depth === 0 ? 'id' : `offers(first: 50) { edges { node { request { ${offers(depth - 1)} } } } }`

const TOO_COSTLY: [what: string, text: string, variables?: Record<string, unknown>][] = [
  ['orders of orders of orders', `{ viewer { provider { ${orders(3)} } } }`],
  [
    'as many by variable',
    `query ($n: Int) { viewer { provider { ${orders(3, '(last: $n)')} } } }`,
    { n: 100 },
  ],
  [
    'as many by the default of a variable',
    `query ($n: Int = 100) { viewer { provider { ${orders(3, '(first: $n)')} } } }`,
  ],
  ['more than a page may have', `{ viewer { provider { ${orders(3, '(first: 2000000000)')} } } }`],
  ['a request’s offers’ request’s offers’ request', `{ requestFeed { edges { node { ${offers(2)} } } } }`],
  [
    'fragments in fragments',
    `{ requestFeed(first: 100) { edges { node { ...A } } } }
     fragment A on PartRequest { offers(first: 100) { edges { node { request { ...B } } } } }
     fragment B on PartRequest { offers { edges { node { id } } } }`,
  ],
  [
    'many under other names',
    `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: requestFeed(first: 100) { edges { node { ${'parts { id }'} files { url thumbnailUrl } } } }`).join(' ')} }`,
  ],
  [
    'every value under a name as long as a book',
    `{ requestFeed(first: 100) { edges { node { parts { ${'a'.repeat(100_000)}: id } } } } }`,
  ],
  [
    'all that was ever written, many times',
    `{ requestFeed(first: 100) { edges { node { ${Array.from({ length: 18 }, (_, n) => `a${n}: parts { comments }`).join(' ')} } } } }`,
  ],
  [
    'the schema, many times',
    `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: __schema { types { name } }`).join(' ')} }`,
  ],
]

test.each(TOO_COSTLY)('sends no statement for %s', async (_what, text, variables) => {
  const { harness, cast } = world
  harness.statements.length = 0
  const { data, errors } = await cast.litoral.run(text, variables)
  expect(data).toBeNull()
  expect(errors).toEqual([
    {
      message: expect.stringMatching(
        /^La consulta puede traer hasta \d+ valores y el máximo es 100000: .* \/ The query/,
      ),
      extensions: { code: 'TOO_COSTLY', cost: cost(text, variables), limit: LIMITS.cost },
    },
  ])
  expect(harness.statements).toEqual([])
})

test.each([
  ['{ viewer { id name } }', 3],
  ['{ requestFeed { pageInfo { endCursor } edges { cursor node { id } } } }', 1 + 2 + 1 + 20 * 3],
  ['{ requestFeed(first: 3) { edges { node { parts { id } } } } }', 1 + 1 + 3 * (1 + 1 + 20)],
  ['query ($n: Int = 2) { requestFeed(last: $n) { edges { cursor } } }', 1 + 1 + 2],
  ['{ requestFeed(first: 0) { edges { cursor } } }', 1 + 1 + 20],
  ['{ requestFeed(first: 5) { totalCount } }', 1 + 50],
  ['{ requestFeed(first: 5) { edges { node { description } } } }', 1 + 1 + 5 * (1 + 8)],
  [`{ requestFeed(first: 5) { edges { node { ${'a'.repeat(1000)}: id } } } }`, 1 + 1 + 5 * (1 + 5)],
  [`{ ${'a'.repeat(250)}: __typename }`, 2],
  ['{ viewer { id } viewer { name id } }', 3],
  [
    `{ requestFeed(first: 5) { ...A ...B ...A } }
     fragment A on PartRequestConnection { totalCount }
     fragment B on PartRequestConnection { totalCount edges { cursor } }`,
    1 + 50 + 1 + 5,
  ],
  [
    '{ requestFeed(first: 1) @skip(if: true) { edges { cursor } } requestFeed(first: 100) { edges { cursor } } }',
    1 + 1 + 100,
  ],
  ['{ a: __typename a: requestFeed(first: 3) { edges { cursor } } }', 1 + 1 + 1 + 3],
])('costs %s as %i', (text, expected) => {
  expect(cost(text)).toBe(expected)
})

test('stops counting fragments that are combined in ever new ways', () => {
  const [levels, width, names] = [6, 8, 6]
  const fragment = (level: number, at: number) => {
    const next = (name: number) =>
      level === levels
        ? 'id'
        : `...F${level + 1}_${(at * (name + 1) + name * name + level) % (width - (name % 3))}`
    const fields = Array.from(
      { length: names },
      (_, name) => `n${name}: offers(first: 1) { edges { node { request { ${next(name)} } } } }`,
    )
    return `fragment F${level}_${at} on PartRequest { ${fields.join(' ')} }`
  }
  const all = Array.from({ length: levels }, (_, level) =>
    Array.from({ length: width }, (_, at) => fragment(level + 1, at)),
  ).flat()
  const spread = Array.from({ length: width }, (_, at) => `...F1_${at}`).join(' ')
  expect(cost(`{ requestFeed(first: 1) { edges { node { ${spread} } } } } ${all.join(' ')}`)).toBe(
    NOT_COUNTED,
  )
})

test('counts the operation that is executed', () => {
  const text = `query A { __typename } query B { requestFeed(first: 100) { edges { node { brand model } } } }`
  expect([cost(text, {}, 'A'), cost(text, {}, 'B')]).toEqual([1, 302])
})

const ours = Object.values(
  JSON.parse(await readFile(new URL('../../../client/persisted.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
)

test.each(ours.map(text => [/^\w+ (\w+)/.exec(text)?.[1], text]))(
  'costs %s of our client less than five sixths of the limit',
  (_name, text = '') => {
    const { definitions } = parse(text)
    const [operation] = definitions.filter(({ kind }) => kind === 'OperationDefinition')
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation')
    // Page sizes have defaults; the others are required and do not matter.
    const optional = operation.variableDefinitions?.filter(({ defaultValue }) => defaultValue) ?? []
    const document = {
      kind: Kind.DOCUMENT,
      definitions: definitions.map(one =>
        one === operation ? { ...operation, variableDefinitions: optional } : one,
      ),
    } as const
    const prepared = prepareOperation({ schema, document })
    expect(prepared && costOf(schema, prepared)).toBeLessThan(
      ((operation.operation === 'subscription' ? LIMITS.liveCost : LIMITS.cost) * 5) / 6,
    )
  },
)

test('lets a partner explore the schema and read wide pages', async () => {
  const { cast } = world
  expect((await cast.litoral.run(getIntrospectionQuery({ inputValueDeprecation: true }))).errors).toEqual([])
  const wide = `{ viewer { provider { orders(first: 100) { totalCount edges { node { id shortId state total rest createdAt
    lines { description price } history { action at } contact { name phone } request { brand model year } } } } } } }`
  expect((await cast.litoral.run(wide)).errors).toEqual([])
})

/** Number of values in an answer: the fields of all its objects. */
function valuesIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.reduce<number>((sum, item) => sum + valuesIn(item), 0)
  if (answer === null || typeof answer !== 'object') return 0
  return Object.values(answer).reduce<number>((sum, value) => sum + 1 + valuesIn(value), 0)
}

/**
 * Maximum reads of one accepted query of any form. A relation that is selected twice with different arguments is read
 * once more for each row of the page, which has up to 20 rows here.
 */
const MOST_STATEMENTS = 30

test('returns no more values than the cost, and few statements, for every accepted query', async () => {
  const { harness, cast } = world
  const random = randomNumbers(20_261_122)
  const seen = { letIn: 0, refused: 0, nearlyAll: 0 }
  const callers: Caller[] = [cast.litoral, cast.ana, cast.admin]
  for (let times = 0; times < 700; times += 1) {
    // Small pages are full here, so that answers approach their calculated cost.
    const pageSizes = times % 3 === 0 ? [20, 50, 100] : [1, 2, 3]
    const { text, variables } = generateQuery({ schema, random, pageSizes, nodes })
    const most = cost(text, variables)
    harness.statements.length = 0
    const { data, errors } = await (callers[times % 3] as Caller).run(text, variables)
    const codes = errors.map(({ extensions }) => extensions?.code)
    expect([text, codes]).not.toEqual([text, expect.arrayContaining(['FAULT'])])
    if (codes.includes('TOO_COSTLY')) {
      expect(most).toBeGreaterThan(LIMITS.cost)
      expect(harness.statements).toEqual([])
      seen.refused += 1
      continue
    }
    if (data === null) continue
    expect(most).toBeLessThanOrEqual(LIMITS.cost)
    expect([text, valuesIn(data) <= most]).toEqual([text, true])
    expect([text, harness.statements.length <= MOST_STATEMENTS]).toEqual([text, true])
    seen.letIn += 1
    if (valuesIn(data) > most / 2) seen.nearlyAll += 1
  }
  // Enough of each kind to be meaningful: expensive ones refused, and answers close to their calculated cost.
  expect(seen.letIn).toBeGreaterThan(200)
  expect(seen.refused).toBeGreaterThan(15)
  expect(seen.nearlyAll).toBeGreaterThan(30)
})
