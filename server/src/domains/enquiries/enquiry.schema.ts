import type { Prisma } from '../../generated/prisma/client.ts'
import { EnquiryKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { NotFound, RateLimited, WrongState } from '../../platform/refusal.ts'
import type { Viewer } from '../viewer.ts'
import { enquiriesTopic } from './enquiry.events.ts'
import { answerEnquiryInput, sendEnquiryInput } from './enquiry.input.ts'
import { answerEnquiry, sendEnquiry } from './enquiry.operations.ts'
import { visibleEnquiries } from './enquiry.policy.ts'

const EnquiryKindEnum = describedEnum('EnquiryKind', EnquiryKind, 'What an enquiry is about.', {
  BUYER_SUPPORT: 'Help for buyers.',
  PROVIDER_SUPPORT: 'Help for providers.',
  PROVIDER_REGISTRATION: 'Becoming a provider.',
  PAYMENT_PROBLEM: 'A problem with a payment.',
  TECHNICAL_PROBLEM: 'A technical problem.',
  COMMERCIAL: 'Doing business with us.',
  OTHER: 'Anything else.',
})

builder.prismaNode('Enquiry', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A question to our team. The admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleEnquiries(viewer)] }),
  fields: t => ({
    kind: t.expose('kind', { type: EnquiryKindEnum, description: 'Its subject area.' }),
    name: t.exposeString('name', { description: 'Name given by the sender.' }),
    email: t.exposeString('email', { description: 'Address for the answer.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'In E.164; null when not given.' }),
    subject: t.exposeString('subject', { description: 'The subject, in one line.' }),
    message: t.exposeString('message', { description: 'The text, with its line breaks.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: "The team's answer; null until answered.",
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When our team answered; null until answered.',
    }),
    account: t.relation('account', {
      nullable: true,
      description: 'The signed-in account; null for a visitor.',
    }),
  }),
})

builder.queryField('enquiries', t =>
  t.prismaConnection({
    type: 'Enquiry',
    cursor: 'id',
    nullable: true,
    description: 'Enquiries to our team, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      answered: t.arg.boolean({
        description: 'True: only answered ones; false: only unanswered ones; null: all.',
      }),
    },
    totalCount: (_root, { answered }, { db, viewer }) =>
      db.prisma.enquiry.count({ where: enquiriesWhere(answered, viewer), take: 100 }),
    resolve: (query, _root, { answered }, { db, viewer }) =>
      db.prisma.enquiry.findMany({
        ...query,
        where: enquiriesWhere(answered, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

function enquiriesWhere(answered: boolean | null | undefined, viewer: Viewer): Prisma.EnquiryWhereInput {
  const chosen = answered == null ? {} : { answeredAt: answered ? { not: null } : null }
  return { AND: [visibleEnquiries(viewer), chosen] }
}

commandWithInput('sendEnquiry', {
  type: builder.objectRef<{ email: string }>('SendEnquiryPayload').implement({
    description: 'The message is with our team.',
    fields: t => ({
      email: t.exposeString('email', { description: 'Address for the answer.' }),
    }),
  }),
  description: 'Writes to our team. Anybody; five times an hour.',
  authScopes: { public: true },
  refusals: [RateLimited],
  input: sendEnquiryInput,
  inputDescription: 'The message and its sender.',
  run: sendEnquiry,
})

commandWithInput('answerEnquiry', {
  type: payloadOf('AnswerEnquiryPayload', {
    description: 'The enquiry is answered.',
    model: 'Enquiry',
    field: 'enquiry',
    fieldDescription: 'The enquiry.',
    key: 'enquiryId',
    visible: visibleEnquiries,
  }),
  description: 'Answers an enquiry by mail. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  input: answerEnquiryInput,
  inputDescription: 'The enquiry and its answer.',
  run: answerEnquiry,
})

newsField('enquiryUpdated', {
  model: 'Enquiry',
  description: 'Each enquiry that is sent or answered. The admin.',
  authScopes: { admin: true },
  topic: () => enquiriesTopic,
  key: 'enquiryId',
  visible: visibleEnquiries,
})
