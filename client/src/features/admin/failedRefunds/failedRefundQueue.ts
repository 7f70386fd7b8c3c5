import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type FailedRefundArguments,
  type FailedRefundFilter,
  failedRefundArguments,
  failedRefundChoices,
} from './failedRefundChoices'

/** The refunds that did not reach the payer, newest first; by default those that wait. */
export const failedRefundQueue: AdminQueue<FailedRefundFilter, FailedRefundArguments> = {
  title: 'Reembolsos fallidos',
  filtersLabel: 'Filtrar reembolsos',
  choices: failedRefundChoices,
  filters: [
    { value: 'OPEN', label: 'Sin resolver' },
    { value: 'CLOSED', label: 'Resueltos' },
    { value: 'ALL', label: 'Todos' },
  ],
  none: {
    OPEN: 'No hay reembolsos sin resolver',
    CLOSED: 'No hay reembolsos resueltos',
    ALL: 'No hay reembolsos fallidos',
  },
  asked: failedRefundArguments,
  list: () => ({
    key: 'FailedRefundList_failedRefunds',
    edgeType: 'QueryFailedRefundsConnectionEdge',
    order: newestFirst,
  }),
}
