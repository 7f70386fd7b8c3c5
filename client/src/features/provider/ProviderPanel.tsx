import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useNow } from '../../lib/clock'
import { formatWeekday } from '../../lib/dates'
import { formatCount, formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import { useRefetch } from '../../relay/live/useRefetch'
import { type PanelProps, type PanelTabs, tabItems, tabTitle } from '../../shell/panelRoute'
import { notPrinted } from '../../ui/notPrinted'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Rating } from '../../ui/Rating'
import { Stat, StatGrid } from '../../ui/StatGrid'
import { SideTabs, TabPanel } from '../../ui/Tabs'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountNotice } from '../accounts/AccountNotice'
import { NotificationsCard } from '../notifications/NotificationsCard'
import { QuickQuotes } from '../offers/QuickQuotes'
import type { ProviderPanel_counts$key } from './__generated__/ProviderPanel_counts.graphql'
import query, { type ProviderPanelQuery } from './__generated__/ProviderPanelQuery.graphql'
import { FreshRequests, RequestNewsCount } from './freshRequests'
import { ProviderDialogs } from './ProviderDialogs'
import { useProviderNews } from './useProviderNews'

/** 'Mostrador', the provider's panel: requests to quote, offers, orders, money; all of it updates live. */
export function ProviderPanel({ queryRef, ...tabs }: PanelProps<ProviderPanelQuery>) {
  const data = usePreloadedQuery<ProviderPanelQuery>(
    graphql`
      query ProviderPanelQuery @preloadable {
        viewer {
          provider {
            id
            status
            ...AccountNotice_provider
          }
          ...NotificationsCard_account
        }
        ...QuickQuotes_query
        ...ProviderPanel_counts
        ...ProviderDialogs_query
      }
    `,
    queryRef,
  )
  const { viewer } = data
  const provider = viewer?.provider
  const now = useNow()
  // The guard around the panel has redirected everybody else.
  if (!provider) return null
  return (
    <>
      <PageTitle>{tabTitle(tabs, 'Mostrador')}</PageTitle>
      <PageHeader
        small
        title="Mostrador"
        actions={
          <>
            <chakra.p
              textStyle="sm"
              color="fg.muted"
              alignSelf="center"
              _firstLetter={{ textTransform: 'uppercase' }}
            >
              {formatWeekday(now)}.
            </chakra.p>
            <NotificationsCard account={viewer} />
          </>
        }
      />
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <AccountNotice provider={provider} />
        <QuickQuotes query={data}>
          <Counter
            {...tabs}
            query={data}
            providerId={provider.id}
            mayOffer={provider.status === 'APPROVED'}
          />
        </QuickQuotes>
      </chakra.div>
      <ProviderDialogs query={data} providerId={provider.id} goToOffers={() => tabs.goToTab('ofertas')} />
    </>
  )
}

type CounterProps = PanelTabs & {
  query: ProviderPanel_counts$key
  providerId: string
  mayOffer: boolean
}

/** The counts and the tabs. */
function Counter({ query: root, providerId, mayOffer, tabs, current, goToTab, children }: CounterProps) {
  const refresh = useRefetch<ProviderPanelQuery>(query, () => ({}))
  const { fresh, announcement, heard } = useProviderNews({ providerId, mayOffer, onUnsure: refresh })
  const counts = useCounts(root)
  return (
    <>
      <Figures counts={counts} onOpen={goToTab} />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      <SideTabs items={tabItems(tabs, counts)} value={current} onChange={goToTab} label="Mostrador" bleed>
        <TabPanel value={current}>
          <FreshRequests value={fresh}>
            <RequestNewsCount value={heard}>{children}</RequestNewsCount>
          </FreshRequests>
        </TabPanel>
      </SideTabs>
    </>
  )
}

type Counts = {
  /** Open requests not quoted yet; 100 means 100 or more. */
  newRequests: number
  sent: number
  /** Offers that wait for the buyer. */
  waiting: number
  /** Orders that were not canceled. */
  sold: number
  toShip: number
  /** Unread messages. */
  unread: number
  /** Average of the reviews; 0 without one. */
  rating: number
  reviews: number
}

function useCounts(root: ProviderPanel_counts$key): Counts {
  const { newRequests, viewer } = useFragment(
    graphql`
      fragment ProviderPanel_counts on Query {
        newRequests: requestFeed {
          totalCount
        }
        viewer {
          unreadMessages
          provider {
            sent: offers {
              totalCount
            }
            waiting: offers(states: [PENDING]) {
              totalCount
            }
            sold: orders(states: [PAID, SHIPPED, RECEIVED, RELEASED]) {
              totalCount
            }
            toShip: orders(states: [PAID]) {
              totalCount
            }
            rating {
              average
              count
            }
          }
        }
      }
    `,
    root,
  )
  const { sent, waiting, sold, toShip, rating } = viewer?.provider ?? {}
  return {
    newRequests: newRequests.totalCount,
    sent: sent?.totalCount ?? 0,
    waiting: waiting?.totalCount ?? 0,
    sold: sold?.totalCount ?? 0,
    toShip: toShip?.totalCount ?? 0,
    unread: viewer?.unreadMessages ?? 0,
    rating: rating?.average ?? 0,
    reviews: rating?.count ?? 0,
  }
}

function Figures({ counts, onOpen }: { counts: Counts; onOpen: (tab: string) => void }) {
  const { newRequests, sent, waiting, sold, toShip, rating, reviews } = counts
  return (
    <StatGrid css={notPrinted}>
      <Stat
        value={formatCount(newRequests)}
        label="Solicitudes nuevas"
        note="que todavía no cotizaste"
        onClick={() => onOpen('solicitudes')}
      />
      <Stat
        value={formatNumber(sent)}
        label="Ofertas enviadas"
        note={count(waiting, 'espera respuesta', 'esperan respuesta')}
        onClick={() => onOpen('ofertas')}
      />
      <Stat
        value={formatNumber(sold)}
        label="Ventas realizadas"
        note={`${formatNumber(toShip)} por despachar`}
        onClick={() => onOpen('ventas')}
      />
      <Stat
        value={reviews > 0 ? <Rating value={rating} /> : '–'}
        label="Calificación"
        note={reviews > 0 ? count(reviews, 'calificación', 'calificaciones') : 'todavía sin calificaciones'}
        onClick={() => onOpen('calificaciones')}
      />
    </StatGrid>
  )
}
