import { CaseConversation } from './CaseConversation'
import { useReadReportedConversation } from './useReadReportedConversation'

type ReportedConversationProps = {
  /** Global id of the open report. */
  reportId: string
  /** Global id of the message that it is about. */
  reportedId: string
}

/** The conversation of a reported message, read by the team on request. */
export function ReportedConversation({ reportId, reportedId }: ReportedConversationProps) {
  const [read, reading] = useReadReportedConversation()
  return (
    <CaseConversation
      read={olderThan => read({ input: { reportId, olderThan } })}
      reading={reading}
      reportedId={reportedId}
    />
  )
}
