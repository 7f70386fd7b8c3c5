import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { RefundHandling } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { globalId, text } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { AccountType } from '../accounts/account.schema.ts'
import { OrderType } from '../orders/order.schema.ts'
import type { Viewer } from '../viewer.ts'
import { refundByHand, retryRefund } from './failedRefund.operations.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import { failedRefundsTopic } from './payment.events.ts'
import { visibleRefunds } from './payment.policy.ts'

const RefundHandlingEnum = describedEnum(
  'RefundHandling',
  RefundHandling,
  'How our team handled a failed refund.',
  {
    RETRIED: 'Another refund was requested of the gateway.',
    BY_HAND: 'Our team gave the money back by a bank transfer.',
  },
)

const RefundRef = builder.prismaNode('Refund', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Money on its way back to a payer. Seen by the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleRefunds(viewer)] }),
  fields: t => ({
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'Amount in centésimos.' }),
    reason: t.exposeString('reason', {
      extensions: { maxLength: 600 },
      description: 'Reason of the refund, in Spanish.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the request.' }),
    failedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the gateway’s refusal, or of the return by a bank; null of one that did not fail.',
      select: { state: true, settledAt: true },
      resolve: ({ state, settledAt }) => (state === 'FAILED' ? settledAt : null),
    }),
    handling: t.expose('handling', {
      type: RefundHandlingEnum,
      nullable: true,
      description: 'How our team handled the failure; null while it waits.',
    }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When our team handled it; null while it waits.',
    }),
    gatewayName: t.string({
      description: 'Name of the payment gateway.',
      select: { payment: { select: { gateway: true } } },
      resolve: ({ payment }) => GATEWAY_LABELS[payment.gateway],
    }),
    paymentRef: t.string({
      description: 'The gateway’s id of the payment, for its dashboard.',
      select: { payment: { select: { gatewayRef: true } } },
      resolve: ({ payment }) => payment.gatewayRef,
    }),
    payer: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account that paid; null without one.',
      select: (_args, _ctx, nestedSelection) => ({
        payment: { select: { checkout: { select: { payer: nestedSelection() } } } },
      }),
      resolve: ({ payment }) => payment.checkout.payer,
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description: 'The order that the money paid; null when it bought nothing.',
      select: (_args, _ctx, nestedSelection) => ({ allocation: { select: { order: nestedSelection() } } }),
      resolve: ({ allocation }) => allocation?.order ?? null,
    }),
  }),
})

function failedWhere(handled: boolean | null | undefined, viewer: Viewer): Prisma.RefundWhereInput {
  const chosen = handled == null ? {} : { handling: handled ? { not: null } : null }
  return { AND: [visibleRefunds(viewer), { state: 'FAILED', ...chosen }] }
}

builder.queryField('failedRefunds', t =>
  t.prismaConnection({
    type: RefundRef,
    cursor: 'id',
    nullable: true,
    description: 'Refunds that did not reach the payer, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      handled: t.arg.boolean({
        description: 'True for those that our team handled, false for those that wait; null for all.',
      }),
    },
    totalCount: (_root, { handled }, { db, viewer }) =>
      db.prisma.refund.count({ where: failedWhere(handled, viewer) }),
    resolve: (query, _root, { handled }, { db, viewer }) =>
      db.prisma.refund.findMany({ ...query, where: failedWhere(handled, viewer), orderBy: { id: 'desc' } }),
  }),
)

const FailedRefundPayload = payloadOf('FailedRefundPayload', {
  description: 'The failed refund as it is now.',
  model: 'Refund',
  field: 'refund',
  fieldDescription: 'The failed refund.',
  key: 'refundId',
  visible: visibleRefunds,
})
const refundId = globalId().describe('The Refund.')

commandWithArgs('retryRefund', {
  type: FailedRefundPayload,
  description: 'Requests a failed refund of the gateway again. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: refundId }),
  run: (ctx, { id }) => retryRefund(ctx, id),
})
commandWithArgs('refundByHand', {
  type: FailedRefundPayload,
  description:
    'Records that our team gave the money of a failed refund back by a bank transfer. It cannot be undone. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: refundId,
    reason: text({ max: 500, required: 'Poné el número de la transferencia y a qué cuenta fue.' }).describe(
      'Number and recipient of the transfer, up to 500 characters; kept in the history.',
    ),
  }),
  run: (ctx, { id, reason }) => refundByHand(ctx, { refundId: id, note: reason }),
})

newsField('failedRefundUpdated', {
  model: 'Refund',
  description: 'Each refund that fails, or whose failure our team handles. The admin.',
  authScopes: { admin: true },
  topic: () => failedRefundsTopic,
  key: 'refundId',
  visible: visibleRefunds,
})
