import { RefundState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { AccountType } from '../accounts/account.schema.ts'
import { accountOf, isAdmin, type Viewer } from '../viewer.ts'
import { moneyStateOf } from './moneyState.ts'
import { MoneyStateEnum } from './payment.schema.ts'

const RefundStateEnum = describedEnum('RefundState', RefundState, 'State of a refund.', {
  REQUESTED: 'On its way to the payer.',
  SUCCEEDED: 'With the payer, or on the way from the gateway to the payer’s bank.',
  FAILED: 'Refused by the gateway or returned by a bank; our team gives the money back.',
})

interface PayersRefund {
  readonly state: RefundState
  readonly amountCentesimos: number
  readonly reason: string
  readonly byHand: boolean
  readonly isElsewhere: boolean
  readonly createdAt: Date
  readonly settledAt: Date | null
}

const PayersRefundType = builder.objectRef<PayersRefund>('PayersRefund').implement({
  description:
    'Money of a payment that goes back to its payer. A failed one is listed until our team handles it.',
  fields: t => ({
    state: t.expose('state', { type: RefundStateEnum, description: 'Current state.' }),
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'Amount in centésimos.' }),
    reason: t.exposeString('reason', {
      extensions: { maxLength: 600 },
      description: 'Reason of the refund, in Spanish.',
    }),
    isByHand: t.exposeBoolean('byHand', {
      description: 'True when our team gave the money back by a bank transfer, outside of the gateway.',
    }),
    isElsewhere: t.exposeBoolean('isElsewhere', {
      description:
        'True when the payer had the money already, by the bank or the gateway’s dashboard: no refund was sent.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the request.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of its success or failure; null until then.',
    }),
  }),
})

/** The refunds of a payment as its payer is concerned: without those that another refund replaces. */
const PAYERS_REFUNDS = {
  where: { NOT: { state: 'FAILED', handling: { not: null } } },
  orderBy: { id: 'asc' },
  select: {
    state: true,
    amountCentesimos: true,
    reason: true,
    byHand: true,
    isElsewhere: true,
    createdAt: true,
    settledAt: true,
  },
} as const

const ReceivedPaymentType = builder.prismaObject('Payment', {
  name: 'ReceivedPayment',
  description: 'Money that arrived for a checkout. Seen by its payer and the admin.',
  fields: t => ({
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'Amount in centésimos.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When the gateway received it.' }),
    reference: t.exposeString('gatewayRef', {
      description: 'The gateway’s id of the payment, for a claim there.',
    }),
    state: t.field({
      type: MoneyStateEnum,
      description: 'State of the money by its refunds. A failed refund leaves it with Tuerca.',
      select: { amountCentesimos: true, refunds: PAYERS_REFUNDS },
      resolve: ({ amountCentesimos, refunds }) => moneyStateOf(amountCentesimos, refunds),
    }),
    refunds: t.field({
      type: [PayersRefundType],
      extensions: { atMost: 50 },
      description: 'Its refunds, oldest first.',
      select: { refunds: PAYERS_REFUNDS },
      resolve: ({ refunds }) => refunds,
    }),
  }),
})

/** True for the account that pays a checkout and for the admin; the holders of a link may be several people. */
const readsPayer = (viewer: Viewer, payerId: string | null): boolean =>
  isAdmin(viewer) || (payerId !== null && accountOf(viewer)?.accountId === payerId)

builder.prismaObjectFields('Checkout', t => ({
  shortId: t.string({
    description: 'The last 8 characters of its id, for people.',
    select: { id: true },
    resolve: ({ id }) => id.slice(-8).toUpperCase(),
  }),
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the payer chose to pay.' }),
  payer: t.field({
    type: AccountType,
    nullable: true,
    description:
      'The account that pays. That account and the admin; null for others, and without an account.',
    select: (_args, _ctx, nestedSelection) => ({ payerId: true, payer: nestedSelection() }),
    resolve: ({ payer, payerId }, _args, { viewer }) => (readsPayer(viewer, payerId) ? payer : null),
  }),
  received: t.field({
    type: [ReceivedPaymentType],
    extensions: { atMost: 10 },
    description:
      'The money that arrived for it, oldest first: the first pays the items, later ones are refunded whole. The payer’s account and the admin; empty for others.',
    select: (_args, _ctx, nestedSelection) => ({
      payerId: true,
      payments: nestedSelection({ orderBy: { id: 'asc' } }),
    }),
    resolve: ({ payments, payerId }, _args, { viewer }) => (readsPayer(viewer, payerId) ? payments : []),
  }),
}))

builder.prismaObjectFields('Account', t => ({
  payments: t.relatedConnection('checkouts', {
    cursor: 'id',
    description:
      'Its payments that a gateway is working on or has received, newest first. Itself and the admin.',
    query: () => ({ where: { state: { in: ['PROCESSING', 'PAID'] } }, orderBy: { id: 'desc' } }),
  }),
}))
