import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { PurchaseFlagKind, PurchaseFlagOutcome } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { globalId, namedInput, text } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { AccountType } from '../accounts/account.schema.ts'
import { PartRequestType } from '../requests/request.schema.ts'
import type { Viewer } from '../viewer.ts'
import { flagReason } from './newBuyerLimits.ts'
import { purchaseFlagsTopic } from './payment.events.ts'
import { visiblePurchaseFlags } from './payment.policy.ts'
import { decidePurchaseFlag } from './purchaseFlag.operations.ts'

const MAX_NOTE = 500

const PurchaseFlagKindEnum = describedEnum(
  'PurchaseFlagKind',
  PurchaseFlagKind,
  'What a purchase of a new account was flagged for.',
  {
    COUNT: 'It would have more unfinished purchases than a new account may have; the payment was refused.',
    AMOUNT: 'Their amount would be larger than a new account may have; the payment was refused.',
    CONTACT: 'The contact of the bought request is not the account’s; the payment went on.',
  },
)
const PurchaseFlagOutcomeEnum = describedEnum(
  'PurchaseFlagOutcome',
  PurchaseFlagOutcome,
  'Our team’s decision on a flag.',
  {
    CLEARED: 'The account may buy: this limit is lifted.',
    CONFIRMED: 'The limit stays; payments with another contact are refused too.',
  },
)

const PurchaseFlagRef = builder.prismaNode('PurchaseFlag', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A new account, without a completed purchase, that reached a limit of purchases or whose data did not match. Seen by the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visiblePurchaseFlags(viewer)] }),
  fields: t => ({
    kind: t.expose('kind', { type: PurchaseFlagKindEnum, description: 'What it was flagged for.' }),
    reason: t.string({
      description: 'The reason with its figures, in Spanish.',
      select: { kind: true, purchases: true, amountCentesimos: true, limit: true },
      resolve: flag => flagReason(flag),
    }),
    flaggedAt: t.expose('flaggedAt', { type: 'DateTime', description: 'Time of the first attempt.' }),
    outcome: t.expose('outcome', {
      type: PurchaseFlagOutcomeEnum,
      nullable: true,
      description: 'Our team’s last decision; null while it waits.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of that decision; null while it waits.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      // A flag is decided twice at most: confirmed, then cleared.
      extensions: { maxLength: 2 * MAX_NOTE + 1 },
      description: 'The team’s words, one paragraph for each decision; null before.',
    }),
    account: t.relation('account', { type: AccountType, description: 'The account that wanted to buy.' }),
    request: t.relation('request', {
      type: PartRequestType,
      nullable: true,
      description: 'The request with another contact; null for the limits.',
    }),
  }),
})

function flagsWhere(decided: boolean | null | undefined, viewer: Viewer): Prisma.PurchaseFlagWhereInput {
  const chosen = decided == null ? {} : { outcome: decided ? { not: null } : null }
  return { AND: [visiblePurchaseFlags(viewer), chosen] }
}

builder.queryField('purchaseFlags', t =>
  t.prismaConnection({
    type: PurchaseFlagRef,
    cursor: 'id',
    nullable: true,
    description: 'Flags of new accounts, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      decided: t.arg.boolean({
        description: 'True for those that our team decided, false for those that wait; null for all.',
      }),
    },
    totalCount: (_root, { decided }, { db, viewer }) =>
      db.prisma.purchaseFlag.count({ where: flagsWhere(decided, viewer) }),
    resolve: (query, _root, { decided }, { db, viewer }) =>
      db.prisma.purchaseFlag.findMany({
        ...query,
        where: flagsWhere(decided, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

const PurchaseFlagPayload = payloadOf('PurchaseFlagPayload', {
  description: 'The flag as it is now.',
  model: 'PurchaseFlag',
  field: 'purchaseFlag',
  fieldDescription: 'The flag.',
  key: 'purchaseFlagId',
  visible: visiblePurchaseFlags,
})

const decidePurchaseFlagInput = namedInput(
  'DecidePurchaseFlagInput',
  'A decision on a flag of a new account.',
  z.object({
    flagId: globalId().describe('The PurchaseFlag.'),
    outcome: z
      .enum(PurchaseFlagOutcome, { error: 'Elegí qué hacer con la cuenta.' })
      .describe('The decision; a confirmed flag may still be cleared.'),
    note: text({ max: MAX_NOTE, required: 'Poné qué miraste y por qué.' }).describe(
      `What was looked at and why, up to ${MAX_NOTE} characters; for the team alone.`,
    ),
  }),
)

commandWithInput('decidePurchaseFlag', {
  type: PurchaseFlagPayload,
  description:
    'Clears a flag of a new account, which lifts its limit, or confirms it, with a note, which is logged. The account hears of it. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: decidePurchaseFlagInput,
  inputDescription: 'The decision.',
  run: decidePurchaseFlag,
})

newsField('purchaseFlagUpdated', {
  model: 'PurchaseFlag',
  description: 'Each new flag, and each decision of our team on one. The admin.',
  authScopes: { admin: true },
  topic: () => purchaseFlagsTopic,
  key: 'purchaseFlagId',
  visible: visiblePurchaseFlags,
})
