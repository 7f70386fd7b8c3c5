import { chakra } from '@chakra-ui/react/styled-system'
import { Download } from 'lucide-react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { count } from '../../../lib/text'
import { paths } from '../../../paths'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { NotFoundError } from '../../../relay/errors'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { Button } from '../../../ui/Button'
import { ActionLink } from '../../../ui/Link'
import { openedLater } from '../../../ui/openedLater'
import { Price } from '../../../ui/Price'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import { AdminFrame } from '../AdminFrame'
import type { PayoutBatchScreen_batch$key } from './__generated__/PayoutBatchScreen_batch.graphql'
import type { PayoutBatchScreenPaginationQuery } from './__generated__/PayoutBatchScreenPaginationQuery.graphql'
import query, { type PayoutBatchScreenQuery } from './__generated__/PayoutBatchScreenQuery.graphql'
import { BatchStatus } from './payoutBatchColumns'
import { payoutLineColumns } from './payoutLineColumns'
import { usePayoutBatchNews } from './usePayoutBatchNews'

const FailedPayoutDialog = openedLater(
  async () => (await import('./FailedPayoutDialog')).FailedPayoutDialog,
  ({ open }) => open,
)
const OWN = ['pago'] as const
const PAGE = 50

/** One batch: its file for the bank, and what the bank did with each line. */
export function PayoutBatchScreen({ queryRef }: ScreenProps<PayoutBatchScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<PayoutBatchScreenQuery>(
    graphql`
      query PayoutBatchScreenQuery($batchId: ID!, $count: Int = 50) @preloadable {
        viewer {
          isAdmin
        }
        node(id: $batchId) {
          ... on PayoutBatch @alias(as: "batch") {
            id
            ...PayoutBatchScreen_batch @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  const isAdmin = viewer?.isAdmin ?? false
  if (isAdmin && !node?.batch) throw new NotFoundError()
  return (
    <AdminFrame title="Liquidación" isAdmin={isAdmin}>
      {node?.batch && <Batch id={node.batch.id} batch={node.batch} />}
    </AdminFrame>
  )
}

function Batch({ id, batch }: { id: string; batch: PayoutBatchScreen_batch$key }) {
  const { data, ...pages } = usePaginationFragment<
    PayoutBatchScreenPaginationQuery,
    PayoutBatchScreen_batch$key
  >(
    graphql`
      fragment PayoutBatchScreen_batch on PayoutBatch
      @refetchable(queryName: "PayoutBatchScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        closedAt
        exportedAt
        filePath
        total {
          count
          amount
        }
        pending {
          count
          amount
        }
        paid {
          count
          amount
        }
        failed {
          count
          amount
        }
        ...payoutBatchColumns_batch
        lines(first: $count, after: $after) @connection(key: "PayoutBatchScreen_lines") {
          edges {
            node {
              id
              ...payoutLineColumns_line
            }
          }
        }
      }
    `,
    batch,
  )
  const refresh = useRefetch<PayoutBatchScreenQuery>(query, store => ({
    batchId: id,
    count: rowsToRead(store, { key: 'PayoutBatchScreen_lines' }, { owner: id }, PAGE),
  }))
  usePayoutBatchNews(refresh)
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  const { closedAt, exportedAt, filePath, total, pending, paid, failed } = data
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="grid" gap="3" justifyItems="start">
        <ActionLink asChild>
          <Link to={paths.adminPayouts}>Todas las liquidaciones</Link>
        </ActionLink>
        <chakra.h2 textStyle="h3">Liquidación del {formatDateTime(closedAt)}</chakra.h2>
        <BatchStatus batch={data} />
        <Button asChild variant={exportedAt ? 'outline' : 'solid'}>
          <a href={filePath} download onClick={refresh}>
            <Download />
            Planilla para el banco
          </a>
        </Button>
        <chakra.p textStyle="sm" color="fg.muted">
          {exportedAt
            ? `Se bajó por primera vez el ${formatDateTime(exportedAt)}.`
            : 'Tiene los números de cuenta completos: cada descarga queda registrada.'}
        </chakra.p>
      </chakra.div>
      <StatGrid columns={2}>
        <Stat
          value={<Price amount={total.amount} size="text" />}
          label="Total"
          note={count(total.count, 'pago', 'pagos')}
        />
        <Stat
          value={<Price amount={pending.amount} size="text" />}
          label="En el banco"
          note={count(pending.count, 'pago', 'pagos')}
        />
        <Stat
          value={<Price amount={paid.amount} size="text" />}
          label="Pagado"
          note={count(paid.count, 'pago', 'pagos')}
        />
        <Stat
          value={<Price amount={failed.amount} size="text" />}
          label="Fallido"
          note={count(failed.count, 'pago', 'pagos')}
        />
      </StatGrid>
      <ConnectionTable
        title="Pagos"
        columns={payoutLineColumns}
        rows={data.lines.edges.map(({ node }) => node)}
        rowKey={({ id: lineId }) => lineId}
        pages={pages}
        pageSize={PAGE}
        empty={null}
      />
      <FailedPayoutDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
    </chakra.div>
  )
}
