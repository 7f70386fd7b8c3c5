import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { AdminFrame } from '../admin/AdminFrame'
import query, { type IntegrationsScreenQuery } from './__generated__/IntegrationsScreenQuery.graphql'
import { AirtableConnectionPanel } from './AirtableConnectionPanel'
import { AirtableRuns } from './AirtableRuns'
import { AirtableSending } from './AirtableSending'
import { useAirtableNews } from './useAirtableNews'

/** The team's base at Airtable: its connection, its tables, and what is sent. */
export function IntegrationsScreen({ queryRef }: ScreenProps<IntegrationsScreenQuery>) {
  const { viewer, airtable } = usePreloadedQuery<IntegrationsScreenQuery>(
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
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<IntegrationsScreenQuery>(query, () => ({}))
  useAirtableNews(refresh)
  return (
    <AdminFrame title="Integraciones" isAdmin={viewer?.isAdmin ?? false}>
      {airtable && (
        <chakra.div display="grid" gap="6">
          <AirtableConnectionPanel airtable={airtable} />
          <AirtableSending airtable={airtable} />
          <AirtableRuns airtable={airtable} />
        </chakra.div>
      )}
    </AdminFrame>
  )
}
