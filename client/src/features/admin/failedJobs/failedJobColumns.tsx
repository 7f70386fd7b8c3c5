import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { count } from '../../../lib/text'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import type { failedJobColumns_job$key } from './__generated__/failedJobColumns_job.graphql'
import { useDismissFailedJob } from './useDismissFailedJob'
import { useRetryFailedJob } from './useRetryFailedJob'

function useJob(job: failedJobColumns_job$key) {
  return useFragment(
    graphql`
      fragment failedJobColumns_job on FailedJob {
        id
        queue
        kind
        task
        reason
        attempts
        state
        failedAt
        subject {
          label
          path
        }
      }
    `,
    job,
  )
}

type CellProps = { job: failedJobColumns_job$key }

/** The columns: the job and its subject, the error, when, the decision, and the buttons. */
export const failedJobColumns: readonly Column<failedJobColumns_job$key>[] = [
  { header: 'Trabajo', place: 'title', cell: job => <Task job={job} /> },
  { header: 'Sobre', cell: job => <Subject job={job} /> },
  { header: 'Motivo', cell: job => <Reason job={job} /> },
  { header: 'Cuándo', cell: job => <Moment job={job} /> },
  { header: 'Estado', place: 'corner', cell: job => <State job={job} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: job => <Actions job={job} /> },
]

function Task({ job }: CellProps) {
  const { kind, task, queue } = useJob(job)
  return (
    <chakra.div overflowWrap="anywhere">
      {kind}
      <chakra.span display="block" textStyle="sm" color="fg.muted" fontWeight="400">
        {task ?? queue}
      </chakra.span>
    </chakra.div>
  )
}

function Subject({ job }: CellProps) {
  const { subject } = useJob(job)
  if (!subject) return '—'
  return subject.path ? <Link to={subject.path}>{subject.label}</Link> : subject.label
}

function Reason({ job }: CellProps) {
  return <chakra.span overflowWrap="anywhere">{useJob(job).reason}</chakra.span>
}

function Moment({ job }: CellProps) {
  const { failedAt, attempts } = useJob(job)
  return (
    <>
      <RelativeTime at={failedAt} />
      <chakra.span display="block" textStyle="sm" color="fg.muted">
        {count(attempts, 'intento', 'intentos')}
      </chakra.span>
    </>
  )
}

function State({ job }: CellProps) {
  const { state } = useJob(job)
  if (state === 'WAITING') return <StatusBadge kind="rejected">Falló</StatusBadge>
  return state === 'RETRIED' ? (
    <StatusBadge kind="done">Reintentado</StatusBadge>
  ) : (
    <StatusBadge kind="done">Descartado</StatusBadge>
  )
}

function Actions({ job }: CellProps) {
  const { id, state, kind, task } = useJob(job)
  const [retry, retrying] = useRetryFailedJob()
  const [dismiss, dismissing] = useDismissFailedJob()
  if (state !== 'WAITING') return null
  const name = task ?? kind
  const run = async (act: (given: { id: string }) => Promise<Outcome<unknown>>, done: string) => {
    const outcome = await act({ id })
    if (outcome.ok) toast.success(done)
    else showRefusal(outcome.refusal)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
      <Button
        size="sm"
        loading={dismissing}
        loadingText="Descartando"
        disabled={retrying}
        aria-label={`Descartar: ${name}`}
        onClick={() => void run(dismiss, 'Descartado: no se va a intentar más')}
      >
        Descartar
      </Button>
      <Button
        size="sm"
        variant="solid"
        loading={retrying}
        loadingText="Un momento"
        disabled={dismissing}
        aria-label={`Reintentar: ${name}`}
        onClick={() => void run(retry, 'Se va a intentar de nuevo')}
      >
        Reintentar
      </Button>
    </chakra.div>
  )
}
