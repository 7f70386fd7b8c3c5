import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { visibleCaseMessages } from '../chat/chat.policy.ts'
import { CaseMessageType } from '../chat/messageReport.schema.ts'
import { readDisputedConversationInput, readReportedConversationInput } from './caseConversation.input.ts'
import {
  CASE_PAGE,
  type CaseReading,
  readDisputedConversation,
  readReportedConversation,
} from './caseConversation.operations.ts'

const CaseConversationPayload = builder.objectRef<CaseReading>('CaseConversationPayload').implement({
  description: 'A page of a conversation that our team reads because of a case. The log keeps the reading.',
  fields: t => ({
    messages: t.prismaField({
      type: [CaseMessageType],
      extensions: { atMost: CASE_PAGE },
      description: 'Its messages, oldest first.',
      resolve: (query, { messageIds }, _args, { db, viewer }) =>
        db.prisma.message.findMany({
          ...query,
          where: { id: { in: [...messageIds] }, AND: [visibleCaseMessages(viewer)] },
          orderBy: { id: 'asc' },
        }),
    }),
    earlier: t.id({
      nullable: true,
      description: '`olderThan` of a reading of the earlier messages; null when there are none.',
      resolve: ({ earlier }) => earlier && encodeGlobalId('Message', earlier),
    }),
  }),
})

const READ = {
  type: CaseConversationPayload,
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
} as const

commandWithInput('readReportedConversation', {
  ...READ,
  description:
    'Reads the conversation of a reported message, the newest messages first; each reading is logged. The admin, while the report is open.',
  input: readReportedConversationInput,
  inputDescription: 'The report and the page.',
  run: readReportedConversation,
})

commandWithInput('readDisputedConversation', {
  ...READ,
  description:
    'Reads the conversation of a disputed order, the newest messages first; each reading is logged. The admin, until the dispute is closed.',
  input: readDisputedConversationInput,
  inputDescription: 'The dispute and the page.',
  run: readDisputedConversation,
})
