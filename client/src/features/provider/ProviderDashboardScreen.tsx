import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNow } from '../../lib/clock'
import { formatWeekday } from '../../lib/dates'
import { formatCount, formatNumber } from '../../lib/money'
import { count } from '../../lib/text'
import type { ScreenProps } from '../../relay/route'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Stat, StatGrid } from '../../ui/StatGrid'
import { SideTabs, TabPanel } from '../../ui/Tabs'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AccountNotice } from '../accounts/AccountNotice'
import type { FeedFilter } from '../requests/feed'
import type { ProviderDashboardScreenQuery } from './__generated__/ProviderDashboardScreenQuery.graphql'
import { MoneyTab } from './MoneyTab'
import { OffersTab } from './OffersTab'
import { PanelDialogs } from './PanelDialogs'
import { ProfileTab } from './ProfileTab'
import { type ProviderCounts, useProviderCounts, useRefreshCounts } from './providerCounts'
import { RequestsTab } from './RequestsTab'
import { SalesTab } from './SalesTab'
import { useFeedNews } from './useFeedNews'
import { useOfferNews } from './useOfferNews'
import { type PanelTab, usePanelPlace } from './usePanelPlace'
import { useReadAgain } from './useReadAgain'
import { useSaleNews } from './useSaleNews'

/** 'Mostrador': the provider's day. Requests to quote, offers, sales, money; all of it live. */
export function ProviderDashboardScreen({ queryRef }: ScreenProps<ProviderDashboardScreenQuery>) {
  const data = usePreloadedQuery<ProviderDashboardScreenQuery>(
    graphql`
      query ProviderDashboardScreenQuery(
        $requests: Int = 20
        $offers: Int = 20
        $sales: Int = 20
        $filter: RequestFeedFilter
      ) @preloadable {
        viewer {
          provider {
            id
            status
            balance {
              ...MoneyTab_balance
            }
            ...AccountNotice_provider
            ...OffersTab_provider @arguments(count: $offers)
            ...SalesTab_provider @arguments(count: $sales)
          }
          ...ProfileTab_account
        }
        ...PanelDialogs_query
        ...providerCounts_query
        ...RequestsTab_query @arguments(count: $requests, filter: $filter)
      }
    `,
    queryRef,
  )
  const { viewer } = data
  const provider = viewer?.provider
  const place = usePanelPlace()
  const [filter, setFilter] = useState<FeedFilter>('all')
  const counts = useProviderCounts(data)
  const now = useNow()
  // The guard around the panel has sent everybody else away.
  if (!viewer || !provider) return null
  return (
    <>
      <PageTitle>Mostrador</PageTitle>
      <PageHeader
        small
        title="Mostrador"
        actions={
          <chakra.p textStyle="sm" color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
            {formatWeekday(now)}.
          </chakra.p>
        }
      />
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <AccountNotice provider={provider} />
        <Figures counts={counts} onOpen={place.goToTab} />
        <News providerId={provider.id} mayOffer={provider.status === 'APPROVED'} filter={filter}>
          {fresh => (
            <SideTabs
              items={tabItems(counts)}
              value={place.tab}
              onChange={place.goToTab}
              label="Mostrador"
              bleed
            >
              <TabPanel value="solicitudes">
                <RequestsTab
                  query={data}
                  filter={filter}
                  onFilter={setFilter}
                  fresh={fresh}
                  onDetails={id => place.open({ kind: 'solicitud', id })}
                  onOffer={id => place.open({ kind: 'cotizar', id })}
                />
              </TabPanel>
              <TabPanel value="ofertas">
                <OffersTab provider={provider} onRevise={id => place.open({ kind: 'editar', id })} />
              </TabPanel>
              <TabPanel value="ventas">
                <SalesTab provider={provider} />
              </TabPanel>
              <TabPanel value="dinero">
                {provider.balance && <MoneyTab balance={provider.balance} />}
              </TabPanel>
              <TabPanel value="perfil">
                <ProfileTab account={viewer} />
              </TabPanel>
            </SideTabs>
          )}
        </News>
      </chakra.div>
      <PanelDialogs query={data} place={place} providerId={provider.id} />
    </>
  )
}

type NewsProps = {
  providerId: string
  mayOffer: boolean
  filter: FeedFilter
  children: (fresh: ReadonlySet<string>) => ReactNode
}

/** Listens while the panel is open, whichever tab shows. */
function News({ providerId, mayOffer, filter, children }: NewsProps) {
  const refreshCounts = useRefreshCounts()
  const { fresh, announcement } = useFeedNews({ mayOffer, onUnsure: refreshCounts })
  useOfferNews(providerId, refreshCounts)
  useSaleNews(providerId, refreshCounts)
  useReadAgain(providerId, filter)
  return (
    <>
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      {children(fresh)}
    </>
  )
}

function Figures({ counts, onOpen }: { counts: ProviderCounts; onOpen: (tab: PanelTab) => void }) {
  const { newRequests, sent, waiting, sold, toShip } = counts
  return (
    <StatGrid columns={3}>
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
    </StatGrid>
  )
}

const tabItems = ({ newRequests, sent, sold }: ProviderCounts) =>
  [
    { value: 'solicitudes', label: 'Solicitudes', count: newRequests, alert: true },
    { value: 'ofertas', label: 'Ofertas', count: sent },
    { value: 'ventas', label: 'Ventas', count: sold },
    { value: 'dinero', label: 'Dinero' },
    { value: 'perfil', label: 'Perfil' },
  ] as const
