import { builder } from '../../graphql/builder.ts'
import { sideOf } from '../orders/order.policy.ts'
import { type MoneyMovement, movementsOf, orderTransactions, releaseWords } from './orderMoney.ts'

const MoneyMovementType = builder.objectRef<MoneyMovement>('MoneyMovement').implement({
  description: 'A movement of an order’s money in the ledger, for one of its readers.',
  fields: t => ({
    words: t.exposeString('words', { description: 'The movement in Spanish.' }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'Amount in centésimos, always positive.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Time of the movement.' }),
  }),
})

interface OrderMoney {
  readonly movements: readonly MoneyMovement[]
  readonly next: string | null
}

const OrderMoneyType = builder.objectRef<OrderMoney>('OrderMoney').implement({
  description: 'The way of an order’s money, as the ledger has it.',
  fields: t => ({
    movements: t.field({
      type: [MoneyMovementType],
      extensions: { atMost: 16 },
      description:
        'Payments, releases and refunds, oldest first; the provider and the admin also see fees and losses that the provider bears.',
      resolve: ({ movements }) => movements,
    }),
    next: t.exposeString('next', {
      nullable: true,
      description:
        'The condition that releases the held money and the day from which our team looks, in Spanish; null when nothing is held.',
    }),
  }),
})

builder.prismaObjectField('Order', 'money', t =>
  t.field({
    type: OrderMoneyType,
    description: 'The way of its money. Its parties and the admin.',
    select: { id: true, buyerId: true, providerId: true, state: true, shippedAt: true },
    resolve: async (order, _args, ctx) => {
      const reader = sideOf(ctx.viewer, order) ?? 'staff'
      return {
        movements: movementsOf(await orderTransactions(ctx, order.id), reader),
        next: releaseWords(order, reader),
      }
    },
  }),
)
