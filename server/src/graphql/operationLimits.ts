import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { KEY_BUDGET, type Spent } from '../domains/partners/keyBudget.ts'
import { createCallerTurns, TooMuchAtOnce } from '../platform/callerTurns.ts'
import type { Execute, LimitedArgs } from './compiled/compiledExecution.ts'
import { callerOf, type GraphQLContext } from './context.ts'
import { costOf } from './cost.ts'
import { hasForeignCursor } from './cursors.ts'
import { CALLER_LIMITS, LIMITS } from './limits.ts'
import { noteAnnouncements } from './liveDelivery.ts'
import { prepareOperation } from './preparedOperation.ts'
import { answerOnce } from './sharedAnswers.ts'

/** Cost so far of the operations of one HTTP request. */
const spent = new WeakMap<object, number>()

function tooCostly(cost: number, request: object | undefined): GraphQLError | null {
  const sum = cost + ((request && spent.get(request)) ?? 0)
  if (request) spent.set(request, sum)
  return sum <= LIMITS.cost ? null : new TooCostly(sum, LIMITS.cost)
}

/** Error of an operation, or several together, that can return more than `most` values. */
export class TooCostly extends GraphQLError {
  constructor(cost: number, most: number) {
    super(
      `La consulta puede traer hasta ${cost} valores y el máximo es ${most}: pedí páginas más chicas (first, last) o menos campos. / The query may return up to ${cost} values and the limit is ${most}: ask for smaller pages (first, last) or fewer fields.`,
      { extensions: { code: 'TOO_COSTLY', cost, limit: most } },
    )
  }
}

/** Starts the time that an operation of this kind, or one event of a subscription, may be worked on. */
export type TimeLimit = (kind: 'query' | 'mutation' | 'subscription') => {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal
  /** Ends the turn; called when the work has ended. */
  readonly end: () => void
}

/** Not `AbortSignal.timeout`: its timer keeps what was worked on in memory until the time is over. */
export const timeLimit: TimeLimit = kind => {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(), kind === 'mutation' ? LIMITS.mutationMs : LIMITS.queryMs)
  timer.unref()
  return { signal: time.signal, end: () => clearTimeout(timer) }
}

export interface WorkLimits {
  /** Time limit of an operation; default from LIMITS. */
  readonly timeLimit?: TimeLimit | undefined
  /** Operations of one caller running at once; default from CALLER_LIMITS. */
  readonly operationsAtOnce?: number | undefined
}

/** An operation within its limits: executes it when its turn comes and its budget suffices. */
export type Admitted = (execute: Execute) => Promise<ExecutionResult>

/** Bounds the work of operations, over HTTP and websocket alike. */
export interface OperationLimits {
  /**
   * Refuses an operation that asks for too much before anything is read. The others wait in their caller's queue; one that
   * exceeds its time is answered with an error and starts no more resolvers, while the database limits its running statement.
   * Null when the operation cannot be executed, which its execution reports.
   */
  readonly admit: (args: LimitedArgs) => Admitted | GraphQLError | null
  /** The same for yoga, and for subscriptions, which are refused when they begin. */
  readonly plugin: Plugin<GraphQLContext>
}

/**
 * Each event of a subscription has the whole time for itself (a time-out is reported as an error and later
 * events still arrive), and waits while other events of the same subscriber use up the budget. `executeEvent` executes one.
 */
export function createOperationLimits(
  { timeLimit: limit = timeLimit, operationsAtOnce }: WorkLimits,
  executeEvent: Execute,
): OperationLimits {
  const atOnce = operationsAtOnce ?? CALLER_LIMITS.operations
  const turns = createCallerTurns({ atOnce, waiting: 3 * atOnce })
  // Each subscription waits with one event at most, and the number of subscriptions is limited.
  const eventTurns = createCallerTurns({ atOnce: LIMITS.liveCost, waiting: Number.POSITIVE_INFINITY })
  const admit: OperationLimits['admit'] = args => {
    const prepared = prepareOperation(args)
    if (!prepared) return null
    const contextValue = args.contextValue as GraphQLContext & { readonly request?: object }
    const cost = costOf(args.schema, prepared)
    const refused = hasForeignCursor(prepared) ? foreignCursor() : tooCostly(cost, contextValue.request)
    if (refused) return refused
    const weight = Math.ceil((cost / LIMITS.cost) * atOnce)
    return async execute => {
      const spent = await contextValue.spendBudget?.(cost)
      if (spent && !spent.isGranted)
        return { errors: [throttled(spent)], extensions: costOfAnswer(cost, spent) }
      try {
        const result = await turns(callerOf(contextValue), weight, () =>
          withinTime(limit(prepared.operation.operation), limited => execute({ ...args, ...limited })),
        )
        return spent ? { ...result, extensions: costOfAnswer(cost, spent) } : result
      } catch (error) {
        if (error instanceof TooMuchAtOnce) return { errors: [tooManyAtOnce()] }
        throw error
      }
    }
  }
  const plugin: Plugin<GraphQLContext> = {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const admitted = admit(args)
      if (admitted instanceof GraphQLError) return setResultAndStopExecution({ errors: [admitted] })
      if (admitted)
        setExecuteFn((given: ExecutionArgs) =>
          admitted(limited => (executeFn as Execute)({ ...limited, ...given })),
        )
    },
    onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      const prepared = prepareOperation(args)
      if (!prepared) return
      const cost = costOf(args.schema, prepared)
      if (hasForeignCursor(prepared)) return setResultAndStopExecution({ errors: [foreignCursor()] })
      if (cost > LIMITS.liveCost)
        return setResultAndStopExecution({ errors: [new TooCostly(cost, LIMITS.liveCost)] })
      const { contextValue } = args
      const caller = callerOf(contextValue)
      const spend = async () => {
        const spent = await contextValue.spendBudget?.(cost)
        return spent && !spent.isGranted ? { errors: [throttled(spent)] } : null
      }
      setSubscribeFn(async (given: ExecutionArgs) => {
        const refused = await spend()
        if (refused) return refused
        const events = await createSourceEventStream(given)
        if (!isAsyncIterable(events)) return events
        noteAnnouncements(contextValue, events)
        return mapAsyncIterator(
          events,
          rootValue =>
            eventTurns(
              caller,
              cost,
              async () =>
                (await spend()) ??
                answerOnce({ ...given, rootValue }, event =>
                  withinTime(limit('subscription'), async limited => executeEvent({ ...event, ...limited })),
                ),
            ),
          (cause: Error) => {
            throw new GraphQLError(cause.message, { originalError: cause })
          },
        )
      })
    },
  }
  return { admit, plugin }
}

/** Refuses an operation while the budget of the API key does not suffice. */
const throttled = ({ retryAfterMs }: Spent) =>
  new GraphQLError(
    `La clave gastó lo que puede por ahora: probá de nuevo en ${Math.ceil(retryAfterMs / 1000)} s. / The key's budget is spent: try again in ${Math.ceil(retryAfterMs / 1000)} s.`,
    { extensions: { code: 'THROTTLED', retryAfterMs, http: { status: 429 } } },
  )

/** Cost in the extensions of each answer to an API key. */
const costOfAnswer = (requested: number, { available }: Spent) => ({
  cost: { requested, available, maximum: KEY_BUDGET.maximum, perSecond: KEY_BUDGET.perSecond },
})

/** Pothos passes the content of a cursor to the database unchecked, where a wrong one would be a fault. */
const foreignCursor = () =>
  new GraphQLError('That is no cursor of ours', { extensions: { code: 'INVALID_CURSOR' } })

const tooManyAtOnce = () =>
  new GraphQLError(
    'Ya hay demasiadas consultas tuyas en curso: esperá un momento y probá de nuevo. / Too many of your operations are under way: wait for their answers.',
    { extensions: { code: 'TOO_MANY_AT_ONCE', http: { status: 429 } } },
  )

/** Yoga's executor takes a signal; the type of its arguments is graphql's, which does not. */
async function withinTime<Result>(
  { signal, end }: ReturnType<TimeLimit>,
  run: (limited: { signal: AbortSignal }) => Result | Promise<Result>,
) {
  try {
    return await run({ signal })
  } catch (error) {
    if (error !== signal.reason) throw error
    return { errors: [new GraphQLError(TOO_SLOW, { extensions: { code: 'TOO_SLOW' } })] }
  } finally {
    end()
  }
}

const TOO_SLOW =
  'La consulta tardó demasiado: pedí menos datos por vez. / The operation took too long: ask for less at a time.'
