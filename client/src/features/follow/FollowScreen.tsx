import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useNow } from '../../lib/clock'
import { formatPhone } from '../../lib/text'
import { PHONE, useMediaQuery } from '../../lib/useMediaQuery'
import { dialogOf, paths, withDialog } from '../../paths'
import { AsViewer } from '../../relay/credential'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { useChoice } from '../../shell/useChoice'
import { useViewer } from '../../shell/viewer'
import { Button } from '../../ui/Button'
import { shownLater } from '../../ui/openedLater'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonPage } from '../../ui/Skeleton'
import { comparedOffers, comparedOffersOf, OFFERS_PAGE } from '../offers/comparedOffers'
import { offerOrderOf, orderChoices } from '../offers/offerOrder'
import { RequestOffers } from '../offers/RequestOffers'
import type { SeenVersions } from '../offers/seenVersions'
import { RequestDetail } from '../requests/feed/RequestDetail'
import { OwnRequestAffairs } from '../requests/following/OwnRequestAffairs'
import { OwnRequestHead } from '../requests/following/OwnRequestHead'
import { RequestOutcome } from '../requests/following/RequestOutcome'
import type { FollowScreenFollowedQuery } from './__generated__/FollowScreenFollowedQuery.graphql'
import { GuestOffers } from './GuestOffers'
import { rememberFollowed } from './lastFollowed'
import { forgetRequest, rememberRequest } from './rememberedRequests'
import { useClaimFollowedRequest } from './useClaimFollowedRequest'
import { useFollowedNews } from './useFollowedNews'

const FollowSteps = shownLater(async () => (await import('./FollowSteps')).FollowSteps)

const query = graphql`
  query FollowScreenFollowedQuery($orderBy: OfferOrder = PRICE, $count: Int = 15) @preloadable {
    followedRequest {
      id
      state
      mainPart {
        description
      }
      ...FollowSteps_request
      department
      contact {
        name
        email
        phone
      }
      comparison {
        __typename
      }
      ...OwnRequestHead_request
      ...OwnRequestAffairs_request
      ...RequestOutcome_request
      ...RequestDetail_request
      ...RequestOffers_request @arguments(orderBy: $orderBy, count: $count)
    }
  }
`

/** A request without an account, for anybody with its link: its contents and its offers, live. */
export function FollowScreen({ queryRef }: ScreenProps<FollowScreenFollowedQuery>) {
  const { followedRequest: request } = usePreloadedQuery<FollowScreenFollowedQuery>(query, queryRef)
  const { token = '' } = useParams()
  const orderBy = offerOrderOf(useLocation().search)
  const requestId = request?.id ?? ''
  const refresh = useRefetch<FollowScreenFollowedQuery>(query, store => ({
    orderBy,
    count: rowsToRead(store, comparedOffers, comparedOffersOf(requestId, orderBy), OFFERS_PAGE),
  }))
  const [order, sort, isSorting] = useChoice(orderChoices)
  const [seen] = useState<SeenVersions>(() => new Map())
  const isPhone = useMediaQuery(PHONE)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useRemembered(token, request)
  if (!request)
    return (
      <AsViewer>
        <NoRequest token={token} />
      </AsViewer>
    )
  const { contact, department } = request
  const visitor = {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: formatPhone(contact?.phone ?? ''),
    department: department ?? '',
  }
  const isShort = isPhone && request.comparison != null
  return (
    <Page pt={isShort ? '4' : 'pageTop'} pb="section">
      <PageTitle>{request.mainPart.description}</PageTitle>
      <News orderBy={orderBy} onNews={refresh} />
      <chakra.div css={[styles.page, isShort && styles.close]}>
        <OwnRequestHead request={request} isShort={isShort} />
        <RequestOutcome request={request} />
        <chakra.section aria-label="Ofertas" aria-busy={isSorting} css={styles.offers}>
          <GuestOffers token={token} visitor={visitor}>
            {(joins, onAccept) => (
              <RequestOffers
                request={request}
                onOwnPage
                foot={foot}
                order={order}
                onOrder={sort}
                seen={seen}
                joins={joins}
                onAccept={onAccept}
              />
            )}
          </GuestOffers>
        </chakra.section>
        <Suspense>
          <FollowSteps request={request} token={token} visitor={visitor} onChanged={refresh} />
        </Suspense>
        <chakra.section aria-labelledby="lo-que-pediste" css={styles.asked}>
          <chakra.h2 id="lo-que-pediste" textStyle="h3">
            Lo que pediste
          </chakra.h2>
          {isShort && <OwnRequestAffairs request={request} />}
          <RequestDetail request={request} />
        </chakra.section>
        <div ref={setFoot} style={{ display: 'contents' }} />
      </chakra.div>
    </Page>
  )
}

type Followed = NonNullable<FollowScreenFollowedQuery['response']['followedRequest']>

/** Lets the visitor find an open request again, in this tab after a sign-in and in this browser. */
function useRemembered(token: string, request: Followed | null | undefined) {
  const now = useNow()
  const remember = useEffectEvent((id: string, what: string) => rememberRequest({ id, token, what }, now))
  const id = request?.id
  const what = request?.mainPart.description ?? ''
  const isOver = !request || ENDED.has(request.state)
  useEffect(() => {
    if (id !== undefined) rememberFollowed(token)
    if (id === undefined || isOver) forgetRequest(token)
    else remember(id, what)
  }, [id, what, isOver, token])
}

/** States in which the page of a request has nothing more to come. */
const ENDED: ReadonlySet<string> = new Set(['CANCELED', 'EXPIRED', 'CLOSED'])

function News(props: Parameters<typeof useFollowedNews>[0]) {
  useFollowedNews(props)
  return null
}

/** The owner of a request that an account took is redirected to it; everybody else's link finds nothing. */
function NoRequest({ token }: { token: string }) {
  const isBuyer = useViewer()?.kind === 'BUYER'
  const navigate = useNavigate()
  const { search } = useLocation()
  const [claim] = useClaimFollowedRequest()
  const [isFound, setIsFound] = useState<boolean | null>(null)
  // For a request that the viewer owns already, this command changes nothing and returns its id.
  const look = useEffectEvent(() => claim({ token }))
  const goOn = useEffectEvent((outcome: Awaited<ReturnType<typeof claim>>) => {
    setIsFound(outcome.ok)
    const page = outcome.ok && paths.request(outcome.payload.request.id)
    // A sign-up that began with accepting an offer goes on to its payment.
    if (page) void navigate(page + withDialog('', dialogOf(search)), { replace: true })
  })
  useEffect(() => {
    if (isBuyer) void look().then(goOn)
  }, [isBuyer])
  if (isBuyer && isFound !== false) return <SkeletonPage />
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Solicitud no encontrada</PageTitle>
      <PageHeader
        title="Solicitud no encontrada"
        lead="El enlace está incompleto, ya venció, o el pedido está en una cuenta."
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
        <Button asChild variant="solid">
          <Link to={paths.follow()}>Recuperar mi enlace</Link>
        </Button>
        <Button asChild>
          <Link to={paths.dashboard('consultas')}>Ver mis pedidos</Link>
        </Button>
      </chakra.div>
    </Page>
  )
}

const styles = {
  page: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' },
  close: { gap: '4' },
  offers: { _empty: { display: 'none' } },
  asked: { display: 'grid', gap: '5', pt: '8', borderTop: '1px solid', borderColor: 'border.subtle' },
} as const
