import type { Prisma } from '../../generated/prisma/client.ts'
import { MessageReportOutcome } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { NotFound, RateLimited, WrongState } from '../../platform/refusal.ts'
import { OrderType } from '../orders/order.schema.ts'
import { AttachedFileType } from '../uploads/attachedFile.schema.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { messageReportsTopic } from './chat.events.ts'
import { decideMessageReportInput, MAX_MESSAGE_FILES, reportMessageInput } from './chat.input.ts'
import { visibleMessageReports, visibleMessages } from './chat.policy.ts'
import { decideMessageReport, reportMessage } from './messageReport.operations.ts'
import { senderSide } from './talk.ts'

const OutcomeEnum = describedEnum(
  'MessageReportOutcome',
  MessageReportOutcome,
  'Our team’s decision on a report of a message.',
  {
    DISMISSED: 'The message breaks no rule.',
    WARNED: 'The message stays, and its sender got a warning.',
    HIDDEN: 'Nobody reads the message any more, and its sender got the reason.',
  },
)

const SENDER = {
  senderId: true,
  conversation: {
    select: {
      order: {
        select: {
          buyerName: true,
          buyer: { select: { name: true } },
          provider: { select: { accountId: true, companyName: true } },
        },
      },
    },
  },
} as const satisfies Prisma.MessageSelect

/** A message as our team reads it because of a case; without the rights of a party. */
export const CaseMessageType = builder.prismaObject('Message', {
  variant: 'CaseMessage',
  description:
    'A message that our team reads because of a report or a dispute. Also a hidden one is whole. The admin.',
  fields: t => ({
    messageId: t.id({
      description: 'Global id of the Message, which only its parties read by it.',
      select: { id: true },
      resolve: ({ id }) => encodeGlobalId('Message', id),
    }),
    isFromProvider: t.boolean({
      description: 'True when the provider sent it, false when the buyer did.',
      select: SENDER,
      resolve: ({ senderId, conversation: { order } }) =>
        senderSide(senderId, order.provider.accountId) === 'provider',
    }),
    senderName: t.string({
      description: 'Name of the sender: the business, or the buyer.',
      select: SENDER,
      resolve: ({ senderId, conversation: { order } }) =>
        senderSide(senderId, order.provider.accountId) === 'provider'
          ? order.provider.companyName
          : (order.buyer?.name ?? order.buyerName ?? ''),
    }),
    body: t.exposeString('body', {
      extensions: { maxLength: 4000 },
      description: 'The text, with its line breaks; plain text. Empty for files without words.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
    hiddenAt: t.expose('hiddenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which our team hid it; null while it is shown.',
    }),
    files: t.field({
      type: [AttachedFileType],
      extensions: { atMost: MAX_MESSAGE_FILES },
      description: 'Its photos and videos, in order.',
      select: (_args, _ctx, nestedSelection) => ({
        files: { orderBy: { position: 'asc' }, select: { upload: nestedSelection() } },
      }),
      resolve: ({ files }) => files.map(({ upload }) => upload),
    }),
  }),
})

export const MessageReportType = builder.prismaNode('MessageReport', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A party’s report of a message of the other one. That party, by account or link, and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleMessageReports(viewer)] }),
  fields: t => ({
    reason: t.exposeString('reason', {
      extensions: { maxLength: 500 },
      description: 'The reason, in the words of who reported.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'Our team’s decision; null while the report is open.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of our team’s decision; null while the report is open.',
    }),
    warning: t.string({
      nullable: true,
      extensions: { maxLength: 500 },
      description: 'Our team’s words to the sender of the message. The admin; null for others and without.',
      select: { warning: true },
      resolve: ({ warning }, _args, { viewer }) => (isAdmin(viewer) ? warning : null),
    }),
    message: t.field({
      type: CaseMessageType,
      nullable: true,
      description: 'The reported message. The admin; null for others, who read it in their conversation.',
      select: (_args, _ctx, nestedSelection) => ({ message: nestedSelection() }),
      resolve: ({ message }, _args, { viewer }) => (isAdmin(viewer) ? message : null),
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description: 'The order of its conversation. The admin; null for others.',
      select: (_args, _ctx, nestedSelection) => ({
        message: { select: { conversation: { select: { order: nestedSelection() } } } },
      }),
      resolve: ({ message }, _args, { viewer }) => (isAdmin(viewer) ? message.conversation.order : null),
    }),
  }),
})

builder.prismaObjectFields('Message', t => ({
  report: t.field({
    type: MessageReportType,
    nullable: true,
    description: 'The viewer’s report of it; null without, and for its sender.',
    select: (_args, { viewer }, nestedSelection) => ({
      reports: nestedSelection({ where: visibleMessageReports(viewer), take: 1 }),
    }),
    resolve: ({ reports }) => reports[0] ?? null,
  }),
}))

builder.queryField('messageReports', t =>
  t.prismaConnection({
    type: 'MessageReport',
    cursor: 'id',
    nullable: true,
    description: 'Reports of messages to our team, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      closed: t.arg.boolean({ description: 'True for closed reports, false for open ones; null for all.' }),
    },
    totalCount: (_root, { closed }, { db, viewer }) =>
      db.prisma.messageReport.count({ where: reportsWhere(closed, viewer), take: 100 }),
    resolve: (query, _root, { closed }, { db, viewer }) =>
      db.prisma.messageReport.findMany({
        ...query,
        where: reportsWhere(closed, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

function reportsWhere(closed: boolean | null | undefined, viewer: Viewer): Prisma.MessageReportWhereInput {
  const chosen = closed == null ? {} : { outcome: closed ? { not: null } : null }
  return { AND: [visibleMessageReports(viewer), chosen] }
}

commandWithInput('reportMessage', {
  type: payloadOf('ReportMessagePayload', {
    description: 'The report was sent to our team.',
    model: 'Message',
    field: 'reportedMessage',
    fieldDescription: 'The message, with the report.',
    key: 'messageId',
    visible: visibleMessages,
  }),
  description:
    'Reports a message of the other party to our team, once. The two parties of its order, by account or link.',
  authScopes: { public: true },
  refusals: [NotFound, WrongState, RateLimited],
  input: reportMessageInput,
  inputDescription: 'The message and the reason.',
  run: reportMessage,
})

commandWithInput('decideMessageReport', {
  type: payloadOf('MessageReportPayload', {
    description: 'The report as it is now.',
    model: 'MessageReport',
    field: 'report',
    fieldDescription: 'The report.',
    key: 'messageReportId',
    visible: visibleMessageReports,
  }),
  description:
    'Decides on a report of a message, which closes it; the reporter learns the decision, and the sender of a warned or hidden message gets the words. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  input: decideMessageReportInput,
  inputDescription: 'The report and the decision.',
  run: decideMessageReport,
})

newsField('messageReportUpdated', {
  model: 'MessageReport',
  description: 'Each report of a message that is sent or decided on. The admin.',
  authScopes: { admin: true },
  topic: () => messageReportsTopic,
  key: 'messageReportId',
  visible: visibleMessageReports,
})
