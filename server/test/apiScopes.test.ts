import { execute, type GraphQLField, getNamedType, isObjectType, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_SCOPES, namesOf } from '../src/domains/partners/apiScopes.ts'
import { ApiScope } from '../src/generated/prisma/enums.ts'
import { schema } from '../src/graphql/schema.ts'
import { NotAllowed } from '../src/platform/refusal.ts'
import { type AuthorizationWorld, createAuthorizationWorld } from './authorization/authorizationWorld.ts'
import { objectType } from './authorization/readings.ts'
import { argumentsOf, askFor, isNode } from './authorization/selections.ts'
import type { Caller } from './harness.ts'

let world: AuthorizationWorld
beforeAll(async () => {
  world = await createAuthorizationWorld()
})
afterAll(() => world.close())

const SCOPES = Object.values(ApiScope)
const withScope = (scope: ApiScope) =>
  world.harness.as(world.people.provider.accountId, [...namesOf([scope])])

async function answerOf(caller: Caller, document: string) {
  return execute({ schema, document: parse(document), contextValue: caller.context() })
}

/** One field of a thing, without other things in it. */
const bare = (field: GraphQLField<unknown, unknown>) => askFor(field, argumentsOf(field), 0)

test.each(SCOPES)('%s names what there is in the schema', scope => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const unknown = API_SCOPES[scope].names.filter(name => {
    const [typeName = '', field] = name.split('.')
    const type = schema.getType(typeName)
    if (isObjectType(type)) return !isNode(type) || (field !== undefined && !(field in type.getFields()))
    return field !== undefined || roots.every(root => !(typeName in (root?.getFields() ?? {})))
  })
  expect(unknown).toEqual([])
})

test('a word tells each scope from the others', () => {
  const words = SCOPES.map(scope => API_SCOPES[scope].word)
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^[a-z]+:(read|write)$/)
})

test.each(SCOPES)(
  '%s: of every thing there is, a key reads the fields that its scope names, as its account does, and no other',
  async scope => {
    const key = await withScope(scope)
    const names = namesOf([scope])
    const wrong: string[] = []
    for (const [fixture, { type: typeName, id }] of Object.entries(world.fixtures)) {
      for (const field of Object.values(objectType(typeName).getFields())) {
        const document = `{ node(id: "${id}") { ... on ${typeName} { ${bare(field)} } } }`
        const answer = await answerOf(key, document)
        const target = getNamedType(field.type)
        const isOwn = names.has(typeName) || names.has(`${typeName}.${field.name}`)
        const refused =
          answer.errors?.some(({ originalError }) => originalError instanceof NotAllowed) ?? false
        // A thing within this one is read by what the scope says of its own type.
        const isPlain = !isObjectType(target) || !bare(field).includes('{ __typename id }')
        if (!isOwn && !refused) wrong.push(`${fixture}.${field.name} is read`)
        if (isOwn && isPlain && refused) wrong.push(`${fixture}.${field.name} is refused`)
        if (refused) {
          if (answer.data?.node) wrong.push(`${fixture}.${field.name} has an answer`)
        } else {
          const own = await answerOf(world.callers.provider, document)
          const same = JSON.stringify(answer.data) === JSON.stringify(own.data)
          // Signed addresses differ by nothing but their time.
          if (!same && !/url/i.test(field.name)) wrong.push(`${fixture}.${field.name} differs`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
  240_000,
)

test.each(SCOPES)('%s: every root field that the scope does not name is refused', async scope => {
  const key = await withScope(scope)
  const names = namesOf([scope])
  const open: string[] = []
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (names.has(field.name)) continue
    const needed = field.args.some(arg => String(arg.type).endsWith('!'))
    if (needed) continue
    const target = getNamedType(field.type)
    const { data, errors } = await answerOf(
      key,
      `{ ${field.name}${isObjectType(target) ? ' { __typename }' : ''} }`,
    )
    const refused = errors?.every(({ originalError }) => originalError instanceof NotAllowed) ?? false
    if (!refused || (data && Object.values(data).some(value => value !== null))) open.push(field.name)
  }
  expect(open).toEqual([])
})

const bypasses: [how: string, scope: ApiScope, query: (ids: Record<string, string>) => string][] = [
  [
    'an interface',
    'OFFERS_WRITE',
    ({ openOffer }) =>
      `{ node(id: "${openOffer}") { ... on Offer { request { ... on Payable { paymentTerms { __typename } } } } } }`,
  ],
  [
    'an interface of what an id names',
    'OFFERS_WRITE',
    ({ openRequest }) => `{ node(id: "${openRequest}") { ... on Payable { paymentTerms { __typename } } } }`,
  ],
  ['an id of another type', 'REQUESTS_READ', ({ order }) => `{ node(id: "${order}") { id } }`],
  ['an alias', 'OFFERS_WRITE', () => '{ viewer { id: email } }'],
  ['a fragment on an interface', 'OFFERS_WRITE', () => '{ viewer { ... on Node { id } } }'],
]
test.each(bypasses)('no way around: by %s', async (_how, scope, query) => {
  const ids = Object.fromEntries(Object.entries(world.fixtures).map(([name, { id }]) => [name, id]))
  const { data, errors } = await answerOf(await withScope(scope), query(ids))
  expect(errors?.map(({ originalError }) => originalError)).toEqual([expect.any(NotAllowed)])
  expect(Object.values(data ?? {}).filter(value => value !== null)).toEqual([])
})
