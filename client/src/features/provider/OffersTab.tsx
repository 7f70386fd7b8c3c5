import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { Panel, PanelHeader } from '../../ui/Panel'
import { OfferTable } from '../offers/OfferTable'
import { PAGE } from '../requests/feed'
import type { OffersTab_provider$key } from './__generated__/OffersTab_provider.graphql'
import type { OffersTabPaginationQuery } from './__generated__/OffersTabPaginationQuery.graphql'

type OffersTabProps = {
  provider: OffersTab_provider$key
  onRevise: (offerId: string) => void
}

/** 'Mis Ofertas', the newest first. */
export function OffersTab({ provider, onRevise }: OffersTabProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OffersTabPaginationQuery,
    OffersTab_provider$key
  >(
    graphql`
      fragment OffersTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OffersTabPaginationQuery") {
        offers(first: $count, after: $cursor) @connection(key: "OffersTab_offers") {
          edges {
            node {
              ...OfferTable_offers
            }
          }
        }
      }
    `,
    provider,
  )
  const offers = data.offers.edges.map(({ node }) => node)
  return (
    <chakra.section aria-label="Ofertas">
      <Panel flush>
        <PanelHeader title={<h2>Mis Ofertas</h2>} />
        {offers.length === 0 ? (
          <EmptyState title="Todavía no enviaste ofertas">
            Elegí una solicitud, poné tu precio y seguila desde acá.
          </EmptyState>
        ) : (
          <OfferTable offers={offers} onRevise={onRevise} />
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}
