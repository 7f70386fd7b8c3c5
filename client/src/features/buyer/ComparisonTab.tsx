import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { type OfferOrder, RequestOffers } from '../offers/RequestOffers'
import type { SeenVersions } from '../offers/seenVersions'
import { PayDialog } from '../payments/PayDialog'
import { NewRequestLink } from '../requests/NewRequestLink'
import type { ComparisonTab_account$key } from './__generated__/ComparisonTab_account.graphql'
import type { ComparisonTabPaginationQuery } from './__generated__/ComparisonTabPaginationQuery.graphql'
import { QUOTED_PAGE } from './lists'

type ComparisonTabProps = {
  account: ComparisonTab_account$key
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  seen: SeenVersions
  /** The request whose offers were asked for: the focus goes there. */
  requestId: string | null
}

/** 'Ordenes': each request with the offers that wait for an answer. */
export function ComparisonTab({ account, order, onOrder, seen, requestId }: ComparisonTabProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ComparisonTabPaginationQuery,
    ComparisonTab_account$key
  >(
    graphql`
      fragment ComparisonTab_account on Account
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        orderBy: { type: "OfferOrder", defaultValue: PRICE }
      )
      @refetchable(queryName: "ComparisonTabPaginationQuery") {
        quoted: requests(first: $count, after: $cursor, states: [ANSWERED])
          @connection(key: "ComparisonTab_quoted") {
          edges {
            node {
              id
              comparison {
                __typename
              }
              ...RequestOffers_request @arguments(orderBy: $orderBy)
            }
          }
        }
      }
    `,
    account,
  )
  const [isSorting, startSorting] = useTransition()
  const [paying, setPaying] = useState<string | null>(null)
  const edges = data.quoted.edges
  const quoted = edges.map(({ node }) => node).filter(({ comparison }) => comparison)

  const sort = (orderBy: OfferOrder) => {
    onOrder(orderBy)
    startSorting(() => {
      refetch({ count: Math.max(QUOTED_PAGE, edges.length), orderBy })
    })
  }
  // Another time the offers are in the order of the price again, as the panel reads them.
  useEffect(() => () => onOrder('PRICE'), [onOrder])

  const wanted = useRef<HTMLHeadingElement>(null)
  const isListed = quoted.some(({ id }) => id === requestId)
  useEffect(() => {
    if (requestId && isListed) wanted.current?.focus()
  }, [requestId, isListed])
  const sought = useRef('')
  useEffect(() => {
    if (!requestId || isListed || !hasNext || isLoadingNext) return
    // Page after page until it is there, but not again the one that could not be read.
    const page = `${requestId} ${edges.length}`
    if (sought.current === page) return
    sought.current = page
    loadNext(QUOTED_PAGE, nextPage)
  }, [requestId, isListed, hasNext, isLoadingNext, loadNext, edges.length])

  return (
    <chakra.section aria-label="Ordenes y Ofertas" aria-busy={isSorting} display="grid" gap="10">
      {quoted.length === 0 && (
        <Panel flush>
          <EmptyState as="h2" title="No tenés ofertas pendientes" action={<NewRequestLink primary />}>
            Cuando un proveedor te cotice, la oferta aparece acá.
          </EmptyState>
        </Panel>
      )}
      {quoted.map(request => (
        <RequestOffers
          key={request.id}
          request={request}
          order={order}
          onOrder={sort}
          seen={seen}
          onAccept={setPaying}
          headingRef={request.id === requestId ? wanted : undefined}
        />
      ))}
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(QUOTED_PAGE, nextPage)} />
      {quoted.length > 0 && (
        <Notice tone="trust">
          <b>Tu plata queda retenida.</b> El proveedor la cobra cuando confirmás que recibiste el repuesto.
        </Notice>
      )}
      {paying && <PayDialog offerId={paying} onClose={() => setPaying(null)} />}
    </chakra.section>
  )
}
