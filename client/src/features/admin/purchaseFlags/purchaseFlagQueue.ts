import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type PurchaseFlagArguments,
  type PurchaseFlagFilter,
  purchaseFlagArguments,
  purchaseFlagChoices,
} from './purchaseFlagChoices'

/** The flags of new accounts, newest first; by default those that wait. */
export const purchaseFlagQueue: AdminQueue<PurchaseFlagFilter, PurchaseFlagArguments> = {
  title: 'Cuentas nuevas',
  filtersLabel: 'Filtrar alertas',
  choices: purchaseFlagChoices,
  filters: [
    { value: 'OPEN', label: 'Sin decidir' },
    { value: 'CLOSED', label: 'Decididas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    OPEN: 'No hay alertas sin decidir',
    CLOSED: 'No hay alertas decididas',
    ALL: 'No hay alertas de cuentas nuevas',
  },
  asked: purchaseFlagArguments,
  list: () => ({
    key: 'PurchaseFlagList_purchaseFlags',
    edgeType: 'QueryPurchaseFlagsConnectionEdge',
    order: newestFirst,
  }),
}
