import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { fetchQuery, graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { Environment } from 'relay-runtime'
import { paths } from '../../paths'
import { useRefetch } from '../../relay/live/useRefetch'
import { type PanelProps, type PanelTabs, tabItems, tabTitle } from '../../shell/panelRoute'
import { Button } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { TabPanel, Tabs } from '../../ui/Tabs'
import { NotificationsCard } from '../notifications/NotificationsCard'
import { offerOrderOf } from '../offers/offerOrder'
import { NewRequestLink } from '../requests/asking/NewRequestLink'
import type { BuyerPanelQuery } from './__generated__/BuyerPanelQuery.graphql'
import type { DueNow_account$key } from './__generated__/DueNow_account.graphql'
import { BuyerNews } from './BuyerNews'
import { type BuyerCounts, buyerCounts, reviewsWords } from './buyerCounts'
import { DueNow } from './DueNow'
import { NextActions } from './NextActions'

const query = graphql`
  query BuyerPanelQuery @preloadable {
    viewer {
      id
      name
      ...buyerCounts_account
      ...NotificationsCard_account
      ...DueNow_account
    }
  }
`

/** Orders, offers to compare, requests, profile; all of it updates live. */
export function BuyerPanel({ queryRef, ...tabs }: PanelProps<BuyerPanelQuery>) {
  const { viewer } = usePreloadedQuery<BuyerPanelQuery>(query, queryRef)
  // The guard around the panel has redirected everybody else.
  if (!viewer) return null
  return (
    <>
      <PageTitle>{tabTitle(tabs, 'Mi panel')}</PageTitle>
      <Frame
        {...tabs}
        id={viewer.id}
        name={viewer.name}
        account={viewer}
        counts={buyerCounts(viewer)}
        card={<NotificationsCard account={viewer} />}
      />
    </>
  )
}

/**
 * The tab where the buyer most likely continues; chosen when the panel opens, never changed by later news.
 */
export async function firstTab(environment: Environment): Promise<string> {
  const answer = await fetchQuery<BuyerPanelQuery>(
    environment,
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  if (!answer?.viewer) return 'compras'
  const { offers, orders, active } = buyerCounts(answer.viewer)
  // Both list the due acts above their own rows; 'Ordenes y Ofertas' begins with its offers.
  return orders === 0 && active + offers > 0 ? 'consultas' : 'compras'
}

type FrameProps = PanelTabs & {
  id: string
  name: string
  account: DueNow_account$key
  counts: BuyerCounts
  card: ReactNode
}

function Frame({ id, name, account, counts, card, tabs, current, goToTab, searchOf, children }: FrameProps) {
  const { lacking: _lacking, toShipSince: _toShip, activeSince: _active, ...figures } = counts
  const refresh = useRefetch<BuyerPanelQuery>(query, () => ({}))
  return (
    <>
      <BuyerNews
        accountId={id}
        orderBy={offerOrderOf(searchOf('ordenes'))}
        showsOffersOf={() => current === 'ordenes'}
        showsOrders={current === 'compras'}
        onNews={refresh}
      />
      <PageHeader
        title={`Hola, ${name.trim().split(/\s+/)[0] ?? ''}`}
        actions={
          <>
            {/* On a phone the logo links there, and the line belongs to the title. */}
            <Button asChild size="sm" hideBelow="md">
              <Link to={paths.home}>Asistente IA</Link>
            </Button>
            <NewRequestLink size="sm" />
            {/* On a phone the tab says the same. */}
            <Button asChild size="sm" variant="soft" hideBelow="md">
              <Link to={paths.dashboard('calificaciones')} preventScrollReset>
                <Star />
                {reviewsWords(counts)}
              </Link>
            </Button>
            {card}
          </>
        }
        small
      />
      {current === 'compras' || current === 'consultas' ? (
        <DueNow account={account}>
          <NextActions counts={{ ...counts, offers: 0, onTheWay: 0, toReview: 0 }} searchOf={searchOf} />
        </DueNow>
      ) : (
        <NextActions counts={counts} searchOf={searchOf} />
      )}
      <chakra.div display="grid" gap={{ base: '4', md: '8' }} gridTemplateColumns="minmax(0, 1fr)">
        <Tabs
          items={tabItems(tabs, figures)}
          value={current}
          onChange={goToTab}
          label="Panel del comprador"
          bleed
        >
          <TabPanel value={current}>{children}</TabPanel>
        </Tabs>
      </chakra.div>
    </>
  )
}
