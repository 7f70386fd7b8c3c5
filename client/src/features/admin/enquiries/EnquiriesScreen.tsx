import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { EnquiriesScreenQuery } from './__generated__/EnquiriesScreenQuery.graphql'
import { EnquiryDialogs } from './EnquiryDialogs'
import { EnquiryList } from './EnquiryList'

/** The enquiries to the team, and its answers. */
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
  return (
    <AdminFrame title="Consultas a la administración" isAdmin={data.viewer?.isAdmin ?? false}>
      <EnquiryList query={data} />
      <EnquiryDialogs />
    </AdminFrame>
  )
}
