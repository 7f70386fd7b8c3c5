import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatTime } from '../../../lib/dates'
import { formatNumber } from '../../../lib/money'
import { Badge } from '../../../ui/Badge'
import { type Column, DataTable } from '../../../ui/DataTable'
import { Panel, PanelHeader } from '../../../ui/Panel'
import { RelativeTime } from '../../../ui/RelativeTime'
import type {
  VendorHealth_query$data,
  VendorHealth_query$key,
} from './__generated__/VendorHealth_query.graphql'

type Vendor = NonNullable<VendorHealth_query$data['vendorHealth']>[number]

/** The results of our calls to each vendor, which are read again with the jobs. */
export function VendorHealth({ query }: { query: VendorHealth_query$key }) {
  const { vendorHealth } = useFragment(
    graphql`
      fragment VendorHealth_query on Query {
        vendorHealth {
          name
          isConnected
          succeededAt
          failedAt
          failure
          failuresInRow
          hasBreaker
          restsUntil
        }
      }
    `,
    query,
  )
  if (!vendorHealth) return null
  return (
    <section aria-label="Servicios externos">
      <Panel flush>
        <PanelHeader title={<h2>Servicios externos</h2>} note="cómo terminaron nuestras llamadas" />
        <DataTable
          caption="Servicios externos"
          columns={columns}
          rows={vendorHealth}
          rowKey={({ name }) => name}
        />
      </Panel>
    </section>
  )
}

const columns: readonly Column<Vendor>[] = [
  { header: 'Servicio', place: 'title', cell: ({ name }) => name },
  { header: 'Estado', place: 'corner', cell: row => <State {...row} /> },
  {
    header: 'Última vez bien',
    absent: ({ succeededAt }) => !succeededAt,
    cell: ({ succeededAt }) => <Moment at={succeededAt} />,
  },
  {
    header: 'Último error',
    absent: ({ failedAt }) => !failedAt,
    cell: ({ failedAt, failure }) => (
      <>
        <Moment at={failedAt} />
        {failure && (
          <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {failure}
          </chakra.span>
        )}
      </>
    ),
  },
  {
    header: 'Errores seguidos',
    align: 'end',
    absent: ({ failuresInRow }) => failuresInRow === 0,
    cell: ({ failuresInRow }) => formatNumber(failuresInRow),
  },
  { header: 'Pausa por errores', absent: ({ restsUntil }) => !restsUntil, cell: row => <Breaker {...row} /> },
]

function Moment({ at }: { at: string | null | undefined }) {
  return at ? <RelativeTime at={at} /> : '—'
}

function State({ isConnected, succeededAt, failuresInRow, restsUntil }: Vendor) {
  if (!isConnected) return <Badge>Sin conectar</Badge>
  if (restsUntil) return <Badge tone="warn">En pausa</Badge>
  if (failuresInRow > 0) return <Badge tone="danger">Con errores</Badge>
  return succeededAt ? <Badge tone="ok">Funciona</Badge> : <Badge>Sin llamadas todavía</Badge>
}

function Breaker({ hasBreaker, restsUntil }: Vendor) {
  if (!hasBreaker) return '—'
  return restsUntil ? `hasta las ${formatTime(restsUntil)}` : 'no'
}
