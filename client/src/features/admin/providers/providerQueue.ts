import type { RecordProxy } from 'relay-runtime'
import { type LiveList, newestFirst, oldestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type ProviderListArguments,
  type ProviderOrder,
  providerListArguments,
  type StatusFilter,
  statusChoices,
} from './providerChoices'

const DECISIONS: readonly unknown[] = ['PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED']
const waitOf = (provider: RecordProxy) => Date.parse(String(provider.getValue('waitsSince'))) || 0
const rankOf = (provider: RecordProxy) => DECISIONS.indexOf(provider.getValue('status'))

const orders: Record<ProviderOrder, LiveList['order']> = {
  DECISION: (a, b) => rankOf(a) - rankOf(b) || waitOf(a) - waitOf(b),
  OLDEST: oldestFirst,
  NEWEST: newestFirst,
}

/** All providers in one of the orders of the list, by default those that wait for a decision first. */
export const providerQueueIn = (orderBy: ProviderOrder): AdminQueue<StatusFilter, ProviderListArguments> => ({
  title: 'Proveedores',
  filtersLabel: 'Filtrar proveedores',
  choices: statusChoices,
  filters: [
    { value: 'ALL', label: 'Todos' },
    { value: 'PENDING', label: 'Pendientes' },
    { value: 'CHANGES', label: 'Con cambios' },
    { value: 'APPROVED', label: 'Aprobados' },
    { value: 'SUSPENDED', label: 'Suspendidos' },
    { value: 'REJECTED', label: 'Rechazados' },
  ],
  none: {
    ALL: 'No hay proveedores registrados',
    PENDING: 'No hay proveedores pendientes',
    CHANGES: 'No hay cambios por revisar',
    APPROVED: 'No hay proveedores aprobados',
    SUSPENDED: 'No hay proveedores suspendidos',
    REJECTED: 'No hay proveedores rechazados',
  },
  asked: filter => providerListArguments(filter, orderBy),
  list: () => ({
    key: 'ProviderQueue_providers',
    edgeType: 'QueryProvidersConnectionEdge',
    order: orders[orderBy],
  }),
})
