import { newestFirst } from '../../../relay/live/list'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type ReviewReportArguments,
  type ReviewReportFilter,
  reviewReportArguments,
  reviewReportChoices,
} from './reviewReportChoices'

/** The reviews that providers reported, newest first; by default those that wait. */
export const reviewReportQueue: AdminQueue<ReviewReportFilter, ReviewReportArguments> = {
  title: 'Calificaciones denunciadas',
  filtersLabel: 'Filtrar denuncias',
  choices: reviewReportChoices,
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
  asked: reviewReportArguments,
  list: () => ({
    key: 'ReviewReportList_reviewReports',
    edgeType: 'QueryReviewReportsConnectionEdge',
    order: newestFirst,
  }),
}
