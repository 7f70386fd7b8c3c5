import { z } from 'zod'
import { PayoutBatchState, PayoutLineState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { StatusType } from '../../graphql/status.ts'
import { batched } from '../../platform/batched.ts'
import { globalId, plainId, text } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { ProviderBalanceType } from '../payments/payment.schema.ts'
import { owedToProvider } from '../payments/providerBalance.ts'
import { payableBalances } from './payable.ts'
import { payoutBatchesTopic } from './payout.events.ts'
import { visiblePayoutBatches, visiblePayoutLines } from './payout.policy.ts'
import { PayoutAccountRef } from './payoutAccount.schema.ts'
import {
  closePayoutBatch,
  duePayouts,
  MOST_LINES,
  markPayoutFailed,
  markPayoutPaid,
  type SettledLine,
} from './payoutBatch.operations.ts'
import { payoutFilePath } from './payoutFile.ts'
import { LINE_STATUS } from './payoutWords.ts'

const PayoutBatchStateEnum = describedEnum('PayoutBatchState', PayoutBatchState, 'State of a batch.', {
  CLOSED: 'The batch waits for the bank.',
  SETTLED: 'Every payout of the batch is paid or failed.',
})
const PayoutLineStateEnum = describedEnum(
  'PayoutLineState',
  PayoutLineState,
  'State of a provider’s share of a batch.',
  {
    PENDING: 'The money is on its way through the bank.',
    PAID: 'The bank has paid the money.',
    FAILED: 'The bank could not pay the money, or returned it: the amount is payable again.',
  },
)

export const PayoutLineRef = builder.prismaNode('PayoutLine', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One provider’s share of a batch. Seen by that provider and the admin.',
  select: { id: true, state: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visiblePayoutLines(viewer)] }),
  fields: t => ({
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'Amount in centésimos.' }),
    state: t.expose('state', { type: PayoutLineStateEnum, description: 'State of the payout.' }),
    status: t.field({
      type: StatusType,
      description: 'State of the payout, in Spanish.',
      resolve: ({ state }) => LINE_STATUS[state],
    }),
    closedAt: t.field({
      type: 'DateTime',
      description: 'Time when the batch was closed.',
      select: { batch: { select: { closedAt: true } } },
      resolve: ({ batch }) => batch.closedAt,
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the team recorded the bank’s answer; null before.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      extensions: { maxLength: 500 },
      description: 'Reason of the failure; null unless the payout failed.',
    }),
    account: t.relation('account', {
      type: PayoutAccountRef,
      description: 'The bank account that receives the money.',
    }),
    provider: t.relation('provider', { description: 'The provider who is paid.' }),
  }),
})

interface LineSum {
  readonly state: PayoutLineState
  readonly count: number
  readonly amountCentesimos: number
}

/** Lines of each batch by state, in one statement. */
const lineSums = batched(
  async ({ db, viewer }: OperationContext, batchIds: readonly string[]): Promise<LineSum[][]> => {
    const sums = await db.prisma.payoutLine.groupBy({
      by: ['batchId', 'state'],
      where: { batchId: { in: [...batchIds] }, AND: [visiblePayoutLines(viewer)] },
      _count: true,
      _sum: { amountCentesimos: true },
    })
    return batchIds.map(batchId =>
      sums
        .filter(sum => sum.batchId === batchId)
        .map(({ state, _count, _sum }) => ({
          state,
          count: _count,
          amountCentesimos: _sum.amountCentesimos ?? 0,
        })),
    )
  },
  batchId => batchId,
)

const PayoutSumType = builder
  .objectRef<{ readonly count: number; readonly amountCentesimos: number }>('PayoutSum')
  .implement({
    description: 'Several payouts together.',
    fields: t => ({
      count: t.exposeInt('count', { description: 'Number of payouts.' }),
      amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'Amount in centésimos.' }),
    }),
  })

const sumOf = (sums: readonly LineSum[], state?: PayoutLineState) =>
  sums
    .filter(sum => state === undefined || sum.state === state)
    .reduce(
      (total, { count, amountCentesimos }) => ({
        count: total.count + count,
        amountCentesimos: total.amountCentesimos + amountCentesimos,
      }),
      { count: 0, amountCentesimos: 0 },
    )

export const PayoutBatchRef = builder.prismaNode('PayoutBatch', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Payouts that the team makes at one time. Seen by the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visiblePayoutBatches(viewer)] }),
  fields: t => ({
    state: t.expose('state', { type: PayoutBatchStateEnum, description: 'State of the batch.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'Time when the batch was closed.' }),
    exportedAt: t.expose('exportedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the first export for the bank; null before.',
    }),
    filePath: t.string({
      description: 'The path on this site of the file for the bank; each download is logged.',
      resolve: ({ id }) => payoutFilePath(id),
    }),
    total: t.field({
      type: PayoutSumType,
      description: 'All payouts of the batch.',
      resolve: async ({ id }, _args, ctx) => sumOf(await lineSums(ctx, id)),
    }),
    pending: t.field({
      type: PayoutSumType,
      description: 'The payouts that wait for the bank.',
      resolve: async ({ id }, _args, ctx) => sumOf(await lineSums(ctx, id), 'PENDING'),
    }),
    paid: t.field({
      type: PayoutSumType,
      description: 'The payouts that the bank has made.',
      resolve: async ({ id }, _args, ctx) => sumOf(await lineSums(ctx, id), 'PAID'),
    }),
    failed: t.field({
      type: PayoutSumType,
      description: 'The payouts that failed.',
      resolve: async ({ id }, _args, ctx) => sumOf(await lineSums(ctx, id), 'FAILED'),
    }),
    lines: t.relatedConnection('lines', {
      cursor: 'id',
      totalCount: true,
      description: 'The payouts of the batch, in a stable order without meaning.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

builder.queryField('payoutBatches', t =>
  t.prismaConnection({
    type: PayoutBatchRef,
    cursor: 'id',
    nullable: true,
    description: 'All batches, the newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    totalCount: (_root, _args, { db, viewer }) =>
      db.prisma.payoutBatch.count({ where: visiblePayoutBatches(viewer) }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.prisma.payoutBatch.findMany({
        ...query,
        where: visiblePayoutBatches(viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

/** Reads the balances of every provider with a bank account. */
const ALL_BALANCES = { cost: 2000 }

builder.queryField('duePayouts', t =>
  t.field({
    type: PayoutSumType,
    nullable: true,
    extensions: ALL_BALANCES,
    description: `What a batch that is closed now would pay, at most ${MOST_LINES} providers at a time. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    resolve: async (_root, _args, ctx) => {
      const due = await duePayouts(ctx.db.prisma, ctx)
      return {
        count: due.length,
        amountCentesimos: due.reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0),
      }
    },
  }),
)

/** Reads all ledger entries of the provider. */
const SUM = { cost: 500 }

builder.objectFields(ProviderBalanceType, t => ({
  waiting: t.field({
    type: 'Centesimos',
    extensions: SUM,
    description:
      'The part of `payable` that no batch pays yet, because its buyers may still withdraw; in centésimos.',
    resolve: async ({ providerId }, _args, { db, clock, settings }) => {
      const now = clock.now()
      const balances = await payableBalances(db.prisma, [providerId], {
        now,
        businessDays: settings.businessDays,
      })
      return balances.get(providerId)?.waitingCentesimos ?? 0
    },
  }),
  payingOut: t.field({
    type: 'Centesimos',
    extensions: SUM,
    description: 'Money in closed batches, on its way through the bank, in centésimos.',
    resolve: ({ providerId }, _args, ctx) => owedToProvider(ctx, { account: 'PAYING_OUT', providerId }),
  }),
  paidOut: t.field({
    type: 'Centesimos',
    extensions: SUM,
    description: 'Money paid to the provider’s bank accounts so far, in centésimos.',
    resolve: ({ providerId }, _args, ctx) => owedToProvider(ctx, { account: 'BANK', providerId }),
  }),
}))

const PayoutBatchPayload = payloadOf('PayoutBatchPayload', {
  description: 'The batch as it is now.',
  model: 'PayoutBatch',
  field: 'payoutBatch',
  fieldDescription: 'The batch.',
  key: 'batchId',
  visible: visiblePayoutBatches,
})
const PayoutLinePayload = builder.objectRef<SettledLine>('PayoutLinePayload').implement({
  description: 'The line as it is now, and its batch.',
  fields: t => ({
    payoutLine: t.prismaField({
      type: PayoutLineRef,
      description: 'The line.',
      resolve: (query, { lineId }, _args, { db, viewer }) =>
        db.prisma.payoutLine.findFirstOrThrow({
          ...query,
          where: { id: lineId, AND: [visiblePayoutLines(viewer)] },
        }),
    }),
    payoutBatch: t.prismaField({
      type: PayoutBatchRef,
      description: 'The batch of the line.',
      resolve: (query, { batchId }, _args, { db, viewer }) =>
        db.prisma.payoutBatch.findFirstOrThrow({
          ...query,
          where: { id: batchId, AND: [visiblePayoutBatches(viewer)] },
        }),
    }),
  }),
})
const lineId = globalId().describe('The PayoutLine.')

commandWithArgs('closePayoutBatch', {
  type: PayoutBatchPayload,
  description:
    'Takes the due balance of each provider with a bank account into a new batch. The same key again answers the same batch. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    submissionKey: plainId('Volvé a cargar la página.').describe('A UUID made by the browser.'),
  }),
  run: (ctx, { submissionKey }) => closePayoutBatch(ctx, submissionKey),
})
commandWithArgs('markPayoutPaid', {
  type: PayoutLinePayload,
  description: 'Records that the bank has paid one provider, who is notified. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: lineId }),
  run: (ctx, { id }) => markPayoutPaid(ctx, id),
})
commandWithArgs('markPayoutFailed', {
  type: PayoutLinePayload,
  description:
    'Records that the bank refused or returned one provider’s money, which is payable again; the provider is notified. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: lineId,
    reason: text({ max: 500, required: 'Contá qué dijo el banco: el proveedor lo va a leer.' }).describe(
      'The bank’s reason, up to 500 characters; the provider reads it.',
    ),
  }),
  run: (ctx, { id, reason }) => markPayoutFailed(ctx, { lineId: id, reason }),
})

newsField('payoutBatchesUpdated', {
  model: 'PayoutBatch',
  description: 'Each batch that is closed or of which a line is decided. The admin.',
  authScopes: { admin: true },
  topic: () => payoutBatchesTopic,
  key: 'payoutBatchId',
  visible: visiblePayoutBatches,
})
