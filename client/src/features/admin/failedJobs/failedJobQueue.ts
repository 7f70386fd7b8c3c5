import type { RecordProxy } from 'relay-runtime'
import type { AdminQueue } from '../queue/adminQueue'
import {
  type FailedJobArguments,
  type FailedJobFilter,
  failedJobArguments,
  failedJobChoices,
} from './failedJobChoices'

const failedAt = (job: RecordProxy) => Date.parse(String(job.getValue('failedAt')))

/** The jobs that failed in all their attempts, the last failure first; by default those that wait. */
export const failedJobQueue: AdminQueue<FailedJobFilter, FailedJobArguments> = {
  title: 'Trabajos fallidos',
  filtersLabel: 'Filtrar trabajos fallidos',
  choices: failedJobChoices,
  filters: [
    { value: 'WAITING', label: 'Sin decidir' },
    { value: 'RETRIED', label: 'Reintentados' },
    { value: 'DISMISSED', label: 'Descartados' },
    { value: 'ALL', label: 'Todos' },
  ],
  none: {
    WAITING: 'No hay trabajos fallidos',
    RETRIED: 'No hay trabajos reintentados',
    DISMISSED: 'No hay trabajos descartados',
    ALL: 'No hay trabajos fallidos',
  },
  asked: failedJobArguments,
  list: () => ({
    key: 'FailedJobList_failedJobs',
    edgeType: 'QueryFailedJobsConnectionEdge',
    order: (a, b) => failedAt(b) - failedAt(a),
  }),
}
