import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useTestimonialNewsSubscription } from './__generated__/useTestimonialNewsSubscription.graphql'
import { testimonialQueue } from './testimonialQueue'

/** Keeps the list up to date: adds reviews that may be shown, moves chosen ones, removes the others. */
export function useTestimonialNews(): void {
  const environment = useRelayEnvironment()
  useNews<useTestimonialNewsSubscription>(
    graphql`
      subscription useTestimonialNewsSubscription {
        quotableReviewUpdated {
          id
          state
          comment
          mayBeQuoted
          quotedAt
          ...testimonialColumns_review
        }
      }
    `,
    {},
    news => {
      const review = news.quotableReviewUpdated
      if (!review) return
      const { id, state, comment, mayBeQuoted, quotedAt } = review
      const isQuotable = mayBeQuoted === true && state === 'PUBLISHED' && comment !== null
      const filters = ['ALL', quotedAt === null ? 'WAITING' : 'SHOWN']
      committed(environment, store =>
        placeInQueue(store, testimonialQueue, id, filter => isQuotable && filters.includes(filter)),
      )
    },
  )
}
