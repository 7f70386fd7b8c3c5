import { z } from 'zod'
import { DataRecipient, DataRequestOutcome } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { dayInWords, dayOf } from '../../platform/businessDays.ts'
import { globalId } from '../../platform/input.ts'
import { NotFound, RateLimited, WrongState } from '../../platform/refusal.ts'
import { LinkExpired, LinkUnknown, LinkUsed } from '../accounts/account.errors.ts'
import { visibleAccounts } from '../accounts/account.policy.ts'
import { CONSENT_VERSION } from '../accounts/policies/consentProof.ts'
import { setDataConsent } from '../accounts/policies/dataConsent.operations.ts'
import { visibleRequests } from '../requests/request.policy.ts'
import { isAccount } from '../viewer.ts'
import { dataRequestsTopic } from './dataRequest.events.ts'
import {
  confirmDeletionArgs,
  declineDeletionInput,
  eraseDataArgs,
  requestDeletionInput,
  setDataConsentArgs,
} from './dataRequest.input.ts'
import {
  confirmDeletion,
  deactivateAccount,
  declineDeletion,
  eraseData,
  requestDeletion,
  withdrawDeletion,
} from './dataRequest.operations.ts'
import { MoneyOpen } from './privacy.errors.ts'
import { visibleDataConsents, visibleDataRequests } from './privacy.policy.ts'
import { deletePartRequest, restorePartRequest } from './requestDeletion.operations.ts'

registerRefusal(
  MoneyOpen,
  'Orders, payments, refunds or a balance of the account are open: it goes once they are settled. The message names them.',
)

const DataRecipientEnum = describedEnum(
  'DataRecipient',
  DataRecipient,
  'Whom data of a person may be sent to, outside of Tuerca.',
  {
    ASSISTANT_MODEL: 'A language model of another company, behind the assistant.',
    WHATSAPP: 'WhatsApp.',
    ANALYTICS: 'A service that measures visits.',
    AIRTABLE: 'Airtable, the team’s tables.',
  },
)
const OutcomeEnum = describedEnum(
  'DataRequestOutcome',
  DataRequestOutcome,
  'How a request about data ended.',
  {
    ERASED: 'The person was taken out of the data.',
    DECLINED: 'The team said why not, by mail.',
    WITHDRAWN: 'Who asked took it back.',
  },
)

interface ShownConsent {
  readonly recipient: DataRecipient
  readonly given: boolean
  readonly at: Date | null
}

const DataConsentType = builder.objectRef<ShownConsent>('DataConsent').implement({
  description: 'Whether an account allows its data to be sent to a recipient that this site has.',
  fields: t => ({
    recipient: t.field({
      type: DataRecipientEnum,
      description: 'To whom.',
      resolve: ({ recipient }) => recipient,
    }),
    given: t.exposeBoolean('given', {
      description: 'Whether it may be sent. False unless somebody said yes.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last said so; null when they never did.',
    }),
  }),
})

builder.prismaObjectField('Account', 'dataConsents', t =>
  t.field({
    type: [DataConsentType],
    description:
      'One for each recipient that this site sends data to; today there may be none. Itself; empty for others.',
    extensions: { atMost: 4, cost: 5 },
    select: (_args, { viewer }) => ({
      id: true,
      dataConsents: {
        where: visibleDataConsents(viewer),
        orderBy: { id: 'desc' },
        distinct: ['recipient'],
      },
    }),
    resolve: ({ id, dataConsents: said }, _args, { viewer, settings }) => {
      if (!isAccount(viewer, id)) return []
      return settings.dataRecipients.map(recipient => {
        const newest = said.find(consent => consent.recipient === recipient)
        const given = newest?.given === true && newest.version === CONSENT_VERSION
        return { recipient, given, at: newest?.at ?? null }
      })
    },
  }),
)

const DataRequestType = builder.prismaNode('DataRequest', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'That somebody asked for the deletion of their data, confirmed from their mailbox. Who asked, and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleDataRequests(viewer)] }),
  fields: t => ({
    reason: t.exposeString('reason', {
      nullable: true,
      extensions: { maxLength: 1000 },
      description: 'Why, in their words; null when not said and once erased.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'The last day on which it is answered: 2026-11-27. Null before the confirmation.',
    }),
    dueInWords: t.string({
      nullable: true,
      description: 'The same in Spanish: ‘viernes 27 de noviembre’.',
      select: { dueOn: true },
      resolve: ({ dueOn }) => dueOn && dayInWords(dueOn),
    }),
    isOverdue: t.boolean({
      description: 'Whether that day is over and nobody has answered.',
      select: { dueOn: true, outcome: true },
      resolve: ({ dueOn, outcome }, _args, { clock }) =>
        outcome === null && dueOn !== null && dayOf(clock.now()) > dueOn,
    }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'How it ended; null while it waits for the team.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'Why it was declined; null otherwise.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it waits.',
    }),
    account: t.relation('account', {
      nullable: true,
      description: 'Whose data it is; once erased, an account without a person.',
    }),
  }),
})

builder.prismaObjectField('Account', 'deletionRequest', t =>
  t.field({
    type: DataRequestType,
    nullable: true,
    description:
      'The deletion that it asked for and that waits. Itself and the admin; null when there is none.',
    extensions: { cost: 3 },
    select: (_args, { viewer }, nestedSelection) => ({
      dataRequests: nestedSelection({
        where: { outcome: null, AND: [visibleDataRequests(viewer)] },
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ dataRequests }) => dataRequests[0] ?? null,
  }),
)

builder.queryField('dataRequests', t =>
  t.prismaConnection({
    type: 'DataRequest',
    cursor: 'id',
    nullable: true,
    description:
      'What was asked of the team about data: what waits the oldest first, which is due first, and anything else the newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      closed: t.arg.boolean({
        description: 'Only those that ended, or only those that wait; all when left out.',
      }),
    },
    resolve: (query, _root, { closed }, { db, viewer }) =>
      db.prisma.dataRequest.findMany({
        ...query,
        where: {
          AND: [
            visibleDataRequests(viewer),
            closed == null ? {} : { outcome: closed ? { not: null } : null },
          ],
        },
        orderBy: { id: closed === false ? 'asc' : 'desc' },
      }),
  }),
)

commandWithInput('requestDeletion', {
  type: builder.objectRef<{ email: string }>('RequestDeletionPayload').implement({
    description: 'Taken. Whether a mail goes out is not told: that would tell who has an account.',
    fields: t => ({ email: t.exposeString('email', { description: 'Where the link goes, if anywhere.' }) }),
  }),
  description:
    'Asks for the deletion of an account’s data; the link in the mail confirms it. Anybody; five times an hour.',
  authScopes: { public: true },
  refusals: [RateLimited],
  input: requestDeletionInput,
  inputDescription: 'Whose, and why.',
  run: requestDeletion,
})

commandWithArgs('confirmDeletion', {
  type: builder.objectRef<{ dueOn: string; dueInWords: string }>('ConfirmDeletionPayload').implement({
    description: 'It waits for the team.',
    fields: t => ({
      dueOn: t.exposeString('dueOn', { description: 'The last day on which it is answered: 2026-11-27.' }),
      dueInWords: t.exposeString('dueInWords', { description: 'The same in Spanish.' }),
    }),
  }),
  description: 'Confirms a request with the token of the mailed link; the team has five business days.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkUsed, LinkExpired],
  args: confirmDeletionArgs,
  run: (ctx, { token }) => confirmDeletion(ctx, token),
})

commandWithArgs('withdrawDeletion', {
  type: payloadOf('WithdrawDeletionPayload', {
    description: 'No deletion waits any more.',
    model: 'Account',
    field: 'account',
    fieldDescription: 'Whose data stays.',
    key: 'accountId',
    visible: visibleAccounts,
  }),
  description:
    'Takes back one’s own deletion that waits for the team; when none does, nothing changes. The account is mailed.',
  authScopes: { account: true },
  refusals: [],
  args: z.object({}),
  run: withdrawDeletion,
})

const DataRequestPayload = payloadOf('DataRequestPayload', {
  description: 'The request has ended.',
  model: 'DataRequest',
  field: 'dataRequest',
  fieldDescription: 'The request.',
  key: 'dataRequestId',
  visible: visibleDataRequests,
})

commandWithArgs('eraseData', {
  type: DataRequestPayload,
  description: 'Takes the person who asked out of everything. Not to be undone. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState, MoneyOpen],
  args: eraseDataArgs,
  run: (ctx, { id }) => eraseData(ctx, id),
})

commandWithInput('declineDeletion', {
  type: DataRequestPayload,
  description: 'Answers by mail why the data is not deleted. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  input: declineDeletionInput,
  inputDescription: 'Which request, and why.',
  run: declineDeletion,
})

newsField('dataRequestUpdated', {
  model: 'DataRequest',
  description: 'Each request about data that is confirmed or answered. The admin.',
  authScopes: { admin: true },
  topic: () => dataRequestsTopic,
  key: 'dataRequestId',
  visible: visibleDataRequests,
})

commandWithArgs('deactivateAccount', {
  type: builder.objectRef<{ deactivated: true }>('DeactivateAccountPayload').implement({
    description: 'The account rests, and nobody is signed in to it.',
    fields: t => ({ deactivated: t.exposeBoolean('deactivated', { description: 'Always true.' }) }),
  }),
  description:
    'Lays one’s own account to rest until one signs in again: open requests and pending offers end, sessions too.',
  authScopes: { account: true },
  refusals: [MoneyOpen],
  args: z.object({}),
  run: deactivateAccount,
})

const DeletedRequestPayload = payloadOf('DeletedRequestPayload', {
  description: 'The request as it is now.',
  model: 'PartRequest',
  field: 'request',
  fieldDescription: 'The request.',
  key: 'requestId',
  visible: visibleRequests,
})
const oneRequest = z.object({ id: globalId().describe('The PartRequest.') })

commandWithArgs('deletePartRequest', {
  type: DeletedRequestPayload,
  description:
    'Deletes one’s own request: an open one ends, and what is personal of it is erased 30 days later. Refused while its money is open.',
  authScopes: { buyer: true },
  refusals: [MoneyOpen],
  args: oneRequest,
  run: (ctx, { id }) => deletePartRequest(ctx, id),
})
commandWithArgs('restorePartRequest', {
  type: DeletedRequestPayload,
  description: 'Takes the deletion of one’s own request back, for 30 days. It stays ended.',
  authScopes: { buyer: true },
  refusals: [WrongState],
  args: oneRequest,
  run: (ctx, { id }) => restorePartRequest(ctx, id),
})

commandWithArgs('setDataConsent', {
  type: payloadOf('DataConsentPayload', {
    description: 'The consent is as it was said.',
    model: 'Account',
    field: 'account',
    fieldDescription: 'Who said it.',
    key: 'accountId',
    visible: visibleAccounts,
  }),
  description: 'Allows one’s data to be sent to a recipient, or takes that back; again changes nothing.',
  authScopes: { account: true },
  refusals: [NotFound],
  args: setDataConsentArgs,
  run: setDataConsent,
})
