import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../relay/route'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { EnquiriesScreenQuery } from './__generated__/EnquiriesScreenQuery.graphql'
import { AccessDenied } from './AccessDenied'
import { AdminNav } from './AdminNav'
import { EnquiryDialogs } from './EnquiryDialogs'
import { EnquiryList } from './EnquiryList'

/** What people have asked our team, and what it answered. */
export function EnquiriesScreen({ queryRef }: ScreenProps<EnquiriesScreenQuery>) {
  const data = usePreloadedQuery<EnquiriesScreenQuery>(
    graphql`
      query EnquiriesScreenQuery($answered: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...EnquiryList_query @arguments(answered: $answered)
      }
    `,
    queryRef,
  )
  const title = <PageTitle>Consultas a la administración</PageTitle>
  if (!data.viewer?.isAdmin)
    return (
      <>
        {title}
        <AccessDenied />
      </>
    )
  return (
    <>
      {title}
      <PageHeader small title="Administración" />
      <AdminNav />
      <EnquiryList query={data} />
      <EnquiryDialogs />
    </>
  )
}
