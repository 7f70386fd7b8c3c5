import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { useOpenDialog } from '../../shell/DialogOpener'
import { useChoice } from '../../shell/useChoice'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { orderChoices } from '../offers/offerOrder'
import { RequestOffers } from '../offers/RequestOffers'
import type { SeenVersions } from '../offers/seenVersions'
import { NewRequestLink } from '../requests/asking/NewRequestLink'
import { comparedRequests } from '../requests/following/ownRequests'
import type { ComparisonTab_account$key } from './__generated__/ComparisonTab_account.graphql'
import type { ComparisonTabPaginationQuery } from './__generated__/ComparisonTabPaginationQuery.graphql'
import query, { type ComparisonTabQuery } from './__generated__/ComparisonTabQuery.graphql'
import { Paying } from './Paying'

/** Requests per page: each is long with its offers. */
const PAGE = 8

/** 'Ordenes': each request with the offers that wait for an answer. */
export function ComparisonTab({ queryRef }: ScreenProps<ComparisonTabQuery>) {
  const { viewer } = usePreloadedQuery<ComparisonTabQuery>(
    graphql`
      query ComparisonTabQuery($count: Int = 8, $orderBy: OfferOrder = PRICE) @preloadable {
        viewer {
          ...ComparisonTab_account @arguments(count: $count, orderBy: $orderBy)
        }
      }
    `,
    queryRef,
  )
  return viewer && <Comparison account={viewer} />
}

function Comparison({ account }: { account: ComparisonTab_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ComparisonTabPaginationQuery,
    ComparisonTab_account$key
  >(
    graphql`
      fragment ComparisonTab_account on Account
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 8 }
        cursor: { type: "String" }
        orderBy: { type: "OfferOrder", defaultValue: PRICE }
      )
      @refetchable(queryName: "ComparisonTabPaginationQuery") {
        id
        ...Paying_account
        requestsToCompare(first: $count, after: $cursor)
          @connection(key: "ComparisonTab_requestsToCompare") {
          edges {
            node {
              id
              ...RequestOffers_request @arguments(orderBy: $orderBy)
            }
          }
        }
      }
    `,
    account,
  )
  const [order, sort, isSorting] = useChoice(orderChoices)
  useRefetch<ComparisonTabQuery>(query, store => ({
    count: rowsToRead(store, comparedRequests, { owner: data.id }, PAGE),
    orderBy: order,
  }))
  const open = useOpenDialog()
  const accept = useCallback((offerId: string) => open('pagar', offerId), [open])
  const [seen] = useState<SeenVersions>(() => new Map())
  const quoted = data.requestsToCompare.edges.map(({ node }) => node)

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
          onAccept={accept}
        />
      ))}
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
      {quoted.length > 0 && (
        <Notice tone="trust">
          <b>Tu plata queda retenida.</b> El proveedor la cobra cuando confirmás que recibiste el repuesto.
        </Notice>
      )}
      <Paying account={data} seen={seen} />
    </chakra.section>
  )
}
