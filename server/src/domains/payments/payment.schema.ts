import type { Checkout } from '../../generated/prisma/client.ts'
import type { AllocationOutcome, CheckoutState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { withoutControlCharacters } from '../../platform/input.ts'
import { isOwnOffer } from '../offers/offer.policy.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { OrderType } from '../orders/order.schema.ts'
import { PaymentPlanEnum } from '../purchases/payable.schema.ts'
import type { PurchaseWords } from '../purchases/purpose.ts'
import { withQuantity } from '../requests/partNames.ts'
import { PartRequestType } from '../requests/request.schema.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { grantedId, isAdmin } from '../viewer.ts'
import { SESSION_ID_DESCRIPTION } from './checkout.input.ts'
import { GatewayIdEnum } from './gateway.schema.ts'
import { GATEWAY_LABELS } from './gateways.ts'
import { ITEM_NAMES, thingsOf } from './itemNames.ts'
import { MoneyState, moneyStateOf } from './moneyState.ts'
import { visibleCheckoutBySession, visibleCheckouts } from './payment.policy.ts'
import { owedToProvider } from './providerBalance.ts'

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
  WAITING: 'Unknown: the payer may be paying.',
  PROCESSING: 'The gateway is still working on it.',
  PAID: 'Paid, and its items were available.',
  FAILED: 'The payment failed; nothing was charged.',
  EXPIRED: 'Abandoned; nothing was charged.',
  GIVEN_BACK: 'Paid when an item was no longer available; nothing was bought, and all of it is refunded.',
})
export const MoneyStateEnum = describedEnum('MoneyState', MoneyState, 'Where money is that was paid.', {
  CAPTURED: 'With Tuerca: held or released.',
  REFUNDING: 'All or a part of it is being refunded to the buyer.',
  PARTIALLY_REFUNDED: 'A part of it is back with the buyer.',
  REFUNDED: 'Back with the buyer.',
})

/** Allocations of its items; null for a payment that was not as agreed. */
type Allocated = { readonly outcome: AllocationOutcome } | null

function outcomeOf(state: CheckoutState, allocations: readonly Allocated[]): Outcome {
  if (state !== 'PAID') return state === 'STARTING' || state === 'OPEN' ? 'WAITING' : state
  const isFulfilled = allocations.some(allocation => allocation && allocation.outcome !== 'RETURNED')
  return isFulfilled ? 'PAID' : 'GIVEN_BACK'
}

const CheckoutItemType = builder.prismaObject('CheckoutItem', {
  description: 'One item of a checkout.',
  fields: t => ({
    outcome: t.field({
      type: OutcomeEnum,
      description: 'Known state of its payment.',
      select: { checkout: { select: { state: true } }, allocation: { select: { outcome: true } } },
      resolve: ({ checkout, allocation }) => outcomeOf(checkout.state, [allocation]),
    }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'Amount charged for it, in centésimos.',
    }),
    plan: t.expose('plan', {
      type: PaymentPlanEnum,
      nullable: true,
      description: 'The payment plan; null for items without plans.',
    }),
    names: t.stringList({
      extensions: { atMost: 20, maxLength: 300 },
      description: 'Names in Spanish: the parts with their quantities.',
      select: ITEM_NAMES,
      resolve: (item, _args, { purposes }) => thingsOf(item, purposes).map(withQuantity),
    }),
    about: t.string({
      nullable: true,
      extensions: { maxLength: 300 },
      description: 'Its vehicle: ‘Volkswagen Gol Trend 1.6 2014’; null when unknown.',
      select: {
        request: { select: VEHICLE },
        offerVersion: { select: { offer: { select: { request: { select: VEHICLE } } } } },
        order: { select: { request: { select: VEHICLE } } },
      },
      resolve: ({ request, offerVersion, order }) => {
        const about = request ?? offerVersion?.offer.request ?? order?.request
        return about ? vehicleName(about) : null
      },
    }),
    request: t.field({
      type: PartRequestType,
      nullable: true,
      description:
        'The request that it answers or whose contacts it reveals; null for a custom order, and when not visible.',
      select: (_args, _ctx, nestedSelection) => ({
        request: nestedSelection(),
        offerVersion: { select: { offer: { select: { request: nestedSelection() } } } },
        order: { select: { request: nestedSelection() } },
      }),
      resolve: ({ request, offerVersion, order }) =>
        request ?? offerVersion?.offer.request ?? order?.request ?? null,
    }),
    order: t.field({
      type: OrderType,
      nullable: true,
      description:
        'The order it became, or whose rest it paid; null until it is paid, when it was no longer available, for items that never become orders, and for the holders of a custom order’s link, which the provider may have sent to several people.',
      select: (_args, _ctx, nestedSelection) => ({ allocation: { select: { order: nestedSelection() } } }),
      resolve: ({ allocation }, _args, { viewer }) =>
        grantedId(viewer, 'CUSTOM_ORDER') ? null : (allocation?.order ?? null),
    }),
  }),
})

const CheckoutWordsType = builder.objectRef<PurchaseWords>('CheckoutWords').implement({
  description: 'Spanish sentences about a payment, apart from its amount.',
  fields: t => ({
    paid: t.exposeString('paid', { description: 'Result of paying.' }),
    returned: t.exposeString('returned', { description: 'Reason for a full refund.' }),
    unpaid: t.exposeString('unpaid', { description: 'Options when it was not paid.' }),
  }),
})

const ITEMS_IN_ORDER = { orderBy: { position: 'asc' } } as const

const VoucherType = builder
  .objectRef<Pick<Checkout, 'voucherExpiresAt' | 'voucherUrl'>>('PaymentVoucher')
  .implement({
    description: 'A coupon to pay in cash, at Abitab or Redpagos.',
    fields: t => ({
      payBy: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The deadline to pay; null when the gateway gives none.',
        resolve: ({ voucherExpiresAt }) => voucherExpiresAt,
      }),
      url: t.exposeString('voucherUrl', {
        nullable: true,
        extensions: { maxLength: 2000 },
        description: 'The gateway’s page with the coupon; null without.',
      }),
    }),
  })

builder.prismaNode('Checkout', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One attempt to pay one or several items. Seen by the paying account and the admin.',
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleCheckouts(viewer)] }),
  fields: t => ({
    outcome: t.field({
      type: OutcomeEnum,
      description: 'Known state of the payment.',
      select: {
        state: true,
        items: { ...ITEMS_IN_ORDER, select: { allocation: { select: { outcome: true } } } },
      },
      resolve: ({ state, items }) =>
        outcomeOf(
          state,
          items.map(({ allocation }) => allocation),
        ),
    }),
    amount: t.expose('amountCentesimos', {
      type: 'Centesimos',
      description: 'Amount charged, in centésimos: the sum of its items.',
    }),
    items: t.field({
      type: [CheckoutItemType],
      extensions: { atMost: 20 },
      description: 'Its items, at least one and at most 20.',
      select: (_args, _ctx, nestedSelection) => ({ items: nestedSelection(ITEMS_IN_ORDER) }),
      resolve: ({ items }) => items,
    }),
    words: t.field({
      type: CheckoutWordsType,
      description: 'Sentences about it, by its purpose.',
      select: { items: { ...ITEMS_IN_ORDER, select: { purpose: true } } },
      resolve: ({ id, items: [first, ...others] }, _args, { purposes }) => {
        if (!first) throw new Error(`checkout ${id} has no items`)
        const { several, ...words } = purposes[first.purpose].words
        return others.length > 0 ? { ...words, ...several } : words
      },
    }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'The gateway’s page to pay on; null until it is open.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the page closes.' }),
    gateway: t.expose('gateway', { type: GatewayIdEnum, description: 'The gateway of the payment.' }),
    processor: t.string({
      description: 'The name of its gateway for people: ‘MercadoPago’.',
      select: { gateway: true },
      resolve: ({ gateway }) => GATEWAY_LABELS[gateway],
    }),
    voucher: t.field({
      type: VoucherType,
      nullable: true,
      description: 'The coupon that waits to be paid in cash; null when there is none.',
      select: { state: true, voucherExpiresAt: true, voucherUrl: true },
      resolve: ({ state, voucherExpiresAt, voucherUrl }) =>
        state === 'PROCESSING' && (voucherExpiresAt || voucherUrl) ? { voucherExpiresAt, voucherUrl } : null,
    }),
  }),
})

const PaymentShareType = builder.prismaNode('PaymentAllocation', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'The share of a payment for one order. Seen by its payer and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ payment: { checkout: visibleCheckouts(viewer) } }] }),
  fields: t => ({
    amount: t.expose('amountCentesimos', { type: 'Centesimos', description: 'In centésimos.' }),
    state: t.field({
      type: MoneyStateEnum,
      description: 'State of the money by its refunds. A failed refund leaves it with Tuerca.',
      select: { amountCentesimos: true, refunds: { select: { state: true, amountCentesimos: true } } },
      resolve: ({ amountCentesimos, refunds }) => moneyStateOf(amountCentesimos, refunds),
    }),
    paidAt: t.field({
      type: 'DateTime',
      description: 'When the gateway received it.',
      select: { payment: { select: { paidAt: true } } },
      resolve: ({ payment }) => payment.paidAt,
    }),
  }),
})

builder.prismaObjectFields('Order', t => ({
  held: t.field({
    type: 'Centesimos',
    description: 'Amount that Tuerca holds for this order now, in centésimos: the sum of its ledger entries.',
    select: {
      ledger: { select: { entries: { where: { account: 'HELD' }, select: { amountCentesimos: true } } } },
    },
    resolve: ({ ledger }) =>
      ledger.flatMap(({ entries }) => entries).reduce((sum, entry) => sum - entry.amountCentesimos, 0),
  }),
  payments: t.field({
    type: [PaymentShareType],
    extensions: { atMost: 2 },
    description: 'Its payments, oldest first. The buyer and the admin; empty for the provider.',
    select: (_args, _ctx, nestedSelection) => ({
      allocations: nestedSelection({ orderBy: { id: 'asc' } }),
    }),
    resolve: ({ allocations, ...order }, _args, { viewer }) =>
      isAdmin(viewer) || seesAsBuyer(viewer, order) ? allocations : [],
  }),
  payout: t.field({
    type: 'Centesimos',
    nullable: true,
    description:
      "The provider's payout through Tuerca once receipt is confirmed: paid less commission, before any refund, in centésimos. The provider and the admin; null for the buyer.",
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

/** Reads all ledger entries of the provider. */
const SUM = { cost: 500 }

export const ProviderBalanceType = builder.objectRef<{ providerId: string }>('ProviderBalance').implement({
  description: 'A provider’s money with Tuerca, summed from the ledger.',
  fields: t => ({
    held: t.field({
      type: 'Centesimos',
      extensions: SUM,
      description: 'Paid by buyers and not yet released, commission included, in centésimos.',
      resolve: ({ providerId }, _args, ctx) => owedToProvider(ctx, { account: 'HELD', providerId }),
    }),
    payable: t.field({
      type: 'Centesimos',
      extensions: SUM,
      description: 'Released and not yet paid out, in centésimos; negative when fees are owed.',
      resolve: ({ providerId }, _args, ctx) =>
        owedToProvider(ctx, { account: 'PROVIDER_PAYABLE', providerId }),
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'balance', t =>
  t.field({
    type: ProviderBalanceType,
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
    description: "The checkout of the return page's `session_id`. Null when unknown or another person’s.",
    authScopes: { account: true },
    args: { sessionId: t.arg.string({ required: true, description: SESSION_ID_DESCRIPTION }) },
    resolve: (query, _root, { sessionId }, { db, viewer }) =>
      db.prisma.checkout.findFirst({
        ...query,
        where: visibleCheckoutBySession(viewer, withoutControlCharacters(sessionId)),
      }),
  }),
)
