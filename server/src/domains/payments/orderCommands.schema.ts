import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { COMMON_REFUSALS } from '../../graphql/refusals.ts'
import { parseInput, text } from '../../platform/input.ts'
import { formatMoney } from '../../platform/money.ts'
import { WrongState } from '../../platform/refusal.ts'
import { OrderPayload } from '../orders/order.schema.ts'
import { cancelOrder } from './cancelOrder.operations.ts'
import { confirmReceipt } from './confirmReceipt.operations.ts'

const ConfirmReceiptInput = builder.inputType('ConfirmReceiptInput', {
  description: 'The buyer has the part.',
  fields: t => ({
    orderId: t.globalID({ required: true, description: 'The Order.' }),
    restPaid: t.boolean({
      required: true,
      description: 'With a deposit: the rest was paid in person. Ignored otherwise.',
    }),
  }),
})

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'The provider cancels an order.',
  fields: t => ({
    orderId: t.globalID({ required: true, description: 'The Order.' }),
    reason: t.string({ required: true, description: 'Why, up to 500 characters; the buyer reads it.' }),
  }),
})

const CancelOrderPayload = builder.objectRef<{
  orderId: string
  refundCentesimos: number
  feeCentesimos: number
}>('CancelOrderPayload')
const cancelReason = z.object({
  reason: text({ max: 500, required: 'Contá por qué cancelás: el comprador lo va a leer.' }),
})

CancelOrderPayload.implement({
  description: 'The order is cancelled and the buyer’s money is on its way back.',
  fields: t => ({
    order: t.prismaField({
      type: 'Order',
      description: 'The order as it is now.',
      resolve: (query, { orderId }, _args, { db }) =>
        db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    refund: t.expose('refundCentesimos', {
      type: 'Centesimos',
      description: 'What the buyer gets back, in centésimos.',
    }),
    fee: t.expose('feeCentesimos', {
      type: 'Centesimos',
      description: 'Platform fee charged to the provider, in centésimos.',
    }),
    message: t.string({
      description: 'Both amounts, for the person, in Spanish.',
      resolve: ({ refundCentesimos, feeCentesimos }) =>
        `Le devolvemos ${formatMoney(refundCentesimos)} al cliente. Tarifa de la plataforma: ${formatMoney(feeCentesimos)}.`,
    }),
  }),
})

builder.mutationFields(t => ({
  confirmReceipt: t.field({
    type: OrderPayload,
    description:
      'Confirms that the part is here: the held money is released to the provider. It cannot be undone. The buyer.',
    authScopes: { buyer: true },
    errors: { types: [...COMMON_REFUSALS, WrongState] },
    args: { input: t.arg({ type: ConfirmReceiptInput, required: true, description: 'What was received.' }) },
    resolve: (_root, { input: { orderId, restPaid } }, ctx) =>
      confirmReceipt(ctx, { orderId: orderId.id, restPaid }),
  }),
  cancelOrder: t.field({
    type: CancelOrderPayload,
    description: 'Cancels one’s own order before receipt: the buyer gets everything back. Its provider.',
    authScopes: { approvedProvider: true },
    errors: { types: [...COMMON_REFUSALS, WrongState] },
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: 'Which, and why.' }) },
    resolve: (_root, { input: { orderId, reason } }, ctx) =>
      cancelOrder(ctx, { orderId: orderId.id, ...parseInput(cancelReason, { reason }) }),
  }),
}))
