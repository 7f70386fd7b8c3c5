import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLString,
  GraphQLUnionType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { createCompiledExecution, executeOrdinarily, type LimitedArgs } from './compiledExecution.ts'

const schema = buildSchema(/* GraphQL */ `
  interface Being { name: String! friend: Being }
  type Cat implements Being { name: String! friend: Being lives: Int! kitten: Cat }
  type Dog implements Being { name: String! friend: Being barks: Boolean owner: Person! }
  type Person { name: String! age: Int pets(first: Int = 2, ids: [ID!]): [Pet!]! houses: [[String]!] mood: Mood promised: String }
  union Pet = Cat | Dog
  enum Mood { HAPPY SAD }
  input Place { x: Int! y: Int = 7 }
  type Query {
    being(name: String): Being
    pet: Pet
    pets: [Pet]
    person: Person
    strict: Person!
    people: [Person!]
    place(at: Place): String
    numbers: [Int]
    matrix: [[Int!]!]
    broken: String
    brokenLater: String
    brokenStrictly: String!
    many: Int
    slow: Person
    thrown: String
    stream: [Int]
    notAList: [Int]
    wrongType: Being
    wrongNumber: Int
    several: String
  }
  type Mutation { add(n: Int!): Int! fail: Int failStrictly: Int! person: Person! }
  type Subscription { person: Person }
`)

const later = <T>(value: T): Promise<T> => new Promise(resolve => setImmediate(resolve, value))
const fail = (message: string): never => {
  throw new Error(message)
}
const ana = {
  name: 'Ana',
  age: 30,
  mood: 'HAPPY',
  promised: Promise.resolve('kept'),
  houses: [['a', null], ['b']],
  pets: ({ first }: { first: number }) => [tom, rex, tom].slice(0, first),
}
const tom = { __typename: 'Cat', name: 'Tom', lives: 9, friend: later({ __typename: 'Dog', name: 'Rex' }) }
const rex = { __typename: 'Dog', name: 'Rex', barks: () => later(true), owner: ana, friend: null }
const root = {
  being: ({ name }: { name?: string }) => (name === 'Rex' ? rex : later(tom)),
  pet: () => later(rex),
  pets: [tom, null, later(rex), { __typename: 'Cat', name: 'Nobody' }, later(new Error('lost'))],
  person: ana,
  strict: () => later({ name: null }),
  people: [ana, { age: 4 }, later({ name: 'Eva', mood: 'ANGRY' })],
  place: ({ at }: { at?: object }) => JSON.stringify(at ?? null),
  numbers: new Set([1, later(2), null, 'three']),
  matrix: [
    [1, 2],
    [3, null],
  ],
  broken: () => fail('broken'),
  brokenLater: async () => later(0).then(() => fail('later')),
  brokenStrictly: () => fail('strictly'),
  many: new Error('returned'),
  slow: () => later(ana),
  thrown: () => {
    throw 'a text'
  },
  notAList: 3,
  wrongType: { __typename: 'Person' },
  wrongNumber: 'x',
  several: () => {
    throw new AggregateError([new Error('one'), new GraphQLError('two', { extensions: { code: 'TWO' } })])
  },
}

const compiledExecution = createCompiledExecution(schema, () => true)

/** The answers of both executors, as they are sent. */
async function both(document: DocumentNode, args: Partial<LimitedArgs> = {}) {
  const answers: unknown[] = []
  for (const execute of [executeOrdinarily, compiledExecution]) {
    const seen: string[] = []
    const result = await execute({
      schema,
      document,
      rootValue: typeof args.rootValue === 'function' ? args.rootValue(seen) : root,
      contextValue: {},
      ...(args.variableValues ? { variableValues: args.variableValues } : {}),
    })
    answers.push({ sent: JSON.parse(JSON.stringify(result)), text: JSON.stringify(result), seen })
  }
  return answers as [{ sent: ExecutionResult; text: string; seen: string[] }, unknown]
}

async function expectEqual(text: string, variableValues?: Record<string, unknown>, rootValue?: unknown) {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  const [ordinary, compiled] = await both(document, {
    ...(variableValues ? { variableValues } : {}),
    ...(rootValue ? { rootValue } : {}),
  })
  expect(compiled).toEqual(ordinary)
  return ordinary
}

describe('answers as the ordinary executor', () => {
  test.each([
    ['aliases, in the order asked', '{ z: person { name } a: person { b: name a: age name } }'],
    ['an alias that is a name of Object.prototype', '{ __proto__: person { constructor: name } }'],
    ['merged fields', '{ person { name } ...more } fragment more on Query { person { age name } }'],
    [
      'fragments on an interface',
      '{ being { name ... on Cat { lives } ... on Being { friend { name __typename } } } }',
    ],
    [
      'fragments on a union, one of them nested',
      '{ pet { __typename ...dog ... on Cat { lives } } } fragment dog on Dog { barks owner { name pets { ...dog2 } } } fragment dog2 on Dog { name }',
    ],
    ['a fragment that is spread twice', '{ person { ...p ...p } } fragment p on Person { name age }'],
    ['lists with promises, nulls, errors', '{ pets { ... on Cat { name lives } ... on Dog { barks } } }'],
    ['lists of lists', '{ person { houses } matrix }'],
    ['an iterable that is no array', '{ numbers }'],
    ['no iterable', '{ notAList }'],
    ['an enum, and one of no value', '{ people { name mood } }'],
    ['a null where none may be, in a list', '{ people { name } }'],
    ['a null where none may be, up to the root', '{ person { name } strict { name } }'],
    ['errors of nullable fields, in order', '{ broken person { name } brokenLater many thrown wrongNumber }'],
    ['an error that ends everything, while others work', '{ slow { name } brokenStrictly brokenLater }'],
    ['several errors at once', '{ several }'],
    ['an object of another type', '{ wrongType { name } }'],
    ['promises in a row', '{ person { promised } }'],
    ['default arguments', '{ person { pets { __typename } place: name } place }'],
    ['an input with defaults', '{ place(at: { x: 1 }) }'],
    ['only __typename', '{ __typename person { __typename } }'],
    ['introspection', '{ __schema { queryType { name } } __type(name: "Cat") { name } }'],
  ])('%s', async (_title, text) => {
    await expectEqual(text)
  })

  test.each([
    [{ yes: true, no: false }],
    [{ yes: false, no: true }],
    [{ yes: true, no: true }],
    [{ yes: false, no: false }],
    [{ yes: true }],
    [{ yes: null, no: null }],
    [{}],
  ])('@skip and @include with %j', async variables => {
    await expectEqual(
      `query ($yes: Boolean!, $no: Boolean! = true) {
        a: person @include(if: $yes) { name age @skip(if: $no) }
        b: person @skip(if: $yes) @include(if: $no) { name }
        being { ... @include(if: $no) { name } ...f @skip(if: $yes) }
        c: place @include(if: true) d: place @skip(if: true)
      }
      fragment f on Being { friend { name } }`,
      variables,
    )
  })

  test.each([
    [{ first: 1, at: { x: 3 } }],
    [{ first: null }],
    [{}],
    [{ first: 'three' }],
    [{ first: 3, at: { x: null } }],
    [{ at: { x: 2, y: null } }],
    [null],
  ])('variables %j', async variables => {
    await expectEqual(
      'query ($first: Int = 2, $at: Place) { person { pets(first: $first) { ... on Cat { name } } } place(at: $at) }',
      variables ?? undefined,
    )
  })

  test('executes mutations one after another, and stops where one cannot be null', async () => {
    const rootValue = (seen: string[]) => {
      let sum = 0
      return {
        add: async ({ n }: { n: number }) => {
          seen.push(`begin ${n}`)
          await later(n)
          sum += n
          seen.push(`end ${n}`)
          return sum
        },
        fail: () => later(0).then(() => fail('no')),
        failStrictly: () => fail('never'),
        person: () => later(ana),
      }
    }
    const { seen } = await expectEqual(
      'mutation { a: add(n: 1) fail b: add(n: 2) person { name } }',
      undefined,
      rootValue,
    )
    expect(seen).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
    const stopped = await expectEqual(
      'mutation { a: add(n: 1) failStrictly b: add(n: 2) }',
      undefined,
      rootValue,
    )
    expect(stopped.seen).toEqual(['begin 1', 'end 1'])
    expect(stopped.sent.data).toBeNull()
  })

  test('an event of a subscription', async () => {
    await expectEqual('subscription { person { name } }', undefined, () => ({ person: later(ana) }))
  })
})

type Path = GraphQLResolveInfo['path']
const plainPath = ({ prev, key, typename }: Path): Path => ({ prev: prev && plainPath(prev), key, typename })

test('gives each resolver the info that the ordinary executor gives it', async () => {
  const seen: unknown[][] = [[], []]
  let turn = 0
  const spy = new GraphQLObjectType({
    name: 'Spy',
    fields: {
      look: {
        type: GraphQLString,
        args: { at: { type: GraphQLString } },
        resolve: (source, args, context, info) => {
          const { path, fieldName, fieldNodes, returnType, parentType, variableValues } = info
          const { fragments, operation, rootValue } = info
          seen[turn]?.push([
            source,
            args,
            context,
            plainPath(path),
            fieldName,
            fieldNodes,
            String(returnType),
          ])
          seen[turn]?.push([parentType, { ...variableValues }, { ...fragments }, operation, rootValue])
          return 'seen'
        },
      },
    },
  })
  const withSpy = buildSpySchema(spy)
  const document = parse('query ($at: String) { spies { ...f b: look } } fragment f on Spy { look(at: $at) }')
  for (const execute of [executeOrdinarily, createCompiledExecution(withSpy, () => true)]) {
    const args = { schema: withSpy, document, rootValue: { spies: [{ n: 1 }, { n: 2 }] } }
    await execute({ ...args, contextValue: { is: 'context' }, variableValues: { at: 'here' } })
    turn += 1
  }
  expect(seen[0]).toHaveLength(8)
  expect(seen[1]).toEqual(seen[0])
})

function buildSpySchema(spy: GraphQLObjectType) {
  const base = buildSchema('type Query { spies: [Spy] } type Spy { look(at: String): String }')
  const type = base.getType('Spy')
  const look = isObjectType(type) ? type.getFields().look : undefined
  const resolve = spy.getFields().look?.resolve
  if (!look || !resolve) throw new Error('no spy')
  look.resolve = resolve
  return base
}

test.each([
  ['isTypeOf', () => [{ isTypeOf: (value: { is: string }) => later(value.is === 'one') }, {}]],
  ['a synchronous isTypeOf', () => [{ isTypeOf: (value: { is: string }) => value.is === 'one' }, {}]],
  ['resolveType', () => [{}, { resolveType: (value: { is: string }) => later(value.is) }]],
  ['a synchronous resolveType', () => [{}, { resolveType: (value: { is: string }) => value.is }]],
] as const)('tells the type of an abstract value by %s', async (_title, options) => {
  const [ofObject, ofAbstract] = options()
  const face = new GraphQLInterfaceType({
    name: 'Face',
    fields: { is: { type: GraphQLString } },
    ...(ofAbstract as object),
  })
  const one = new GraphQLObjectType({
    name: 'one',
    interfaces: [face],
    fields: { is: { type: GraphQLString } },
    ...(ofObject as object),
  })
  const union = new GraphQLUnionType({ name: 'U', types: [one], ...(ofAbstract as object) })
  const { GraphQLSchema, GraphQLList } = await import('graphql')
  const own = new GraphQLSchema({
    types: [one],
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        faces: { type: new GraphQLList(face) },
        us: { type: new GraphQLList(union) },
        o: { type: one },
      },
    }),
  })
  const values = [{ is: 'one' }, { is: 'two' }, { is: 'Query' }, { is: null }, { is: 'U' }]
  const document = parse('{ faces { is } us { ... on one { is } } o { is } }')
  const args = {
    schema: own,
    document,
    contextValue: {},
    rootValue: { faces: values, us: values, o: values[1] },
  }
  const ordinary = await executeOrdinarily(args)
  const compiled = await createCompiledExecution(own, () => true)(args)
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(JSON.parse(JSON.stringify(ordinary)))
})

describe('when the time is over', () => {
  const cases = [
    ['before it begins', '{ person { name } }', 0],
    ['while a query is awaited', '{ waiting: slow { name } }', 1],
    ['while a mutation reads its answer', 'mutation { person { promised } }', 1],
  ] as const
  test.each(cases)('ends with the reason of the signal: %s', async (_title, text, delay) => {
    const reasons: unknown[] = []
    for (const execute of [executeOrdinarily, compiledExecution]) {
      const time = new AbortController()
      const never = new Promise<never>(() => {})
      if (delay === 0) time.abort(new Error('over'))
      else setImmediate(() => time.abort(new Error('over')))
      const rootValue = { slow: () => never, person: () => ({ name: 'Ana', promised: never }) }
      const args = { schema, document: parse(text), contextValue: {}, rootValue, signal: time.signal }
      reasons.push(
        await Promise.resolve()
          .then(() => execute(args))
          .catch((error: Error) => error.message),
      )
    }
    expect(reasons).toEqual(['over', 'over'])
  })

  test('starts no more resolvers', async () => {
    const time = new AbortController()
    const started: string[] = []
    const rootValue = {
      slow: async () => {
        await later(0)
        time.abort(new Error('over'))
        return { name: () => started.push('name') }
      },
    }
    const args = {
      schema,
      document: parse('{ slow { name } }'),
      contextValue: {},
      rootValue,
      signal: time.signal,
    }
    await expect(Promise.resolve(compiledExecution(args))).rejects.toThrow('over')
    await later(0)
    expect(started).toEqual([])
  })
})

test('leaves documents that it does not know to the ordinary executor', async () => {
  const known = parse('{ person { name } }')
  const execute = createCompiledExecution(schema, document => document === known)
  const args = { schema, contextValue: {}, rootValue: root }
  const expected = { data: { person: { name: 'Ana' } } }
  for (const document of [known, parse('{ person { name } }')])
    expect(JSON.parse(JSON.stringify(await execute({ ...args, document })))).toEqual(expected)
})
