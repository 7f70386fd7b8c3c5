import { z } from 'zod'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { globalId } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { requireFollowed } from '../requests/following/follow.ts'
import { requireAccount } from '../viewer.ts'
import { OfferChanged, OfferExists, QuotedRequestChanged } from './offer.errors.ts'
import { followedOffersTopic, offersTopic } from './offer.events.ts'
import { makeOfferInput, rejectOfferArgs, reviseOfferInput } from './offer.input.ts'
import { makeOffer, rejectOffer, reviseOffer, withdrawOffer } from './offer.operations.ts'
import { visibleOffers } from './offer.policy.ts'

registerRefusal(OfferExists, 'This provider has an offer on this request already; revise that one.')
registerRefusal(
  QuotedRequestChanged,
  'What the request asks for was changed since the `requestRevision` that was named.',
)
registerRefusal(OfferChanged, 'The offer was revised after it was read.')

export const OfferPayload = payloadOf('OfferPayload', {
  description: 'The offer as it is now.',
  model: 'Offer',
  field: 'offer',
  fieldDescription: 'The offer.',
  key: 'offerId',
  visible: visibleOffers,
})

commandWithInput('makeOffer', {
  type: OfferPayload,
  description: 'Quotes one or several parts of a request. Approved providers, once per request.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, WrongState, RateLimited, OfferExists, QuotedRequestChanged],
  input: makeOfferInput,
  inputDescription: 'The offer.',
  run: makeOffer,
})
commandWithInput('reviseOffer', {
  type: OfferPayload,
  description: 'Adds a version to one’s own offer; a payer of the old one must accept again.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, WrongState, RateLimited, OfferChanged],
  input: reviseOfferInput,
  inputDescription: 'The new version.',
  run: reviseOffer,
})

const oneOffer = z.object({ id: globalId().describe('The Offer.') })

commandWithArgs('withdrawOffer', {
  type: OfferPayload,
  description: 'Withdraws one’s own pending offer.',
  authScopes: { approvedProvider: true },
  refusals: [WrongState],
  args: oneOffer,
  run: (ctx, { id }) => withdrawOffer(ctx, id),
})
commandWithArgs('rejectOffer', {
  type: OfferPayload,
  description: 'Rejects a pending offer on one’s own request, with a reason for its provider.',
  authScopes: { buyer: true },
  refusals: [WrongState],
  args: rejectOfferArgs,
  run: rejectOffer,
})

newsField('followedOfferUpdated', {
  model: 'Offer',
  description:
    'Each offer on the request of the viewer’s link that is made, revised, asked about or answered for, or changes state. Guests of a request; refused to others.',
  authScopes: { public: true },
  topic: ({ viewer }) => followedOffersTopic(requireFollowed(viewer)),
  key: 'offerId',
  visible: visibleOffers,
})

newsField('offerUpdated', {
  model: 'Offer',
  description:
    'Each offer that is made, revised, asked about or answered for, or changes state: a buyer gets those on own requests, a provider its own. Null when it is no longer visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => offersTopic(requireAccount(viewer).accountId),
  key: 'offerId',
  visible: visibleOffers,
})
