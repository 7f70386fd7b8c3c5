import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import type { messageReportColumns_report$key } from './__generated__/messageReportColumns_report.graphql'
import { useMessageReportDialog } from './MessageReportDialogs'
import { MessageReportStatus } from './MessageReportStatus'
import { ReportedMessage } from './ReportedMessage'

function useReport(report: messageReportColumns_report$key) {
  return useFragment(
    graphql`
      fragment messageReportColumns_report on MessageReport {
        reason
        createdAt
        outcome
        message {
          senderName
          ...ReportedMessage_message
        }
        ...MessageReportStatus_report
        ...MessageReportDialogs_report
      }
    `,
    report,
  )
}

type CellProps = { report: messageReportColumns_report$key }

/** The columns: the message, the report, and its state. */
export const messageReportColumns: readonly Column<messageReportColumns_report$key>[] = [
  { header: 'Mensaje', place: 'title', cell: report => <Message report={report} /> },
  { header: 'Motivo', cell: report => <Reason report={report} /> },
  { header: 'Estado', place: 'corner', cell: report => <Status report={report} /> },
  { header: 'Denunciado', cell: report => <Reported report={report} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: report => <Actions report={report} /> },
]

function Message({ report }: CellProps) {
  const { message } = useReport(report)
  return message && <ReportedMessage message={message} />
}

function Reason({ report }: CellProps) {
  return (
    <chakra.div whiteSpace="pre-line" overflowWrap="anywhere">
      {useReport(report).reason}
    </chakra.div>
  )
}

function Status({ report }: CellProps) {
  return <MessageReportStatus report={useReport(report)} />
}

function Reported({ report }: CellProps) {
  return <RelativeTime at={useReport(report).createdAt} />
}

function Actions({ report }: CellProps) {
  const data = useReport(report)
  const open = useMessageReportDialog(data)
  const label = data.outcome === null ? 'Mirar y decidir' : 'Ver'
  return (
    <Button size="sm" aria-label={`${label}: mensaje de ${data.message?.senderName ?? ''}`} onClick={open}>
      {label}
    </Button>
  )
}
