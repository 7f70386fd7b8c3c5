import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { CommandDialog } from '../../relay/CommandDialog'
import { nextPage } from '../../relay/nextPage'
import { FilterChips } from '../../ui/Chips'
import { LoadMore } from '../../ui/LoadMore'
import { TagRail } from '../../ui/Tag'
import { RequestHead } from '../requests/RequestHead'
import type {
  RequestOffers_request$data,
  RequestOffers_request$key,
} from './__generated__/RequestOffers_request.graphql'
import type { RequestOffersPaginationQuery } from './__generated__/RequestOffersPaginationQuery.graphql'
import { OfferTag } from './OfferTag'
import { type OfferOrder, offerOrders } from './offerOrder'
import { rangeWords } from './offerWords'
import type { SeenVersions } from './seenVersions'
import { useRejectOffer } from './useRejectOffer'

const PAGE = 20

type RequestOffersProps = {
  request: RequestOffers_request$key
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  seen: SeenVersions
  onAccept: (offerId: string) => void
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** The pending offers on one request, side by side. Renders nothing while there are none. */
export function RequestOffers(props: RequestOffersProps) {
  const { request, order, onOrder, seen, onAccept, headingRef } = props
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RequestOffersPaginationQuery,
    RequestOffers_request$key
  >(
    graphql`
      fragment RequestOffers_request on PartRequest
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        orderBy: { type: "OfferOrder", defaultValue: PRICE }
      )
      @refetchable(queryName: "RequestOffersPaginationQuery") {
        parts {
          __typename
        }
        comparison {
          count
          lowest
          highest
          cheapestOfferId
          longestWarrantyOfferId
        }
        offers(first: $count, after: $cursor, states: [PENDING], orderBy: $orderBy)
          @connection(key: "RequestOffers_offers") {
          edges {
            node {
              id
              state
              ...OfferTag_offer
            }
          }
        }
        ...RequestHead_request
      }
    `,
    request,
  )
  const rejectOffer = useRejectOffer()
  const [rejecting, setRejecting] = useState<string | null>(null)
  // One that was just answered leaves at once, before the list is read again.
  const offers = data.offers.edges.map(({ node }) => node).filter(({ state }) => state === 'PENDING')
  const { comparison } = data
  if (!comparison || offers.length === 0) return null
  const { count, lowest, highest } = comparison
  return (
    <chakra.article display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <RequestHead request={data} headingRef={headingRef} />
      <chakra.div css={styles.bar}>
        <chakra.p fontWeight="600" className="num">
          {rangeWords({ count, lowest, highest })}
        </chakra.p>
        {offers.length > 1 && (
          <FilterChips options={offerOrders} value={order} onChange={onOrder} label="Ordenar ofertas" />
        )}
      </chakra.div>
      <TagRail offers>
        {offers.map((offer, index) => (
          <OfferTag
            key={offer.id}
            offer={offer}
            asked={data.parts.length}
            first={index === 0}
            badge={offers.length > 1 ? badgeOf(offer.id, comparison) : null}
            seen={seen}
            onAccept={onAccept}
            onReject={setRejecting}
          />
        ))}
      </TagRail>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
      <CommandDialog
        command={rejectOffer}
        id={rejecting}
        done={{ title: 'Oferta rechazada' }}
        onClose={() => setRejecting(null)}
        title="¿Rechazar la oferta?"
        confirmLabel="Rechazar"
        loadingText="Rechazando"
        tone="danger"
      >
        Le avisamos al proveedor y la oferta deja de estar disponible.
      </CommandDialog>
    </chakra.article>
  )
}

type Comparison = NonNullable<RequestOffers_request$data['comparison']>

function badgeOf(offerId: string, { cheapestOfferId, longestWarrantyOfferId }: Comparison): string | null {
  if (offerId === cheapestOfferId) return 'Menor precio'
  return offerId === longestWarrantyOfferId ? 'Más garantía' : null
}

const styles = {
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const
