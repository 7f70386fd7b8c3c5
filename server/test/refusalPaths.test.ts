import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../src/graphql/schema.ts'
import { type Caller, createHarness, type Harness } from './harness.ts'
import { createRequest } from './requestsWorld.ts'
import { type Cast, createCast } from './world.ts'

let harness: Harness
let cast: Cast
let ids: Record<string, string>
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const request = await createRequest(cast.ana)
  ids = { requestId: request.id, requestedPartId: request.partIds[0] ?? '' }
})
afterAll(() => harness.close())

type Place = GraphQLArgument | GraphQLInputField

/** Values of the right type without meaning. */
interface Nonsense {
  readonly text: string
  readonly number: number
  readonly length: number
}

const NONSENSE: readonly Nonsense[] = [
  { text: '', number: -1, length: 0 },
  { text: 'x'.repeat(5000), number: 2_147_483_647, length: 60 },
  { text: 'ñ', number: 0, length: 1 },
]

function valueOf(type: GraphQLInputType, name: string, nonsense: Nonsense): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return Array.from({ length: nonsense.length }, () => valueOf(nullable.ofType, name, nonsense))
  const named: GraphQLNamedInputType = getNamedType(nullable)
  if (isInputObjectType(named)) return argumentsOf(Object.values(named.getFields()), nonsense)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (named.name === 'ID') return ids[name] ?? ids.requestId
  if (named.name === 'Boolean') return false
  if (named.name === 'DateTime') return '1999-12-31T23:59:59.000Z'
  return named.name === 'String' ? nonsense.text : nonsense.number
}

function argumentsOf(places: readonly Place[], nonsense: Nonsense): Record<string, unknown> {
  return Object.fromEntries(places.map(({ name, type }) => [name, valueOf(type, name, nonsense)]))
}

/**
 * True when a client finds the field at the path: under the argument `input`, which is omitted, or next to
 * it.
 */
function exists(path: readonly string[], args: readonly Place[]): boolean {
  const [input] = args.filter(({ name }) => name === 'input')
  return follow(path, input ? fieldsOf(input.type) : args) || follow(path, args)
}

function follow([name, ...rest]: readonly string[], places: readonly Place[]): boolean {
  if (name === undefined) return true
  const place = places.find(candidate => candidate.name === name)
  if (!place) return false
  const inner = isListType(getNullableType(place.type)) && /^\d+$/.test(rest[0] ?? '') ? rest.slice(1) : rest
  return follow(inner, fieldsOf(place.type))
}

function fieldsOf(type: GraphQLInputType): readonly Place[] {
  const named = getNamedType(type)
  return isInputObjectType(named) ? Object.values(named.getFields()) : []
}

interface Refused {
  readonly path?: readonly string[]
  readonly fields?: readonly { readonly path: readonly string[] }[]
}

async function pathsOf(caller: Caller, name: string, args: readonly Place[], nonsense: Nonsense) {
  const declared = args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const text = `mutation (${declared}) { ${name}(${passed}) { ... on Refusal { path } ... on InvalidInput { fields { path } } } }`
  const { data } = await caller.run(text, argumentsOf(args, nonsense))
  const refused = data?.[name] as Refused | undefined
  return [refused?.path ?? [], ...(refused?.fields ?? []).map(({ path }) => path)].filter(
    ({ length }) => length > 0,
  )
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ args }) => args.length > 0,
)

test('names only fields of the mutation’s input in a refusal', async () => {
  const named = new Set<string>()
  for (const { name, args } of mutations) {
    for (const caller of [cast.ana, cast.litoral, cast.admin, cast.visitor]) {
      for (const nonsense of NONSENSE) {
        for (const path of await pathsOf(caller, name, args, nonsense)) {
          expect([name, path, exists(path, args)]).toEqual([name, path, true])
          named.add(`${name} ${path.map(step => (/^\d+$/.test(step) ? '*' : step)).join('.')}`)
        }
      }
    }
  }
  // Fields whose refusal of nonsense matters.
  expect([...named]).toEqual(
    expect.arrayContaining([
      'createPartRequest parts.*.quantity',
      'makeOffer lines.*.price',
      'reviseOffer lines.*.price',
      'signUpAsBuyer acceptsTerms',
      'sendMessage body',
      'startUpload bytes',
    ]),
  )
  expect(named.size).toBeGreaterThan(40)
})

test('detects a path that the input does not have', () => {
  const makeOffer = mutations.find(({ name }) => name === 'makeOffer')?.args ?? []
  expect(
    ['lines.0.price', 'lines', 'lines.0.priceCentesimos', 'input.lines'].map(path =>
      exists(path.split('.'), makeOffer),
    ),
  ).toEqual([true, true, false, true])
})
