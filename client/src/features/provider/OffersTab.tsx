import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { ConnectionTable } from '../../relay/ConnectionTable'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { offerColumns } from '../offers/offerColumns'
import { ownOffers } from '../offers/ownOffers'
import { WithdrawOfferDialog } from '../offers/WithdrawOfferDialog'
import type { OffersTab_provider$key } from './__generated__/OffersTab_provider.graphql'
import type { OffersTabPaginationQuery } from './__generated__/OffersTabPaginationQuery.graphql'
import query, { type OffersTabQuery } from './__generated__/OffersTabQuery.graphql'

const PAGE = 20

/** 'Mis Ofertas', the newest first. */
export function OffersTab({ queryRef }: ScreenProps<OffersTabQuery>) {
  const { viewer } = usePreloadedQuery<OffersTabQuery>(
    graphql`
      query OffersTabQuery($count: Int = 20) @preloadable {
        viewer {
          provider {
            ...OffersTab_provider @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  return viewer?.provider ? <Offers provider={viewer.provider} /> : null
}

function Offers({ provider }: { provider: OffersTab_provider$key }) {
  const { data, ...pages } = usePaginationFragment<OffersTabPaginationQuery, OffersTab_provider$key>(
    graphql`
      fragment OffersTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OffersTabPaginationQuery") {
        id
        offers(first: $count, after: $cursor) @connection(key: "OffersTab_offers") {
          edges {
            node {
              id
              ...offerColumns_offer
            }
          }
        }
      }
    `,
    provider,
  )
  useRefetch<OffersTabQuery>(query, store => ({
    count: rowsToRead(store, ownOffers, { owner: data.id }, PAGE),
  }))
  return (
    <>
      <ConnectionTable
        title="Mis Ofertas"
        columns={offerColumns}
        rows={data.offers.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        pages={pages}
        pageSize={PAGE}
        empty={
          <EmptyState title="Todavía no enviaste ofertas">
            Elegí un pedido, poné tu precio y seguilo desde acá.
          </EmptyState>
        }
      />
      <WithdrawOfferDialog />
    </>
  )
}
