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
  ],
  none: {
    OPEN: 'No hay disputas en curso',
    CLOSED: 'No hay disputas cerradas',
  },
  asked: disputeListArguments,
  list: () => ({
    key: 'DisputeList_disputes',
    edgeType: 'QueryDisputesConnectionEdge',
    order: newestFirst,
  }),
}
