import { CRITICAL_ERROR } from '@graphql-tools/executor'
import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  locatedError,
} from 'graphql'
import { inspect } from 'graphql/jsutils/inspect.js'
import type { FieldPlan } from './plan.ts'

type Path = GraphQLResolveInfo['path']

/** Notes the error of a field, whose value is null then. Throws it where the field cannot be null. */
export function failAt(
  errors: GraphQLError[],
  { nodes }: FieldPlan,
  type: GraphQLOutputType,
  error: unknown,
  path: Path,
): null {
  for (const each of error instanceof AggregateError ? error.errors : [error]) {
    const located = locatedError(asError(each), nodes, keysOf(path))
    if (isNonNullType(type) || located.extensions[CRITICAL_ERROR]) throw located
    errors.push(located)
  }
  return null
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key)
  return keys.toReversed()
}

/** Resolvers may throw anything. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
    return new Error(String(thrown))
  const { message } = thrown
  return typeof message === 'string' ? Object.assign(new Error(message), thrown) : new Error(String(thrown))
}

export const missingValue = ({ parent, definition }: FieldPlan): Error =>
  new Error(`Cannot return null for non-nullable field ${parent.name}.${definition.name}.`)

export const notIterable = ({ parent, definition }: FieldPlan): GraphQLError =>
  new GraphQLError(`Expected Iterable, but did not find one for field "${parent.name}.${definition.name}".`)

export const missingLeaf = (type: GraphQLLeafType, value: unknown, serialized: unknown): Error =>
  new Error(
    `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
  )

export const otherType = ({ name }: GraphQLObjectType, value: unknown, { nodes }: FieldPlan): GraphQLError =>
  new GraphQLError(`Expected value of type "${name}" but got: ${inspect(value)}.`, { nodes })

/** The object type that an abstract type was resolved to. Throws unless it is one of its types. */
export function objectTypeNamed(
  schema: GraphQLSchema,
  name: unknown,
  abstract: GraphQLAbstractType,
  { parent, definition, nodes }: FieldPlan,
  value: unknown,
): GraphQLObjectType {
  const place = `"${parent.name}.${definition.name}"`
  if (name === null || name === undefined)
    throw new GraphQLError(
      `Abstract type "${abstract.name}" must resolve to an Object type at runtime for field ${place}. Either the "${abstract.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    )
  if (typeof name !== 'string')
    throw new GraphQLError(
      `Abstract type "${abstract.name}" must resolve to an Object type at runtime for field ${place} with value ${inspect(value)}, received "${inspect(name)}".`,
    )
  const type = schema.getType(name)
  if (!type)
    throw new GraphQLError(
      `Abstract type "${abstract.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
      { nodes },
    )
  if (!isObjectType(type))
    throw new GraphQLError(`Abstract type "${abstract.name}" was resolved to a non-object type "${name}".`, {
      nodes,
    })
  if (!schema.isSubType(abstract, type))
    throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${abstract.name}".`, {
      nodes,
    })
  return type
}
