import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type PaymentCaseArguments,
  type PaymentCaseFilter,
  paymentCaseArguments,
  paymentCaseChoices,
} from './paymentCaseChoices'

/** The cases of payments, newest first; by default those that wait. */
export const paymentCaseQueue: AdminQueue<PaymentCaseFilter, PaymentCaseArguments> = {
  title: 'Casos de pago',
  filtersLabel: 'Filtrar casos',
  choices: paymentCaseChoices,
  filters: [
    { value: 'OPEN', label: 'Sin resolver' },
    { value: 'CLOSED', label: 'Resueltos' },
    { value: 'ALL', label: 'Todos' },
  ],
  none: {
    OPEN: 'No hay casos sin resolver',
    CLOSED: 'No hay casos resueltos',
    ALL: 'No hay casos de pago',
  },
  asked: paymentCaseArguments,
  list: () => ({
    key: 'PaymentCaseList_paymentCases',
    edgeType: 'QueryPaymentCasesConnectionEdge',
    order: newestFirst,
  }),
}
