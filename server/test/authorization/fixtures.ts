/** The rows of the world that the guards watch, and their GraphQL types. */
export const FIXTURES = {
  ownerAccount: 'Account',
  providerAccount: 'Account',
  provider: 'Provider',
  quoter: 'Provider',
  pendingProvider: 'Provider',
  rejectedProvider: 'Provider',
  suspendedProvider: 'Provider',
  /** The approval of the provider. */
  adminAction: 'AdminAction',
  settingChange: 'SettingChange',
  /** About the provider, and decided. */
  failedJob: 'FailedJob',
  /** An undone one of no request; another one can be undone. */
  requestRemoval: 'RequestRemoval',
  publicProvider: 'PublicProvider',
  contactView: 'ContactView',
  /** The owner's. */
  device: 'Device',
  /** With a photo and unpaid offers of the quoter and the provider. */
  openRequest: 'PartRequest',
  openPart: 'RequestedPart',
  openFile: 'RequestFile',
  openOffer: 'Offer',
  /** The offer of the provider, whom the owner has paid for another part. */
  repeatedOffer: 'Offer',
  openVersion: 'OfferVersion',
  /** The discount in the repeated offer, for a registered customer of its provider. */
  discountedVersion: 'OfferVersion',
  openLine: 'OfferLine',
  /** With a video; paid to the provider. */
  paidRequest: 'PartRequest',
  paidFile: 'RequestFile',
  paidOffer: 'Offer',
  paidLine: 'OfferLine',
  /** A visitor's, without an account. */
  visitorRequest: 'PartRequest',
  /** Paid, shipped, with messages. */
  order: 'Order',
  orderLine: 'OrderLine',
  canceledOrder: 'Order',
  checkout: 'Checkout',
  /** The owner's, of the canceled order. */
  refundedCheckout: 'Checkout',
  /** The owner's; its coupon waits to be paid in cash. */
  couponCheckout: 'Checkout',
  payment: 'PaymentAllocation',
  failedRefund: 'Refund',
  paymentCase: 'PaymentCase',
  /** A lost dispute about the payment of `order`, which waits. */
  duePaymentCase: 'PaymentCase',
  /** Flag of the owner, about a request with another contact; our team confirmed it. */
  purchaseFlag: 'PurchaseFlag',
  /** Paid by a guest, which made the guest's order. */
  customOrder: 'CustomOrder',
  customOrderItem: 'CustomOrderItem',
  customOrderFile: 'CustomOrderFile',
  guestCheckout: 'Checkout',
  guestOrder: 'Order',
  guestOrderLine: 'OrderLine',
  guestConversation: 'Conversation',
  /** A message of the guest, who has no account. */
  guestMessage: 'Message',
  /** About the guest's order; closed after an appeal, with terms, a video and a proposal. */
  dispute: 'Dispute',
  disputeProposal: 'DisputeProposal',
  disputeFile: 'DisputeFile',
  guestPayment: 'PaymentAllocation',
  /** The provider's bank account in force. */
  payoutAccount: 'PayoutAccount',
  /** The provider's later bank account, which waits. */
  rejectedPayoutAccount: 'PayoutAccount',
  payoutBatch: 'PayoutBatch',
  /** A payout of the provider that the bank could not pay. */
  payoutLine: 'PayoutLine',
  /** The provider's share of the owner's payment. */
  saleEntry: 'LedgerEntry',
  /** The batch takes the provider's balance. */
  payoutEntry: 'LedgerEntry',
  conversation: 'Conversation',
  message: 'Message',
  /** The provider's report of `message`. */
  messageReport: 'MessageReport',
  /** The guest's report of a message of the provider, which our team hid. */
  closedMessageReport: 'MessageReport',
  /** The review of `order`; answered, changed, reported and shown to everyone. */
  review: 'Review',
  /** The removed review of the canceled order. */
  removedReview: 'Review',
  /** The review of the guest's order. */
  guestReview: 'Review',
  reviewReport: 'ReviewReport',
  /** The report of the removed review. */
  closedReviewReport: 'ReviewReport',
  enquiry: 'Enquiry',
  notification: 'Notification',
  /** The owner's complete conversation with the assistant, which became the open request. */
  talk: 'AssistantConversation',
  /** An earlier one without any recognised fact. */
  closedTalk: 'AssistantConversation',
  talkMessage: 'AssistantMessage',
  talkPhoto: 'AssistantPhoto',
  /** The owner's; pending with the team. */
  dataRequest: 'DataRequest',
  /** The owner's; declined. */
  closedDataRequest: 'DataRequest',
  /** The provider's. */
  apiKey: 'ApiKey',
  /** The quoter's, who has replaced it and then revoked it. */
  rotatedApiKey: 'ApiKey',
  /** The provider's, with a delivery that is tried again. */
  webhook: 'Webhook',
  webhookDelivery: 'WebhookDelivery',
  /** The provider's, which suits the open part. */
  catalogueItem: 'CatalogueItem',
  /** The provider's, with a rejected row. */
  catalogueImport: 'CatalogueImport',
  /** The quoter's, which ended before its last row. */
  earlyCatalogueImport: 'CatalogueImport',
  /** The quoter's, which was switched off while its secret changed. */
  disabledWebhook: 'Webhook',
  /** The provider’s. */
  savedReply: 'SavedReply',
} as const
export type FixtureName = keyof typeof FIXTURES
