import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { newsField } from '../../graphql/newsField.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { globalId } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { overdueOrdersTopic } from './order.events.ts'
import { visibleOrders } from './order.policy.ts'
import { OrderPayload, OrderType } from './order.schema.ts'
import { askAboutReceipt } from './overdueReceipt.operations.ts'
import { isOverdue, OVERDUE, RECEIPT_OVERDUE_DAYS } from './overdueReceipt.ts'

interface OverdueReceipt {
  readonly since: Date
  readonly shippedAt: Date
  readonly askedAt: Date | null
}

const OverdueReceiptType = builder.objectRef<OverdueReceipt>('OverdueReceipt').implement({
  description: 'A receipt that nobody confirmed in time, which waits for our team.',
  fields: t => ({
    shippedAt: t.expose('shippedAt', { type: 'DateTime', description: 'Time of the latest shipping.' }),
    since: t.expose('since', {
      type: 'DateTime',
      description: `Time from which our team may act: ${RECEIPT_OVERDUE_DAYS} days after the shipping.`,
    }),
    askedAt: t.expose('askedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of our team’s latest question to both parties; null without one.',
    }),
  }),
})

builder.prismaObjectFields('Order', t => ({
  overdueReceipt: t.field({
    type: OverdueReceiptType,
    nullable: true,
    description:
      'Set while the order is sent and neither confirmed nor disputed in time. The admin; null for others.',
    select: { state: true, receiptReminders: true, shippedAt: true, receiptAskedAt: true },
    resolve: (order, _args, { viewer }): OverdueReceipt | null => {
      const { shippedAt, receiptAskedAt } = order
      if (!isAdmin(viewer) || !isOverdue(order) || !shippedAt) return null
      return { shippedAt, since: after(shippedAt, RECEIPT_OVERDUE_DAYS * DAY_MS), askedAt: receiptAskedAt }
    },
  }),
}))

function overdueWhere(viewer: Viewer): Prisma.OrderWhereInput {
  return { AND: [visibleOrders(viewer), OVERDUE] }
}

builder.queryField('overdueOrders', t =>
  t.prismaConnection({
    type: OrderType,
    cursor: 'id',
    nullable: true,
    description:
      'Sent orders that were neither confirmed nor disputed in time, the longest wait first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    totalCount: (_root, _args, { db, viewer }) => db.prisma.order.count({ where: overdueWhere(viewer) }),
    resolve: (query, _root, _args, { db, viewer }) =>
      db.prisma.order.findMany({
        ...query,
        where: overdueWhere(viewer),
        orderBy: [{ shippedAt: 'asc' }, { id: 'asc' }],
      }),
  }),
)

commandWithArgs('askAboutReceipt', {
  type: OrderPayload,
  description:
    'Asks both parties of an overdue order about its receipt, by the channels of notices, once in 24 hours. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: globalId().describe('The Order.') }),
  run: (ctx, { id }) => askAboutReceipt(ctx, id),
})

newsField('overdueOrderUpdated', {
  model: 'Order',
  description:
    'Each order that enters the queue of overdue receipts, and each that ends, is disputed or is asked about. The admin.',
  authScopes: { admin: true },
  topic: () => overdueOrdersTopic,
  key: 'orderId',
  visible: visibleOrders,
})
