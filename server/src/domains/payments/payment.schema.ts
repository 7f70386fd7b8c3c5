import { PaymentState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { COMMON_REFUSALS, registerRefusal } from '../../graphql/refusals.ts'
import { withoutControlCharacters } from '../../platform/input.ts'
import type { Notice } from '../../platform/news.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { OfferChanged } from '../offers/offer.errors.ts'
import { isOwnOffer } from '../offers/offer.policy.ts'
import { OfferType } from '../offers/offer.schema.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { OrderType, PaymentPlanEnum } from '../orders/order.schema.ts'
import { isAdmin, requireAccount } from '../viewer.ts'
import { startCheckout, verifyCheckout } from './checkout.operations.ts'
import { owed } from './ledger.ts'
import { CheckoutFailed, PaymentsUnavailable, VerificationFailed } from './payment.errors.ts'
import { checkoutsTopic } from './payment.events.ts'
import { visibleCheckouts } from './payment.policy.ts'

registerRefusal(PaymentsUnavailable, 'This server has no payment gateway.')
registerRefusal(CheckoutFailed, 'The gateway opened no checkout; nothing was charged.')
registerRefusal(VerificationFailed, 'The gateway could not be asked about the payment.')

const Outcome = {
  WAITING: 'WAITING',
  PROCESSING: 'PROCESSING',
  PAID: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  GIVEN_BACK: 'GIVEN_BACK',
} as const
type Outcome = keyof typeof Outcome
const OutcomeEnum = describedEnum('CheckoutOutcome', Outcome, 'What is known of a payment.', {
  WAITING: 'Nothing yet: the buyer may be paying.',
  PROCESSING: 'The gateway is still working on it.',
  PAID: 'Paid; there is an order.',
  FAILED: 'It did not go through; nothing was charged.',
  EXPIRED: 'It was abandoned; nothing was charged.',
  GIVEN_BACK: 'Paid too late to buy anything; all of it goes back to the buyer.',
})
const PaymentStateEnum = describedEnum('PaymentState', PaymentState, 'Where a payment’s money is.', {
  CAPTURED: 'With Tuerca: held or released.',
  REFUNDING: 'On its way back to the buyer.',
  REFUNDED: 'Back with the buyer.',
})

builder.prismaNode('Checkout', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One attempt to pay one offer version. Seen by its buyer and the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleCheckouts(viewer)] }),
  fields: t => ({
    outcome: t.field({
      type: OutcomeEnum,
      description: 'What is known of it.',
      select: { state: true, payment: { select: { orderId: true } } },
      resolve: ({ state, payment }): Outcome => {
        if (state === 'PAID') return payment?.orderId ? 'PAID' : 'GIVEN_BACK'
        return state === 'STARTING' || state === 'OPEN' ? 'WAITING' : state
      },
    }),
    plan: t.expose('plan', { type: PaymentPlanEnum, description: 'How much is paid now.' }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'What is charged, in centésimos.',
    }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'The gateway’s page to pay on; null until it is open.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the page closes.' }),
    offer: t.field({
      type: OfferType,
      description: 'The offer it pays.',
      select: (_args, _ctx, nestedSelection) => ({ offerVersion: { select: { offer: nestedSelection() } } }),
      resolve: ({ offerVersion }) => offerVersion.offer,
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description: 'The order it became; null until it is paid.',
      select: (_args, _ctx, nestedSelection) => ({ payment: { select: { order: nestedSelection() } } }),
      resolve: ({ payment }) => payment?.order ?? null,
    }),
  }),
})

const PaymentType = builder.prismaNode('Payment', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'Money that arrived through a gateway. Seen by its buyer and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ checkout: visibleCheckouts(viewer) }] }),
  fields: t => ({
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'In centésimos.' }),
    state: t.expose('state', { type: PaymentStateEnum, description: 'Where the money is.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When the gateway took it.' }),
  }),
})

builder.prismaObjectFields('Order', t => ({
  held: t.field({
    type: 'Centesimos',
    description: 'What Tuerca holds for this order now, in centésimos: the sum of its ledger entries.',
    select: {
      ledger: { select: { entries: { where: { account: 'HELD' }, select: { amountCentesimos: true } } } },
    },
    resolve: ({ ledger }) =>
      ledger.flatMap(({ entries }) => entries).reduce((sum, entry) => sum - entry.amountCentesimos, 0),
  }),
  payment: t.field({
    type: PaymentType,
    nullable: true,
    description: 'The buyer’s payment. The buyer and the admin; null for the provider.',
    select: (_args, _ctx, nestedSelection) => ({ payment: nestedSelection() }),
    resolve: ({ payment, ...order }, _args, { viewer }) =>
      isAdmin(viewer) || seesAsBuyer(viewer, order) ? payment : null,
  }),
  payout: t.field({
    type: 'Centesimos',
    nullable: true,
    description:
      'What the provider gets through Tuerca once receipt is confirmed: paid less commission, in centésimos. The provider and the admin; null for the buyer.',
    // With the same arguments as the field `lines`, so that both are one read.
    select: {
      paidCentesimos: true,
      lines: { orderBy: { position: 'asc' }, select: { commissionCentesimos: true } },
    },
    resolve: ({ providerId, paidCentesimos, lines }, _args, { viewer }) =>
      isAdmin(viewer) || isOwnOffer(viewer, { providerId })
        ? lines.reduce((net, line) => net - line.commissionCentesimos, paidCentesimos)
        : null,
  }),
}))

/** It reads all that the ledger has of the provider. */
const SUM = { cost: 500 }

const BalanceType = builder.objectRef<{ providerId: string }>('ProviderBalance').implement({
  description: 'A provider’s money with Tuerca, summed from the ledger.',
  fields: t => ({
    held: t.field({
      type: 'Centesimos',
      extensions: SUM,
      description: 'Paid by buyers and not yet released, commission included, in centésimos.',
      resolve: ({ providerId }, _args, { db }) => owed(db.prisma, 'HELD', { providerId }),
    }),
    payable: t.field({
      type: 'Centesimos',
      extensions: SUM,
      description: 'Released and not yet paid out, in centésimos; negative when fees are owed.',
      resolve: ({ providerId }, _args, { db }) => owed(db.prisma, 'PROVIDER_PAYABLE', { providerId }),
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'balance', t =>
  t.field({
    type: BalanceType,
    nullable: true,
    description: 'Its money with Tuerca. Itself and the admin; null for others.',
    resolve: ({ id }, _args, { viewer }) =>
      isAdmin(viewer) || isOwnOffer(viewer, { providerId: id }) ? { providerId: id } : null,
  }),
)

builder.queryField('checkout', t =>
  t.prismaField({
    type: 'Checkout',
    nullable: true,
    description:
      'The checkout behind the `session_id` of the return page. Null when there is none or it is somebody else’s.',
    authScopes: { account: true },
    args: { sessionId: t.arg.string({ required: true, description: 'The gateway’s id of the checkout.' }) },
    resolve: (query, _root, { sessionId }, { db, viewer }) =>
      db.prisma.checkout.findFirst({
        ...query,
        where: { gatewayRef: withoutControlCharacters(sessionId), AND: [visibleCheckouts(viewer)] },
      }),
  }),
)

const StartCheckoutInput = builder.inputType('StartCheckoutInput', {
  description: 'What is to be paid.',
  fields: t => ({
    offerId: t.globalID({ required: true, description: 'The Offer.' }),
    versionNumber: t.int({ required: true, description: 'The version the buyer agrees to.' }),
    plan: t.field({ type: PaymentPlanEnum, required: true, description: 'How much now.' }),
  }),
})

const CheckoutPayload = builder.objectRef<{ checkoutId: string }>('CheckoutPayload').implement({
  description: 'The checkout as it is now. When `url` is set and nothing is paid, the next step is there.',
  fields: t => ({
    checkout: t.prismaField({
      type: 'Checkout',
      description: 'The checkout.',
      resolve: (query, { checkoutId }, _args, { db, viewer }) =>
        db.prisma.checkout.findFirstOrThrow({
          ...query,
          where: { id: checkoutId, AND: [visibleCheckouts(viewer)] },
        }),
    }),
  }),
})

builder.mutationFields(t => ({
  startCheckout: t.field({
    type: CheckoutPayload,
    description:
      'Opens the gateway’s page to pay one offer version. Nothing is accepted until the payment is verified. The request’s buyer.',
    authScopes: { buyer: true },
    errors: {
      types: [...COMMON_REFUSALS, WrongState, OfferChanged, RateLimited, PaymentsUnavailable, CheckoutFailed],
    },
    args: { input: t.arg({ type: StartCheckoutInput, required: true, description: 'What is to be paid.' }) },
    resolve: (_root, { input: { offerId, versionNumber, plan } }, ctx) =>
      startCheckout(ctx, { offerId: offerId.id, versionNumber, plan }),
  }),
  verifyCheckout: t.field({
    type: CheckoutPayload,
    description: 'Asks the gateway what became of an own checkout and settles it, as its webhook does.',
    authScopes: { account: true },
    errors: { types: [...COMMON_REFUSALS, RateLimited, VerificationFailed] },
    args: { sessionId: t.arg.string({ required: true, description: 'The gateway’s id of the checkout.' }) },
    resolve: (_root, { sessionId }, ctx) => verifyCheckout(ctx, sessionId),
  }),
}))

builder.subscriptionField('checkoutUpdated', t =>
  t.prismaField({
    type: 'Checkout',
    nullable: true,
    description: 'Each change of an own checkout. Null when it is not visible.',
    authScopes: { account: true },
    subscribe: (_root, _args, { viewer, news }) =>
      news.subscribe(checkoutsTopic(requireAccount(viewer).accountId)),
    resolve: (query, notice: Notice, _args, { viewer, db }) =>
      db.prisma.checkout.findFirst({
        ...query,
        where: { id: String(notice.data.checkoutId), AND: [visibleCheckouts(viewer)] },
      }),
  }),
)
