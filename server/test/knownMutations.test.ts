import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLFieldResolver,
  type OperationDefinitionNode,
  parse,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GraphQLContext } from '../src/graphql/context.ts'
import { schema } from '../src/graphql/schema.ts'
import { createGraphQLDoors, type KnownDoor } from '../src/graphql/yoga.ts'
import { VIEWERS } from './authorization/people.ts'
import { openStage, type Stage } from './authorization/stage.ts'
import { COMMANDS } from './guards/allGuards.ts'
import type { CommandGuard } from './guards/guards.ts'
import type { Caller } from './harness.ts'
import { clientOperations } from './screens.ts'

const operations = await clientOperations()
const guards = new Map<string, CommandGuard>(COMMANDS)
const commands = schema.getMutationType()?.getFields() ?? {}
const resolvers = new Map(Object.values(commands).map(field => [field.name, field.resolve] as const))

interface Mutation {
  readonly name: string
  readonly id: string
  readonly root: FieldNode
  readonly declared: readonly VariableDefinitionNode[]
  readonly guard: CommandGuard
}

function partsOf(document: DocumentNode): Pick<Mutation, 'root' | 'declared'> {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )
  const fields = operation?.selectionSet.selections.filter(selection => selection.kind === 'Field') ?? []
  if (fields.length !== 1 || !fields[0]) throw new Error('a mutation of the client calls one command')
  return { root: fields[0], declared: operation?.variableDefinitions ?? [] }
}

/** The operation's variables by which the command gets these arguments, and something for each that it lacks. */
function variablesOf(
  { root: { arguments: args = [] }, declared }: Pick<Mutation, 'root' | 'declared'>,
  wanted: Readonly<Record<string, unknown>>,
) {
  const variables: Record<string, unknown> = {}
  const give = (node: ValueNode, value: unknown) => {
    if (node.kind === 'Variable') variables[node.name.value] = value
    if (node.kind === 'ObjectValue')
      for (const field of node.fields)
        give(field.value, (value as Record<string, unknown> | undefined)?.[field.name.value])
  }
  for (const { name, value } of args) give(value, wanted[name.value])
  for (const { variable, type } of declared)
    if (type.kind === 'NonNullType')
      variables[variable.name.value] ??= type.type.kind === 'ListType' ? [] : '-'
  return variables
}

/** In the order of the guards: some of them leave jobs behind that others would have to work through. */
const order = new Map(COMMANDS.map(([name], at) => [name, at] as const))
const mutations: Mutation[] = [...operations]
  .flatMap(([id, text]) => {
    if (!text.startsWith('mutation ')) return []
    const { root, declared } = partsOf(parse(text))
    const guard = guards.get(root.name.value)
    if (!guard) throw new Error(`${root.name.value} has no guard`)
    return [{ name: root.name.value, id, root, declared, guard }]
  })
  .toSorted((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0))

let stage: Stage
let doors: { readonly compiled: KnownDoor; readonly ordinary: KnownDoor }

/**
 * What each command gave, by the test's own key: the second execution of the same mutation gets it too, and reads the rest
 * from the same state.
 */
const given = new WeakMap<object, unknown>()
const KEY = Symbol('key of an answer')

function givingOnce(resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> {
  return (root, args, context, info) => {
    const key = (context as { readonly [KEY]?: object })[KEY]
    if (!key) return resolve(root, args, context, info)
    if (!given.has(key)) given.set(key, resolve(root, args, context, info))
    return given.get(key)
  }
}

beforeAll(() => {
  for (const [name, resolve] of resolvers)
    if (resolve) Object.assign(commands[name] ?? {}, { resolve: givingOnce(resolve) })
})
afterAll(() => {
  for (const [name, resolve] of resolvers) Object.assign(commands[name] ?? {}, { resolve })
})

/** Both executors' answers to the operation, and the cookies that they set. */
async function expectAlike(id: string, caller: Caller, variables: Record<string, unknown>) {
  const key = {}
  const answers: string[] = []
  for (const door of [doors.ordinary, doors.compiled]) {
    const operation = door.find(id)
    if (!operation) throw new Error('the client’s operation is refused')
    const context: GraphQLContext = Object.assign(caller.context(), { [KEY]: key })
    const result: ExecutionResult = await door.answer(operation, variables, context)
    answers.push(JSON.stringify(result).replaceAll(/"faultId":"[0-9a-f-]{36}"/g, '"faultId":"…"'))
  }
  const [ordinary, compiled] = answers
  expect(compiled).toBe(ordinary)
  return ordinary ?? ''
}

const STAGES = [
  { title: 'on one stage', those: mutations.filter(({ guard }) => !guard.ownStage) },
  ...mutations.filter(({ guard }) => guard.ownStage).map(own => ({ title: 'on its own', those: [own] })),
]

describe.each(STAGES)('$title', ({ those }) => {
  beforeAll(async () => {
    stage = await openStage()
    const { logger } = stage.harness.services
    const options = { persistedOperations: operations, openToVisitors: false, logger }
    doors = {
      compiled: createGraphQLDoors({ ...options, compiles: 'known' }).known,
      ordinary: createGraphQLDoors({ ...options, compiles: 'none' }).known,
    }
  })
  afterAll(() => stage.close())
  beforeEach(() => {
    vi.spyOn(stage.harness.services.rateLimit, 'spend').mockResolvedValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each(those)('$name has the same answer by both executors, whoever sends it', async mutation => {
    const { id, guard } = mutation
    const subject = await guard.prepare(stage)
    const variables = variablesOf(mutation, subject.variables)
    const callers = { ...stage.callers, ...subject.callers }
    const may = new Set(guard.people.flatMap(([names, answer]) => (answer === 'done' ? names : [])))
    const answers: string[] = []
    // Those who may do it come last: the others find it as it was.
    for (const viewer of VIEWERS.toSorted(
      (a, b) => Number(may.has(a as never)) - Number(may.has(b as never)),
    )) {
      const caller = callers[viewer]
      const inBrowser = subject.cookie === undefined ? caller : caller.withCookie(subject.cookie)
      answers.push(await expectAlike(id, inBrowser, variables))
    }
    expect(answers.some(answer => answer.includes('"data":{'))).toBe(true)
    await expectAlike(id, stage.callers.visitor, {})
  })
})
