import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type PayoutAccountFilter,
  type PayoutAccountListArguments,
  payoutAccountChoices,
  payoutAccountListArguments,
} from './payoutAccountChoices'

/** Bank accounts that providers asked for, newest first; by default those that wait. */
export const payoutAccountQueue: AdminQueue<PayoutAccountFilter, PayoutAccountListArguments> = {
  title: 'Cuentas de cobro',
  filtersLabel: 'Filtrar cuentas de cobro',
  choices: payoutAccountChoices,
  filters: [
    { value: 'PENDING', label: 'En revisión' },
    { value: 'APPROVED', label: 'Aprobadas' },
    { value: 'REJECTED', label: 'Rechazadas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    PENDING: 'No hay cuentas para revisar',
    APPROVED: 'No hay cuentas aprobadas',
    REJECTED: 'No hay cuentas rechazadas',
    ALL: 'No hay cuentas',
  },
  asked: payoutAccountListArguments,
  list: () => ({
    key: 'PayoutAccountList_payoutAccounts',
    edgeType: 'QueryPayoutAccountsConnectionEdge',
    order: newestFirst,
  }),
}
