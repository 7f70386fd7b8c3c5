import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesOf } from '../../src/domains/partners/apiScopes.ts'
import { ApiScope } from '../../src/generated/prisma/enums.ts'
import { costOf } from '../../src/graphql/cost.ts'
import { partnerSchema } from '../../src/graphql/partnerContract.ts'
import { prepareOperation } from '../../src/graphql/preparedOperation.ts'
import { schema } from '../../src/graphql/schema.ts'
import { type AuthorizationWorld, createAuthorizationWorld } from '../authorization/authorizationWorld.ts'
import { leaksIn, type Secret, textOf } from '../authorization/leaks.ts'
import { secretsOf } from '../authorization/secrets.ts'
import type { Caller } from '../harness.ts'
import { generateQuery, randomNumbers } from '../queryGenerator.ts'

const SCOPES = [...namesOf(Object.values(ApiScope))]
const contract = partnerSchema(schema, new Set(SCOPES))
const QUERIES = 200
const CALLS = 150

let world: AuthorizationWorld
let secrets: Secret[]
let nodes: { type: string; id: string }[]
beforeAll(async () => {
  world = await createAuthorizationWorld()
  secrets = await secretsOf(world)
  nodes = Object.values(world.fixtures).filter(({ type }) => isObjectType(contract.getType(type)))
})
afterAll(() => world.close())

const keyOf = (who: 'provider' | 'quoter' | 'stranger'): Promise<Caller> =>
  world.harness.as(world.people[who].accountId, SCOPES)

function costOfQuery(text: string, variableValues: Record<string, unknown>): number {
  const prepared = prepareOperation({ schema, document: parse(text), variableValues, operationName: null })
  if (!prepared) throw new Error(`the variables do not fit: ${text}`)
  return costOf(schema, prepared)
}

/** Number of values in an answer: the fields of all its objects. */
function valuesIn(answer: unknown): number {
  if (answer === null || typeof answer !== 'object') return 0
  const inside = Object.values(answer).reduce<number>((sum, value) => sum + valuesIn(value), 0)
  return inside + (Array.isArray(answer) ? 0 : Object.keys(answer).length)
}

test.each(['provider', 'quoter', 'stranger'] as const)(
  'reads what the %s may, within the cost and without a fault, whatever its key asks',
  async who => {
    const random = randomNumbers(20_261_127 + who.length)
    const key = await keyOf(who)
    let answered = 0
    for (let times = 0; times < QUERIES; times += 1) {
      const { text, variables } = generateQuery({ schema: contract, random, pageSizes: [1, 3, 20], nodes })
      const { data, errors } = await key.run(text, variables)
      const codes = errors.map(({ extensions }) => extensions?.code)
      expect([text, codes]).not.toEqual([text, expect.arrayContaining(['FAULT'])])
      expect([text, leaksIn(who, text, textOf(data), secrets)]).toEqual([text, []])
      const values = valuesIn(data)
      expect([text, values <= costOfQuery(text, variables)]).toEqual([text, true])
      if (values > 2) answered += 1
    }
    expect(answered).toBeGreaterThan(QUERIES / 3)
  },
  240_000,
)

const WORDS = [
  '',
  ' ',
  'Óptica',
  '\u0000',
  '\u202e',
  '💥'.repeat(300),
  "'; DROP TABLE",
  '../..',
  'NaN',
  'x'.repeat(5000),
]
const NUMBERS = [0, 1, -1, 10_000, 485_000, 99_999_999, 2_147_483_647, -2_147_483_648]

/** Any value that the type of an input lets in. */
function anyValue(type: GraphQLInputType, random: () => number): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  if (isNonNullType(type)) return anyValue(type.ofType, random)
  if (random() < 0.1) return null
  if (isListType(type))
    return Array.from(
      { length: pick([0, 1, 2, 21]) },
      () => anyValue(type.ofType, random) ?? anyValue(type.ofType, () => 0.5),
    )
  if (isEnumType(type)) return pick(type.getValues()).name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map(field => [
        field.name,
        isNonNullType(field.type) ? required(field.type.ofType, random) : anyValue(field.type, random),
      ]),
    )
  if (type.name === 'ID') return pick(nodes).id
  if (type.name === 'Int' || type.name === 'Centesimos') return pick(NUMBERS)
  if (type.name === 'DateTime') return pick(['2061-11-27T12:00:00.000Z', '1970-01-01T00:00:00.000Z'])
  return type.name === 'Boolean' ? random() < 0.5 : pick(WORDS)
}

/** As `anyValue`, never null. */
function required(type: GraphQLInputType, random: () => number): unknown {
  for (;;) {
    const value = anyValue(type, random)
    if (value !== null) return value
  }
}

test.each(
  Object.values(contract.getMutationType()?.getFields() ?? {}).map(field => [field.name, field] as const),
)(
  '%s answers any input with a payload or a refusal',
  async (name, field) => {
    const random = randomNumbers(name.length)
    const key = await keyOf('stranger')
    const declared = field.args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
    const given = field.args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
    const document = `mutation (${declared}) { ${name}(${given}) { __typename ... on Refusal { code message } } }`
    let refused = 0
    for (let times = 0; times < CALLS; times += 1) {
      const variables = Object.fromEntries(field.args.map(arg => [arg.name, required(arg.type, random)]))
      const { data, errors } = await key.run(document, variables)
      expect([variables, errors.map(({ extensions }) => extensions?.code)]).toEqual([variables, []])
      const answer = data?.[name] as { code?: string; message?: string }
      if (answer.code) refused += 1
      expect([variables, leaksIn('stranger', name, textOf(answer), secrets)]).toEqual([variables, []])
    }
    expect(refused).toBeGreaterThan(0)
  },
  240_000,
)
