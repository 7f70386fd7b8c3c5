import { defaultFieldResolver, defaultTypeResolver } from '@graphql-tools/executor'
import {
  type ExecutionResult,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLString,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { isPromise } from 'graphql-yoga'
import { NOT_HERE } from './directReads.ts'
import { failAt, missingLeaf, missingValue, notIterable, objectTypeNamed, otherType } from './faults.ts'
import { PathStep } from './loadedRows.ts'
import type { FieldPlan, ObjectPlan, Plan } from './plan.ts'

type Path = PathStep

/** One execution of a plan. */
export interface Run {
  readonly plan: Plan
  readonly context: object
  readonly root: unknown
  readonly variables: Record<string, unknown>
  readonly signal: AbortSignal | undefined
  readonly errors: GraphQLError[]
  /** Arguments by place: they are the same for each row. */
  readonly args: (Record<string, unknown> | undefined)[]
  /** Rejects when the time is over; made when something is first awaited. */
  aborted: Promise<never> | null
}

/** An object of the answer. Without a prototype, an alias may be any name. */
const Answer = function Answer() {} as unknown as new () => Record<string, unknown>
Answer.prototype = Object.create(null)

/** Executes the operation: the same answer as that of the executor which it stands in for. */
export function run(execution: Run, root: ObjectPlan): ExecutionResult | Promise<ExecutionResult> {
  const { signal, errors, plan } = execution
  const fail = (error: unknown): ExecutionResult => {
    signal?.throwIfAborted()
    errors.push(error as GraphQLError)
    return { errors, data: null }
  }
  const finish = (data: Record<string, unknown>): ExecutionResult =>
    errors.length === 0 ? { data } : { errors, data }
  try {
    const data =
      plan.operation.operation === 'mutation'
        ? executeSerially(execution, root)
        : executeFields(execution, root, execution.root, undefined)
    return isPromise(data) ? data.then(finish, fail) : finish(data)
  } catch (error) {
    return fail(error)
  }
}

async function executeSerially(run: Run, { fields }: ObjectPlan): Promise<Record<string, unknown>> {
  const answer = new Answer()
  for (const field of fields) {
    run.signal?.throwIfAborted()
    answer[field.name] = await executeField(run, field, run.root, undefined)
  }
  return answer
}

type Fields = Record<string, unknown>

function executeFields(
  run: Run,
  { fields }: ObjectPlan,
  row: unknown,
  path: Path | undefined,
): Fields | Promise<Fields> {
  const answer = new Answer()
  let pending: Promise<void>[] | null = null
  try {
    for (const field of fields) {
      const direct = field.direct === null ? NOT_HERE : field.direct(row, run.context)
      const value =
        direct === NOT_HERE ? executeField(run, field, row, path) : readLeaf(run, field, direct, path)
      answer[field.name] = value
      if (!isPromise(value)) continue
      pending ??= []
      pending.push(
        value.then(settled => {
          answer[field.name] = settled
        }),
      )
    }
  } catch (error) {
    const rethrow = () => {
      throw error
    }
    // The others may reject too, and nobody else would handle that.
    if (pending && error !== run.signal?.reason) return Promise.all(pending).then(rethrow, rethrow)
    throw error
  }
  if (!pending) return answer
  const all = pending.length === 1 ? pending[0] : Promise.all(pending)
  return untilAborted(run, all as Promise<unknown>).then(() => answer)
}

function untilAborted<T>(run: Run, work: Promise<T>): Promise<T> {
  const { signal } = run
  if (!signal) return work
  if (!run.aborted) {
    run.aborted = new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    run.aborted.catch(() => {})
  }
  return Promise.race([run.aborted, work])
}

/** A value that was read without a resolver; its path is needed only for an error. */
function readLeaf(run: Run, field: FieldPlan, value: unknown, path: Path | undefined): unknown {
  try {
    if (value !== null) return leafValue(field.leaf as GraphQLLeafType, value)
    if (!field.isNonNull) return null
    throw missingValue(field)
  } catch (error) {
    return failAt(run.errors, field, field.type, error, pathOf(field, path))
  }
}

function executeField(run: Run, field: FieldPlan, row: unknown, prev: Path | undefined): unknown {
  const path = pathOf(field, prev)
  try {
    run.signal?.throwIfAborted()
    const info = infoOf(run, field, path)
    const args = argumentsOf(run, field)
    const value = (field.resolve ?? defaultFieldResolver)(row, args, run.context, info)
    if (!isPromise(value)) return finishField(run, field, info, path, value)
    return value.then(
      resolved => finishField(run, field, info, path, resolved),
      error => failAt(run.errors, field, field.type, error, path),
    )
  } catch (error) {
    return failAt(run.errors, field, field.type, error, path)
  }
}

function finishField(
  run: Run,
  field: FieldPlan,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
): unknown {
  try {
    const completed = complete(run, field, field.type, info, path, value)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, error => failAt(run.errors, field, field.type, error, path))
  } catch (error) {
    return failAt(run.errors, field, field.type, error, path)
  }
}

const pathOf = ({ name, parent }: FieldPlan, prev: Path | undefined): Path =>
  new PathStep(prev, name, parent.name)

/** Each call gets arguments of its own, which it may change. */
function argumentsOf(run: Run, { definition, nodes, place }: FieldPlan): Record<string, unknown> {
  if (definition.args.length === 0 || !nodes[0]) return {}
  run.args[place] ??= getArgumentValues(definition, nodes[0], run.variables)
  return { ...run.args[place] }
}

function infoOf({ plan, root, variables, signal }: Run, field: FieldPlan, path: Path): GraphQLResolveInfo {
  return {
    fieldName: field.definition.name,
    fieldNodes: field.nodes,
    returnType: field.type,
    parentType: field.parent,
    path,
    schema: plan.schema,
    fragments: plan.fragments,
    rootValue: root,
    operation: plan.operation,
    variableValues: variables,
    signal,
  } as GraphQLResolveInfo
}

function complete(
  run: Run,
  field: FieldPlan,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
): unknown {
  if (value instanceof Error) throw value
  if (isNonNullType(type)) {
    const completed = complete(run, field, type.ofType, info, path, value)
    if (completed === null) throw missingValue(field)
    return completed
  }
  if (value === null || value === undefined) return null
  if (isListType(type)) return completeList(run, field, type.ofType, info, path, value)
  if (isLeafType(type)) return leafValue(type, value)
  if (!isAbstractType(type)) return completeObject(run, field, type, info, path, value)
  return completeAbstract(run, field, type, info, path, value)
}

function completeList(
  run: Run,
  field: FieldPlan,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  path: Path,
  values: unknown,
): unknown {
  if (typeof values !== 'object' || values === null || !(Symbol.iterator in values)) throw notIterable(field)
  const completed: unknown[] = []
  let isPending = false
  for (const value of values as Iterable<unknown>) {
    const item = completeItem(run, field, type, info, new PathStep(path, completed.length, undefined), value)
    isPending ||= isPromise(item)
    completed.push(item)
  }
  return isPending ? Promise.all(completed) : completed
}

function completeItem(
  run: Run,
  field: FieldPlan,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
): unknown {
  try {
    const completed = isPromise(value)
      ? value.then(resolved => complete(run, field, type, info, path, resolved))
      : complete(run, field, type, info, path, value)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, error => failAt(run.errors, field, type, error, path))
  } catch (error) {
    return failAt(run.errors, field, type, error, path)
  }
}

function leafValue(type: GraphQLLeafType, value: unknown): unknown {
  // The most frequent case, which the scalar would answer alike.
  if (type === GraphQLString && typeof value === 'string') return value
  if (value instanceof Error) throw value
  let serialized: unknown
  try {
    serialized = type.serialize(value)
  } catch (error) {
    // Its own errors are the developer's, and are masked like any other fault.
    throw error instanceof GraphQLError ? new Error(error.message) : error
  }
  if (serialized === null || serialized === undefined) throw missingLeaf(type, value, serialized)
  return serialized
}

function completeAbstract(
  run: Run,
  field: FieldPlan,
  type: GraphQLAbstractType,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
): unknown {
  const resolveType = type.resolveType ?? defaultTypeResolver
  const name: unknown = resolveType(value, run.context, info, type)
  if (!isPromise(name)) return completeNamed(run, field, type, info, path, value, name)
  return name.then(resolved => completeNamed(run, field, type, info, path, value, resolved))
}

function completeNamed(
  run: Run,
  field: FieldPlan,
  type: GraphQLAbstractType,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
  name: unknown,
): unknown {
  const objectType = objectTypeNamed(run.plan.schema, name, type, field, value)
  return completeObject(run, field, objectType, info, path, value)
}

function completeObject(
  run: Run,
  field: FieldPlan,
  type: GraphQLObjectType,
  info: GraphQLResolveInfo,
  path: Path,
  value: unknown,
): unknown {
  if (!type.isTypeOf) return executeFields(run, field.objectPlanOf(type), value, path)
  const isOfType = type.isTypeOf(value, run.context, info)
  if (isPromise(isOfType)) return isOfType.then(isIt => executeIfOfType(run, field, type, path, value, isIt))
  return executeIfOfType(run, field, type, path, value, isOfType)
}

function executeIfOfType(
  run: Run,
  field: FieldPlan,
  type: GraphQLObjectType,
  path: Path,
  value: unknown,
  isOfType: boolean,
): unknown {
  if (!isOfType) throw otherType(type, value, field)
  return executeFields(run, field.objectPlanOf(type), value, path)
}
