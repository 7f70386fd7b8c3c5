import { buildSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { contractBreaches, partnerSchema } from '../src/graphql/partnerContract.ts'

const GRAPH = buildSchema(`
  interface Node { id: ID! }
  type Query { feed: [Request!]! team: Team node(id: ID!): Node }
  type Mutation { quote(input: QuoteInput!): Quote erase: Boolean }
  input QuoteInput { price: Int! kind: Kind }
  enum Kind { NEW USED }
  enum Secret { A }
  type Request implements Node { id: ID! brand: String offers: RequestOffersConnection owner: Owner }
  type RequestOffersConnection { edges: [RequestOffersConnectionEdge!]! }
  type RequestOffersConnectionEdge { node: Quote }
  type Owner implements Node { id: ID! name: String phone: String secret: Secret }
  type Quote implements Node { id: ID! price: Int commission: Int }
  type Team { members: Int }
`)
const printed = (...names: string[]) => printSchema(partnerSchema(GRAPH, new Set(names)))

test('has root fields, types and single fields that scopes name, and no other', () => {
  const text = printed('feed', 'Request', 'Owner.name')
  expect(text).toContain('feed: [Request!]!')
  expect(text).toContain('brand: String')
  expect(text).toMatch(/type Owner \{\s+name: String\s+\}/)
  for (const closed of ['team', 'erase', 'offers', 'phone', 'Secret', 'Quote', 'Kind'])
    expect(text).not.toContain(closed)
  expect(printed('feed', 'Request', 'Quote', 'quote')).toContain('offers: RequestOffersConnection')
})

const CONTRACT = `
  type Query { orders(first: Int): [String!] price: Int @deprecated(reason: "Until 2061-03-01: read total.") }
  enum Kind { NEW USED @deprecated(reason: "Until 2061-03-01: nobody has it.") }
  input QuoteInput { price: Int! }
  type Mutation { quote(input: QuoteInput!, kind: Kind): Int! }
`
const breaches = (from: string, to: string, today = '2061-01-01') =>
  contractBreaches(buildSchema(CONTRACT), buildSchema(CONTRACT.replace(from, to)), today)

test.each([
  ['a removed field', 'orders(first: Int): [String!]', ''],
  ['another type', 'Kind): Int!', 'Kind): Int'],
  ['a removed argument', 'orders(first: Int)', 'orders'],
  ['a new argument that is required', ', kind: Kind', ', kind: Kind, why: Int!'],
  ['a new input field that is required', 'price: Int! }', 'price: Int! why: Int! }'],
  ['a removed value', 'NEW ', ''],
  [
    'a removed deprecated field before its day',
    'price: Int @deprecated(reason: "Until 2061-03-01: read total.")',
    '',
  ],
])('refuses %s', (_what, from, to) => {
  expect(CONTRACT).toContain(from)
  expect(breaches(from, to)).toHaveLength(1)
})

test.each([
  ['a new field', 'orders', 'count: Int orders'],
  ['a new value', 'NEW ', 'NEW REBUILT '],
  ['an argument that may be missing', ', kind: Kind', ', kind: Kind, why: Int'],
])('accepts %s', (_what, from, to) => {
  expect(breaches(from, to)).toEqual([])
})

test.each([
  ['field', 'price: Int @deprecated(reason: "Until 2061-03-01: read total.")'],
  ['value', 'USED @deprecated(reason: "Until 2061-03-01: nobody has it.")'],
])('accepts a deprecated %s that is removed once its day has come', (_what, element) => {
  expect(breaches(element, '', '2061-03-01')).toEqual([])
})
