import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../../lib/money'
import { count } from '../../../lib/text'
import { useRefetch } from '../../../relay/live/useRefetch'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { type Column, DataTable } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { Panel, PanelHeader } from '../../../ui/Panel'
import { RelativeTime } from '../../../ui/RelativeTime'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import { toast } from '../../../ui/toast'
import type { JobHealth_query$data, JobHealth_query$key } from './__generated__/JobHealth_query.graphql'
import refreshQuery, { type JobHealthRefreshQuery } from './__generated__/JobHealthRefreshQuery.graphql'
import { useFailedJobNews } from './useFailedJobNews'
import { useRetryFailedJobs } from './useRetryFailedJobs'
import { VendorHealth } from './VendorHealth'

type Health = NonNullable<JobHealth_query$data['jobHealth']>
type Queue = Health['queues'][number]
type Timer = Health['timers'][number]

/** The jobs of all queues now, the results of our calls to vendors, and the last run of each scheduled job. */
export function JobHealth({ query }: { query: JobHealth_query$key }) {
  const data = useFragment(
    graphql`
      fragment JobHealth_query on Query @refetchable(queryName: "JobHealthRefreshQuery") {
        jobHealth {
          queues {
            queue
            kind
            waiting
            waitingSince
            running
            failed
          }
          timers {
            queue
            kind
            schedule
            ranAt
            tookMs
          }
        }
        ...VendorHealth_query
      }
    `,
    query,
  )
  const refresh = useRefetch<JobHealthRefreshQuery>(refreshQuery, () => ({}))
  useFailedJobNews(refresh)
  const { jobHealth } = data
  if (!jobHealth) return null
  const { queues, timers } = jobHealth
  const oldest = queues
    .map(({ waitingSince }) => waitingSince ?? '')
    .filter(Boolean)
    .toSorted()[0]
  return (
    <>
      <StatGrid columns={3}>
        <Stat
          value={formatNumber(total(queues, 'waiting'))}
          label="Esperan"
          note={
            oldest ? (
              <>
                desde <RelativeTime at={oldest} />
              </>
            ) : (
              'nada atrasado'
            )
          }
        />
        <Stat value={formatNumber(total(queues, 'running'))} label="Corriendo" note="ahora" />
        <Stat
          value={
            <chakra.span color={total(queues, 'failed') > 0 ? 'danger.fg' : 'inherit'}>
              {formatNumber(total(queues, 'failed'))}
            </chakra.span>
          }
          label="Fallidos"
          note="sin decidir"
        />
      </StatGrid>
      <section aria-label="Colas">
        <Panel flush>
          <PanelHeader title={<h2>Colas</h2>} note="las que tienen algo">
            <Button size="sm" onClick={refresh}>
              Actualizar
            </Button>
          </PanelHeader>
          {queues.length === 0 ? (
            <EmptyState title="Todo al día">Ningún trabajo espera, corre ni falló.</EmptyState>
          ) : (
            <DataTable
              caption="Colas con trabajos"
              columns={queueColumns}
              rows={queues}
              rowKey={({ queue }) => queue}
            />
          )}
        </Panel>
      </section>
      <VendorHealth query={data} />
      <section aria-label="Tareas programadas">
        <Panel flush>
          <PanelHeader title={<h2>Tareas programadas</h2>} note="su última vez sin error" />
          <details>
            <chakra.summary cursor="pointer" textStyle="sm" px="card" py="3">
              Ver {count(timers.length, 'tarea', 'tareas')}
            </chakra.summary>
            <DataTable
              caption="Tareas programadas"
              columns={timerColumns}
              rows={timers}
              rowKey={({ queue }) => queue}
            />
          </details>
        </Panel>
      </section>
    </>
  )
}

const total = (queues: readonly Queue[], what: 'waiting' | 'running' | 'failed') =>
  queues.reduce((sum, queue) => sum + queue[what], 0)

const queueColumns: readonly Column<Queue>[] = [
  { header: 'Cola', place: 'title', cell: row => <Name {...row} /> },
  {
    header: 'Esperan',
    align: 'end',
    cell: ({ waiting, waitingSince }) => (
      <>
        {formatNumber(waiting)}
        {waitingSince && (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            <RelativeTime at={waitingSince} />
          </chakra.span>
        )}
      </>
    ),
  },
  { header: 'Corriendo', align: 'end', cell: ({ running }) => formatNumber(running) },
  { header: 'Fallidos', align: 'end', cell: ({ failed }) => formatNumber(failed) },
  { header: 'Acciones', align: 'end', place: 'actions', cell: row => <RetryAll {...row} /> },
]

const timerColumns: readonly Column<Timer>[] = [
  { header: 'Tarea', place: 'title', cell: row => <Name {...row} /> },
  { header: 'Horario', cell: ({ schedule }) => schedule },
  {
    header: 'Última vez',
    absent: ({ ranAt }) => !ranAt,
    cell: ({ ranAt }) => (ranAt ? <RelativeTime at={ranAt} /> : 'todavía ninguna'),
  },
  {
    header: 'Duró',
    align: 'end',
    absent: ({ tookMs }) => tookMs == null,
    cell: ({ tookMs }) => (tookMs == null ? '—' : seconds(tookMs)),
  },
]

const seconds = (ms: number) => `${(ms / 1000).toLocaleString('es-UY', { maximumFractionDigits: 1 })} s`

function Name({ kind, queue }: Pick<Queue, 'kind' | 'queue'>) {
  return (
    <chakra.div overflowWrap="anywhere">
      {kind}
      <chakra.span display="block" textStyle="sm" color="fg.muted" fontWeight="400">
        {queue}
      </chakra.span>
    </chakra.div>
  )
}

function RetryAll({ queue, kind, failed }: Queue) {
  const [isAsking, setIsAsking] = useState(false)
  const [retry, retrying] = useRetryFailedJobs()
  const confirm = async () => {
    const outcome = await retry({ queue })
    setIsAsking(false)
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success(`Se van a intentar de nuevo ${count(outcome.payload.retried, 'trabajo', 'trabajos')}`)
  }
  return (
    <>
      {failed > 0 && (
        <Button size="sm" aria-label={`Reintentar todos: ${kind}`} onClick={() => setIsAsking(true)}>
          Reintentar todos
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        title={`Reintentar todos: ${kind}`}
        confirmLabel="Reintentar todos"
        loading={retrying}
        loadingText="Un momento"
      >
        Se vuelven a intentar {count(failed, 'trabajo que falló', 'trabajos que fallaron')}. Conviene cuando
        ya se arregló la causa: lo que sea de hace días también se envía ahora.
      </ConfirmDialog>
    </>
  )
}
