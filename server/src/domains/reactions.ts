import { deadlineHandlers } from '../platform/deadlines.ts'
import { eventHandlers } from '../platform/eventLog.ts'
import { on, type Reaction } from '../platform/events.ts'
import type { JobHandler } from '../platform/jobs.ts'
import {
  accountCreated,
  dataConsentAnswered,
  emailChanged,
  emailChangeRefused,
  emailChangeRequested,
  identityLinked,
  identityUnlinked,
  passwordChanged,
  passwordLinkRequested,
  policiesAccepted,
  policiesChanged,
  profileChanged,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  registrationRepeated,
  registrationRequested,
  secondFactorDisabled,
  secondFactorEnabled,
  sessionsEnded,
  signInLinkRequested,
} from './accounts/account.events.ts'
import { accountJobs } from './accounts/account.jobs.ts'
import { identityLinkedNotice, identityUnlinkedNotice } from './accounts/identity/identity.notices.ts'
import { emailChangedNotice, leaveEmail, takeEmail } from './accounts/links/emailChange.notices.ts'
import {
  alreadyRegistered,
  confirmRegistration,
  passwordChangedNotice,
  passwordLink,
  signInLink,
} from './accounts/links/link.notices.ts'
import { policiesChangedNotice } from './accounts/policies/policyConsent.notices.ts'
import { providerReactions } from './accounts/profiles/provider.reactions.ts'
import {
  recoveryCodeUsedNotice,
  secondFactorDisabledNotice,
  secondFactorEnabledNotice,
} from './accounts/secondFactor/secondFactor.notices.ts'
import { failedJobDecided } from './admin/failedJob.events.ts'
import { removeOldFailedJobs } from './admin/failedJob.operations.ts'
import { eraseRemovedRequests } from './admin/requestRemoval.operations.ts'
import { assistantMoved } from './assistant/conversation.events.ts'
import { assistantJobs } from './assistant/conversation.jobs.ts'
import { showSentConsultation } from './assistant/conversation.listeners.ts'
import { conversationRead, messagesLeftUnread } from './chat/chat.events.ts'
import { chatJobs } from './chat/chat.jobs.ts'
import { claimConversation, openOrderConversation } from './chat/chat.listeners.ts'
import { unreadMessages } from './chat/chat.notices.ts'
import { chatReactions } from './chat/chat.reactions.ts'
import { contactsUnlocked, unlockPriceChanged } from './contactUnlocks/contactUnlock.events.ts'
import { contactsUnlockedNotice } from './contactUnlocks/contactUnlock.notices.ts'
import type { Services } from './context.ts'
import { customOrderDeadlines } from './customOrders/customOrder.deadlines.ts'
import {
  customOrderCreated,
  customOrderEdited,
  customOrderExpired,
  customOrderOpened,
  customOrderPaid,
} from './customOrders/customOrder.events.ts'
import { customOrderExpiredNotice } from './customOrders/customOrder.notices.ts'
import { disputeDeadlines } from './disputes/dispute.deadlines.ts'
import { disputeReactions } from './disputes/dispute.reactions.ts'
import { enquiryAnswered, enquirySent } from './enquiries/enquiry.events.ts'
import { enquiryJobs } from './enquiries/enquiry.jobs.ts'
import { enquiryAnsweredNotice, enquiryReceived, enquiryToTeam } from './enquiries/enquiry.notices.ts'
import {
  sendAccount,
  sendAllRequests,
  sendConsent,
  sendErased,
  sendOffer,
  sendRequest,
} from './integrations/airtable.listeners.ts'
import { integrationJobs } from './integrations/airtableSync.ts'
import { airtableMoved } from './integrations/integration.events.ts'
import { channelHandlers, isNotice } from './notice.ts'
import { CHANNELS } from './notifications/channels.ts'
import { notificationsChanged } from './notifications/notification.events.ts'
import { notificationJobs } from './notifications/notification.jobs.ts'
import { readMessageNotifications, readReviewInvitation } from './notifications/notification.listeners.ts'
import { offerDeadlines } from './offers/offer.deadlines.ts'
import {
  offerAccepted,
  offerExpired,
  offerLost,
  offerMade,
  offerQuestionAnswered,
  offerQuestionAsked,
  offerRejected,
  offerRestored,
  offerRevised,
  offerWithdrawn,
} from './offers/offer.events.ts'
import { closeOffers } from './offers/offer.listeners.ts'
import {
  offerArrived,
  offerExpiredNotice,
  offerLostNotice,
  offerRejectedNotice,
  offerRestoredNotice,
  offerRevisedNotice,
  offerWithdrawnNotice,
  requestAddedTo,
} from './offers/offer.notices.ts'
import { offerQuestionAnsweredNotice, offerQuestionArrived } from './offers/offerQuestion.notices.ts'
import { deliveryReactions } from './orders/delivery.reactions.ts'
import {
  orderCanceled,
  orderClaimed,
  orderDeleted,
  orderPaid,
  orderReleased,
  orderRestored,
  orderTouched,
  orderWithdrawn,
} from './orders/order.events.ts'
import { claimOrders, closeFinishedRequest } from './orders/order.listeners.ts'
import {
  orderCanceledNotice,
  orderPaidBuyer,
  orderPaidProvider,
  orderReleasedNotice,
  orderWithdrawnBuyer,
  orderWithdrawnProvider,
} from './orders/order.notices.ts'
import { receiptAcceptedNotice } from './orders/overdueReceipt.notices.ts'
import { receiptReminderJobs } from './orders/receiptReminder.jobs.ts'
import { proposeFromCatalogues } from './partners/catalogue/catalogue.listeners.ts'
import { partnerJobs } from './partners/partner.jobs.ts'
import { partnerReactions } from './partners/partner.reactions.ts'
import { alsoTold } from './partners/partnerEvents.listeners.ts'
import { ledgerAuditJobs } from './payments/ledgerAudit.jobs.ts'
import { moneyAlarmReactions } from './payments/moneyAlarm.reactions.ts'
import { paymentJobs } from './payments/payment.jobs.ts'
import {
  closeCheckoutsForParts,
  closeStaleCheckouts,
  closeStaleCustomOrderCheckouts,
} from './payments/payment.listeners.ts'
import {
  payoutAccountApproved,
  payoutAccountRejected,
  payoutAccountRequested,
  payoutAccountWithdrawn,
  payoutBatchClosed,
  payoutBatchSettled,
  payoutFailed,
  payoutPaid,
  payoutStarted,
} from './payouts/payout.events.ts'
import { payoutJobs } from './payouts/payout.jobs.ts'
import { payoutFailedNotice, payoutPaidNotice, payoutStartedNotice } from './payouts/payout.notices.ts'
import {
  payoutAccountApprovedNotice,
  payoutAccountRejectedNotice,
  payoutAccountRequestedNotice,
} from './payouts/payoutAccount.notices.ts'
import {
  accountErased,
  deletionConfirmed,
  deletionDeclined,
  deletionRequested,
  deletionWithdrawn,
} from './privacy/dataRequest.events.ts'
import {
  deletionDeclinedNotice,
  deletionLink,
  deletionTaken,
  deletionToTeam,
  deletionWithdrawnNotice,
} from './privacy/dataRequest.notices.ts'
import { privacyJobs } from './privacy/privacy.jobs.ts'
import { newRequests } from './requests/feed/requestAlerts.notices.ts'
import { requestDeadlines } from './requests/request.deadlines.ts'
import {
  followLinkRequested,
  requestAnswered,
  requestAwarded,
  requestCanceled,
  requestClaimed,
  requestClosed,
  requestDeleted,
  requestEdited,
  requestExpired,
  requestExtended,
  requestOpened,
  requestPartsMoved,
  requestReopened,
  requestRestored,
  requestSubmitted,
  requestsPutBack,
  requestsRemoved,
  requestsToMail,
} from './requests/request.events.ts'
import { requestJobs } from './requests/request.jobs.ts'
import { alertMatchingProviders, claimRequests } from './requests/request.listeners.ts'
import {
  confirmRequest,
  followLinks,
  requestExpiredNotice,
  requestMatches,
  requestReceived,
  requestTaken,
} from './requests/request.notices.ts'
import {
  reviewAnswered,
  reviewEdited,
  reviewGiven,
  reviewQuoteChanged,
  reviewRemoved,
  reviewReportClosed,
  reviewReported,
} from './reviews/review.events.ts'
import {
  reviewAnsweredNotice,
  reviewArrived,
  reviewInvitation,
  reviewRemovedNotice,
  reviewReportClosedNotice,
  reviewReportToTeam,
} from './reviews/review.notices.ts'
import { uploadJobs } from './uploads/upload.jobs.ts'
import { visitJobs } from './visits/visits.jobs.ts'
import { whatsAppMoved } from './whatsapp/whatsApp.events.ts'
import { whatsAppJobs } from './whatsapp/whatsApp.jobs.ts'

/**
 * Every event with its listeners and notices, which run after its commit, each in a job of its own. An event without
 * them is logged and announced live all the same.
 */
export const reactions: readonly Reaction<Services>[] = alsoTold([
  on(registrationRequested, confirmRegistration),
  on(registrationRepeated, alreadyRegistered),
  on(passwordLinkRequested, passwordLink),
  on(signInLinkRequested, signInLink),
  on(passwordChanged, passwordChangedNotice),
  on(emailChangeRequested, leaveEmail, takeEmail),
  on(emailChangeRefused),
  on(emailChanged, emailChangedNotice, claimRequests, claimOrders, sendAccount),
  on(secondFactorEnabled, secondFactorEnabledNotice),
  on(secondFactorDisabled, secondFactorDisabledNotice),
  on(identityLinked, identityLinkedNotice),
  on(identityUnlinked, identityUnlinkedNotice),
  on(recoveryCodesRenewed),
  on(recoveryCodeUsed, recoveryCodeUsedNotice),
  on(accountCreated, claimRequests, claimOrders, sendAccount),
  on(sessionsEnded),
  on(dataConsentAnswered, sendConsent),
  on(policiesAccepted),
  on(policiesChanged, policiesChangedNotice),
  on(profileChanged, sendAccount),
  ...providerReactions,

  on(requestSubmitted, confirmRequest),
  on(
    requestOpened,
    requestReceived,
    requestMatches,
    alertMatchingProviders,
    sendRequest,
    showSentConsultation,
    proposeFromCatalogues,
  ),
  on(requestsToMail, newRequests),
  on(requestEdited, requestAddedTo, sendRequest, proposeFromCatalogues),
  on(requestExtended),
  on(requestDeleted, sendRequest),
  on(requestRestored, sendRequest),
  on(requestsRemoved, sendAllRequests),
  on(requestsPutBack, sendAllRequests),
  on(followLinkRequested, followLinks),
  on(requestClaimed, requestTaken, sendRequest),
  on(requestAnswered, sendRequest),
  on(requestAwarded, closeOffers, closeFinishedRequest, sendRequest),
  on(requestPartsMoved, sendRequest, proposeFromCatalogues),
  on(requestReopened, sendRequest),
  on(requestClosed, closeOffers, sendRequest),
  on(requestCanceled, closeOffers, sendRequest),
  on(requestExpired, closeOffers, requestExpiredNotice, sendRequest),
  on(assistantMoved),

  on(offerMade, offerArrived, sendOffer),
  on(offerRevised, closeStaleCheckouts, offerRevisedNotice, sendOffer),
  on(offerAccepted, closeStaleCheckouts, sendOffer),
  on(offerRejected, closeStaleCheckouts, offerRejectedNotice, sendOffer),
  on(offerLost, closeStaleCheckouts, offerLostNotice, sendOffer),
  on(offerRestored, offerRestoredNotice, sendOffer),
  on(offerWithdrawn, closeStaleCheckouts, offerWithdrawnNotice, sendOffer),
  on(offerExpired, closeStaleCheckouts, offerExpiredNotice, sendOffer),
  on(offerQuestionAsked, offerQuestionArrived),
  on(offerQuestionAnswered, offerQuestionAnsweredNotice),

  on(customOrderCreated),
  on(customOrderEdited, closeStaleCustomOrderCheckouts),
  on(customOrderOpened),
  on(customOrderPaid, closeStaleCustomOrderCheckouts),
  on(customOrderExpired, closeStaleCustomOrderCheckouts, customOrderExpiredNotice),

  on(unlockPriceChanged),
  on(contactsUnlocked, contactsUnlockedNotice),

  ...moneyAlarmReactions,
  on(orderPaid, closeCheckoutsForParts, openOrderConversation, orderPaidBuyer, orderPaidProvider),
  ...deliveryReactions,
  on(orderReleased, orderReleasedNotice, receiptAcceptedNotice, reviewInvitation),
  on(orderCanceled, orderCanceledNotice),
  on(orderWithdrawn, orderWithdrawnBuyer, orderWithdrawnProvider),
  on(orderClaimed, claimConversation),
  on(orderTouched),
  on(orderDeleted),
  on(orderRestored),

  on(payoutAccountRequested, payoutAccountRequestedNotice),
  on(payoutAccountApproved, payoutAccountApprovedNotice),
  on(payoutAccountRejected, payoutAccountRejectedNotice),
  on(payoutAccountWithdrawn),
  on(payoutBatchClosed),
  on(payoutBatchSettled),
  on(payoutStarted, payoutStartedNotice),
  on(payoutPaid, payoutPaidNotice),
  on(payoutFailed, payoutFailedNotice),

  ...disputeReactions,

  on(conversationRead, readMessageNotifications),
  on(messagesLeftUnread, unreadMessages),
  ...chatReactions,

  on(reviewGiven, reviewArrived, readReviewInvitation),
  on(reviewEdited),
  on(reviewAnswered, reviewAnsweredNotice),
  on(reviewRemoved, reviewRemovedNotice),
  on(reviewQuoteChanged),
  on(reviewReported, reviewReportToTeam),
  on(reviewReportClosed, reviewReportClosedNotice),

  ...partnerReactions,

  on(enquirySent, enquiryToTeam, enquiryReceived),
  on(enquiryAnswered, enquiryAnsweredNotice),

  on(deletionRequested, deletionLink),
  on(deletionConfirmed, deletionTaken, deletionToTeam),
  on(deletionDeclined, deletionDeclinedNotice),
  on(deletionWithdrawn, deletionWithdrawnNotice),
  on(accountErased, sendErased),

  on(failedJobDecided),

  on(airtableMoved),
  on(whatsAppMoved),

  on(notificationsChanged),
])

/** Every notice of the reactions. */
export const notices = reactions.flatMap(({ listeners }) => listeners.filter(isNotice))

/** Every job: of the listeners, operations and schedules. */
export const handlers: readonly JobHandler<Services>[] = [
  ...eventHandlers(reactions),
  ...channelHandlers(notices, CHANNELS),
  ...deadlineHandlers([requestDeadlines, offerDeadlines, customOrderDeadlines, disputeDeadlines]),
  ...accountJobs,
  ...requestJobs,
  ...uploadJobs,
  ...assistantJobs,
  ...receiptReminderJobs,
  ...paymentJobs,
  ...ledgerAuditJobs,
  ...payoutJobs,
  ...chatJobs,
  ...visitJobs,
  ...privacyJobs,
  eraseRemovedRequests,
  removeOldFailedJobs,
  ...enquiryJobs,
  ...whatsAppJobs,
  ...partnerJobs,
  ...integrationJobs,
  ...notificationJobs,
]
