import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../relay/route'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { PartNumber } from '../../ui/Price'
import type { AdminScreenQuery } from './__generated__/AdminScreenQuery.graphql'
import { AccessDenied } from './AccessDenied'
import { AdminDialogs } from './AdminDialogs'
import { AdminNav } from './AdminNav'
import { ProviderCounters } from './ProviderCounters'
import { ProviderQueue } from './ProviderQueue'

const pageTitle = <PageTitle>Administración</PageTitle>

/** Enough of an id to tell it from others. */
const shortened = (id: string) => `${id.slice(0, 4)}…${id.slice(-6)}`

/** The team's panel: who asks to sell here, and who already does. */
export function AdminScreen({ queryRef }: ScreenProps<AdminScreenQuery>) {
  const data = usePreloadedQuery<AdminScreenQuery>(
    graphql`
      query AdminScreenQuery($status: ProviderStatus, $orderBy: ProviderOrder = DECISION) @preloadable {
        viewer {
          id
          email
          isAdmin
        }
        ...ProviderCounters_query
        ...ProviderQueue_query @arguments(status: $status, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  if (!data.viewer?.isAdmin)
    return (
      <>
        {pageTitle}
        <AccessDenied />
      </>
    )
  return (
    <>
      {pageTitle}
      <PageHeader
        small
        title="Administración"
        lead={
          <chakra.span textStyle="sm">
            {data.viewer.email} <PartNumber title={data.viewer.id}>id {shortened(data.viewer.id)}</PartNumber>
          </chakra.span>
        }
      />
      <AdminNav />
      <chakra.div display="grid" gap="6">
        <ProviderCounters query={data} />
        <ProviderQueue query={data} />
      </chakra.div>
      <AdminDialogs />
    </>
  )
}
