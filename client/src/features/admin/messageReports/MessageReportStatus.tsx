import { graphql, useFragment } from 'react-relay'
import { StatusBadge } from '../../../ui/Badge'
import type { MessageReportStatus_report$key } from './__generated__/MessageReportStatus_report.graphql'

/** The state of a report, or the team's decision. */
export function MessageReportStatus({ report }: { report: MessageReportStatus_report$key }) {
  const { outcome } = useFragment(
    graphql`
      fragment MessageReportStatus_report on MessageReport {
        outcome
      }
    `,
    report,
  )
  switch (outcome) {
    case null:
      return <StatusBadge kind="pending">Sin decidir</StatusBadge>
    case 'DISMISSED':
      return <StatusBadge kind="done">Quedó</StatusBadge>
    case 'WARNED':
      return <StatusBadge kind="done">Advertido</StatusBadge>
    default:
      return <StatusBadge kind="rejected">Oculto</StatusBadge>
  }
}
