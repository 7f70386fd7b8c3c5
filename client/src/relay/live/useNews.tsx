import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime'
import type { Reading, Readings } from '../reading'

type Shown = { readonly own: Reading; readonly together: Readings }

const ReadingContext = createContext<Shown | null>(null)

/** Provides the shown reading to the components inside, which subscribe to updates and refetch. */
export function ReadingOf({ own, together, children }: Shown & { children: ReactNode }) {
  const shown = useMemo(() => ({ own, together }), [own, together])
  return <ReadingContext value={shown}>{children}</ReadingContext>
}

export const useShownReading = (): Shown | null => use(ReadingContext)

/**
 * Subscribes to live updates while the component is mounted, starting from the time the surrounding screen
 * was requested, so that none is missed. Relay writes each into the store; `onNext` handles other effects, in
 * lists and on screen.
 */
export function useNews<S extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: S['variables'],
  onNext?: (news: S['response']) => void,
): void {
  const environment = useRelayEnvironment()
  const readings = useShownReading()?.together
  const hear = useEffectEvent((news: S['response'] | null | undefined) => {
    if (news) onNext?.(news)
  })
  const key = JSON.stringify(variables)
  useEffect(() => {
    const listening = requestSubscription<S>(environment, {
      subscription,
      variables: JSON.parse(key) as S['variables'],
      onNext: news => hear(news),
      cacheConfig: { metadata: { readings } },
    })
    return () => listening.dispose()
  }, [environment, subscription, key, readings])
}
