import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import type { OrderState, PaymentPlan } from '../../src/generated/prisma/enums.ts'
import { after, DAY_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId, encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { createOffer } from '../offersWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import {
  adminsOnly,
  type CommandGuard,
  type Guards,
  NOBODY,
  onceOnly,
  type PrepareSubject,
  providersOwn,
  sameAgain,
  within,
} from './guards.ts'

/** An offer of the provider for a request of the owner; returns its global id. */
export async function offered({ people }: Stage): Promise<{ offerId: string; requestId: string }> {
  const request = await createRequest(people.owner.caller)
  return { offerId: await createOffer(people.provider.caller, request), requestId: request.rawId }
}

/** An order of the owner paid to the provider; returns its row's id. */
export async function sold(stage: Stage): Promise<string> {
  const { offerId, requestId } = await offered(stage)
  await stage.pay(offerId)
  const { prisma } = stage.harness.services.db
  return (await prisma.order.findFirstOrThrow({ where: { requestId } })).id
}

/** States of an order that its dispute leads to. */
export const ASIDE = ['DISPUTED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const

/** A mutation on an order of the owner with the provider. */
export const onOrder =
  (input: Record<string, unknown>, first: OrderState = 'PAID'): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const rawId = await sold(stage)
    const put = (data: { state: OrderState; plan?: PaymentPlan; paidCentesimos?: number }) =>
      prisma.order.update({ where: { id: rawId }, data })
    if (first !== 'PAID') await put({ state: first })
    const variables = { input: { ...input, orderId: encodeGlobalId('Order', rawId) } }
    return {
      variables,
      canReturn: true,
      async put(state) {
        if (state === 'UNPAID') return { input: { ...input, orderId: encodeGlobalId('Order', newId()) } }
        const { totalCentesimos } = await prisma.order.findUniqueOrThrow({ where: { id: rawId } })
        if (state === 'REST_OWED') await put({ state: 'SHIPPED', plan: 'DEPOSIT', paidCentesimos: 100 })
        else await put({ state: state as OrderState, plan: 'FULL', paidCentesimos: totalCentesimos })
        return undefined
      },
    }
  }

/**
 * A mutation of the team on an overdue order of the owner with the provider. SOON has not reached the tenth day; NOBODY is
 * another id.
 */
export const onOverdue =
  (variablesOf: (orderId: string) => Record<string, unknown>): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const id = await sold(stage)
    const put = (state: OrderState, receiptReminders: number) =>
      prisma.order.update({
        where: { id },
        data: { state, receiptReminders, shippedAt: after(stage.harness.clock.now(), -11 * DAY_MS) },
      })
    await put('SHIPPED', 3)
    return {
      variables: variablesOf(encodeGlobalId('Order', id)),
      async put(state) {
        if (state === 'NOBODY') return variablesOf(encodeGlobalId('Order', newId()))
        if (state === 'SOON') await put('SHIPPED', 2)
        else await put(state as OrderState, 3)
        return undefined
      },
    }
  }

/** The guard of a mutation on an overdue order. */
export const overdueGuard = (variablesOf: (orderId: string) => Record<string, unknown>): CommandGuard => ({
  scope: 'admin',
  lifecycle: orderLifecycle,
  people: adminsOnly,
  states: [
    [['SHIPPED'], 'done'],
    [['SOON', 'PAID', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
    [['NOBODY'], 'NOT_FOUND'],
  ],
  ...onceOnly,
  prepare: onOverdue(variablesOf),
})

/** Adds to the history of an order, by its global id, that it was received a month ago: too long for a withdrawal. */
export async function receiveLongAgo({ harness }: Stage, orderId: string): Promise<void> {
  await harness.services.db.prisma.stateChange.create({
    data: {
      machine: 'Order',
      subjectId: decodeGlobalId(orderId)?.id ?? '',
      action: 'confirmReceipt',
      fromState: 'SHIPPED',
      toState: 'RECEIVED',
      actor: 'buyer',
      at: after(harness.clock.now(), -30 * DAY_MS),
    },
  })
}

const orderFacts = [
  'id',
  'shortId',
  'state',
  'plan',
  'total',
  'shipping',
  'shippingWords',
  'paid',
  'rest',
  'lines',
  'provider',
  'viewerIsBuyer',
  'createdAt',
]
const lineFacts = [
  'id',
  'description',
  'quantity',
  'condition',
  'price',
  'discount',
  'deliveryTime',
  'warrantyDays',
]
/** The certificate whose code the viewer has: of the guest’s order for the guest and the admin. */
const warranty = within('warranty', [
  'code',
  'orderShortId',
  'state',
  'soldAt',
  'seller',
  'sellerBusinessName',
  'sellerRut',
  'sellerAddress',
  'sellerDepartment',
  'deliveryMethod',
  ...within('lines', ['description', 'quantity', 'condition', 'days', 'state', 'note']),
])
/** Known once the parts are handed over. */
const handedOver = ['warranty.startsAt', 'warranty.endsAt', 'warranty.lines.endsAt', 'warranty.pickupPlace']
/** The delivery of an order, by the way of the parts. */
const courier = within('delivery', ['method', 'carrier', 'trackingNumber', 'trackingUrl'])
const pickup = ['delivery.pickupPlace', 'delivery.pickupHours']
const contact = within('contact', ['name', 'email', 'phone', 'department'])
const overdue = within('overdueReceipt', ['shippedAt', 'since', 'askedAt'])
const actions = within('viewerActions', ['action', 'enabled'])

export const ORDER_GUARDS: Guards = {
  commands: {
    shipOrder: {
      scope: 'admittedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: [
        [['PAID'], 'done'],
        [['SHIPPED', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onOrder({ method: 'COURIER', carrier: 'Turil', note: 'Sale a las 18' }),
    },
    askAboutReceipt: overdueGuard(id => ({ id })),
    correctDelivery: {
      scope: 'admittedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: [
        [['SHIPPED'], 'done'],
        [['PAID', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onOrder({ method: 'PICKUP', pickupPlace: 'Rivera 2100', pickupHours: 'De 9 a 18' }, 'SHIPPED'),
    },
  },

  fields: {
    Query: [
      [['orderGuest'], ['followedOrder']],
      [['admin'], ['overdueOrders']],
      [['owner', 'provider', 'orderGuest', 'admin'], warranty],
      [['owner', 'provider'], ['warranty.vehicle']],
      [['orderGuest', 'admin'], handedOver],
    ],
    Subscription: [
      [['owner', 'provider', 'admin'], ['orderUpdated']],
      [['orderGuest'], ['followedOrderUpdated']],
      [['provider'], ['orderPlaced']],
      [['admin'], ['overdueOrderUpdated']],
    ],
    ownerAccount: [[['owner', 'admin'], ['orders']]],
    providerAccount: [[NOBODY, ['orders']]],
    provider: [[['owner', 'orderGuest', 'provider', 'admin'], ['orders']]],
    quoter: [[NOBODY, ['orders']]],
    pendingProvider: [[NOBODY, ['orders']]],
    rejectedProvider: [[NOBODY, ['orders']]],
    suspendedProvider: [[NOBODY, ['orders']]],
    openRequest: [[NOBODY, ['viewerOrder', 'viewerOrders']]],
    paidRequest: [
      [
        ['owner', 'provider'],
        ['viewerOrder', 'viewerOrders'],
      ],
    ],
    visitorRequest: [[NOBODY, ['viewerOrder', 'viewerOrders']]],
    openOffer: [
      [['owner', 'requestGuest', 'quoter', 'admin'], ['provider.sales']],
      [NOBODY, ['order']],
    ],
    repeatedOffer: [
      [['owner', 'requestGuest', 'provider', 'admin'], ['provider.sales']],
      [NOBODY, ['order']],
    ],
    paidOffer: [
      [
        ['owner', 'provider', 'admin'],
        ['order', 'provider.sales'],
      ],
    ],
    order: [
      [
        ['owner', 'provider', 'admin'],
        [...orderFacts, 'request', 'shippingNote', 'warrantyCode', ...courier],
      ],
      [NOBODY, ['customOrder', ...pickup]],
      // Each view is logged with the viewing account, which a guest does not have.
      [['owner', 'provider', 'admin'], contact],
      // The provider’s and the admin’s counterpart is a person without business.
      [['owner'], ['contact.companyName', 'contact.address']],
      [['owner', 'provider'], actions],
      [['provider'], ['viewerActions.disabledReason']],
      [['admin'], overdue],
      [NOBODY, ['cancelReason']],
    ],
    canceledOrder: [
      [
        ['owner', 'provider', 'admin'],
        [...orderFacts, 'request', 'warrantyCode', 'cancelReason'],
      ],
      // Hidden with the closed order, also from previous viewers.
      [['admin'], contact],
      [
        ['owner', 'provider'],
        [...actions, 'viewerActions.disabledReason'],
      ],
      [
        NOBODY,
        [
          'customOrder',
          'shippingNote',
          ...courier,
          ...pickup,
          ...overdue,
          'contact.companyName',
          'contact.address',
        ],
      ],
    ],
    guestOrder: [
      [
        ['orderGuest', 'provider', 'admin'],
        [...orderFacts, 'customOrder', 'warrantyCode', 'delivery', 'delivery.method', ...pickup],
      ],
      // A guest reads the provider's contact in the custom order: views are logged with an account.
      [['provider', 'admin'], within('contact', ['name', 'email', 'phone'])],
      [
        ['orderGuest', 'provider'],
        [...actions, 'viewerActions.disabledReason'],
      ],
      [
        NOBODY,
        [
          'request',
          'shippingNote',
          'delivery.carrier',
          'delivery.trackingNumber',
          'delivery.trackingUrl',
          'cancelReason',
          ...overdue,
          'contact.companyName',
          'contact.department',
          'contact.address',
        ],
      ],
    ],
    orderLine: [
      [['owner', 'provider', 'admin'], lineFacts],
      [['provider', 'admin'], ['commission']],
    ],
    guestOrderLine: [
      [['orderGuest', 'provider', 'admin'], lineFacts],
      [['provider', 'admin'], ['commission']],
    ],
    customOrder: [[['provider', 'orderGuest', 'admin'], ['order']]],
  },

  onlyAnswered: ['OrderPayload'],
}
