import { LedgerAccount, LedgerKind } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { OrderType } from '../orders/order.schema.ts'
import { visibleLedgerEntries } from './payout.policy.ts'
import { PayoutLineRef } from './payoutBatch.schema.ts'
import { movementWords } from './payoutWords.ts'
import { STATEMENT } from './statement.ts'

export const LedgerAccountEnum = describedEnum('LedgerAccount', LedgerAccount, 'An account of the ledger.', {
  GATEWAY: 'Money at the payment gateways.',
  HELD: 'Buyers’ money that is kept until receipt is confirmed.',
  PROVIDER_PAYABLE: 'Money that is due to providers.',
  COMMISSION_REVENUE: 'Tuerca’s commissions.',
  SERVICE_REVENUE: 'Buyers’ payments for Tuerca’s own services.',
  CANCELLATION_FEE_REVENUE: 'Fees of providers who canceled.',
  GATEWAY_FEE_EXPENSE: 'Fees of the gateways.',
  LOSS_EXPENSE: 'Money that left a gateway without us and that Tuerca bears.',
  PAYING_OUT: 'Money of closed batches, on its way through the bank.',
  BANK: 'Tuerca’s bank account.',
})
export const LedgerKindEnum = describedEnum('LedgerKind', LedgerKind, 'Reason of a movement of money.', {
  CHARGE: 'A buyer paid.',
  GATEWAY_FEE: 'A gateway took its fee.',
  RELEASE: 'Receipt was confirmed, or a dispute ended for the provider.',
  RELEASE_REVERSAL: 'Released money is held again, because of a dispute or a withdrawal.',
  REFUND: 'A buyer got money back.',
  REFUND_REVERSAL: 'A refund was reversed.',
  CANCELLATION_FEE: 'A provider canceled a sale.',
  PAYOUT: 'A batch took a provider’s balance.',
  PAYOUT_PAID: 'The bank paid a provider.',
  PAYOUT_FAILED: 'The bank could not pay a provider, or returned the money.',
  CASE_LOSS: 'A chargeback, or money given back at the gateway by hand, was settled: somebody bears it.',
  CASE_LOSS_REVERSAL:
    'The same backwards: the gateway decided otherwise, or the money of the order went to the buyer anyway.',
})

export const LedgerEntryRef = builder.prismaNode('LedgerEntry', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One line of the double-entry ledger. Seen by the provider whose money it is, and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleLedgerEntries(viewer)] }),
  fields: t => ({
    account: t.expose('account', {
      type: LedgerAccountEnum,
      description: 'The ledger account that the posting changes.',
    }),
    amount: t.field({
      type: 'Centesimos',
      description: 'Growth of the account’s debt, in centésimos; negative when the debt shrinks.',
      select: { amountCentesimos: true },
      resolve: ({ amountCentesimos }) => 0 - amountCentesimos,
    }),
    kind: t.field({
      type: LedgerKindEnum,
      description: 'Reason of the movement.',
      select: { transaction: { select: { kind: true } } },
      resolve: ({ transaction }) => transaction.kind,
    }),
    words: t.string({
      description: 'Reason of the movement in Spanish, for the provider.',
      select: { account: true, transaction: { select: { kind: true } } },
      resolve: ({ account, transaction }) => movementWords(transaction.kind, account),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the movement.',
      select: { transaction: { select: { createdAt: true } } },
      resolve: ({ transaction }) => transaction.createdAt,
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description: 'The sale; null when the movement belongs to none.',
      select: (_args, _ctx, nestedSelection) => ({ transaction: { select: { order: nestedSelection() } } }),
      resolve: ({ transaction }) => transaction.order,
    }),
    payoutLine: t.field({
      type: PayoutLineRef,
      nullable: true,
      description: 'The payout; null when the movement belongs to none.',
      select: (_args, _ctx, nestedSelection) => ({
        transaction: { select: { payoutLine: nestedSelection() } },
      }),
      resolve: ({ transaction }) => transaction.payoutLine,
    }),
  }),
})

builder.prismaObjectFields('ProviderProfile', t => ({
  ledgerEntries: t.relatedConnection('ledgerEntries', {
    type: LedgerEntryRef,
    cursor: 'id',
    description:
      'Each change of what is held for it, payable and paid out, the newest first. Itself and the admin; empty for others.',
    query: (_args, { viewer }) => ({
      where: { AND: [visibleLedgerEntries(viewer), STATEMENT] },
      orderBy: { id: 'desc' },
    }),
  }),
}))
