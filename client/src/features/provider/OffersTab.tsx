import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useReread } from '../../relay/live/useReread'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { Panel, PanelHeader } from '../../ui/Panel'
import { OfferTable } from '../offers/OfferTable'
import { ownOffers } from '../offers/ownOffers'
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
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OffersTabPaginationQuery,
    OffersTab_provider$key
  >(
    graphql`
      fragment OffersTab_provider on Provider
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OffersTabPaginationQuery") {
        id
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
  useReread<OffersTabQuery>(query, store => ({
    count: rowsToRead(store, ownOffers, { owner: data.id }, PAGE),
  }))
  const { open } = useDialogPlace()
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
          <OfferTable offers={offers} onRevise={id => open('editar', id)} />
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}
