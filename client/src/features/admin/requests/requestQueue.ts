import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type AdminRequestFilter,
  type RequestListArguments,
  requestChoices,
  requestListArguments,
} from './requestChoices'

/** The requests in the order of the providers' feed; by default those that can be quoted. */
export const requestQueue: AdminQueue<AdminRequestFilter, RequestListArguments> = {
  title: 'Pedidos',
  filtersLabel: 'Filtrar pedidos',
  choices: requestChoices,
  filters: [
    { value: 'OPEN', label: 'Abiertos' },
    { value: 'ALL', label: 'Todos' },
  ],
  none: {
    OPEN: 'No hay pedidos abiertos',
    ALL: 'No hay pedidos',
  },
  asked: requestListArguments,
  list: () => ({
    key: 'RequestList_requests',
    edgeType: 'QueryRequestsConnectionEdge',
    order: newestFirst,
  }),
}
