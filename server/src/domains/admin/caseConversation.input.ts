import { z } from 'zod'
import { globalId, namedInput } from '../../platform/input.ts'

const olderThan = globalId()
  .nullish()
  .transform(id => id ?? null)
  .describe('The Message `earlier` of the last reading, to read those before it; null for the newest.')

export const readReportedConversationInput = namedInput(
  'ReadReportedConversationInput',
  'The conversation of a reported message.',
  z.object({ reportId: globalId().describe('The MessageReport, which is open.'), olderThan }),
)

export const readDisputedConversationInput = namedInput(
  'ReadDisputedConversationInput',
  'The conversation of a disputed order.',
  z.object({ disputeId: globalId().describe('The Dispute, which is not closed.'), olderThan }),
)
