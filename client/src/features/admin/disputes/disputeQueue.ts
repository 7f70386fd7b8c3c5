import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type DisputeFilter,
  type DisputeListArguments,
  disputeChoices,
  disputeListArguments,
} from './disputeChoices'

/** The disputes about orders, the newest first; by default those under way. */
export const disputeQueue: AdminQueue<DisputeFilter, DisputeListArguments> = {
  title: 'Disputas',
  filtersLabel: 'Filtrar disputas',
  choices: disputeChoices,
  filters: [
    { value: 'OPEN', label: 'En curso' },
    { value: 'CLOSED', label: 'Cerradas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    OPEN: 'No hay disputas en curso',
    CLOSED: 'No hay disputas cerradas',
    ALL: 'No hay disputas',
  },
  asked: disputeListArguments,
  list: () => ({
    key: 'DisputeList_disputes',
    edgeType: 'QueryDisputesConnectionEdge',
    order: newestFirst,
  }),
}
