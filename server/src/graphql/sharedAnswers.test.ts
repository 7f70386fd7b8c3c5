import { buildSchema, type ExecutionArgs, execute, parse } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { isAccount, isAdmin, type Viewer, viewerOf } from '../domains/viewer.ts'
import { fact } from '../platform/askedOf.ts'
import type { GraphQLContext } from './context.ts'
import { answerOnce } from './sharedAnswers.ts'

const schema = buildSchema(`type Query {
  common: String isAna: Boolean likesBlue: Boolean email: String address: String fails: String
}`)

let executions: string[]
beforeEach(() => {
  executions = []
})

type Reader = (context: GraphQLContext) => unknown
const fields: Readonly<Record<string, Reader>> = {
  common: ({ viewer }) => (isAdmin(viewer) ? 'team' : 'provider'),
  isAna: ({ viewer }) => isAccount(viewer, 'ana'),
  likesBlue: ({ viewer }) =>
    fact(viewer, 'likes blue', async one => one.kind === 'account' && one.accountId !== 'bruno'),
  // A field whose author did not think of sharing.
  email: ({ viewer }) => (viewer.kind === 'account' ? viewer.email : null),
  address: ({ clientIp }) => clientIp,
  fails: () => {
    throw new Error('no')
  },
}

function account(name: string, { status = 'APPROVED' }: { status?: 'APPROVED' | 'PENDING' } = {}): Viewer {
  return viewerOf(
    {
      id: name,
      email: `${name}@correo.test`,
      kind: 'PROVIDER',
      providerProfile: { id: `provider-${name}`, status },
      policyConsents: [],
    },
    { kind: 'session', sessionId: `session-${name}` },
    'equipo@correo.test',
  )
}

const documents = new Map<string, ReturnType<typeof parse>>()

/** The answer for one viewer to an event, and notes in `executions` for whom it was executed. */
async function answer(event: object, selection: string, viewer: Viewer, more: Partial<GraphQLContext> = {}) {
  const document = documents.get(selection) ?? parse(`{ ${selection} }`)
  documents.set(selection, document)
  const contextValue = { viewer, clientIp: '203.0.113.1', clock: {}, ...more } as unknown as GraphQLContext
  const args: ExecutionArgs = {
    schema,
    document,
    rootValue: event,
    contextValue,
    variableValues: {},
    fieldResolver: (_source, _args, context: GraphQLContext, { fieldName }) => fields[fieldName]?.(context),
  }
  const result = await answerOnce(args, async given => {
    executions.push(viewer.kind === 'account' ? viewer.accountId : viewer.kind)
    return execute(given)
  })
  return result.data
}

const people = ['ana', 'bruno', 'carla', 'diego'].map(name => account(name))
const answersOf = (selection: string) => {
  const event = {}
  return Promise.all(people.map(viewer => answer(event, selection, viewer)))
}

test('executes once for viewers of one class', async () => {
  expect(await answersOf('common')).toEqual(people.map(() => ({ common: 'provider' })))
  expect(executions).toEqual(['ana'])
})

test('executes once for each answer to a question about the viewer', async () => {
  expect((await answersOf('isAna likesBlue')).map(data => Object.values(data ?? {}))).toEqual([
    [true, true],
    [false, false],
    [false, true],
    [false, true],
  ])
  expect(executions).toEqual(['ana', 'bruno', 'carla'])
})

test.each(['email', 'address'])(
  'executes %s, which is read without a question, for everybody',
  async selection => {
    const event = {}
    const answers = await Promise.all(
      people.map((viewer, place) => answer(event, selection, viewer, { clientIp: `203.0.113.${place}` })),
    )
    expect(new Set(answers.map(data => JSON.stringify(data))).size).toBe(people.length)
    expect(executions).toHaveLength(people.length)
  },
)

test('shares nothing among classes, events and answers with errors, nor with callers who pay', async () => {
  const event = {}
  await answer(event, 'common', account('ana'))
  await answer(event, 'common', account('pablo', { status: 'PENDING' }))
  await answer({}, 'common', account('bruno'))
  await answer(event, 'fails', account('ana'))
  await answer(event, 'fails', account('bruno'))
  await answer(event, 'common', account('carla'), {
    spendBudget: async () => ({ isGranted: true, available: 1, retryAfterMs: 0 }),
  })
  expect(executions).toEqual(['ana', 'pablo', 'bruno', 'ana', 'bruno', 'carla'])
})

test('a viewer whose properties are listed or looked for gets its own answer', async () => {
  const readers: Reader[] = [
    ({ viewer }) => Object.keys(viewer),
    ({ viewer }) => 'email' in viewer,
    context => ({ ...context }),
  ]
  for (const read of readers) {
    executions = []
    const event = {}
    for (const viewer of people.slice(0, 2)) {
      const args: ExecutionArgs = {
        schema,
        document: documents.get('common') ?? parse('{ common }'),
        rootValue: event,
        contextValue: { viewer } as unknown as GraphQLContext,
        variableValues: {},
        fieldResolver: (_source, _args, context: GraphQLContext) => String(read(context) !== null),
      }
      await answerOnce(args, async given => {
        executions.push('once')
        return execute(given)
      })
    }
    expect(executions).toHaveLength(2)
  }
})
