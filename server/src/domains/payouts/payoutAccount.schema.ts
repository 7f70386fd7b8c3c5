import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { PayoutAccountState, PayoutAccountType, PayoutBank } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { StatusType } from '../../graphql/status.ts'
import { globalId, text } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { NoPassword, SecondFactorNeeded } from '../accounts/account.errors.ts'
import { visibleProviders } from '../accounts/account.policy.ts'
import { logTeamView } from '../accounts/accountContact.operations.ts'
import { isAccount, requireProvider, type Viewer } from '../viewer.ts'
import { inForce, isEffective } from './accountInForce.ts'
import { moneyTopic, payoutAccountQueueTopic } from './payout.events.ts'
import { visiblePayoutAccounts } from './payout.policy.ts'
import { requestPayoutAccountInput } from './payoutAccount.input.ts'
import {
  approvePayoutAccount,
  rejectPayoutAccount,
  requestPayoutAccount,
  withdrawPayoutAccount,
} from './payoutAccount.operations.ts'
import { ACCOUNT_TYPE_WORDS, accountStatus, BANK_NAMES } from './payoutWords.ts'
import { type AccountDetails, accountHint, openAccount } from './sealedAccount.ts'

const PayoutBankEnum = describedEnum(
  'PayoutBank',
  PayoutBank,
  'A bank or issuer of electronic money in Uruguay that receives transfers in pesos.',
  {
    BROU: 'Banco República.',
    BANDES: 'Bandes Uruguay.',
    BBVA: 'BBVA Uruguay.',
    HERITAGE: 'Banque Heritage.',
    HSBC: 'HSBC Uruguay.',
    ITAU: 'Itaú Uruguay.',
    NACION: 'Banco de la Nación Argentina.',
    SANTANDER: 'Santander Uruguay.',
    SCOTIABANK: 'Scotiabank Uruguay.',
    MI_DINERO: 'Mi Dinero, electronic money.',
    PREX: 'Prex, electronic money.',
  },
)
const PayoutAccountTypeEnum = describedEnum('PayoutAccountType', PayoutAccountType, 'A kind of account.', {
  SAVINGS: 'Caja de ahorro.',
  CHECKING: 'Cuenta corriente.',
})
export const PayoutAccountStateEnum = describedEnum(
  'PayoutAccountState',
  PayoutAccountState,
  'State of a bank account that a provider wants to be paid to.',
  {
    PENDING: 'The account waits for the team.',
    APPROVED: 'Batches pay to the account from `effectiveAt` on, until a newer one is in force.',
    REJECTED: 'The team turned the account down, with a reason.',
    WITHDRAWN: 'The provider took the account back, or asked for another one.',
  },
)

const DetailsType = builder.objectRef<AccountDetails>('PayoutAccountDetails').implement({
  description: 'The confidential part of a bank account.',
  fields: t => ({
    number: t.exposeString('number', { description: 'Number of the account, digits alone.' }),
    holder: t.exposeString('holder', { description: 'Name of the holder, as registered at the bank.' }),
    document: t.exposeString('document', {
      description: 'The holder’s RUT (12 digits) or cédula (8 digits).',
    }),
  }),
})

export const PayoutAccountRef = builder.prismaNode('PayoutAccount', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A bank account that a provider wants to be paid to. Seen by that provider and the admin.',
  select: { id: true, state: true, effectiveAt: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visiblePayoutAccounts(viewer)] }),
  fields: t => ({
    bank: t.expose('bank', { type: PayoutBankEnum, description: 'The bank.' }),
    bankName: t.string({
      description: 'Name of the bank as people call it.',
      select: { bank: true },
      resolve: ({ bank }) => BANK_NAMES[bank],
    }),
    type: t.expose('type', { type: PayoutAccountTypeEnum, description: 'The kind of account.' }),
    typeName: t.string({
      description: 'The kind of account in Spanish.',
      select: { type: true },
      resolve: ({ type }) => ACCOUNT_TYPE_WORDS[type],
    }),
    hint: t.string({
      description: 'The last digits of the account’s number.',
      select: { ending: true },
      resolve: ({ ending }) => accountHint(ending),
    }),
    details: t.field({
      type: DetailsType,
      nullable: true,
      description:
        'Number, holder and document. The provider itself; the admin, each view logged once an hour. Null once erased.',
      select: { sealed: true, provider: { select: { accountId: true } } },
      resolve: async ({ id, sealed, provider: { accountId } }, _args, ctx) => {
        if (!isAccount(ctx.viewer, accountId))
          await logTeamView(ctx, { subjectId: accountId, purpose: 'PAYOUT' })
        return openAccount(ctx, { id, sealed })
      },
    }),
    state: t.expose('state', {
      type: PayoutAccountStateEnum,
      description: 'State of the request for this account.',
    }),
    status: t.field({
      type: StatusType,
      description: 'State of the request, in Spanish.',
      resolve: (account, _args, { clock }) => accountStatus(account, clock.now()),
    }),
    isWithdrawable: t.boolean({
      description: 'True when the provider can take the account back now. False for the admin.',
      select: { provider: { select: { accountId: true } } },
      resolve: ({ state, effectiveAt, provider }, _args, { viewer, clock }) =>
        isAccount(viewer, provider.accountId) &&
        (state === 'PENDING' || (state === 'APPROVED' && effectiveAt !== null && effectiveAt > clock.now())),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the provider’s request.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time when the team decided or the provider took the account back; null while the account waits.',
    }),
    effectiveAt: t.expose('effectiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which batches pay to the account; null until the approval.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      extensions: { maxLength: 500 },
      description: 'Reason of the rejection; null unless rejected.',
    }),
    provider: t.relation('provider', { description: 'The provider who is paid.' }),
  }),
})

/** The same clause for both fields, so that both are one read. A provider takes back all but a few of its accounts. */
const known = (viewer: Viewer) => ({
  where: { AND: [visiblePayoutAccounts(viewer), { state: { not: 'WITHDRAWN' as const } }] },
  orderBy: { id: 'desc' as const },
})

builder.prismaObjectFields('ProviderProfile', t => ({
  payoutAccount: t.field({
    type: PayoutAccountRef,
    nullable: true,
    description:
      'The bank account in force. The provider itself and the admin; null for others and without one.',
    select: (_args, { viewer }, nestedSelection) => ({ payoutAccounts: nestedSelection(known(viewer)) }),
    resolve: ({ payoutAccounts }, _args, { clock }) => inForce(payoutAccounts, clock.now()),
  }),
  nextPayoutAccount: t.field({
    type: PayoutAccountRef,
    nullable: true,
    description:
      'The latest bank account that it asked for, until it is in force: waiting, rejected, or approved for later. Itself and the admin; null for others, when there is none and when it was taken back.',
    select: (_args, { viewer }, nestedSelection) => ({ payoutAccounts: nestedSelection(known(viewer)) }),
    resolve: ({ payoutAccounts: [latest] }, _args, { clock }) =>
      latest && !isEffective(latest, clock.now()) ? latest : null,
  }),
}))

const stateArg = {
  type: PayoutAccountStateEnum,
  description: 'State to filter by; all states when left out.',
} as const

function accountsWhere(
  state: PayoutAccountState | null | undefined,
  viewer: Viewer,
): Prisma.PayoutAccountWhereInput {
  return { AND: [visiblePayoutAccounts(viewer), ...(state ? [{ state }] : [])] }
}

builder.queryField('payoutAccounts', t =>
  t.prismaConnection({
    type: PayoutAccountRef,
    cursor: 'id',
    nullable: true,
    description: 'Bank accounts that providers asked for, the newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: { state: t.arg(stateArg) },
    totalCount: (_root, { state }, { db, viewer }) =>
      db.prisma.payoutAccount.count({ where: accountsWhere(state, viewer) }),
    resolve: (query, _root, { state }, { db, viewer }) =>
      db.prisma.payoutAccount.findMany({
        ...query,
        where: accountsWhere(state, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

const PayoutAccountPayload = payloadOf('PayoutAccountPayload', {
  description: 'The bank account as it is now.',
  model: 'PayoutAccount',
  field: 'payoutAccount',
  fieldDescription: 'The bank account.',
  key: 'payoutAccountId',
  visible: visiblePayoutAccounts,
})
const id = globalId().describe('The PayoutAccount.')

commandWithInput('requestPayoutAccount', {
  type: PayoutAccountPayload,
  description:
    'Asks the team for a bank account to be paid to, in the place of an earlier request; its owner is mailed. Approved providers, with their password and second factor.',
  authScopes: { admittedProvider: true },
  refusals: [NoPassword, SecondFactorNeeded, RateLimited],
  input: requestPayoutAccountInput,
  inputDescription: 'The bank account.',
  run: requestPayoutAccount,
})
commandWithArgs('withdrawPayoutAccount', {
  type: PayoutAccountPayload,
  description: 'Takes a bank account back that is not in force yet. Its provider.',
  authScopes: { account: true },
  refusals: [WrongState],
  args: z.object({ id }),
  run: (ctx, { id }) => withdrawPayoutAccount(ctx, id),
})
commandWithArgs('approvePayoutAccount', {
  type: PayoutAccountPayload,
  description:
    'Approves a bank account: in force at once for a provider without one, after a day in the place of another. The provider is notified. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id }),
  run: (ctx, { id }) => approvePayoutAccount(ctx, id),
})
commandWithArgs('rejectPayoutAccount', {
  type: PayoutAccountPayload,
  description: 'Turns a bank account down; its provider is notified of the reason. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id,
    reason: text({ max: 500, required: 'Contá por qué la rechazás: el proveedor lo va a leer.' }).describe(
      'Reason, up to 500 characters; the provider reads it.',
    ),
  }),
  run: rejectPayoutAccount,
})

newsField('payoutAccountQueueUpdated', {
  model: 'PayoutAccount',
  description: 'Each bank account that is asked for, decided on or taken back. The admin.',
  authScopes: { admin: true },
  topic: () => payoutAccountQueueTopic,
  key: 'payoutAccountId',
  visible: visiblePayoutAccounts,
})
newsField('moneyUpdated', {
  model: 'ProviderProfile',
  description: 'The provider, each time one of its bank accounts or payouts changes. Providers.',
  authScopes: { account: true },
  topic: ({ viewer }) => moneyTopic(requireProvider(viewer).accountId),
  key: 'providerId',
  visible: visibleProviders,
})
