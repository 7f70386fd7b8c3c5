import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import { isAsyncIterable } from 'graphql-yoga'
import { createQuota } from '../platform/quota.ts'
import { costOf } from './cost.ts'
import { LIMITS } from './limits.ts'
import { prepareOperation } from './preparedOperation.ts'

type Subscribed = ExecutionResult | AsyncIterable<ExecutionResult>

/**
 * Bounds the total cost of one subscriber's running subscriptions over all its sockets, because each event is
 * processed for every one of them. Returns a function that subscribes within the limit.
 */
export function createLiveBudget() {
  const budget = createQuota(LIMITS.cost)
  return async (
    subscriber: string,
    args: ExecutionArgs,
    subscribe: () => Promise<Subscribed>,
  ): Promise<Subscribed> => {
    const prepared = prepareOperation(args)
    const cost = prepared ? costOf(args.schema, prepared) : 0
    const end = budget.take(subscriber, cost)
    if (!end) return { errors: [tooMuchLive(cost)] }
    try {
      const events = await subscribe()
      if (isAsyncIterable(events)) return untilItEnds(events[Symbol.asyncIterator](), end)
      end()
      return events
    } catch (error) {
      end()
      throw error
    }
  }
}

const tooMuchLive = (cost: number) =>
  new GraphQLError(
    `Tus suscripciones abiertas y esta suman más de ${LIMITS.cost} valores por novedad: cerrá alguna. / Your open subscriptions and this one add up to more than ${LIMITS.cost} values per event: close some.`,
    { extensions: { code: 'TOO_COSTLY', cost, limit: LIMITS.cost } },
  )

/** The same events. Not a generator: that would wait for the next event before it could be ended. */
function untilItEnds<T>(events: AsyncIterator<T>, end: () => void): AsyncIterableIterator<T> {
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        const next = await events.next()
        if (next.done) end()
        return next
      } catch (error) {
        end()
        throw error
      }
    },
    async return() {
      end()
      return (await events.return?.()) ?? { done: true, value: undefined }
    },
  }
}
