import { type Guards, NOBODY, within } from './guards.ts'
import { honourOf } from './honour.guards.ts'
import { ratingOf } from './review.guards.ts'

const empty = [
  ...within('baskets.paymentTerms.seller', [
    'name',
    'department',
    'isVerified',
    'sales',
    'quotingTime',
    ...ratingOf('rating'),
    ...honourOf('honour'),
  ]),
  'baskets.paymentTerms.disabledReason',
]
const baskets = within('baskets', [
  'kinds',
  'label',
  'sentence',
  ...within('choices', ['offerId', 'version', 'partIds']),
  ...within('paymentTerms', [
    'version',
    'title',
    ...within('lines', ['partId', 'name', 'priceWords', 'conditionMark']),
    'detail',
    'discountWords',
    'total',
    ...within('plans', ['plan', 'label', 'amount', 'detail']),
    'isHeld',
    'changedWords',
  ]),
])

export const OFFER_BASKET_GUARDS: Guards = {
  commands: {},
  fields: {
    openRequest: [
      [['owner'], baskets],
      [NOBODY, empty],
    ],
    // Nothing is open any more.
    paidRequest: [[NOBODY, [...baskets, ...empty]]],
    visitorRequest: [[NOBODY, [...baskets, ...empty]]],
  },
}
