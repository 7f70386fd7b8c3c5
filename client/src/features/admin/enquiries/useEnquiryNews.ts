import { graphql, useRelayEnvironment } from 'react-relay'
import { committed, type LiveList, newestFirst, placeInList } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import type { useEnquiryNewsSubscription } from './__generated__/useEnquiryNewsSubscription.graphql'
import { type EnquiryFilter, enquiryListArguments } from './enquiryChoices'

const FILTERS: readonly EnquiryFilter[] = ['WAITING', 'ANSWERED', 'ALL']

export const enquiryList: LiveList = {
  key: 'EnquiryList_enquiries',
  edgeType: 'QueryEnquiriesConnectionEdge',
  order: newestFirst,
}

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
      committed(environment, store => {
        for (const filter of FILTERS) {
          const filters = enquiryListArguments(filter)
          const belongs = filters.answered === null || filters.answered === (answeredAt !== null)
          placeInList(store, enquiryList, { filters }, { id, belongs })
        }
      })
    },
  )
}
