import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useEnquiryNewsSubscription } from './__generated__/useEnquiryNewsSubscription.graphql'
import { enquiryQueue } from './enquiryQueue'

/** Keeps the list up to date: adds new enquiries, moves answered ones. */
export function useEnquiryNews(): void {
  const environment = useRelayEnvironment()
  useNews<useEnquiryNewsSubscription>(
    graphql`
      subscription useEnquiryNewsSubscription {
        enquiryUpdated {
          id
          answeredAt
          ...enquiryColumns_enquiry
        }
      }
    `,
    {},
    news => {
      const enquiry = news.enquiryUpdated
      if (!enquiry) return
      const { id, answeredAt } = enquiry
      const state = answeredAt === null ? 'WAITING' : 'ANSWERED'
      committed(environment, store =>
        placeInQueue(store, enquiryQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}
