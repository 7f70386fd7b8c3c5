import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type EnquiryFilter,
  type EnquiryListArguments,
  enquiryChoices,
  enquiryListArguments,
} from './enquiryChoices'

/** The enquiries to the team, newest first; by default those that wait. */
export const enquiryQueue: AdminQueue<EnquiryFilter, EnquiryListArguments> = {
  title: 'Consultas',
  filtersLabel: 'Filtrar consultas',
  choices: enquiryChoices,
  filters: [
    { value: 'WAITING', label: 'Sin contestar' },
    { value: 'ANSWERED', label: 'Contestadas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    WAITING: 'No hay consultas sin contestar',
    ANSWERED: 'No hay consultas contestadas',
    ALL: 'No hay consultas',
  },
  asked: enquiryListArguments,
  list: () => ({
    key: 'EnquiryList_enquiries',
    edgeType: 'QueryEnquiriesConnectionEdge',
    order: newestFirst,
  }),
}
