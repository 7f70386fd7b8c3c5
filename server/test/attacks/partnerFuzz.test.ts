import { isObjectType, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesOf } from '../../src/domains/partners/apiScopes.ts'
import { ApiScope } from '../../src/generated/prisma/enums.ts'
import { costOf } from '../../src/graphql/cost.ts'
import { partnerSchema } from '../../src/graphql/partnerContract.ts'
import { prepareOperation } from '../../src/graphql/preparedOperation.ts'
import { schema } from '../../src/graphql/schema.ts'
import { anyCall } from '../anyCall.ts'
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

test.each(
  Object.values(contract.getMutationType()?.getFields() ?? {}).map(field => [field.name, field] as const),
)(
  '%s answers any input with a payload or a refusal',
  async (name, field) => {
    const random = randomNumbers(name.length)
    const key = await keyOf('stranger')
    const ids = nodes.map(({ id }) => id)
    let refused = 0
    for (let times = 0; times < CALLS; times += 1) {
      const { document, variables } = anyCall(field, random, ids)
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
