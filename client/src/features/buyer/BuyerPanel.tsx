import { chakra } from '@chakra-ui/react/styled-system'
import { fetchQuery, graphql, usePreloadedQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { formatNumber } from '../../lib/money'
import { useReread } from '../../relay/live/useReread'
import { type PanelProps, type PanelTabs, tabItems } from '../../shell/panelRoute'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Stat, StatGrid } from '../../ui/StatGrid'
import { TabPanel, Tabs } from '../../ui/Tabs'
import { offerOrderOf } from '../offers/offerOrder'
import { NewRequestLink } from '../requests/NewRequestLink'
import type { BuyerPanelQuery } from './__generated__/BuyerPanelQuery.graphql'
import { type BuyerCounts, buyerCounts, waitingWords } from './buyerCounts'
import { useBuyerNews } from './useBuyerNews'

const query = graphql`
  query BuyerPanelQuery @preloadable {
    viewer {
      id
      name
      profileStatus {
        label
        tone
      }
      ...buyerCounts_account
    }
  }
`

/** Orders, offers to compare, requests, profile; all of it live. */
export function BuyerPanel({ queryRef, ...tabs }: PanelProps<BuyerPanelQuery>) {
  const { viewer } = usePreloadedQuery<BuyerPanelQuery>(query, queryRef)
  // The guard around the panel has sent everybody else away.
  if (!viewer) return null
  return (
    <>
      <PageTitle>Mi panel</PageTitle>
      <Frame
        {...tabs}
        id={viewer.id}
        name={viewer.name}
        profile={viewer.profileStatus}
        counts={buyerCounts(viewer)}
      />
    </>
  )
}

/** Where the buyer most likely wants to go on; chosen when the panel is opened, and not by what arrives later. */
export async function firstTab(environment: Environment): Promise<string> {
  const answer = await fetchQuery<BuyerPanelQuery>(
    environment,
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  if (!answer?.viewer) return 'compras'
  const { offers, orders, active } = buyerCounts(answer.viewer)
  if (offers > 0) return 'ordenes'
  return orders === 0 && active > 0 ? 'consultas' : 'compras'
}

type FrameProps = PanelTabs & FigureProps & { id: string; name: string }
type FigureProps = {
  counts: BuyerCounts
  profile: { readonly label: string; readonly tone: string }
}

function Frame({ id, name, counts, profile, tabs, current, goToTab, searchOf, children }: FrameProps) {
  const refresh = useReread<BuyerPanelQuery>(query, () => ({}))
  useBuyerNews({ accountId: id, orderBy: offerOrderOf(searchOf('ordenes')), onNews: refresh })
  return (
    <>
      <PageHeader
        title={`Hola, ${name.trim().split(/\s+/)[0] ?? ''}`}
        lead={waitingWords(counts)}
        actions={<NewRequestLink />}
      />
      <Figures counts={counts} profile={profile} onOpen={goToTab} />
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        <Tabs
          items={tabItems(tabs, counts)}
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

function Figures({ counts, profile, onOpen }: FigureProps & { onOpen: (tab: string) => void }) {
  const { orders, active, offers } = counts
  const isComplete = profile.tone === 'GOOD'
  return (
    <StatGrid mb="8">
      <Stat
        value={formatNumber(orders)}
        label="Mis Compras"
        note={ordersNote(counts)}
        onClick={() => onOpen('compras')}
      />
      <Stat
        value={formatNumber(active)}
        label="Consultas"
        note={active === 1 ? 'activa' : 'activas'}
        onClick={() => onOpen('consultas')}
      />
      <Stat
        value={formatNumber(offers)}
        label="Ordenes y Ofertas"
        note={offers === 1 ? 'pendiente' : 'pendientes'}
        onClick={() => onOpen('ordenes')}
      />
      <Stat
        value={isComplete ? 'Completo' : 'Incompleto'}
        label="Mi Perfil"
        note={isComplete ? 'Email verificado' : profile.label}
        onClick={() => onOpen('perfil')}
      />
    </StatGrid>
  )
}

function ordersNote({ orders, toShip, onTheWay }: BuyerCounts): string {
  if (orders === 0) return 'todavía ninguna'
  if (onTheWay === 0 && toShip > 0) return `${formatNumber(toShip)} por enviar`
  return `${formatNumber(onTheWay)} en camino`
}
