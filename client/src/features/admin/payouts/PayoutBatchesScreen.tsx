import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router'
import { formatMoney } from '../../../lib/money'
import { count } from '../../../lib/text'
import { paths } from '../../../paths'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import { showRefusal } from '../../../relay/refusal'
import type { ScreenProps } from '../../../relay/route'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { EmptyState } from '../../../ui/EmptyState'
import { Panel } from '../../../ui/Panel'
import { Price } from '../../../ui/Price'
import { AdminFrame } from '../AdminFrame'
import type { PayoutBatchesScreen_query$key } from './__generated__/PayoutBatchesScreen_query.graphql'
import type { PayoutBatchesScreenPaginationQuery } from './__generated__/PayoutBatchesScreenPaginationQuery.graphql'
import query, { type PayoutBatchesScreenQuery } from './__generated__/PayoutBatchesScreenQuery.graphql'
import { payoutBatchColumns } from './payoutBatchColumns'
import { useClosePayoutBatch } from './useClosePayoutBatch'
import { usePayoutBatchNews } from './usePayoutBatchNews'

const PAGE = 20

/** The amount due to providers now, the button that closes a batch of it, and all batches. */
export function PayoutBatchesScreen({ queryRef }: ScreenProps<PayoutBatchesScreenQuery>) {
  const data = usePreloadedQuery<PayoutBatchesScreenQuery>(
    graphql`
      query PayoutBatchesScreenQuery($count: Int = 20) @preloadable {
        viewer {
          isAdmin
        }
        duePayouts {
          count
          amount
        }
        ...PayoutBatchesScreen_query @arguments(count: $count)
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<PayoutBatchesScreenQuery>(query, store => ({
    count: rowsToRead(store, { key: 'PayoutBatchesScreen_payoutBatches' }, {}, PAGE),
  }))
  usePayoutBatchNews(refresh)
  return (
    <AdminFrame title="Liquidaciones" isAdmin={data.viewer?.isAdmin ?? false}>
      <chakra.div display="grid" gap="6">
        {data.duePayouts && <Due {...data.duePayouts} />}
        <Batches query={data} />
      </chakra.div>
    </AdminFrame>
  )
}

function Due({ count: providers, amount }: { readonly count: number; readonly amount: number }) {
  // One key for each opening of the dialog, so that a repeated click closes one batch.
  const [key, setKey] = useState<string | null>(null)
  const [close, closing] = useClosePayoutBatch()
  const navigate = useNavigate()
  const confirm = async () => {
    if (key === null) return
    const outcome = await close({ submissionKey: key })
    setKey(null)
    if (outcome.ok) void navigate(paths.adminPayoutBatch(outcome.payload.payoutBatch.id))
    else showRefusal(outcome.refusal)
  }
  return (
    <Panel as="section" display="grid" gap="3" justifyItems="start" aria-label="Para pagar ahora">
      <chakra.h2 textStyle="mini">Para pagar ahora</chakra.h2>
      <Price amount={amount} />
      <p>
        {providers === 0
          ? 'No hay saldos para pagar: o nadie tiene, o esperan que pase el plazo para arrepentirse.'
          : `A ${count(providers, 'proveedor', 'proveedores')} con la cuenta de cobro aprobada.`}
      </p>
      {providers > 0 && (
        <Button variant="solid" onClick={() => setKey(crypto.randomUUID())}>
          Cerrar liquidación
        </Button>
      )}
      <ConfirmDialog
        open={key !== null}
        onClose={() => setKey(null)}
        onConfirm={() => void confirm()}
        title="Cerrar liquidación"
        confirmLabel="Cerrar liquidación"
        tone="trust"
        loading={closing}
        loadingText="Cerrando"
      >
        Se toman {formatMoney(amount)} de {count(providers, 'proveedor', 'proveedores')} para pagarlos en el
        banco. Lo que el banco no pueda pagar vuelve a su saldo.
      </ConfirmDialog>
    </Panel>
  )
}

function Batches({ query: queryKey }: { query: PayoutBatchesScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    PayoutBatchesScreenPaginationQuery,
    PayoutBatchesScreen_query$key
  >(
    graphql`
      fragment PayoutBatchesScreen_query on Query
      @refetchable(queryName: "PayoutBatchesScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        payoutBatches(first: $count, after: $after) @connection(key: "PayoutBatchesScreen_payoutBatches") {
          edges {
            node {
              id
              ...payoutBatchColumns_batch
            }
          }
        }
      }
    `,
    queryKey,
  )
  return (
    <ConnectionTable
      title="Liquidaciones"
      caption="Liquidaciones, la última primero"
      columns={payoutBatchColumns}
      rows={data.payoutBatches?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      empty={
        <EmptyState title="Todavía no hay liquidaciones">
          Cuando cierres una, acá la exportás para el banco y marcás qué se pagó.
        </EmptyState>
      }
    />
  )
}
