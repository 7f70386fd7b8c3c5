import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { PHONE, useMediaQuery } from '../../lib/useMediaQuery'
import { paths } from '../../paths'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { actionOf } from '../../relay/viewerAction'
import { useOpenDialog } from '../../shell/DialogOpener'
import { useChoice } from '../../shell/useChoice'
import { ActionLink } from '../../ui/Link'
import { shownLater } from '../../ui/openedLater'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { comparedOffers, comparedOffersOf, OFFERS_PAGE } from '../offers/comparedOffers'
import { offerOrderOf, orderChoices } from '../offers/offerOrder'
import { RequestOffers } from '../offers/RequestOffers'
import type { SeenVersions } from '../offers/seenVersions'
import { OwnRequestDialogs } from '../requests/editing/OwnRequestDialogs'
import { RequestDetail } from '../requests/feed/RequestDetail'
import { OwnRequestAffairs } from '../requests/following/OwnRequestAffairs'
import { OwnRequestHead } from '../requests/following/OwnRequestHead'
import { RequestOutcome } from '../requests/following/RequestOutcome'
import type { Paying_account$key } from './__generated__/Paying_account.graphql'
import type { RequestScreen_request$key } from './__generated__/RequestScreen_request.graphql'
import type { RequestScreenQuery } from './__generated__/RequestScreenQuery.graphql'
import { BuyerNews } from './BuyerNews'
import { Paying } from './Paying'

/** For a deleted request, which is kept for some days only. */
const DeletedRequestNotice = shownLater(
  async () => (await import('../requests/editing/DeletedRequestNotice')).DeletedRequestNotice,
)

const RequestOrders = shownLater(async () => (await import('./RequestOrders')).RequestOrders)

const RequestReceipt = shownLater(async () => (await import('./RequestOrders')).RequestReceipt)

/** For requests that were bought or whose offers ended. */
const SettledOffers = shownLater(async () => (await import('../offers/SettledOffers')).SettledOffers)

/** For the few requests whose contacts have a price. */
const ContactUnlock = shownLater(async () => (await import('../contactUnlock/ContactUnlock')).ContactUnlock)

/** At the end of the page. */
const RequestHistory = shownLater(
  async () => (await import('../requests/following/RequestHistory')).RequestHistory,
)

const query = graphql`
  query RequestScreenQuery($requestId: ID!, $orderBy: OfferOrder = PRICE, $count: Int = 15) @preloadable {
    viewer {
      id
      ...Paying_account
    }
    node(id: $requestId) {
      ... on PartRequest {
        isMine
        ...RequestScreen_request @alias(as: "request") @arguments(orderBy: $orderBy, count: $count)
      }
    }
  }
`

/** One of the buyer's own requests: its contents, audience, offers and actions; updates live. */
export function RequestScreen({ queryRef }: ScreenProps<RequestScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<RequestScreenQuery>(query, queryRef)
  const { requestId } = queryRef.variables
  const orderBy = offerOrderOf(useLocation().search)
  const refresh = useRefetch<RequestScreenQuery>(query, store => ({
    requestId,
    orderBy,
    count: rowsToRead(store, comparedOffers, comparedOffersOf(requestId, orderBy), OFFERS_PAGE),
  }))
  // Providers and the admin read the request on other pages.
  if (!viewer || !node?.request || !node.isMine) return <NoRequest />
  return (
    <>
      <BuyerNews
        accountId={viewer.id}
        orderBy={orderBy}
        showsOffersOf={id => id === requestId}
        showsOrders={false}
        onNews={refresh}
      />
      <OwnRequest request={node.request} account={viewer} />
    </>
  )
}

function OwnRequest({
  request,
  account,
}: {
  request: RequestScreen_request$key
  account: Paying_account$key
}) {
  const data = useFragment(
    graphql`
      fragment RequestScreen_request on PartRequest
      @argumentDefinitions(orderBy: { type: "OfferOrder" }, count: { type: "Int" }) {
        id
        deletedAt
        unlockPrice
        contactsUnlockedAt
        mainPart {
          description
        }
        viewerOrders {
          viewerActions {
            ...viewerAction_action
          }
        }
        firstOfferAt
        ...RequestOrdersReceipt_request
        ...SettledOffers_request
        comparison {
          __typename
        }
        ...OwnRequestHead_request
        ...OwnRequestAffairs_request
        ...DeletedRequestNotice_request
        ...RequestOutcome_request
        ...RequestOrders_request
        ...RequestDetail_request
        ...RequestHistory_request
        ...ContactUnlock_request
        ...RequestOffers_request @arguments(orderBy: $orderBy, count: $count)
      }
    `,
    request,
  )
  const [order, sort, isSorting] = useChoice(orderChoices)
  const open = useOpenDialog()
  const accept = useCallback((offerId: string) => open('pagar', offerId), [open])
  const [seen] = useState<SeenVersions>(() => new Map())
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const hasOrders = data.viewerOrders.length > 0
  const hasDue = data.viewerOrders.some(
    ({ viewerActions }) => actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled === true,
  )
  const isShort = useMediaQuery(PHONE) && data.comparison != null
  return (
    <>
      <PageTitle>{data.mainPart.description}</PageTitle>
      <Back />
      <chakra.div css={[styles.page, isShort && styles.close]}>
        <OwnRequestHead request={data} isShort={isShort} />
        {hasOrders && (
          <Suspense>
            <RequestReceipt request={data} place="head" />
          </Suspense>
        )}
        {data.deletedAt && (
          <Suspense>
            <DeletedRequestNotice request={data} />
          </Suspense>
        )}
        <RequestOutcome request={data} />
        {hasOrders && (
          <Suspense>
            <RequestOrders request={data} />
          </Suspense>
        )}
        <chakra.section aria-label="Ofertas" aria-busy={isSorting} css={styles.offers}>
          <RequestOffers
            request={data}
            onOwnPage
            foot={foot}
            hasDue={hasDue}
            order={order}
            onOrder={sort}
            seen={seen}
            onAccept={accept}
          />
        </chakra.section>
        {data.firstOfferAt && (
          <Suspense>
            <SettledOffers request={data} />
          </Suspense>
        )}
        {(data.unlockPrice != null || data.contactsUnlockedAt) && (
          <Suspense>
            <ContactUnlock request={data} />
          </Suspense>
        )}
        <chakra.section aria-labelledby="lo-que-pediste" css={styles.asked}>
          <chakra.h2 id="lo-que-pediste" textStyle="h3">
            Lo que pediste
          </chakra.h2>
          {isShort && <OwnRequestAffairs request={data} />}
          <RequestDetail request={data} />
          <Suspense>
            <RequestHistory request={data} />
          </Suspense>
        </chakra.section>
        {hasOrders && (
          <Suspense>
            <RequestReceipt request={data} place="foot" />
          </Suspense>
        )}
        <div ref={setFoot} style={{ display: 'contents' }} />
      </chakra.div>
      <Paying account={account} seen={seen} unlockId={data.id} />
      <OwnRequestDialogs />
    </>
  )
}

function NoRequest() {
  return (
    <>
      <PageTitle>Solicitud no encontrada</PageTitle>
      <Back />
      <chakra.div mt="6">
        <PageHeader
          title="Solicitud no encontrada"
          lead="Puede que el enlace esté incompleto o que sea de otra cuenta."
        />
      </chakra.div>
    </>
  )
}

function Back() {
  return (
    <ActionLink asChild textStyle="sm">
      <Link to={paths.dashboard('consultas')}>
        <ArrowLeft />
        Volver a mis pedidos
      </Link>
    </ActionLink>
  )
}

const styles = {
  page: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)', mt: '3' },
  close: { gap: '4', mt: '0' },
  offers: { _empty: { display: 'none' } },
  asked: { display: 'grid', gap: '5', pt: '8', borderTop: '1px solid', borderColor: 'border.subtle' },
} as const
