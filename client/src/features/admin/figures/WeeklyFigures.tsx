import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { formatNumber } from '../../../lib/money'
import { useRefetch } from '../../../relay/live/useRefetch'
import { type Column, DataTable } from '../../../ui/DataTable'
import { Panel } from '../../../ui/Panel'
import type {
  WeeklyFigures_query$data,
  WeeklyFigures_query$key,
} from './__generated__/WeeklyFigures_query.graphql'
import refreshQuery, {
  type WeeklyFiguresRefreshQuery,
} from './__generated__/WeeklyFiguresRefreshQuery.graphql'
import { minutesWords } from './minutesWords'
import { WeekBars } from './WeekBars'

type Week = NonNullable<WeeklyFigures_query$data['weeklyFigures']>[number]
interface Series {
  readonly title: string
  readonly note: string
  readonly read: (week: Week) => number | null | undefined
  readonly write: (value: number) => string
}

const SERIES: readonly Series[] = [
  {
    title: 'Solicitudes',
    note: 'que empezaron a ver los proveedores',
    read: ({ requests }) => requests,
    write: formatNumber,
  },
  {
    title: 'Hasta la primera oferta',
    note: 'la mitad de las solicitudes esperó menos',
    read: ({ firstOfferMinutes }) => firstOfferMinutes,
    write: minutesWords,
  },
  { title: 'Compras pagadas', note: 'por fecha de pago', read: ({ paid }) => paid, write: formatNumber },
  {
    title: 'Compras liberadas',
    note: 'la plata pasó al proveedor',
    read: ({ released }) => released,
    write: formatNumber,
  },
  {
    title: 'Disputas abiertas',
    note: 'por fecha de inicio',
    read: ({ disputes }) => disputes,
    write: formatNumber,
  },
]

function shown({ read, write }: Series, week: Week | undefined): string {
  const value = week && read(week)
  return value == null ? '—' : write(value)
}

/** The numbers of the last twelve weeks, each as a small chart; all of them as a table too. */
export function WeeklyFigures({ query }: { query: WeeklyFigures_query$key }) {
  const { weeklyFigures: weeks } = useFragment(
    graphql`
      fragment WeeklyFigures_query on Query @refetchable(queryName: "WeeklyFiguresRefreshQuery") {
        weeklyFigures {
          since
          requests
          firstOfferMinutes
          paid
          released
          disputes
        }
      }
    `,
    query,
  )
  useRefetch<WeeklyFiguresRefreshQuery>(refreshQuery, () => ({}))
  if (!weeks || weeks.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="por-semana">
      <chakra.h2 id="por-semana" textStyle="h4">
        Por semana
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mb="4">
        Las últimas {weeks.length}. La última barra es esta semana, que todavía no terminó.
      </chakra.p>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' }}
      >
        {SERIES.map(series => (
          <chakra.div key={series.title} display="grid" gridTemplateRows="auto auto 1fr auto" gap="1">
            <chakra.h3 textStyle="sm" fontWeight="600">
              {series.title}
            </chakra.h3>
            <chakra.p className="num" fontSize="xl" fontWeight="600" lineHeight="1.3">
              {shown(series, weeks.at(-1))}
            </chakra.p>
            <WeekBars bars={weeks.map(week => ({ since: week.since, value: series.read(week) ?? null }))} />
            <chakra.p textStyle="sm" color="fg.muted">
              {series.note}
            </chakra.p>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.details mt="4">
        <chakra.summary cursor="pointer" textStyle="sm" py="2">
          Ver los números
        </chakra.summary>
        <DataTable
          caption="Los números de cada semana, la última primero"
          columns={columns}
          rows={weeks.toReversed()}
          rowKey={({ since }) => since}
        />
      </chakra.details>
    </Panel>
  )
}

const columns: readonly Column<Week>[] = [
  { header: 'Semana del', place: 'title', cell: ({ since }) => formatDate(since) },
  ...SERIES.map(
    (series): Column<Week> => ({ header: series.title, align: 'end', cell: week => shown(series, week) }),
  ),
]
