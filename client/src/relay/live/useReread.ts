import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, RecordSourceProxy } from 'relay-runtime'
import { readAgain } from '../readAgain'
import { useReconnect } from '../useReconnect'
import { committed } from './list'
import { useShownReading } from './useNews'

/** News come in bursts (a payment moves a request and all its offers): one reading for all of them. */
const SETTLE_MS = 500

/**
 * Reads a query of what is shown again: by itself when the websocket is back (what is hidden then, once it is shown
 * again), and soon after the function that it returns was called. `variables` are asked for at that moment, so that each list keeps its length.
 */
export function useReread<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (store: RecordSourceProxy) => Q['variables'],
): () => void {
  const environment = useRelayEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reading = useShownReading()?.own
  const read = useRef<() => void>(undefined)
  useEffect(() => {
    read.current = () => {
      const askedAt = Date.now()
      readAgain<Q>(environment, query, committed(environment, variables), () => {
        if (reading) Object.assign(reading, { asOf: askedAt, isOld: false })
      })
    }
  })
  useEffect(() => {
    if (reading?.isOld) read.current?.()
  }, [reading])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  const soon = useCallback(() => {
    // The wait is never begun anew: news that do not end are read all the same.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      read.current?.()
    }, SETTLE_MS)
  }, [])
  useReconnect(() => read.current?.())
  return soon
}
