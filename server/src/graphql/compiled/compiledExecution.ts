import { execute as executeUncompiled } from '@graphql-tools/executor'
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql'
import { prepareOperation } from '../preparedOperation.ts'
import { run } from './execute.ts'
import { type ObjectPlan, type Plan, rootPlan } from './plan.ts'
import { type Conditions, conditionsIn, type Fragments } from './selections.ts'

/** Arguments of an execution, and the signal that ends it. */
export type LimitedArgs = ExecutionArgs & { readonly signal?: AbortSignal }

export type Execute = (args: LimitedArgs) => ExecutionResult | Promise<ExecutionResult>

/** The executor of yoga. */
export const executeOrdinarily: Execute = args =>
  executeUncompiled(args) as ExecutionResult | Promise<ExecutionResult>

/** The plans of one document. */
interface Compiled {
  /** Variables of `@skip` and `@include`; each combination of their values has a plan. */
  readonly conditions: readonly string[]
  readonly fragments: Fragments
  readonly plans: Map<string, { readonly plan: Plan; readonly root: ObjectPlan }>
}

/** More would be more plans than are worth keeping. */
const MOST_CONDITIONS = 4

/**
 * Executes known documents by plans that are made once: fields are collected, arguments found and columns told from
 * resolvers for each place of a document instead of each row. All else goes to the ordinary executor, and so does an operation
 * whose variables do not fit.
 */
export function createCompiledExecution(
  schema: GraphQLSchema,
  isKnown: (document: DocumentNode) => boolean,
): Execute {
  const compiled = new WeakMap<DocumentNode, Compiled | null>()
  const compiledOf = (document: DocumentNode): Compiled | null => {
    if (!isKnown(document)) return null
    const known = compiled.get(document)
    if (known !== undefined) return known
    const made = compile(document)
    compiled.set(document, made)
    return made
  }
  return args => {
    const found = args.schema === schema && !hasOwnResolvers(args) ? compiledOf(args.document) : null
    const prepared = found && prepareOperation(args)
    const conditions = found && prepared && conditionsOf(found, prepared.variables)
    const rootType = prepared && schema.getRootType(prepared.operation.operation)
    if (!found || !prepared || !conditions || !rootType) return executeOrdinarily(args)
    args.signal?.throwIfAborted()
    const key = [...conditions.values()].join()
    const known = found.plans.get(key)
    const plan: Plan = known?.plan ?? {
      schema,
      operation: prepared.operation,
      fragments: found.fragments,
      conditions,
      places: 0,
    }
    const root = known?.root ?? rootPlan(plan, rootType)
    if (!known) found.plans.set(key, { plan, root })
    return run(
      {
        plan,
        context: args.contextValue as object,
        root: args.rootValue,
        variables: prepared.variables,
        signal: args.signal,
        errors: [],
        args: [],
        aborted: null,
      },
      root,
    )
  }
}

const hasOwnResolvers = ({ fieldResolver, typeResolver }: ExecutionArgs): boolean =>
  Boolean(fieldResolver ?? typeResolver)

function compile(document: DocumentNode): Compiled | null {
  const conditions = conditionsIn(document)
  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition')
  if (!conditions || conditions.length > MOST_CONDITIONS || operations.length !== 1) return null
  const fragments: Record<string, Fragments[string]> = Object.create(null)
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments[definition.name.value] = definition
  return { conditions, fragments, plans: new Map() }
}

/** Null where a variable of a directive is no boolean, which is an error of the operation. */
function conditionsOf(
  { conditions }: Compiled,
  variables: Readonly<Record<string, unknown>>,
): Conditions | null {
  const values = new Map<string, boolean>()
  for (const name of conditions) {
    const value = variables[name]
    if (typeof value !== 'boolean') return null
    values.set(name, value)
  }
  return values
}
