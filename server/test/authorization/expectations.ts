import type { ExhibitName } from './authorizationWorld.ts'

/**
 * Who gets a value from which field: by exhibit, viewers → paths. A path is a field of the exhibit's type, or of
 * something embedded in it (`seller.name`). Every path stands exactly once; whoever is not named beside it gets null,
 * an empty list, or does not find the exhibit at all.
 *
 * To add a field: put its name into one row of each exhibit of its type. To add a type: make an exhibit in
 * authorizationWorld.ts and give it rows here. `nobody` is for what has no value in that exhibit; some other exhibit of
 * the type must then show it to somebody.
 */
export type Expectations = Readonly<Record<string, string>>

const all = 'visitor owner otherBuyer pending rejected stranger quoter seller admin'
const lookingProviders = 'pending stranger quoter seller'
const requestSeers = `owner ${lookingProviders} admin`

const wholeAccount = 'id kind name email phone department isAdmin createdAt contactViews'
const providerCard = 'id companyName department address services status createdAt'
const providerRecord = 'rut account balance balance.held balance.payable'
const requestFacts =
  'id shortId origin state brand model year engine version vin mileageKm description department createdAt expiresAt urgency parts mainPart photoCount hasVideo isMine'
const contactOfRequest = 'contact contact.name contact.email contact.phone'
const fileFacts = 'id kind fileName contentType bytes width height'
const comparison =
  'comparison comparison.count comparison.lowest comparison.highest comparison.cheapestOfferId comparison.longestWarrantyOfferId'
const actions = 'viewerActions viewerActions.action viewerActions.enabled'
const offerFacts = 'id state currentVersion request seller seller.department createdAt updatedAt'
const lineFacts = 'id requestedPart price condition deliveryTime validUntil warrantyDays description'
const orderFacts =
  'id shortId state plan total paid rest lines request provider viewerIsBuyer history history.action history.state history.at history.note held createdAt'
const contactOfOrder = 'contact contact.name contact.email contact.phone contact.department'

export const EXPECTED: Readonly<Record<ExhibitName | 'Query' | 'Subscription', Expectations>> = {
  Query: {
    [all]:
      'salesTerms salesTerms.depositBps salesTerms.commissions salesTerms.commissions.condition salesTerms.commissions.bps',
    'owner otherBuyer pending rejected stranger quoter seller admin': 'viewer',
    [lookingProviders]: 'requestFeed',
    'owner admin': 'checkout',
    admin:
      'providers contactViews providerCounts providerCounts.total providerCounts.pending providerCounts.approved providerCounts.rejected',
  },
  Subscription: {
    // Each hears of itself alone, whatever it is told of.
    'pending rejected stranger quoter seller': 'providerUpdated',
    [lookingProviders]: 'feedRequest',
    'owner quoter seller admin': 'offerUpdated',
    'owner seller admin': 'orderUpdated',
    'owner seller': 'messageAdded',
    'owner admin': 'myRequestUpdated checkoutUpdated',
    admin: 'providerQueueUpdated',
  },

  ownerAccount: {
    'owner admin': `${wholeAccount} buyerType requests orders`,
    owner: 'offersToAnswer',
    nobody: 'provider',
  },
  sellerAccount: {
    'seller admin': `${wholeAccount} provider`,
    nobody: 'buyerType requests orders offersToAnswer',
  },
  seller: {
    'owner seller admin': `${providerCard} decidedAt orders`,
    // The paid buyer is not told which other offers are by the same provider.
    'seller admin': `${providerRecord} offers`,
    nobody: 'decisionReason',
  },
  quoter: {
    'quoter admin': `${providerCard} ${providerRecord} decidedAt offers`,
    nobody: 'decisionReason orders',
  },
  pendingProvider: {
    'pending admin': `${providerCard} ${providerRecord}`,
    nobody: 'decidedAt decisionReason offers orders',
  },
  rejectedProvider: {
    'rejected admin': `${providerCard} ${providerRecord} decidedAt decisionReason`,
    nobody: 'offers orders',
  },
  contactView: {
    'owner admin': 'id viewedAt purpose orderId viewerName subject',
    admin: 'viewer',
  },

  openRequest: {
    [requestSeers]: `${requestFacts} files`,
    'owner admin': `${contactOfRequest} ${comparison}`,
    'owner quoter seller admin': 'offers',
    'quoter seller': 'viewerOffer',
    'owner pending stranger quoter seller': actions,
    'pending quoter seller': 'viewerActions.disabledReason',
    nobody: 'viewerOrder',
  },
  openPart: {
    [requestSeers]: 'id position description category condition quantity urgency partNumber comments',
  },
  openFile: {
    [requestSeers]: `${fileFacts} thumbnailUrl`,
    'owner stranger quoter seller admin': 'url downloadUrl',
    nobody: 'durationMs',
  },
  openOffer: {
    'owner quoter admin': offerFacts,
    'quoter admin': 'seller.name',
    'owner quoter': actions,
    nobody: 'order viewerActions.disabledReason',
  },
  repeatedOffer: {
    'owner seller admin': offerFacts,
    // Hidden until this offer is paid, though the owner has paid the same provider before.
    'seller admin': 'seller.name',
    'owner seller': actions,
    nobody: 'order viewerActions.disabledReason',
  },
  openVersion: {
    'owner quoter admin': 'id number total deposit deliveryTime warrantyDays validUntil createdAt lines',
  },
  openLine: {
    'owner quoter admin': lineFacts,
    'quoter admin': 'commission',
  },

  paidRequest: {
    [requestSeers]: `${requestFacts} files`,
    'owner admin': contactOfRequest,
    'owner seller admin': 'offers',
    seller: 'viewerOffer',
    'owner seller': 'viewerOrder',
    'owner pending stranger quoter seller': `${actions} viewerActions.disabledReason`,
    nobody: comparison,
  },
  paidFile: {
    [requestSeers]: `${fileFacts} durationMs`,
    'owner seller admin': 'url downloadUrl',
    nobody: 'thumbnailUrl',
  },
  paidOffer: {
    'owner seller admin': `${offerFacts} seller.name order`,
    'owner seller': `${actions} viewerActions.disabledReason`,
  },
  paidLine: {
    'owner seller admin': lineFacts,
    'seller admin': 'commission',
  },
  visitorRequest: {
    [`${lookingProviders} admin`]: requestFacts,
    admin: contactOfRequest,
    [lookingProviders]: actions,
    pending: 'viewerActions.disabledReason',
    nobody: `files offers viewerOffer viewerOrder ${comparison}`,
  },

  order: {
    'owner seller admin': `${orderFacts} ${contactOfOrder} shippingNote`,
    // The seller’s and the admin’s counterpart is a person without business.
    owner: 'contact.companyName contact.address',
    'owner seller': `${actions} conversation`,
    'owner admin': 'payment',
    'seller admin': 'payout',
    seller: 'viewerActions.disabledReason',
    nobody: 'cancelReason',
  },
  canceledOrder: {
    'owner seller admin': `${orderFacts} ${contactOfOrder} cancelReason`,
    owner: 'contact.companyName contact.address',
    'owner seller': `${actions} viewerActions.disabledReason conversation`,
    'owner admin': 'payment',
    'seller admin': 'payout',
    nobody: 'shippingNote',
  },
  orderLine: {
    'owner seller admin': 'id description quantity condition price deliveryTime warrantyDays',
    'seller admin': 'commission',
  },
  checkout: { 'owner admin': 'id outcome plan amount url expiresAt offer order' },
  payment: { 'owner admin': 'id amount state paidAt' },
  conversation: { 'owner seller': 'id otherPartyName canWrite messages' },
  message: { 'owner seller': 'id body createdAt isMine senderName' },
}

/** Which scope stands before each command. What it may be done to is tried beside each command. */
export const COMMANDS: Readonly<Record<string, string>> = {
  public:
    'signUpAsBuyer signUpAsProvider confirmRegistration signIn signOut createPartRequest startUpload completeUpload cancelUpload',
  account: 'sendMessage verifyCheckout',
  buyer: 'cancelPartRequest rejectOffer startCheckout confirmReceipt',
  approvedProvider: 'makeOffer reviseOffer withdrawOffer shipOrder cancelSale',
  admin: 'approveProvider rejectProvider',
}

/** What only the one who gave a command is answered, about what they did: nobody can ask for it. */
export const ONLY_ANSWERED = [
  'CancelPartRequestPayload',
  'CancelSalePayload',
  'CancelUploadPayload',
  'CheckoutPayload',
  'CompleteUploadPayload',
  'CreatePartRequestPayload',
  'FieldProblem',
  'OfferPayload',
  'OrderPayload',
  'ProviderPayload',
  'SendMessagePayload',
  'SessionPayload',
  'SignOutPayload',
  'SignUpPayload',
  'StartUploadPayload',
  'Upload',
  'UploadHeader',
]
