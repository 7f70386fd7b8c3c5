import {
  buyersOwn,
  EVERYBODY,
  type Guards,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  providersOwn,
  sameAgain,
} from '../../../test/guards/guards.ts'
import { VERIFY } from '../../../test/paymentsWorld.ts'
import { onOffer } from '../offers/offer.guards.ts'
import { offerLifecycle } from '../offers/offer.lifecycle.ts'
import { offered, onOrder } from '../orders/order.guards.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'

const verifyCheckout: PrepareSubject = async stage => {
  const { sandbox, people } = stage
  const { stripe } = sandbox.control
  const { offerId } = await offered(stage)
  const sessionId = await stage.checkOut(offerId)
  const paid = await stage.checkOut((await offered(stage)).offerId)
  stripe.pay(paid)
  return {
    variables: { sessionId: paid },
    async put(state) {
      if (state === 'UNPAID') return { sessionId }
      if (state === 'UNKNOWN') return { sessionId: 'cs_test_unknown' }
      if (state === 'SETTLED') await people.owner.caller.data(VERIFY, { sessionId: paid })
      return undefined
    },
  }
}

const balance = 'balance balance.held balance.payable'

const status =
  'status status.label status.tone status.stamp status.summary status.steps status.steps.state status.steps.title status.steps.at status.steps.position history history.action history.state history.at history.note'
const ending =
  'status.ending status.ending.state status.ending.title status.ending.detail status.ending.at status.ending.position'

export const PAYMENT_GUARDS: Guards = {
  commands: {
    startCheckout: {
      scope: 'public',
      lifecycle: offerLifecycle,
      people: buyersOwn,
      states: {
        PENDING: 'done',
        'ACCEPTED REJECTED LOST WITHDRAWN EXPIRED OVERDUE': 'WRONG_STATE',
        'REQUEST_AWARDED REQUEST_CLOSED REQUEST_CANCELED REQUEST_EXPIRED BEING_PAID': 'WRONG_STATE',
        REVISED: 'OFFER_CHANGED',
      },
      ...sameAgain,
      prepare: onOffer(({ offerId }) => ({
        input: { choices: [{ of: offerId, version: 1, plan: 'FULL' }], gateway: 'STRIPE' },
      })),
    },
    verifyCheckout: {
      scope: 'account',
      people: {
        'owner admin': 'done',
        visitor: 'SIGN_IN_REQUIRED',
        [`otherBuyer ${PROVIDERS}`]: 'NOT_FOUND',
      },
      states: { PAID: 'done', 'UNPAID SETTLED': 'same', UNKNOWN: 'NOT_FOUND' },
      ...sameAgain,
      prepare: verifyCheckout,
    },
    confirmReceipt: {
      scope: 'buyer',
      lifecycle: orderLifecycle,
      people: buyersOwn,
      states: {
        SHIPPED: 'done',
        'PAID RECEIVED RELEASED CANCELED': 'WRONG_STATE',
        REST_OWED: 'INVALID_INPUT',
      },
      ...onceOnly,
      prepare: onOrder({ restPaid: false }, 'SHIPPED'),
    },
    cancelOrder: {
      scope: 'approvedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: { 'PAID SHIPPED': 'done', 'RECEIVED RELEASED CANCELED': 'WRONG_STATE' },
      ...onceOnly,
      prepare: onOrder({ reason: 'Sin stock' }),
    },
  },

  fields: {
    Query: {
      'owner admin': 'checkout',
      [EVERYBODY]:
        'paymentGateways paymentGateways.gateway paymentGateways.label paymentGateways.methods paymentGateways.detail',
    },
    Subscription: { 'owner admin': 'checkoutUpdated' },
    provider: { 'provider admin': balance },
    quoter: { 'quoter admin': balance },
    pendingProvider: { 'pending admin': balance },
    rejectedProvider: { 'rejected admin': balance },
    order: {
      'owner orderGuest provider admin': `held ${status} status.steps.detail history.words`,
      nobody: ending,
      'owner orderGuest admin': 'payments',
      'provider admin': 'payout',
    },
    canceledOrder: {
      'owner provider admin': `held ${status} ${ending} history.words`,
      'owner admin': 'payments',
      'provider admin': 'payout',
      nobody: 'status.steps.detail',
    },
    checkout: {
      'owner admin':
        'id outcome amount words words.paid words.returned words.unpaid url expiresAt items items.outcome items.amount items.plan items.names items.about items.order',
    },
    payment: { 'owner orderGuest admin': 'id amount state paidAt' },
  },

  onlyAnswered: ['CancelOrderPayload', 'CheckoutPayload'],
}
