import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, RecordSourceProxy } from 'relay-runtime'
import { refetch } from '../refetch'
import { useReconnect } from '../useReconnect'
import { committed } from './list'
import { useShownReading } from './useNews'

/** Updates arrive in bursts (a payment changes a request and all its offers): one refetch for all of them. */
const SETTLE_MS = 500

/**
 * Refetches a visible query: automatically after a websocket reconnect (hidden ones once they are shown
 * again), and soon after the returned function is called. `variables` are computed at that moment, so that
 * each list keeps its length.
 */
export function useRefetch<Q extends OperationType>(
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
      refetch<Q>(environment, query, committed(environment, variables), () => {
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
    // The timer is never restarted: continuous updates still lead to a refetch.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      read.current?.()
    }, SETTLE_MS)
  }, [])
  useReconnect(() => read.current?.())
  return soon
}
