import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime'
import type { Reading, Readings } from '../reading'

type Shown = { readonly own: Reading; readonly together: Readings }

const ReadingContext = createContext<Shown | null>(null)

/** Tells what is inside, which listens to news and reads again, of which reading it shows. */
export function ReadingOf({ own, together, children }: Shown & { children: ReactNode }) {
  const shown = useMemo(() => ({ own, together }), [own, together])
  return <ReadingContext value={shown}>{children}</ReadingContext>
}

export const useShownReading = (): Shown | null => use(ReadingContext)

/**
 * Hears news while the component is shown, from when the screen around it was asked for: what has happened since is told
 * first. Relay brings the store up to date with each; what else follows from it, in lists and for the eye, is for `onNext`.
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
