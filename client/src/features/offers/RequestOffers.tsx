import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { FilterChips } from '../../ui/Chips'
import { LoadMore } from '../../ui/LoadMore'
import { openedLater } from '../../ui/openedLater'
import { TagRail } from '../../ui/Tag'
import { RequestHead } from '../requests/RequestHead'
import type {
  RequestOffers_request$data,
  RequestOffers_request$key,
} from './__generated__/RequestOffers_request.graphql'
import type { RequestOffersPaginationQuery } from './__generated__/RequestOffersPaginationQuery.graphql'
import { OFFERS_PAGE } from './comparedOffers'
import { OfferTag } from './OfferTag'
import { type OfferOrder, offerOrders } from './offerOrder'
import { rangeWords } from './offerWords'
import type { SeenVersions } from './seenVersions'

const RejectOfferDialog = openedLater(
  async () => (await import('./RejectOfferDialog')).RejectOfferDialog,
  ({ id }) => id !== null,
)

type RequestOffersProps = {
  request: RequestOffers_request$key
  /** The page shows the request itself. */
  onOwnPage?: boolean | undefined
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  seen: SeenVersions
  onAccept: (offerId: string) => void
}

/** The pending offers on one request, side by side. Renders nothing while there are none. */
export const RequestOffers = memo(function RequestOffers(props: RequestOffersProps) {
  const { request, onOwnPage = false, order, onOrder, seen, onAccept } = props
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
          isOpen
        }
        comparison {
          count
          partialCount
          range {
            lowest
            highest
          }
          leads {
            criterion
            offerId
          }
        }
        offers(first: $count, after: $cursor, states: [PENDING], orderBy: $orderBy)
          @connection(key: "RequestOffers_offers") {
          edges {
            node {
              id
              state
              openTerms {
                missingParts
              }
              ...OfferTag_offer
            }
          }
        }
        ...RequestHead_request
      }
    `,
    request,
  )
  const partialId = useId()
  const [rejecting, setRejecting] = useState<string | null>(null)
  // An offer being rejected disappears at once.
  const offers = data.offers.edges.map(({ node }) => node).filter(({ state }) => state === 'PENDING')
  const { comparison } = data
  if (!comparison || offers.length === 0) return null
  const { count, partialCount, range } = comparison
  const isPartial = (offer: (typeof offers)[number]) => (offer.openTerms?.missingParts ?? 0) > 0
  const complete = offers.filter(offer => !isPartial(offer))
  const partial = offers.filter(isPartial)
  const tagOf = (offer: (typeof offers)[number]) => (
    <OfferTag
      key={offer.id}
      offer={offer}
      asked={data.parts.filter(part => part.isOpen).length}
      first={offer === complete[0]}
      badge={badgeOf(offer.id, comparison)}
      seen={seen}
      onAccept={onAccept}
      onReject={setRejecting}
    />
  )
  return (
    <chakra.article display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {onOwnPage ? <chakra.h2 textStyle="h3">Ofertas</chakra.h2> : <RequestHead request={data} />}
      <chakra.div css={styles.bar}>
        <chakra.p fontWeight="600" className="num">
          {rangeWords({
            count,
            partialCount,
            range: range && { lowest: range.lowest, highest: range.highest },
          })}
        </chakra.p>
        {offers.length > 1 && (
          <FilterChips options={offerOrders} value={order} onChange={onOrder} label="Ordenar ofertas" />
        )}
      </chakra.div>
      {complete.length > 0 && <TagRail offers>{complete.map(tagOf)}</TagRail>}
      {partial.length > 0 && (
        <chakra.section
          aria-labelledby={partialId}
          display="grid"
          gap="6"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <chakra.h3 id={partialId} textStyle="mini">
            Cotizan solo una parte
          </chakra.h3>
          <TagRail offers>{partial.map(tagOf)}</TagRail>
        </chakra.section>
      )}
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(OFFERS_PAGE, nextPage)} />
      <RejectOfferDialog id={rejecting} onClose={() => setRejecting(null)} />
    </chakra.article>
  )
})

type Comparison = NonNullable<RequestOffers_request$data['comparison']>

const leadWords: Readonly<Partial<Record<string, string>>> = {
  PRICE: 'Menor precio',
  WARRANTY: 'Más garantía',
  DELIVERY: 'Entrega más rápida',
}

/** The first distinction that this offer alone has. */
function badgeOf(offerId: string, { leads }: Comparison): string | null {
  const lead = leads.find(found => found.offerId === offerId)
  return (lead && leadWords[lead.criterion]) ?? null
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
