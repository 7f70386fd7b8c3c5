import { newestFirst, oldestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import { type DataRequestFilter, dataRequestArguments, dataRequestChoices } from './dataRequestChoices'

/** Requests for deletion: by default those that wait, the earliest deadline first. */
export const dataRequestQueue: AdminQueue<DataRequestFilter, ReturnType<typeof dataRequestArguments>> = {
  title: 'Pedidos de eliminación',
  filtersLabel: 'Filtrar pedidos',
  choices: dataRequestChoices,
  filters: [
    { value: 'WAITING', label: 'Pendientes' },
    { value: 'CLOSED', label: 'Cerrados' },
    { value: 'ALL', label: 'Todos' },
  ],
  none: {
    WAITING: 'No hay pedidos pendientes',
    CLOSED: 'No hay pedidos cerrados',
    ALL: 'No hay pedidos',
  },
  asked: dataRequestArguments,
  list: filter => ({
    key: 'DataRequestList_dataRequests',
    edgeType: 'QueryDataRequestsConnectionEdge',
    order: filter === 'WAITING' ? oldestFirst : newestFirst,
  }),
}
