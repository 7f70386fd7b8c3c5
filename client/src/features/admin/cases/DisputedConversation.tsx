import { CaseConversation } from './CaseConversation'
import { useReadDisputedConversation } from './useReadDisputedConversation'

/** The conversation of a disputed order, read by the team on request until the dispute is closed. */
export function DisputedConversation({ disputeId }: { disputeId: string }) {
  const [read, reading] = useReadDisputedConversation()
  return <CaseConversation read={olderThan => read({ input: { disputeId, olderThan } })} reading={reading} />
}
