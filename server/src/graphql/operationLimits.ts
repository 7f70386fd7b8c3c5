import { execute } from '@graphql-tools/executor'
import { createSourceEventStream, type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql'
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { costOf } from './cost.ts'
import { hasForeignCursor } from './cursors.ts'
import { LIMITS } from './limits.ts'
import { type OperationToExecute, type PreparedOperation, prepareOperation } from './preparedOperation.ts'

/** What the operations of one HTTP request have cost so far. */
const spent = new WeakMap<object, number>()

function tooCostly(
  prepared: PreparedOperation,
  schema: GraphQLSchema,
  request?: object,
): GraphQLError | null {
  const before = (request && spent.get(request)) ?? 0
  const cost = before + costOf(schema, prepared)
  if (request) spent.set(request, cost)
  return cost <= LIMITS.cost ? null : new TooCostly(cost)
}

/** Of an operation, or several together, that can answer more than `LIMITS.cost` values. */
export class TooCostly extends GraphQLError {
  constructor(cost: number) {
    const most = LIMITS.cost
    super(
      `La consulta puede traer hasta ${cost} valores y el máximo es ${most}: pedí páginas más chicas (first, last) o menos campos. / The query may return up to ${cost} values and the limit is ${most}: ask for smaller pages (first, last) or fewer fields.`,
      { extensions: { code: 'TOO_COSTLY', cost, limit: most } },
    )
  }
}

/** What Pothos reads out of a cursor goes to the database as it is, where it would be a fault. */
const foreignCursor = (prepared: PreparedOperation): GraphQLError | null =>
  hasForeignCursor(prepared)
    ? new GraphQLError('That is no cursor of ours', { extensions: { code: 'INVALID_CURSOR' } })
    : null

/**
 * Refuses operations by what they ask, before anything is read for them: over HTTP and websocket alike, a subscription
 * when it begins.
 */
export function refuseBeforehand(): Plugin {
  const refuse = ({ args, setResultAndStopExecution }: Beginning) => {
    const prepared = prepareOperation(args)
    if (!prepared) return
    const { request } = args.contextValue
    const error = foreignCursor(prepared) ?? tooCostly(prepared, args.schema, request)
    if (error) setResultAndStopExecution({ errors: [error] })
  }
  return { onExecute: refuse, onSubscribe: refuse }
}

interface Beginning {
  /** Over a websocket there is no request. */
  readonly args: OperationToExecute & { readonly contextValue: { readonly request?: Request } }
  readonly setResultAndStopExecution: (result: { errors: GraphQLError[] }) => void
}

/** Ends when an operation of this kind, or one event of a subscription, has been worked on for long enough. */
export type TimeLimit = (kind: 'query' | 'mutation' | 'subscription') => AbortSignal

export const timeLimit: TimeLimit = kind =>
  AbortSignal.timeout(kind === 'mutation' ? LIMITS.mutationMs : LIMITS.queryMs)

/**
 * Answers an operation that takes too long with an error, and starts no more of its resolvers, so that nothing more is
 * read for it. What its running statement may take is limited by the database. Each event of a subscription has the
 * limit for itself: one that takes too long is told as an error, and the next are told.
 */
export function limitTime(limit: TimeLimit): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { operation } = prepareOperation(args) ?? {}
      if (!operation) return
      const signal = limit(operation.operation)
      setExecuteFn((given: ExecutionArgs) =>
        withinTime(signal, limited => executeFn({ ...given, ...limited })),
      )
    },
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(async (given: ExecutionArgs) => {
        const events = await createSourceEventStream(given)
        if (!isAsyncIterable(events)) return events
        return mapAsyncIterator(
          events,
          rootValue =>
            withinTime(limit('subscription'), limited => execute({ ...given, rootValue, ...limited })),
          (cause: Error) => {
            throw new GraphQLError(cause.message, { originalError: cause })
          },
        )
      })
    },
  }
}

/** Yoga's executor takes a signal; the type of its arguments is graphql's, which does not. */
async function withinTime<Result>(
  signal: AbortSignal,
  run: (limited: { signal: AbortSignal }) => Result | Promise<Result>,
) {
  try {
    return await run({ signal })
  } catch (error) {
    if (error !== signal.reason) throw error
    return { errors: [new GraphQLError(TOO_SLOW, { extensions: { code: 'TOO_SLOW' } })] }
  }
}

const TOO_SLOW =
  'La consulta tardó demasiado: pedí menos datos por vez. / The operation took too long: ask for less at a time.'
