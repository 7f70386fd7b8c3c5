import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { OfferChanged } from '../offers/offer.errors.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import { requireAccount } from '../viewer.ts'
import { startCheckoutInput, verifyCheckoutArgs } from './checkout.input.ts'
import { startCheckout, verifyCheckout } from './checkout.operations.ts'
import { CheckoutFailed, NewBuyerLimit, PaymentsUnavailable, VerificationFailed } from './payment.errors.ts'
import { checkoutsTopic } from './payment.events.ts'
import { visibleCheckouts } from './payment.policy.ts'

registerRefusal(TermsChanged, 'What is to be paid changed after the payer read it.')
registerRefusal(PaymentsUnavailable, 'This server has no payment gateway.')
registerRefusal(CheckoutFailed, 'The gateway opened no checkout; nothing was charged.')
registerRefusal(
  NewBuyerLimit,
  'An account without a completed purchase reached a limit, which our team looks at; nothing was charged.',
)
registerRefusal(VerificationFailed, 'The gateway could not be asked about the payment.')

const CheckoutPayload = payloadOf('CheckoutPayload', {
  description: 'The checkout as it is now. With `url` set and no payment, the payer continues there.',
  model: 'Checkout',
  field: 'checkout',
  fieldDescription: 'The checkout.',
  key: 'checkoutId',
  visible: visibleCheckouts,
})

commandWithInput('startCheckout', {
  type: CheckoutPayload,
  description:
    'Opens the gateway’s page to pay the choices. Once the payment is verified each offer becomes an order, the rest of a deposit joins its order, and an unlock shows the contacts; of several items all are bought, or all is refunded when one is no longer available. The item decides who may pay it: for an offer the request’s buyer.',
  authScopes: { public: true },
  refusals: [
    PolicyConsentNeeded,
    WrongState,
    OfferChanged,
    TermsChanged,
    RateLimited,
    PaymentsUnavailable,
    CheckoutFailed,
    NewBuyerLimit,
  ],
  input: startCheckoutInput,
  inputDescription: 'The items to pay.',
  run: startCheckout,
})
commandWithArgs('verifyCheckout', {
  type: CheckoutPayload,
  description: 'Asks the gateway about an own checkout and settles it, as its webhook does.',
  authScopes: { public: true },
  refusals: [RateLimited, VerificationFailed],
  args: verifyCheckoutArgs,
  run: (ctx, { sessionId }) => verifyCheckout(ctx, sessionId),
})

newsField('checkoutUpdated', {
  model: 'Checkout',
  description: 'Each change of an own checkout. Null when it is not visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => checkoutsTopic(requireAccount(viewer).accountId),
  key: 'checkoutId',
  visible: visibleCheckouts,
})
