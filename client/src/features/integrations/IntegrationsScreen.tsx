import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { shownLater } from '../../ui/openedLater'
import { TabPanel, Tabs } from '../../ui/Tabs'
import { AdminFrame } from '../admin/AdminFrame'
import query, { type IntegrationsScreenQuery } from './__generated__/IntegrationsScreenQuery.graphql'
import { AirtableConnectionPanel } from './AirtableConnectionPanel'
import { AirtableRuns } from './AirtableRuns'
import { AirtableSending } from './AirtableSending'
import { useAirtableNews } from './useAirtableNews'

const tabs = [
  { value: 'airtable', label: 'Airtable' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const

const WhatsAppTab = shownLater(async () => (await import('./WhatsAppTab')).WhatsAppTab)

/** Two tabs: the team's base at Airtable, and its account at Twilio. */
export function IntegrationsScreen({ queryRef }: ScreenProps<IntegrationsScreenQuery>) {
  const { viewer, airtable, whatsAppIntegration } = usePreloadedQuery<IntegrationsScreenQuery>(
    graphql`
      query IntegrationsScreenQuery @preloadable {
        viewer {
          isAdmin
        }
        airtable {
          ...AirtableConnectionPanel_airtable
          ...AirtableSending_airtable
          ...AirtableRuns_airtable
        }
        whatsAppIntegration {
          ...WhatsAppTab_whatsApp
        }
      }
    `,
    queryRef,
  )
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('airtable')
  const refresh = useRefetch<IntegrationsScreenQuery>(query, () => ({}))
  useEffect(() => WhatsAppTab.downloadAhead(), [])
  useAirtableNews(refresh)
  return (
    <AdminFrame title="Integraciones" isAdmin={viewer?.isAdmin ?? false}>
      {airtable && whatsAppIntegration && (
        <Tabs items={tabs} value={tab} onChange={setTab} label="Integraciones">
          <TabPanel value="airtable" keepsInput>
            <chakra.div display="grid" gap="6" pt="6">
              <AirtableConnectionPanel airtable={airtable} />
              <AirtableSending airtable={airtable} />
              <AirtableRuns airtable={airtable} />
            </chakra.div>
          </TabPanel>
          <TabPanel value="whatsapp" keepsInput>
            <Suspense>
              <WhatsAppTab whatsApp={whatsAppIntegration} onNews={refresh} />
            </Suspense>
          </TabPanel>
        </Tabs>
      )}
    </AdminFrame>
  )
}
