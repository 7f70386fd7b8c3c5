import { useCallback, useEffect, useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { readAgain } from '../../relay/readAgain'
import type { providerCounts_query$key } from './__generated__/providerCounts_query.graphql'
import type { providerCountsQuery } from './__generated__/providerCountsQuery.graphql'

/** News come in bursts (an award moves a request and several offers): one reading for all of them. */
const SETTLE_MS = 800

export type ProviderCounts = {
  /** Open requests not quoted yet; 100 means 100 or more. */
  newRequests: number
  sent: number
  /** Offers that wait for the buyer. */
  waiting: number
  /** Sales that were not called off. */
  sold: number
  toShip: number
}

/** The figures of the counter, over its tabs. */
export function useProviderCounts(query: providerCounts_query$key): ProviderCounts {
  const { newRequests, viewer } = useFragment(
    graphql`
      fragment providerCounts_query on Query {
        newRequests: requestFeed {
          totalCount
        }
        viewer {
          provider {
            sent: offers {
              totalCount
            }
            waiting: offers(states: [PENDING]) {
              totalCount
            }
            sold: orders(states: [PAID, SHIPPED, RECEIVED, RELEASED]) {
              totalCount
            }
            toShip: orders(states: [PAID]) {
              totalCount
            }
          }
        }
      }
    `,
    query,
  )
  const { sent, waiting, sold, toShip } = viewer?.provider ?? {}
  return {
    newRequests: newRequests.totalCount,
    sent: sent?.totalCount ?? 0,
    waiting: waiting?.totalCount ?? 0,
    sold: sold?.totalCount ?? 0,
    toShip: toShip?.totalCount ?? 0,
  }
}

/** Reads the figures again, soon: they change with things that are not on the page. */
export function useRefreshCounts(): () => void {
  const environment = useRelayEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      readAgain<providerCountsQuery>(
        environment,
        graphql`
          query providerCountsQuery {
            ...providerCounts_query
          }
        `,
        {},
      )
    }, SETTLE_MS)
  }, [environment])
}

/** Adds to the figure of new requests at once, without asking. */
export function addToNewRequests(store: RecordSourceSelectorProxy, by: number): void {
  const feed = store.getRoot().getLinkedRecord('requestFeed')
  const known = feed?.getValue('totalCount')
  // From a hundred on it is not known how many there are.
  if (typeof known === 'number' && known < 100) feed?.setValue(Math.max(0, known + by), 'totalCount')
}
