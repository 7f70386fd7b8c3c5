import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { StatusToneEnum } from '../../graphql/status.ts'
import { seesAsBuyer, sideOf } from '../orders/order.policy.ts'
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
import { withdrawalDay } from '../orders/withdrawal.ts'
import type { Viewer } from '../viewer.ts'
import { moneyStateOf } from './moneyState.ts'

const StepPositionEnum = describedEnum(
  'StepPosition',
  { DONE: 'DONE', CURRENT: 'CURRENT', UPCOMING: 'UPCOMING' } satisfies Record<StepPosition, StepPosition>,
  'Where a step is on the way of an order.',
  { DONE: 'Behind it.', CURRENT: 'The last one it took, while more are to come.', UPCOMING: 'To come.' },
)

const OrderStepType = builder.objectRef<StatusStep>('OrderStep').implement({
  description: 'One step on the way of an order, taken or to come.',
  fields: t => ({
    state: t.expose('state', { type: OrderStateEnum, description: 'The state it leads to.' }),
    title: t.exposeString('title', { description: 'Its name, in Spanish.' }),
    detail: t.exposeString('detail', {
      extensions: { maxLength: 600 },
      nullable: true,
      description: 'What came of it or what is missing for it, in Spanish; null without.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When; null while it is to come.' }),
    position: t.expose('position', { type: StepPositionEnum, description: 'Whether it was taken.' }),
  }),
})

const OrderStatusType = builder.objectRef<OrderStatus>('OrderStatus').implement({
  description:
    'Where an order stands, in words and colour for who looks; the same on every screen and in mails.',
  fields: t => ({
    label: t.exposeString('label', { description: 'For lists, in Spanish: ‘Reserva pagada’, ‘Vendido’.' }),
    tone: t.expose('tone', { type: StatusToneEnum, description: 'Its colour.' }),
    stamp: t.exposeString('stamp', {
      description: 'For the tag, in Spanish; the same for both parties: ‘Reserva pagada’, ‘Enviado’.',
    }),
    summary: t.exposeString('summary', { description: 'Where the money is and what follows, in Spanish.' }),
    steps: t.field({
      type: [OrderStepType],
      extensions: { atMost: 4 },
      description: 'Paid, shipped, received, released; of a canceled order those it took.',
      resolve: ({ steps }) => steps,
    }),
    ending: t.field({
      type: OrderStepType,
      nullable: true,
      description: 'That it was called off, and what became of the money; null otherwise.',
      resolve: ({ ending }) => ending,
    }),
  }),
})

const OrderEventType = builder
  .objectRef<{ step: TakenStep & { action: string }; order: StepFacts; reader: Reader }>('OrderEvent')
  .implement({
    description: 'A step that an order has taken.',
    fields: t => ({
      action: t.string({
        description: 'pay, ship, confirmReceipt, release or cancel.',
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
        description: 'What was said with it; null without.',
        resolve: ({ step }) => step.note,
      }),
      words: t.string({
        extensions: { maxLength: 600 },
        nullable: true,
        description: 'What it says to the viewer, in Spanish; null for one that another step tells.',
        resolve: ({ step, order, reader }) => stepWords(step, order, reader),
      }),
    }),
  })

/** With the same arguments as the fields `lines` and `payments`, so that each is one read. */
const FACTS = {
  createdAt: true,
  totalCentesimos: true,
  paidCentesimos: true,
  buyer: { select: { buyerProfile: { select: { type: true } } } },
  lines: { orderBy: { position: 'asc' }, select: { commissionCentesimos: true } },
  allocations: {
    orderBy: { id: 'asc' },
    select: { amountCentesimos: true, refunds: { select: { state: true, amountCentesimos: true } } },
  },
} as const

interface FactRows extends Pick<OrderFacts, 'state' | 'totalCentesimos' | 'paidCentesimos'> {
  readonly lines: readonly { commissionCentesimos: number }[]
  readonly allocations: readonly {
    amountCentesimos: number
    refunds: Parameters<typeof moneyStateOf>[1]
  }[]
}

function factsOf({ lines, allocations, ...order }: FactRows): StepFacts {
  return {
    ...order,
    payoutCentesimos: lines.reduce((net, line) => net - line.commissionCentesimos, order.paidCentesimos),
    isRefunded: allocations.every(
      ({ amountCentesimos, refunds }) => moneyStateOf(amountCentesimos, refunds) === 'REFUNDED',
    ),
  }
}

function readerOf(viewer: Viewer, order: { id: string; buyerId: string; providerId: string }): Reader {
  return seesAsBuyer(viewer, order) ? 'buyer' : (sideOf(viewer, order) ?? 'staff')
}

const paidStep = (at: Date) => ({ action: 'pay', toState: 'PAID', at, note: null }) as const

builder.prismaObjectFields('Order', t => ({
  status: t.field({
    type: OrderStatusType,
    description: 'Where it stands, in words for the viewer.',
    select: FACTS,
    resolve: async (order, _args, ctx) => {
      const history = [paidStep(order.createdAt), ...(await orderHistory(ctx, order.id))]
      const withdrawUntil = withdrawalDay(
        {
          receivedAt: history.find(({ toState }) => toState === 'RECEIVED')?.at ?? null,
          buyerType: order.buyer.buyerProfile?.type ?? null,
        },
        { now: ctx.clock.now(), businessDays: ctx.settings.businessDays },
      )
      return orderStatus({ ...factsOf(order), history, withdrawUntil }, readerOf(ctx.viewer, order))
    },
  }),
  history: t.field({
    type: [OrderEventType],
    extensions: { atMost: 8 },
    description: 'Its life so far, oldest first; a handful of steps.',
    select: FACTS,
    resolve: async (order, _args, ctx) => {
      const facts = { order: factsOf(order), reader: readerOf(ctx.viewer, order) }
      const steps = [paidStep(order.createdAt), ...(await orderHistory(ctx, order.id))]
      return steps.map(step => ({ step, ...facts }))
    },
  }),
}))
