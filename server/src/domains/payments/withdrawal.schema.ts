import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { type ViewerAction, ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { dayInWords } from '../../platform/businessDays.ts'
import { WrongState } from '../../platform/refusal.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { OrderPayload } from '../orders/order.schema.ts'
import { orderHistory } from '../orders/orderHistory.ts'
import { FIT, fitBasesOf, payerOfMisfit, type ReturnPayer } from '../orders/returnCost.ts'
import { deliveryOf, withdrawalOf } from '../orders/withdrawal.ts'
import { withdrawFromOrderInput } from './orderCommands.input.ts'
import { recoveredOfOrder } from './recoveredMoney.ts'
import { withdrawFromOrder } from './withdrawFromOrder.operations.ts'

const ReturnPayerEnum = describedEnum(
  'ReturnPayer',
  { BUYER: 'BUYER', PROVIDER: 'PROVIDER' } satisfies Record<ReturnPayer, ReturnPayer>,
  'Party that pays for sending parts back.',
  { BUYER: 'The buyer.', PROVIDER: 'The provider, who quoted by VIN or part number.' },
)

interface OrderWithdrawal {
  readonly action: ViewerAction
  readonly lastDay: string | null
  readonly refundCentesimos: number
  readonly inPersonCentesimos: number
  readonly wasSent: boolean
  readonly misfitPayer: ReturnPayer
}

const OrderWithdrawalType = builder.objectRef<OrderWithdrawal>('OrderWithdrawal').implement({
  description: 'The right of a consumer to withdraw from a purchase (Ley 17.250, art. 16), and its effects.',
  fields: t => ({
    action: t.field({
      type: ViewerActionType,
      description: 'WITHDRAW; disabled for a workshop, after the period, and in states that do not allow it.',
      resolve: ({ action }) => action,
    }),
    lastDay: t.exposeString('lastDay', {
      nullable: true,
      description:
        'The last day, in Spanish: ‘lunes 30 de noviembre’. Null before the delivery, from which it is counted, and for a workshop.',
    }),
    refund: t.expose('refundCentesimos', {
      type: 'Centesimos',
      description:
        'Amount that is refunded through Tuerca, in centésimos: all that was paid through it, less `Order.recovered`.',
    }),
    inPerson: t.expose('inPersonCentesimos', {
      type: 'Centesimos',
      description:
        'Amount that was paid in person and that the provider gives back, in centésimos; 0 without.',
    }),
    wasSent: t.exposeBoolean('wasSent', {
      description: 'True when the parts were sent, so that they have to go back.',
    }),
    misfitPayer: t.expose('misfitPayer', {
      type: ReturnPayerEnum,
      description: 'Party that pays the return of parts that do not fit. The buyer pays it otherwise.',
    }),
  }),
})

builder.prismaObjectFields('Order', t => ({
  recovered: t.field({
    type: 'Centesimos',
    description:
      'The part of what was paid that the buyer has back by the bank or the gateway, without a refund of ours, in centésimos: a cancellation or withdrawal gives the rest back.',
    resolve: ({ id }, _args, ctx) => recoveredOfOrder(ctx, id),
  }),
  withdrawal: t.field({
    type: OrderWithdrawalType,
    nullable: true,
    description: 'The right to withdraw, for the buyer, by account or by link; null for others.',
    select: { boughtAs: true, totalCentesimos: true, paidCentesimos: true, ...FIT },
    resolve: async (order, _args, ctx) => {
      if (!seesAsBuyer(ctx.viewer, order)) return null
      const { state, totalCentesimos, paidCentesimos, boughtAs } = order
      const deliveredAt = deliveryOf(await orderHistory(ctx, order.id))
      const { lastDay, because } = withdrawalOf(
        { deliveredAt, boughtAs },
        { now: ctx.clock.now(), businessDays: ctx.settings.businessDays },
      )
      const isPossible = orderLifecycle.next(state, 'withdraw', 'buyer') !== null
      return {
        action: viewerAction(
          'WITHDRAW',
          isPossible && because === null,
          isPossible ? (because ?? '') : orderLifecycle.because[state],
        ),
        lastDay: lastDay && dayInWords(lastDay),
        refundCentesimos: paidCentesimos - (await recoveredOfOrder(ctx, order.id)),
        inPersonCentesimos: deliveredAt ? totalCentesimos - paidCentesimos : 0,
        wasSent: state !== 'PAID',
        misfitPayer: payerOfMisfit(fitBasesOf(order)),
      }
    },
  }),
}))

commandWithInput('withdrawFromOrder', {
  type: OrderPayload,
  description:
    'Withdraws from one’s own purchase as a consumer: everything paid through Tuerca is refunded. It cannot be undone. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [WrongState],
  input: withdrawFromOrderInput,
  inputDescription: 'The order, and whether its parts do not fit.',
  run: withdrawFromOrder,
})
