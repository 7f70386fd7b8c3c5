import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { MessageReportsScreenQuery } from './__generated__/MessageReportsScreenQuery.graphql'
import { MessageReportDialogs } from './MessageReportDialogs'
import { MessageReportList } from './MessageReportList'

/** The messages that a party of a conversation reported, and the team's decisions. */
export function MessageReportsScreen({ queryRef }: ScreenProps<MessageReportsScreenQuery>) {
  const data = usePreloadedQuery<MessageReportsScreenQuery>(
    graphql`
      query MessageReportsScreenQuery($closed: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...MessageReportList_query @arguments(closed: $closed)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Mensajes denunciados" isAdmin={data.viewer?.isAdmin ?? false}>
      <MessageReportList query={data} />
      <MessageReportDialogs />
    </AdminFrame>
  )
}
