import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type MessageReportArguments,
  type MessageReportFilter,
  messageReportArguments,
  messageReportChoices,
} from './messageReportChoices'

/** The messages that a party of a conversation reported, newest first; by default those that wait. */
export const messageReportQueue: AdminQueue<MessageReportFilter, MessageReportArguments> = {
  title: 'Mensajes denunciados',
  filtersLabel: 'Filtrar denuncias',
  choices: messageReportChoices,
  filters: [
    { value: 'OPEN', label: 'Sin decidir' },
    { value: 'CLOSED', label: 'Decididas' },
    { value: 'ALL', label: 'Todas' },
  ],
  none: {
    OPEN: 'No hay denuncias sin decidir',
    CLOSED: 'No hay denuncias decididas',
    ALL: 'No hay denuncias',
  },
  asked: messageReportArguments,
  list: () => ({
    key: 'MessageReportList_messageReports',
    edgeType: 'QueryMessageReportsConnectionEdge',
    order: newestFirst,
  }),
}
