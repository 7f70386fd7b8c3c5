import type { ExecutionArgs, ExecutionResult } from 'graphql'
import { isAsyncIterable } from 'graphql-yoga'
import { costOf } from './cost.ts'
import { LIMITS } from './limits.ts'
import { TooCostly } from './operationLimits.ts'
import { prepareOperation } from './preparedOperation.ts'

type Subscribed = ExecutionResult | AsyncIterable<ExecutionResult>

/**
 * Bounds what the running subscriptions of one subscriber cost together, on whatever sockets: each event is worked on
 * for every one of them at the same moment. Returns a function that subscribes within the limit.
 */
export function createLiveBudget() {
  const spent = new Map<string, number>()
  const add = (subscriber: string, cost: number) => {
    const sum = (spent.get(subscriber) ?? 0) + cost
    if (sum > 0) spent.set(subscriber, sum)
    else spent.delete(subscriber)
    return sum
  }
  return async (
    subscriber: string,
    args: ExecutionArgs,
    subscribe: () => Promise<Subscribed>,
  ): Promise<Subscribed> => {
    const prepared = prepareOperation(args)
    const cost = prepared ? costOf(args.schema, prepared) : 0
    let isRunning = true
    const end = () => {
      if (isRunning) add(subscriber, -cost)
      isRunning = false
    }
    const sum = add(subscriber, cost)
    try {
      if (sum > LIMITS.cost) throw new TooCostly(sum)
      const events = await subscribe()
      if (isAsyncIterable(events)) return untilItEnds(events[Symbol.asyncIterator](), end)
      end()
      return events
    } catch (error) {
      end()
      if (error instanceof TooCostly) return { errors: [error] }
      throw error
    }
  }
}

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
