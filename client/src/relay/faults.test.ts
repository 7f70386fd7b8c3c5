// @vitest-environment happy-dom
import {
  type ConcreteRequest,
  createOperationDescriptor,
  fetchQuery,
  type OperationDescriptor,
} from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import { neededVariables, nullableFields, type Path, serverAnswer } from '../../test/graph'
import { createEnvironment } from './environment'
import { faultOf } from './faults'

const artifacts = import.meta.glob<ConcreteRequest>('../**/__generated__/*Query.graphql.ts', {
  eager: true,
  import: 'default',
})
const queries = Object.values(artifacts).map(query => [query.params.name, query] as const)

const idOf = ({ params }: ConcreteRequest) => {
  if (!params.id) throw new Error(`${params.name} is not persisted`)
  return params.id
}

const answers = (answer: unknown) => vi.stubGlobal('fetch', async () => Response.json(answer))
const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.each(queries)('%s', (_name, query) => {
  const id = idOf(query)
  const variables = neededVariables(id)
  const fields = nullableFields(id, { variables })
  const ask = async (environment = createEnvironment()) => {
    const problem = await fetchQuery(environment, query, variables)
      .toPromise()
      .then(
        () => null,
        (cause: unknown) => cause,
      )
    return { problem, stored: clone(environment.getStore().getSource().toJSON()) }
  }

  test('stores a complete answer', async () => {
    answers(serverAnswer(id, { variables }))
    const { problem, stored } = await ask()
    expect(problem).toBeNull()
    expect(Object.keys(stored as object).length).toBeGreaterThan(0)
  })

  test.each(fields.map(path => [path.join('.'), path] as const))(
    'rejects a fault at %s',
    async (_path, faultAt: Path) => {
      const environment = createEnvironment()
      answers(serverAnswer(id, { variables }))
      const before = (await ask(environment)).stored
      const faulty = serverAnswer(id, { variables, faultAt })
      expect(faulty.errors).toHaveLength(1)
      answers(faulty)
      const again = await ask(environment)
      expect(again.problem).toMatchObject({ name: 'ServerFault', faultId: 'f-1' })
      expect(again.stored).toEqual(before)
      const fresh = createEnvironment()
      await ask(fresh)
      expect(fresh.check(createOperationDescriptor(query, variables)).status).toBe('missing')
    },
  )
})

describe('a part with @catch in the query itself', () => {
  const field = (name: string, selections: readonly object[] = []) => ({
    kind: selections.length > 0 ? 'LinkedField' : 'ScalarField',
    name,
    selections,
  })
  const selections = [
    field('node', [
      {
        kind: 'CatchField',
        to: 'RESULT',
        field: field('contact', [field('email'), { kind: 'FragmentSpread', name: 'x' }]),
      },
      field('shortId'),
    ]),
  ]
  const operation = { fragment: { node: { selections } } } as unknown as OperationDescriptor
  const judge = (data: Record<string, unknown>, ...path: string[]) =>
    faultOf(operation, { data, errors: [{ message: 'x', path }] })

  test('may fail, also inside', () => {
    expect(judge({ node: { contact: null, shortId: 'a' } }, 'node', 'contact')).toBeNull()
    expect(judge({ node: { contact: null, shortId: 'a' } }, 'node', 'contact', 'email')).toBeNull()
    expect(judge({ node: { contact: { email: null }, shortId: 'a' } }, 'node', 'contact', 'email')).toBeNull()
  })

  test('does not catch faults beside or above it, or inside a fragment', () => {
    expect(judge({ node: { contact: {}, shortId: null } }, 'node', 'shortId')).toBeInstanceOf(Error)
    expect(judge({ node: null }, 'node', 'contact', 'email')).toBeInstanceOf(Error)
    expect(judge({ node: { contact: { phone: null } } }, 'node', 'contact', 'phone')).toBeInstanceOf(Error)
    expect(faultOf(operation, { data: {}, errors: [{ message: 'x' }] })).toBeInstanceOf(Error)
  })
})

test('accepts a missing object as an answer, but no refusal or fault next to it', () => {
  const operation = { fragment: { node: { selections: [] } } } as unknown as OperationDescriptor
  const notFound = { message: 'Ese identificador no es válido.', extensions: { code: 'NOT_FOUND' } }
  expect(faultOf(operation, { data: { node: null }, errors: [notFound] })).toBeNull()
  const fault = { message: 'x', path: ['viewer'], extensions: { code: 'FAULT', faultId: 'f-1' } }
  const both = { data: { node: null, viewer: null }, errors: [notFound, fault] }
  expect(faultOf(operation, both)).toMatchObject({ name: 'ServerFault', faultId: 'f-1' })
})
