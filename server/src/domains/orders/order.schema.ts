import { OrderReviewStage, OrderState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { NotFound } from '../../platform/refusal.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { DeliveryTimeEnum, PartConditionEnum } from '../offers/offerEnums.schema.ts'
import { SHIPPING, shippingWords } from '../offers/offerShipping.ts'
import { Payable, PaymentPlanEnum } from '../purchases/payable.schema.ts'
import { MAX_PARTS } from '../requests/asking/request.input.ts'
import { accountOf, grantedId, isAdmin, NOTHING, requireAccount } from '../viewer.ts'
import { type ContactDetails, discloseContact, isContactOpen } from './contact.operations.ts'
import { MAX_DELIVERY_NOTE } from './delivery.ts'
import { HAND_OVER_TRIES, handOverCode, NO_TRIES_LEFT } from './handOver.ts'
import { followedOrderTopic, ordersTopic, placedOrdersTopic } from './order.events.ts'
import { orderLifecycle } from './order.lifecycle.ts'
import { ORDER_GONE } from './order.operations.ts'
import { DELETIONS, deletedBy, ownOrders, seesAsBuyer, sideOf, visibleOrders } from './order.policy.ts'
import { restObstacle, restOf } from './orderRest.ts'

export const OrderStateEnum = describedEnum('OrderState', OrderState, 'Where an order stands.', {
  PAID: 'The money arrived and is held.',
  SHIPPED: 'Shipped, or ready at the counter.',
  RECEIVED: 'The buyer has it.',
  RELEASED: 'The provider’s money is payable.',
  CANCELED: 'The provider canceled it; the buyer gets everything back.',
  DISPUTED: 'The buyer opened a dispute; the money is held until it is closed.',
  REFUNDED: 'Everything goes back to the buyer: a dispute ended so, or the buyer withdrew.',
  PARTIALLY_REFUNDED: 'A dispute ended with part of the money back to the buyer.',
})

const OrderReviewStageEnum = describedEnum(
  'OrderReviewStage',
  OrderReviewStage,
  'Stage of an order’s review.',
  {
    NOT_YET: 'The order is not released.',
    DUE: 'The order is released and waits for its review.',
    GIVEN: 'The order has a review.',
  },
)

const DELETED_ARG =
  'True for those that its owner deleted from this list, false for the others; null for all.'

const CONTACT_CLOSED = 'El pedido fue cancelado: el contacto ya no se muestra.'

export const ContactDetailsType = builder.objectRef<ContactDetails>('ContactDetails').implement({
  description:
    'Contact data of the other party of a paid order, or of a provider that quoted a request once that is paid. Each view is logged.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Name of the person.' }),
    companyName: t.exposeString('companyName', {
      nullable: true,
      description: 'The business; null for a person.',
    }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number in E.164; null for a buyer without an account who gave none.',
    }),
    department: t.expose('department', {
      type: DepartmentEnum,
      nullable: true,
      description: 'Department of the author; null for a buyer without an account.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Street address; null when not given.',
    }),
  }),
})

builder.prismaNode('OrderLine', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One part of an order, as agreed. Seen by the order’s parties and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ order: visibleOrders(viewer) }] }),
  fields: t => ({
    description: t.exposeString('description', { description: 'Name of the part.' }),
    quantity: t.exposeInt('quantity', { description: 'The quantity.' }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'Condition at the sale.' }),
    price: t.expose('priceCentesimos', {
      type: 'Centesimos',
      description: 'Price of the whole quantity in centésimos, after the discount.',
    }),
    discount: t.expose('discountCentesimos', {
      type: 'Centesimos',
      description: 'Amount that a discount took off the list price, in centésimos; 0 without.',
    }),
    deliveryTime: t.expose('deliveryTime', {
      type: DeliveryTimeEnum,
      description: 'The agreed delivery time.',
    }),
    warrantyDays: t.exposeInt('warrantyDays', {
      nullable: true,
      description: 'Days of warranty; null without.',
    }),
    commission: t.field({
      type: 'Centesimos',
      nullable: true,
      description:
        "Tuerca's commission on it, in centésimos. The provider and the admin; null for the buyer.",
      select: {
        commissionCentesimos: true,
        order: { select: { id: true, buyerId: true, providerId: true } },
      },
      resolve: ({ order, commissionCentesimos }, _args, { viewer }) =>
        isAdmin(viewer) || sideOf(viewer, order) === 'provider' ? commissionCentesimos : null,
    }),
  }),
})

export const OrderType = builder.prismaNode('Order', {
  nullable: true,
  interfaces: [Payable],
  id: { field: 'id', description: 'Global id.' },
  description:
    "A buyer's purchase from one provider, from the moment it is paid. Seen by its two parties and the admin.",
  select: { id: true, state: true, buyerId: true, providerId: true, handOverTries: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleOrders(viewer)] }),
  fields: t => ({
    shortId: t.string({
      description: 'The last 8 characters of its id, for people.',
      resolve: order => order.id.slice(-8).toUpperCase(),
    }),
    state: t.expose('state', { type: OrderStateEnum, description: 'Current state.' }),
    plan: t.expose('plan', { type: PaymentPlanEnum, description: 'The payment plan.' }),
    total: t.expose('totalCentesimos', {
      type: 'Centesimos',
      description: 'The agreed price in centésimos, with the shipping.',
    }),
    shipping: t.expose('shippingCentesimos', {
      type: 'Centesimos',
      description:
        'Price of the delivery, part of the total, in centésimos; 0 without an amount. It has no commission.',
    }),
    shippingWords: t.string({
      description: 'Cost of the delivery for people: ‘A coordinar’, ‘$ 250, incluido en el total’.',
      select: SHIPPING,
      resolve: order => shippingWords(order),
    }),
    paid: t.expose('paidCentesimos', {
      type: 'Centesimos',
      description: 'Amount that the buyer paid through Tuerca, in centésimos.',
    }),
    rest: t.field({
      type: 'Centesimos',
      description:
        'Amount that is missing, in centésimos: paid online until the receipt, or in person; 0 when all is paid.',
      select: { totalCentesimos: true, paidCentesimos: true },
      resolve: order => restOf(order),
    }),
    lines: t.relation('lines', {
      description: 'Its parts; at most 20.',
      query: { orderBy: { position: 'asc' } },
    }),
    request: t.relation('request', {
      nullable: true,
      description: 'The request that led to the order; null without one.',
    }),
    customOrder: t.relation('customOrder', {
      nullable: true,
      description: 'The custom order that was paid; null for an order of an offer.',
    }),
    provider: t.relation('provider', { description: 'The seller.' }),
    contact: t.field({
      type: ContactDetailsType,
      nullable: true,
      extensions: { cost: 20 },
      description:
        'Contact data of the other party (the buyer for the admin). Each read is logged as a view of that person’s data. Null for others, and for the parties once the order is canceled.',
      resolve: (order, _args, ctx) => discloseContact(ctx, order),
    }),
    viewerIsBuyer: t.boolean({
      description: 'True when the viewer is its buyer, by account or by link.',
      resolve: (order, _args, { viewer }) => seesAsBuyer(viewer, order),
    }),
    shippingNote: t.exposeString('shippingNote', {
      extensions: { maxLength: MAX_DELIVERY_NOTE },
      nullable: true,
      description: 'Note on the delivery in the provider’s words; null without.',
    }),
    cancelReason: t.exposeString('cancelReason', {
      extensions: { maxLength: 500 },
      nullable: true,
      description: "The provider's reason for canceling; null unless canceled.",
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      extensions: { atMost: 5 },
      description:
        'SHIP, CORRECT_DELIVERY, HAND_OVER and CANCEL for the provider, CONFIRM_RECEIPT for the buyer, and with an account PAY_REST while a rest is missing; SEE_CONTACT for both unless the buyer has no account.',
      select: { totalCentesimos: true, paidCentesimos: true },
      resolve: (order, _args, { viewer }) => {
        const { state } = order
        const side = sideOf(viewer, order)
        const because = orderLifecycle.because[state]
        const contact = viewerAction('SEE_CONTACT', isContactOpen(state), CONTACT_CLOSED)
        if (side === 'buyer') {
          const canConfirm = orderLifecycle.next(state, 'confirmReceipt', 'buyer') !== null
          const obstacle = restObstacle(order)
          const rest =
            restOf(order) === 0 ? [] : [viewerAction('PAY_REST', obstacle === null, obstacle ?? '')]
          // The log of views names an account, which a guest lacks: the custom order has the provider's contact.
          return [
            viewerAction('CONFIRM_RECEIPT', canConfirm, because),
            ...(accountOf(viewer) ? [...rest, contact] : []),
          ]
        }
        if (side !== 'provider') return []
        const isSent = orderLifecycle.next(state, 'handOver', 'provider') !== null
        const canHandOver = isSent && order.handOverTries < HAND_OVER_TRIES
        return [
          viewerAction('SHIP', orderLifecycle.next(state, 'ship', 'provider') !== null, because),
          viewerAction('CORRECT_DELIVERY', state === 'SHIPPED', because),
          viewerAction('HAND_OVER', canHandOver, isSent ? NO_TRIES_LEFT : because),
          viewerAction('CANCEL', orderLifecycle.next(state, 'cancel', 'provider') !== null, because),
          contact,
        ]
      },
    }),
    handOverCode: t.string({
      nullable: true,
      extensions: { secret: true },
      description:
        'Six digits that the buyer shows when the provider hands the part over; the provider types them to confirm the receipt. The buyer, by account or by link, while the order is shipped and tries are left; null otherwise.',
      resolve: (order, _args, { viewer, settings }) => {
        const canBeTyped = order.state === 'SHIPPED' && order.handOverTries < HAND_OVER_TRIES
        return canBeTyped && seesAsBuyer(viewer, order) ? handOverCode(settings, order.id) : null
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the money arrived.' }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the viewing party deleted it from its own list; null while listed, and for others.',
      select: DELETIONS,
      resolve: (order, _args, { viewer }) => deletedBy(sideOf(viewer, order), order),
    }),
  }),
})

builder.prismaObjectFields('Account', t => ({
  orders: t.relatedConnection('orders', {
    cursor: 'id',
    totalCount: true,
    description: 'Its purchases, newest first. Itself and the admin.',
    args: {
      states: t.arg({ type: [OrderStateEnum], description: 'Only these states; null for all.' }),
      reviewStage: t.arg({ type: OrderReviewStageEnum, description: 'Stage to filter by; null for all.' }),
      deleted: t.arg.boolean({ description: DELETED_ARG }),
    },
    query: ({ states, reviewStage, deleted }) => ({
      where: {
        ...(states ? { state: { in: states } } : {}),
        ...(reviewStage ? { reviewStage } : {}),
        ...(deleted == null ? {} : { buyerDeletedAt: deleted ? { not: null } : null }),
      },
      orderBy: { id: 'desc' },
    }),
  }),
}))

builder.prismaObjectFields('ProviderProfile', t => ({
  orders: t.relatedConnection('orders', {
    cursor: 'id',
    totalCount: true,
    description: 'Its sales, newest first. Itself and the admin; for a buyer only their own.',
    args: {
      states: t.arg({ type: [OrderStateEnum], description: 'Only these states; null for all.' }),
      deleted: t.arg.boolean({ description: DELETED_ARG }),
    },
    query: ({ states, deleted }, { viewer }) => ({
      where: {
        AND: [visibleOrders(viewer), ...(states ? [{ state: { in: states } }] : [])],
        ...(deleted == null ? {} : { providerDeletedAt: deleted ? { not: null } : null }),
      },
      orderBy: { id: 'desc' },
    }),
  }),
}))

builder.prismaObjectFields('PartRequest', t => ({
  viewerOrder: t.field({
    type: OrderType,
    nullable: true,
    description:
      'The newest order of this request that the viewer is a party of; null for others and before payment.',
    select: (_args, { viewer }, nestedSelection) => ({
      orders: nestedSelection({
        where: ownOrders(viewer),
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ orders }) => orders[0] ?? null,
  }),
  viewerOrders: t.field({
    type: [OrderType],
    extensions: { atMost: MAX_PARTS },
    description:
      'The orders of this request that the viewer is a party of, the newest 20 first; empty for others and before payment.',
    select: (_args, { viewer }, nestedSelection) => ({
      orders: nestedSelection({ where: ownOrders(viewer), orderBy: { id: 'desc' }, take: MAX_PARTS }),
    }),
    resolve: ({ orders }) => orders,
  }),
}))

builder.prismaObjectFields('Offer', t => ({
  order: t.field({
    type: OrderType,
    nullable: true,
    description: 'The order of this part; null unless it was paid.',
    select: (_args, _ctx, nestedSelection) => ({ order: nestedSelection() }),
    resolve: ({ order }) => order,
  }),
}))

builder.prismaObjectFields('CustomOrder', t => ({
  order: t.field({
    type: OrderType,
    nullable: true,
    description:
      'The order that its payment made; null before, and for the holders of its link, who may be several people.',
    select: (_args, _ctx, nestedSelection) => ({ order: nestedSelection() }),
    resolve: ({ order }, _args, { viewer }) => (grantedId(viewer, 'CUSTOM_ORDER') ? null : order),
  }),
}))

export const OrderPayload = payloadOf('OrderPayload', {
  description: 'The order as it is now.',
  model: 'Order',
  field: 'order',
  fieldDescription: 'The order.',
  key: 'orderId',
  visible: visibleOrders,
})

builder.queryField('followedOrder', t =>
  t.prismaField({
    type: 'Order',
    nullable: true,
    description: 'The order of the viewer’s link; null for everybody without such a link.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { viewer, db }) => {
      const id = grantedId(viewer, 'ORDER')
      return db.prisma.order.findFirst({
        ...query,
        where: id ? { id, AND: [visibleOrders(viewer)] } : NOTHING,
      })
    },
  }),
)

newsField('followedOrderUpdated', {
  model: 'Order',
  description: 'The order of the viewer’s link, each time it changes. Refused to others.',
  authScopes: { public: true },
  topic: ({ viewer }) => {
    const id = grantedId(viewer, 'ORDER')
    if (id === null) throw new NotFound(ORDER_GONE)
    return followedOrderTopic(id)
  },
  key: 'orderId',
  visible: visibleOrders,
})

newsField('orderPlaced', {
  model: 'Order',
  description:
    'Each newly paid order of the viewing provider, once; for a toast and a mark on the title. Null when it is no longer visible.',
  authScopes: { provider: true },
  topic: ({ viewer }) => placedOrdersTopic(requireAccount(viewer).accountId),
  key: 'orderId',
  visible: visibleOrders,
})

newsField('orderUpdated', {
  model: 'Order',
  description:
    'Each own order that is paid, shipped, received, released, disputed, canceled or refunded. Null when it is no longer visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => ordersTopic(requireAccount(viewer).accountId),
  key: 'orderId',
  visible: visibleOrders,
})
