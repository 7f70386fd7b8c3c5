import { offerLifecycle } from '../../src/domains/offers/offer.lifecycle.ts'
import { handOverCode } from '../../src/domains/orders/handOver.ts'
import { orderLifecycle } from '../../src/domains/orders/order.lifecycle.ts'
import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { VERIFY } from '../paymentsWorld.ts'
import {
  buyersOwn,
  EVERYBODY,
  type Guards,
  NOBODY,
  onceOnly,
  PROVIDERS,
  type PrepareSubject,
  providersOwn,
  sameAgain,
  within,
} from './guards.ts'
import { onOffer } from './offer.guards.ts'
import { ASIDE, offered, onOrder, overdueGuard, receiveLongAgo } from './order.guards.ts'

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

const balance = within('balance', ['held', 'payable'])

const status = [
  ...within('status', [
    'label',
    'tone',
    'stamp',
    'summary',
    ...within('steps', ['state', 'title', 'at', 'position']),
  ]),
  ...within('history', ['action', 'state', 'at', 'note']),
  'money',
  ...within('money.movements', ['words', 'amount', 'at']),
]
const checkout = [
  'id',
  'outcome',
  'amount',
  ...within('words', ['paid', 'returned', 'unpaid']),
  'url',
  'expiresAt',
  'gateway',
  'processor',
  'shortId',
  'createdAt',
  ...within('items', ['outcome', 'amount', 'plan', 'names', 'about']),
]
/** A payment that arrived, for its payer's account and the team; none of these here has a refund. */
const received = within('received', ['amount', 'paidAt', 'reference', 'state'])
const payersRefunds = within('received.refunds', [
  'state',
  'amount',
  'reason',
  'isByHand',
  'isElsewhere',
  'createdAt',
  'settledAt',
])
const voucher = within('voucher', ['payBy', 'url'])
const withdrawal = [
  ...within('withdrawal', ['refund', 'inPerson', 'wasSent', 'misfitPayer']),
  ...within('withdrawal.action', ['action', 'enabled']),
]
const ending = within('status.ending', ['state', 'title', 'detail', 'at', 'position'])

export const PAYMENT_GUARDS: Guards = {
  commands: {
    startCheckout: {
      scope: 'public',
      lifecycle: offerLifecycle,
      people: buyersOwn,
      states: [
        [['PENDING'], 'done'],
        [['ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED', 'OVERDUE'], 'WRONG_STATE'],
        [
          ['REQUEST_AWARDED', 'REQUEST_CLOSED', 'REQUEST_CANCELED', 'REQUEST_EXPIRED', 'BEING_PAID'],
          'WRONG_STATE',
        ],
        [['REVISED'], 'OFFER_CHANGED'],
      ],
      ...sameAgain,
      prepare: onOffer(({ offerId }) => ({
        input: { choices: [{ of: offerId, version: 1, plan: 'FULL' }], gateway: 'STRIPE' },
      })),
    },
    verifyCheckout: {
      scope: 'public',
      people: [
        [['owner', 'admin'], 'done'],
        [['visitor'], 'SIGN_IN_REQUIRED'],
        [['otherBuyer', ...PROVIDERS, 'customOrderGuest'], 'NOT_FOUND'],
      ],
      states: [
        [['PAID'], 'done'],
        [['UNPAID', 'SETTLED'], 'same'],
        [['UNKNOWN'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: verifyCheckout,
    },
    releaseOverdueOrder: overdueGuard(orderId => ({ input: { orderId, reason: 'La agencia la entregó' } })),
    confirmReceipt: {
      scope: 'public',
      lifecycle: orderLifecycle,
      // Another order's link.
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['SHIPPED'], 'done'],
        [['PAID', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
        [['REST_OWED'], 'INVALID_INPUT'],
      ],
      ...onceOnly,
      prepare: onOrder({ restPaid: false }, 'SHIPPED'),
    },
    handOverOrder: {
      scope: 'admittedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: [
        [['SHIPPED'], 'done'],
        [['PAID', 'RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
      ],
      ...onceOnly,
      async prepare(stage) {
        const subject = await onOrder({}, 'SHIPPED')(stage)
        const { orderId } = subject.variables.input as { orderId: string }
        const code = handOverCode(stage.harness.services.settings, decodeGlobalId(orderId)?.id ?? '')
        return { ...subject, variables: { input: { orderId, code } } }
      },
    },
    cancelOrder: {
      scope: 'admittedProvider',
      lifecycle: orderLifecycle,
      people: providersOwn,
      states: [
        [['PAID', 'SHIPPED'], 'done'],
        [['RECEIVED', 'RELEASED', 'CANCELED', ...ASIDE], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onOrder({ reason: 'Sin stock' }),
    },
    withdrawFromOrder: {
      scope: 'public',
      lifecycle: orderLifecycle,
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['PAID', 'SHIPPED'], 'done'],
        // Received too long ago: `withdrawFromOrder.test.ts` withdraws from released orders.
        [['RECEIVED', 'CANCELED', ...ASIDE, 'RELEASED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      async prepare(stage) {
        const { canReturn: _, ...subject } = await onOrder({ doesNotFit: false })(stage)
        return {
          ...subject,
          async put(state) {
            const changed = await subject.put?.(state)
            const { orderId } = subject.variables.input as { orderId: string }
            if (state === 'RELEASED') await receiveLongAgo(stage, orderId)
            return changed
          },
        }
      },
    },
  },

  fields: {
    Query: [
      [['owner', 'admin'], ['checkout']],
      [EVERYBODY, within('paymentGateways', ['gateway', 'label', 'methods', 'detail'])],
    ],
    Subscription: [[['owner', 'admin'], ['checkoutUpdated']]],
    ownerAccount: [[['owner', 'admin'], ['payments']]],
    providerAccount: [[NOBODY, ['payments']]],
    provider: [[['provider', 'admin'], balance]],
    quoter: [[['quoter', 'admin'], balance]],
    pendingProvider: [[['pending', 'admin'], balance]],
    rejectedProvider: [[['rejected', 'admin'], balance]],
    suspendedProvider: [[['suspended', 'admin'], balance]],
    order: [
      [
        ['owner', 'provider', 'admin'],
        ['held', 'recovered', ...status, 'status.steps.detail', 'history.words', 'money.next'],
      ],
      [['owner'], [...withdrawal, 'handOverCode']],
      [NOBODY, [...ending, 'withdrawal.lastDay', 'withdrawal.action.disabledReason']],
      [['owner', 'admin'], ['payments']],
      [['provider', 'admin'], ['payout']],
    ],
    guestOrder: [
      [
        ['orderGuest', 'provider', 'admin'],
        [
          'held',
          'recovered',
          ...status.filter(path => path !== 'history.note'),
          'status.steps.detail',
          'history.words',
        ],
      ],
      [['orderGuest'], [...withdrawal, 'withdrawal.lastDay']],
      [NOBODY, ['handOverCode', 'history.note', ...ending, 'withdrawal.action.disabledReason', 'money.next']],
      [['orderGuest', 'admin'], ['payments']],
      [['provider', 'admin'], ['payout']],
    ],
    guestCheckout: [
      [['customOrderGuest', 'admin'], checkout.filter(path => path !== 'items.about')],
      [['admin'], ['items.order', ...received]],
      [NOBODY, ['items.about', 'items.request', 'payer', ...payersRefunds, ...voucher]],
    ],
    guestPayment: [
      [
        ['orderGuest', 'customOrderGuest', 'admin'],
        ['id', 'amount', 'state', 'paidAt'],
      ],
    ],
    canceledOrder: [
      [
        ['owner', 'provider', 'admin'],
        ['held', 'recovered', ...status, ...ending, 'history.words'],
      ],
      [['owner', 'admin'], ['payments']],
      [['provider', 'admin'], ['payout']],
      [['owner'], [...withdrawal, 'withdrawal.action.disabledReason']],
      [NOBODY, ['handOverCode', 'status.steps.detail', 'withdrawal.lastDay', 'money.next']],
    ],
    checkout: [
      [
        ['owner', 'admin'],
        [...checkout, 'items.order', 'items.request', 'payer', ...received],
      ],
      [NOBODY, [...voucher, ...payersRefunds]],
    ],
    refundedCheckout: [
      [
        ['owner', 'admin'],
        [...checkout, 'items.order', 'items.request', 'payer', ...received, ...payersRefunds],
      ],
      [NOBODY, voucher],
    ],
    couponCheckout: [
      [
        ['owner', 'admin'],
        [...checkout, 'items.request', 'payer', ...voucher],
      ],
      [NOBODY, ['items.order', ...received, ...payersRefunds]],
    ],
    payment: [
      [
        ['owner', 'admin'],
        ['id', 'amount', 'state', 'paidAt'],
      ],
    ],
  },

  onlyAnswered: ['CancelOrderPayload', 'CheckoutPayload'],
}
