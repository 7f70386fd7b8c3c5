import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import { toast } from '../../ui/toast'
import { offerNews } from '../offers/offerNews'
import type { OfferOrder } from '../offers/offerOrder'
import type { useFollowedNewsOfferSubscription } from './__generated__/useFollowedNewsOfferSubscription.graphql'
import type { useFollowedNewsRequestSubscription } from './__generated__/useFollowedNewsRequestSubscription.graphql'

type FollowedNewsOptions = {
  /** The order in which the offers are compared. */
  orderBy: OfferOrder
  /** Called on a change: refetches the page. */
  onNews: () => void
}

/** Subscribes to the request of the page's link and its offers. */
export function useFollowedNews({ orderBy, onNews }: FollowedNewsOptions): void {
  const [told] = useState(() => new Set<string>())
  useNews<useFollowedNewsOfferSubscription>(
    graphql`
      subscription useFollowedNewsOfferSubscription($orderBy: OfferOrder!) {
        followedOfferUpdated {
          id
          state
          currentVersion {
            number
            createdAt
          }
          questions {
            number
            askedAt
            answeredAt
          }
          request {
            id
            mainPart {
              description
            }
            ...RequestOutcome_request
            ...RequestOffers_request @arguments(orderBy: $orderBy)
          }
          ...OfferTag_offer
        }
      }
    `,
    { orderBy },
    ({ followedOfferUpdated: offer }) => {
      if (!offer) return
      onNews()
      const { id, state, currentVersion, questions, request } = offer
      const latest = offerNews({ state, currentVersion, questions })
      if (!latest || told.has(`${id} ${latest.key}`)) return
      told.add(`${id} ${latest.key}`)
      toast.spoken(`${latest.words}: ${request.mainPart.description}`)
    },
  )
  useNews<useFollowedNewsRequestSubscription>(
    graphql`
      subscription useFollowedNewsRequestSubscription {
        followedRequestUpdated {
          id
          ...OwnRequestHead_request
          ...RequestOutcome_request
          ...FollowSteps_request
        }
      }
    `,
    {},
    onNews,
  )
}
