import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { formatMoney } from '../../platform/money.ts'
import { WrongState } from '../../platform/refusal.ts'
import { moneyBackWords } from '../orders/moneyBack.ts'
import { visibleOrders } from '../orders/order.policy.ts'
import { OrderPayload } from '../orders/order.schema.ts'
import { cancelOrder } from './cancelOrder.operations.ts'
import { confirmReceipt } from './confirmReceipt.operations.ts'
import { handOverOrder } from './handOverOrder.operations.ts'
import {
  cancelOrderInput,
  confirmReceiptInput,
  handOverOrderInput,
  releaseOverdueOrderInput,
} from './orderCommands.input.ts'
import { releaseOverdueOrder } from './releaseOverdueOrder.operations.ts'

const CancelOrderPayload = builder.objectRef<{
  orderId: string
  refundCentesimos: number
  elsewhereCentesimos: number
  feeCentesimos: number
}>('CancelOrderPayload')

CancelOrderPayload.implement({
  description: 'The order is canceled and the buyer’s money is being refunded.',
  fields: t => ({
    order: t.prismaField({
      type: 'Order',
      description: 'The order as it is now.',
      resolve: (query, { orderId }, _args, { db, viewer }) =>
        db.prisma.order.findUniqueOrThrow({
          ...query,
          where: { id: orderId, AND: [visibleOrders(viewer)] },
        }),
    }),
    refund: t.expose('refundCentesimos', {
      type: 'Centesimos',
      description:
        'What the buyer gets back, with the part that a bank or the gateway gave back before; in centésimos.',
    }),
    fee: t.expose('feeCentesimos', {
      type: 'Centesimos',
      description: 'Platform fee charged to the provider, in centésimos.',
    }),
    message: t.string({
      description: 'The refund, and the fee if any; for the person, in Spanish.',
      resolve: ({ refundCentesimos: centesimos, elsewhereCentesimos, feeCentesimos }) =>
        [
          `${moneyBackWords({ centesimos, elsewhereCentesimos }, 'other', money => `Le devolvemos ${money} al cliente`)}.`,
          ...(feeCentesimos > 0 ? [`Tarifa de la plataforma: ${formatMoney(feeCentesimos)}.`] : []),
        ].join(' '),
    }),
  }),
})

commandWithInput('confirmReceipt', {
  type: OrderPayload,
  description:
    'Confirms receipt: the held money is released to the provider. It cannot be undone. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [WrongState],
  input: confirmReceiptInput,
  inputDescription: 'The received order.',
  run: confirmReceipt,
})
commandWithInput('handOverOrder', {
  type: OrderPayload,
  description:
    'Confirms the receipt of one’s own sale with the code that its buyer shows: the held money is released. Five codes may be typed. Its provider.',
  authScopes: { admittedProvider: true },
  refusals: [WrongState],
  input: handOverOrderInput,
  inputDescription: 'The order and its code.',
  run: handOverOrder,
})
commandWithInput('releaseOverdueOrder', {
  type: OrderPayload,
  description:
    'Takes an order for received whose receipt is overdue: the held money is released to the provider. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  input: releaseOverdueOrderInput,
  inputDescription: 'The order and the reason.',
  run: releaseOverdueOrder,
})
commandWithInput('cancelOrder', {
  type: CancelOrderPayload,
  description: 'Cancels one’s own order before receipt: the buyer gets everything back. Its provider.',
  authScopes: { admittedProvider: true },
  refusals: [WrongState],
  input: cancelOrderInput,
  inputDescription: 'The order and the reason.',
  run: cancelOrder,
})
