import { chakra } from '@chakra-ui/react/styled-system'
import { memo, Suspense, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql, usePaginationFragment } from 'react-relay'
import { PHONE, useMediaQuery } from '../../lib/useMediaQuery'
import { nextOffers } from '../../relay/nextPage'
import { FilterChips } from '../../ui/Chips'
import { LoadMore } from '../../ui/LoadMore'
import { openedLater, shownLater } from '../../ui/openedLater'
import type { PhotoProps } from '../../ui/Photo'
import { TagRail } from '../../ui/Tag'
import { RequestHead } from '../requests/RequestHead'
import type {
  RequestOffers_request$data,
  RequestOffers_request$key,
} from './__generated__/RequestOffers_request.graphql'
import type { RequestOffersPaginationQuery } from './__generated__/RequestOffersPaginationQuery.graphql'
import { acceptableOffer } from './acceptableOffer'
import { OFFERS_PAGE } from './comparedOffers'
import { OfferBar } from './OfferBar'
import { OfferCover } from './OfferCover'
import type { OfferSheetsOpener } from './OfferSheets'
import { type Lead, OfferTable } from './OfferTable'
import { OfferTag } from './OfferTag'
import { type OfferOrder, offerOrders } from './offerOrder'
import { coverageWords, HONOUR_WORDS, rangeWords } from './offerWords'
import type { QuestionDrafts } from './QuestionForm'
import type { SeenVersions } from './seenVersions'

const RejectOfferDialog = openedLater(
  async () => (await import('./RejectOfferDialog')).RejectOfferDialog,
  ({ id }) => id !== null,
)

/** For phones. */
const OfferSheets = shownLater(async () => (await import('./OfferSheets')).OfferSheets)

/** For requests of several parts with offers of several providers. */
const OfferBaskets = shownLater(async () => (await import('./OfferBaskets')).OfferBaskets)

type RequestOffersProps = {
  request: RequestOffers_request$key
  /** End of the page, where a phone's bar goes; null until it is drawn. Without it the bar follows the offers. */
  foot?: HTMLElement | null | undefined
  /** The page shows the request itself. */
  onOwnPage?: boolean | undefined
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  seen: SeenVersions
  /** The page has a more pressing act, whose button is filled. */
  hasDue?: boolean | undefined
  /** The viewer has no account yet: accepting leads to one. */
  joins?: boolean | undefined
  onAccept: (offerId: string) => void
}

/** The act of a viewer who first gets an account. */
const JOINING = { action: 'ACCEPT', enabled: true, disabledReason: null } as const

/** The pending offers on one request, side by side. Renders nothing while there are none. */
export const RequestOffers = memo(function RequestOffers(props: RequestOffersProps) {
  const {
    request,
    foot,
    onOwnPage = false,
    order,
    onOrder,
    seen,
    hasDue = false,
    joins = false,
    onAccept,
  } = props
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RequestOffersPaginationQuery,
    RequestOffers_request$key
  >(
    graphql`
      fragment RequestOffers_request on PartRequest
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 15 }
        cursor: { type: "String" }
        orderBy: { type: "OfferOrder", defaultValue: PRICE }
      )
      @refetchable(queryName: "RequestOffersPaginationQuery") {
        id
        parts {
          isOpen
        }
        baskets {
          __typename
        }
        ...OfferBaskets_request
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
              provider {
                honour {
                  __typename
                }
              }
              ...OfferTag_offer
              ...OfferCover_offer
              ...OfferTable_offer
              ...acceptableOffer_offer
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
  const isPhone = useMediaQuery(PHONE)
  /** Id of the offer whose row was tapped last. */
  const [chosen, setChosen] = useState<string | null>(null)
  const sheets = useRef<OfferSheetsOpener>(null)
  /** The offer that was tapped before the code of its sheet had arrived. */
  const [tapped, setTapped] = useState<string | null>(null)
  const [questionDrafts] = useState<QuestionDrafts>(() => new Map())
  // An offer being rejected disappears at once.
  const offers = data.offers.edges.map(({ node }) => node).filter(({ state }) => state === 'PENDING')
  const { comparison } = data
  const hasBaskets = (data.baskets?.length ?? 0) > 0
  const baskets = hasBaskets && (
    <Suspense>
      <OfferBaskets request={data} seen={seen} isFirst={!isPhone && !hasDue} />
    </Suspense>
  )
  if (!comparison || offers.length === 0) return null
  const { count, partialCount, range } = comparison
  const isPartial = (offer: (typeof offers)[number]) => (offer.openTerms?.missingParts ?? 0) > 0
  const complete = offers.filter(offer => !isPartial(offer))
  const partial = offers.filter(isPartial)
  const asked = data.parts.filter(part => part.isOpen).length
  const ordered = [...complete, ...partial]
  const leading = ordered.find(({ id }) => id === chosen) ?? ordered[0]
  const tagOf = (offer: (typeof offers)[number], as: 'hanging' | 'alone' | 'sheet' = 'hanging') => (
    <OfferTag
      key={offer.id}
      offer={offer}
      cover={offer}
      asked={asked}
      first={offer === complete[0] && !hasBaskets && !hasDue}
      alone={as === 'alone'}
      accepts={as !== 'sheet'}
      badge={badgeOf(offer.id, comparison)}
      seen={seen}
      questionDrafts={questionDrafts}
      onAccept={onAccept}
      onReject={id => {
        sheets.current?.close()
        setRejecting(id)
      }}
      joins={joins}
    />
  )
  const acceptable = (offer: (typeof offers)[number]) => {
    const known = acceptableOffer(offer)
    return joins ? { ...known, accept: known.accept ?? JOINING } : known
  }
  const acceptSeen = (offerId: string, version: { readonly number: number; readonly total: number }) => {
    // The payment dialog shows the current version of the offer.
    seen.set(offerId, version)
    onAccept(offerId)
  }
  const railOf = ([only, ...others]: typeof offers) =>
    only && others.length === 0 ? (
      tagOf(only, 'alone')
    ) : (
      <TagRail offers>{[only, ...others].map(offer => offer && tagOf(offer))}</TagRail>
    )
  const coverOf = (offerId: string, box: Pick<PhotoProps, 'w' | 'mb'>) => {
    const offer = ordered.find(({ id }) => id === offerId)
    return offer && <OfferCover offer={offer} alt="" {...box} />
  }
  const tableOf = (some: typeof offers, label: string) => (
    <OfferTable
      label={label}
      offers={some}
      order={order}
      onOrder={onOrder}
      leadsOf={offerId => leadsOf(offerId, comparison)}
      coverOf={offerId => coverOf(offerId, { w: '11' })}
      chosenId={leading?.id ?? null}
      coverageOf={offerId => {
        const missing = some.find(({ id }) => id === offerId)?.openTerms?.missingParts ?? 0
        return coverageWords(asked - missing, asked)
      }}
      onOpen={offerId => (sheets.current?.open ?? setTapped)(offerId)}
    />
  )
  const bar = isPhone && leading && (
    <OfferBar
      offer={acceptable(leading)}
      isFirst={!hasDue}
      onAccept={version => acceptSeen(leading.id, version)}
    />
  )
  return (
    <chakra.article css={styles.stack}>
      {onOwnPage ? (
        <chakra.h2 textStyle="h3" srOnly={isPhone}>
          Ofertas
        </chakra.h2>
      ) : (
        <RequestHead request={data} />
      )}
      {/* A bar at the foot sticks within this block: it never shows before the name of its request. */}
      <chakra.div css={styles.stack}>
        <chakra.div css={styles.bar}>
          <chakra.p fontWeight="600" className="num">
            {rangeWords({
              count,
              partialCount,
              range: range && { lowest: range.lowest, highest: range.highest },
            })}
          </chakra.p>
          {offers.length > 1 && !isPhone && (
            <FilterChips options={offerOrders} value={order} onChange={onOrder} label="Ordenar ofertas" />
          )}
        </chakra.div>
        {!isPhone && baskets}
        {complete.length > 0 && (isPhone ? tableOf(complete, 'Ofertas') : railOf(complete))}
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
            {isPhone ? tableOf(partial, 'Ofertas que cotizan solo una parte') : railOf(partial)}
          </chakra.section>
        )}
        {isPhone && baskets}
        {isPhone && (
          <Suspense>
            <OfferSheets
              requestId={data.id}
              offers={ordered.map(acceptable)}
              opener={sheets}
              chosenId={leading?.id ?? null}
              tapped={tapped}
              onOpened={setChosen}
              tagOf={offerId => {
                const offer = ordered.find(({ id }) => id === offerId)
                return offer && tagOf(offer, 'sheet')
              }}
              coverOf={offerId => coverOf(offerId, { mb: '2' })}
              asked={asked}
              onAccept={acceptSeen}
            />
          </Suspense>
        )}
        {offers.some(({ provider }) => provider.honour) && (
          <chakra.p textStyle="xs" color="fg.muted" maxW="65ch">
            {HONOUR_WORDS}
          </chakra.p>
        )}
        <LoadMore
          hasNext={hasNext}
          loading={isLoadingNext}
          onClick={() => loadNext(OFFERS_PAGE, nextOffers)}
        />
        {foot && bar ? createPortal(bar, foot) : foot === undefined && bar}
      </chakra.div>
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

/** Each distinction that this offer alone has. */
const leadsOf = (offerId: string, { leads }: Comparison): Lead[] =>
  LEADS.filter(lead => leads.some(found => found.offerId === offerId && found.criterion === lead))

const LEADS: readonly Lead[] = ['PRICE', 'DELIVERY', 'WARRANTY']

/** The first distinction that this offer alone has. */
function badgeOf(offerId: string, { leads }: Comparison): string | null {
  const lead = leads.find(found => found.offerId === offerId)
  return (lead && leadWords[lead.criterion]) ?? null
}

const styles = {
  stack: { display: 'grid', gap: { base: '3', md: '6' }, gridTemplateColumns: 'minmax(0, 1fr)' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const
