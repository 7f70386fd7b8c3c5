import { useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { placeInFeed } from '../requests/feed'
import type { useFeedNewsSubscription } from './__generated__/useFeedNewsSubscription.graphql'

const OPEN: readonly string[] = ['OPEN', 'ANSWERED']

export type FeedNews = {
  /** Ids of the requests that arrived while the page was open. */
  readonly fresh: ReadonlySet<string>
  /** To be read out: 'Nueva solicitud: Óptica delantera izquierda'. Empty until something arrives. */
  readonly announcement: string
}

/**
 * Hears of requests that open, change and end, and keeps the lists and their figure up to date. `mayOffer`: the account
 * is approved, so a request without an offer button has been quoted already. `onUnsure` is called when the figures may
 * have changed in a way that cannot be told from here.
 */
export function useFeedNews(options: { mayOffer: boolean; onUnsure: () => void }): FeedNews {
  const { mayOffer, onUnsure } = options
  const [news, setNews] = useState<FeedNews>({ fresh: new Set(), announcement: '' })
  useSubscription<useFeedNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useFeedNewsSubscription {
            feedRequest {
              id
              createdAt
              urgency
              state
              mainPart {
                description
              }
              viewerActions {
 ...viewerAction_action
 }
              ...RequestRow_request
            }
          }
        `,
        variables: {},
        updater: (store, response) => {
          const request = response?.feedRequest
          if (!request) return
          const { id, createdAt, urgency, state, viewerActions, mainPart } = request
          const isQuoted = mayOffer && !actionOf(viewerActions, 'OFFER')?.enabled
          const isOpen = OPEN.includes(state) && !isQuoted
          const meaning = placeInFeed(store, { id, createdAt, urgency, isOpen })
          if (meaning === 'unsure') onUnsure()
          if (meaning !== 'arrived') return
          setNews(({ fresh }) => ({
            fresh: new Set(fresh).add(id),
            announcement: `Nueva solicitud: ${mainPart.description}`,
          }))
        },
      }),
      [mayOffer, onUnsure],
    ),
  )
  return news
}
