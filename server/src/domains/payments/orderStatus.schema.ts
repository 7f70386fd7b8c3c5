import { settlementShares } from '../../common/disputes/settlementShares.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { StatusToneEnum } from '../../graphql/status.ts'
import { DELIVERY, type Delivery, deliveryWords } from '../orders/delivery.ts'
import { sideOf } from '../orders/order.policy.ts'
import { OrderStateEnum } from '../orders/order.schema.ts'
import { orderHistory } from '../orders/orderHistory.ts'
import {
  type OrderFacts,
  type OrderStatus,
  orderStatus,
  type Reader,
  type StatusStep,
  type StepFacts,
  type StepPosition,
  stepWords,
  type TakenStep,
} from '../orders/orderStatus.ts'
import { deliveryOf, withdrawalOf } from '../orders/withdrawal.ts'
import type { Viewer } from '../viewer.ts'
import { LATEST_DISPUTE } from './latestDispute.ts'
import { ALLOCATED, moneyStateOf } from './moneyState.ts'

const StepPositionEnum = describedEnum(
  'StepPosition',
  { DONE: 'DONE', CURRENT: 'CURRENT', UPCOMING: 'UPCOMING' } satisfies Record<StepPosition, StepPosition>,
  'Where a step is on the way of an order.',
  { DONE: 'Behind it.', CURRENT: 'The last one it took, while more are to come.', UPCOMING: 'To come.' },
)

const OrderStepType = builder.objectRef<StatusStep>('OrderStep').implement({
  description: 'One step of an order, completed or future.',
  fields: t => ({
    state: t.expose('state', { type: OrderStateEnum, description: 'The state it leads to.' }),
    title: t.exposeString('title', { description: 'Its name, in Spanish.' }),
    detail: t.exposeString('detail', {
      extensions: { maxLength: 600 },
      nullable: true,
      description: 'Result or missing condition, in Spanish; null without.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'Time; null for a future step.' }),
    position: t.expose('position', {
      type: StepPositionEnum,
      description: 'Position of the step: done, current or upcoming.',
    }),
  }),
})

const OrderStatusType = builder.objectRef<OrderStatus>('OrderStatus').implement({
  description:
    'State of an order, in words and colour for the reader; the same on every screen and in mails.',
  fields: t => ({
    label: t.exposeString('label', { description: 'For lists, in Spanish: ‘Reserva pagada’, ‘Vendido’.' }),
    tone: t.expose('tone', { type: StatusToneEnum, description: 'Its colour.' }),
    stamp: t.exposeString('stamp', {
      description: 'For the tag, in Spanish; the same for both parties: ‘Reserva pagada’, ‘Enviado’.',
    }),
    summary: t.exposeString('summary', { description: 'Place of the money and the next step, in Spanish.' }),
    steps: t.field({
      type: [OrderStepType],
      extensions: { atMost: 4 },
      description: 'Paid, shipped, received, released; of an order that left this path the completed ones.',
      resolve: ({ steps }) => steps,
    }),
    ending: t.field({
      type: OrderStepType,
      nullable: true,
      description:
        'Cancellation, dispute, or the refund that ended one, with the state of the money; null otherwise.',
      resolve: ({ ending }) => ending,
    }),
  }),
})

const OrderEventType = builder
  .objectRef<{ step: TakenStep & { action: string }; order: StepFacts; reader: Reader }>('OrderEvent')
  .implement({
    description: 'A completed step of an order.',
    fields: t => ({
      action: t.string({
        description:
          'pay, ship, confirmReceipt, handOver, release, cancel, withdraw, or a step into a dispute or out of it.',
        resolve: ({ step }) => step.action,
      }),
      state: t.field({
        type: OrderStateEnum,
        description: 'The state it led to.',
        resolve: ({ step }) => step.toState as OrderFacts['state'],
      }),
      at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ step }) => step.at }),
      note: t.string({
        extensions: { maxLength: 600 },
        nullable: true,
        description: 'Note of the step; null without.',
        resolve: ({ step }) => step.note,
      }),
      words: t.string({
        extensions: { maxLength: 600 },
        nullable: true,
        description: 'Words for the viewer, in Spanish; null for one that another step covers.',
        resolve: ({ step, order, reader }) => stepWords(step, order, reader),
      }),
    }),
  })

/** With the same arguments as the fields `lines` and `payments`, so that each is one read. */
const FACTS = {
  createdAt: true,
  totalCentesimos: true,
  paidCentesimos: true,
  boughtAs: true,
  ...DELIVERY,
  lines: { orderBy: { position: 'asc' }, select: { commissionCentesimos: true } },
  allocations: ALLOCATED,
  disputes: { ...LATEST_DISPUTE, select: { refundCentesimos: true } },
} as const

interface FactRows extends Pick<OrderFacts, 'state' | 'totalCentesimos' | 'paidCentesimos'>, Delivery {
  readonly lines: readonly { commissionCentesimos: number }[]
  readonly allocations: readonly {
    amountCentesimos: number
    refunds: readonly (Parameters<typeof moneyStateOf>[1][number] & { readonly isElsewhere: boolean })[]
  }[]
  readonly disputes: readonly { refundCentesimos: number | null }[]
}

function factsOf({ lines, allocations, disputes, ...order }: FactRows): StepFacts {
  const isPart = order.state === 'PARTIALLY_REFUNDED'
  const refundCentesimos = (isPart && disputes[0]?.refundCentesimos) || order.paidCentesimos
  const commissionCentesimos = lines.reduce((sum, line) => sum + line.commissionCentesimos, 0)
  const money = { ...order, commissionCentesimos }
  const refunds = allocations.flatMap(allocation => allocation.refunds)
  return {
    ...order,
    firstPaymentCentesimos: allocations[0]?.amountCentesimos ?? order.paidCentesimos,
    payoutCentesimos: isPart
      ? settlementShares(money, refundCentesimos).providerCentesimos
      : order.paidCentesimos - commissionCentesimos,
    refundCentesimos,
    delivery: deliveryWords(order),
    isPickup: order.state !== 'PAID' && order.deliveryMethod === 'PICKUP',
    elsewhereCentesimos: refunds
      .filter(({ state, isElsewhere }) => state === 'SUCCEEDED' && isElsewhere)
      .reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0),
    isRefunded: moneyStateOf(refundCentesimos, refunds) === 'REFUNDED',
  }
}

function readerOf(viewer: Viewer, order: { id: string; buyerId: string | null; providerId: string }): Reader {
  return sideOf(viewer, order) ?? 'staff'
}

const paidStep = (at: Date) => ({ action: 'pay', toState: 'PAID', at, note: null }) as const

builder.prismaObjectFields('Order', t => ({
  status: t.field({
    type: OrderStatusType,
    description: 'State in words for the viewer.',
    select: FACTS,
    resolve: async (order, _args, ctx) => {
      const history = [paidStep(order.createdAt), ...(await orderHistory(ctx, order.id))]
      const { isOpen, lastDay } = withdrawalOf(
        { deliveredAt: deliveryOf(history), boughtAs: order.boughtAs },
        { now: ctx.clock.now(), businessDays: ctx.settings.businessDays },
      )
      const withdrawUntil = isOpen ? lastDay : null
      return orderStatus({ ...factsOf(order), history, withdrawUntil }, readerOf(ctx.viewer, order))
    },
  }),
  history: t.field({
    type: [OrderEventType],
    extensions: { atMost: 16 },
    description: 'Its steps so far, oldest first; a handful.',
    select: FACTS,
    resolve: async (order, _args, ctx) => {
      const facts = { order: factsOf(order), reader: readerOf(ctx.viewer, order) }
      const steps = [paidStep(order.createdAt), ...(await orderHistory(ctx, order.id))]
      return steps.map(step => ({ step, ...facts }))
    },
  }),
}))
