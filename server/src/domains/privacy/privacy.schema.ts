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
import { dataRecipients } from '../accounts/policies/dataRecipients.ts'
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
    ASSISTANT_MODEL: 'A language model of another company, which serves the assistant.',
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
    ERASED: 'The personal data was erased.',
    DECLINED: 'The team declined with a reason, by mail.',
    WITHDRAWN: 'Withdrawn by the person who asked.',
  },
)

interface ShownConsent {
  readonly recipient: DataRecipient
  readonly given: boolean
  readonly at: Date | null
}

const DataConsentType = builder.objectRef<ShownConsent>('DataConsent').implement({
  description: "An account's consent to a recipient of this site.",
  fields: t => ({
    recipient: t.field({
      type: DataRecipientEnum,
      description: 'To whom.',
      resolve: ({ recipient }) => recipient,
    }),
    given: t.exposeBoolean('given', {
      description: 'True when the data may be sent. False without consent.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last answer; null when never answered.',
    }),
  }),
})

builder.prismaObjectField('Account', 'dataConsents', t =>
  t.field({
    type: [DataConsentType],
    description:
      'One for each recipient that this site sends data to, or that has a consent; possibly none. Itself; empty for others.',
    extensions: { atMost: 4, cost: 5 },
    select: (_args, { viewer }) => ({
      id: true,
      dataConsents: {
        where: visibleDataConsents(viewer),
        orderBy: { id: 'desc' },
        distinct: ['recipient'],
      },
    }),
    resolve: async ({ id, dataConsents: said }, _args, ctx) => {
      if (!isAccount(ctx.viewer, id)) return []
      const present = await dataRecipients(ctx)
      return ctx.settings.dataRecipients.flatMap(recipient => {
        const newest = said.find(consent => consent.recipient === recipient)
        const given = newest?.given === true && newest.version === CONSENT_VERSION
        return given || present.includes(recipient) ? [{ recipient, given, at: newest?.at ?? null }] : []
      })
    },
  }),
)

const DataRequestType = builder.prismaNode('DataRequest', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    "A person's request for deletion of their data, confirmed from their mailbox. The person, and the admin.",
  findUnique: (id, { viewer }) => ({ id, AND: [visibleDataRequests(viewer)] }),
  fields: t => ({
    reason: t.exposeString('reason', {
      nullable: true,
      extensions: { maxLength: 1000 },
      description: 'Reason in their words; null when not given and once erased.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'Last day of the deadline: 2026-11-27. Null before the confirmation.',
    }),
    dueInWords: t.string({
      nullable: true,
      description: 'The same in Spanish: ‘viernes 27 de noviembre’.',
      select: { dueOn: true },
      resolve: ({ dueOn }) => dueOn && dayInWords(dueOn),
    }),
    isOverdue: t.boolean({
      description: 'True when that day has passed without a decision.',
      select: { dueOn: true, outcome: true },
      resolve: ({ dueOn, outcome }, _args, { clock }) =>
        outcome === null && dueOn !== null && dayOf(clock.now()) > dueOn,
    }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'Outcome; null while pending with the team.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'Reason for declining; null otherwise.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while pending.',
    }),
    account: t.relation('account', {
      nullable: true,
      description: 'Account of the person; once erased, an account without personal data.',
    }),
  }),
})

builder.prismaObjectField('Account', 'deletionRequest', t =>
  t.field({
    type: DataRequestType,
    nullable: true,
    description: 'Its pending deletion. Itself and the admin; null without one.',
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
      'Data requests to the team: pending ones first, ordered by due day, then others, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      closed: t.arg.boolean({
        description: 'True: only ended ones; false: only pending ones; null: all.',
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
    description: 'Received. Whether a mail is sent is not revealed, as that would reveal who has an account.',
    fields: t => ({
      email: t.exposeString('email', { description: 'Address of the confirmation link, if any.' }),
    }),
  }),
  description:
    'Asks for the deletion of an account’s data; the link in the mail confirms it. Anybody; five times an hour.',
  authScopes: { public: true },
  refusals: [RateLimited],
  input: requestDeletionInput,
  inputDescription: 'The account’s e-mail and the reason.',
  run: requestDeletion,
})

commandWithArgs('confirmDeletion', {
  type: builder.objectRef<{ dueOn: string; dueInWords: string }>('ConfirmDeletionPayload').implement({
    description: 'Pending with the team.',
    fields: t => ({
      dueOn: t.exposeString('dueOn', { description: 'Last day of the deadline: 2026-11-27.' }),
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
    description: 'No deletion is pending any more.',
    model: 'Account',
    field: 'account',
    fieldDescription: 'The account.',
    key: 'accountId',
    visible: visibleAccounts,
  }),
  description: 'Withdraws one’s own pending deletion; without one, nothing changes. The account gets a mail.',
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
  description: 'Erases the person who asked everywhere. Cannot be undone. The admin.',
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
  inputDescription: 'The request and the reason.',
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
    description: 'The account is deactivated and signed out everywhere.',
    fields: t => ({ deactivated: t.exposeBoolean('deactivated', { description: 'Always true.' }) }),
  }),
  description:
    'Deactivates one’s own account until the next sign-in: ends open requests, pending offers and sessions.',
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
    'Deletes one’s own request: an open one ends, and its personal data is erased 30 days later. Refused while it has open money.',
  authScopes: { buyer: true },
  refusals: [MoneyOpen],
  args: oneRequest,
  run: (ctx, { id }) => deletePartRequest(ctx, id),
})
commandWithArgs('restorePartRequest', {
  type: DeletedRequestPayload,
  description: 'Undoes the deletion of one’s own request, for 30 days. The request stays ended.',
  authScopes: { buyer: true },
  refusals: [WrongState],
  args: oneRequest,
  run: (ctx, { id }) => restorePartRequest(ctx, id),
})

commandWithArgs('setDataConsent', {
  type: payloadOf('DataConsentPayload', {
    description: 'The consent is stored.',
    model: 'Account',
    field: 'account',
    fieldDescription: 'The account.',
    key: 'accountId',
    visible: visibleAccounts,
  }),
  description: 'Allows or forbids sending one’s data to a recipient; a repeated call changes nothing.',
  authScopes: { account: true },
  refusals: [NotFound],
  args: setDataConsentArgs,
  run: setDataConsent,
})
