import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { PageHeader } from '../../ui/PageHeader'
import { Stat, StatGrid } from '../../ui/StatGrid'
import { TabPanel, Tabs } from '../../ui/Tabs'
import type { OfferOrder } from '../offers/RequestOffers'
import type { SeenVersions } from '../offers/seenVersions'
import { NewRequestLink } from '../requests/NewRequestLink'
import type { BuyerPanel_account$key } from './__generated__/BuyerPanel_account.graphql'
import { BuyerProfileTab } from './BuyerProfileTab'
import { type BuyerCounts, useBuyerCounts, waitingWords } from './buyerCounts'
import { ComparisonTab } from './ComparisonTab'
import { OwnRequestsTab } from './OwnRequestsTab'
import { PurchasesTab } from './PurchasesTab'
import { useBuyerNews } from './useBuyerNews'
import { type BuyerTab, useBuyerPlace } from './useBuyerPlace'
import { useReadPanelAgain } from './useReadPanelAgain'

/** Purchases, offers to compare, requests, profile; all of it live. */
export function BuyerPanel({ account }: { account: BuyerPanel_account$key }) {
  const viewer = useFragment(
    graphql`
      fragment BuyerPanel_account on Account
      @argumentDefinitions(
        orders: { type: "Int", defaultValue: 20 }
        requests: { type: "Int", defaultValue: 20 }
        quoted: { type: "Int", defaultValue: 10 }
        orderBy: { type: "OfferOrder", defaultValue: PRICE }
      ) {
        id
        name
        ...buyerCounts_account
        ...PurchasesTab_account @arguments(count: $orders)
        ...ComparisonTab_account @arguments(count: $quoted, orderBy: $orderBy)
        ...OwnRequestsTab_account @arguments(count: $requests)
        ...BuyerProfileTab_account
      }
    `,
    account,
  )
  const counts = useBuyerCounts(viewer)
  // Chosen once: a tab does not change by itself because something arrives.
  const [initial] = useState(() => firstTab(counts))
  const place = useBuyerPlace(initial)
  const [order, setOrder] = useState<OfferOrder>('PRICE')
  const [seen] = useState<SeenVersions>(() => new Map())
  useBuyerNews(useReadPanelAgain(viewer.id, order))
  return (
    <>
      <PageHeader
        title={`Hola, ${viewer.name.trim().split(/\s+/)[0] ?? ''}`}
        lead={waitingWords(counts)}
        actions={<NewRequestLink />}
      />
      <Figures counts={counts} onOpen={place.goToTab} />
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        <Tabs
          items={tabItems(counts)}
          value={place.tab}
          onChange={place.goToTab}
          label="Panel del comprador"
          bleed
        >
          <TabPanel value="compras">
            <PurchasesTab account={viewer} />
          </TabPanel>
          <TabPanel value="ordenes">
            <ComparisonTab
              account={viewer}
              order={order}
              onOrder={setOrder}
              seen={seen}
              requestId={place.requestId}
            />
          </TabPanel>
          <TabPanel value="consultas">
            <OwnRequestsTab account={viewer} onSeeOffers={place.seeOffers} />
          </TabPanel>
          <TabPanel value="perfil">
            <BuyerProfileTab account={viewer} />
          </TabPanel>
        </Tabs>
      </chakra.div>
    </>
  )
}

/** Where the buyer most likely wants to go on. */
function firstTab({ offers, purchases, active }: BuyerCounts): BuyerTab {
  if (offers > 0) return 'ordenes'
  return purchases === 0 && active > 0 ? 'consultas' : 'compras'
}

function Figures({ counts, onOpen }: { counts: BuyerCounts; onOpen: (tab: BuyerTab) => void }) {
  const { purchases, active, offers } = counts
  return (
    <StatGrid mb="8">
      <Stat
        value={formatNumber(purchases)}
        label="Mis Compras"
        note={purchasesNote(counts)}
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
      <Stat value="Completo" label="Mi Perfil" note="Email verificado" onClick={() => onOpen('perfil')} />
    </StatGrid>
  )
}

function purchasesNote({ purchases, toShip, onTheWay }: BuyerCounts): string {
  if (purchases === 0) return 'todavía ninguna'
  if (onTheWay === 0 && toShip > 0) return `${formatNumber(toShip)} por enviar`
  return `${formatNumber(onTheWay)} en camino`
}

const tabItems = ({ purchases, offers, active }: BuyerCounts) =>
  [
    { value: 'compras', label: 'Compras', count: purchases },
    { value: 'ordenes', label: 'Ordenes', count: offers, alert: true },
    { value: 'consultas', label: 'Consultas', count: active },
    { value: 'perfil', label: 'Perfil' },
  ] as const
