import { deadlineHandlers } from '../platform/deadlines.ts'
import { eventHandlers } from '../platform/eventLog.ts'
import { on, type Reaction } from '../platform/events.ts'
import type { JobHandler } from '../platform/jobs.ts'
import {
  accountCreated,
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
  providerApprovalSettled,
  providerApproved,
  providerAskedAgain,
  providerChangeApproved,
  providerChangeRejected,
  providerChangeRequested,
  providerChangeWithdrawn,
  providerRegistered,
  providerRejected,
  providerUnapproved,
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
import { assistantMoved } from './assistant/conversation.events.ts'
import { assistantJobs } from './assistant/conversation.jobs.ts'
import { conversationRead, messageSent, messagesLeftUnread } from './chat/chat.events.ts'
import { chatJobs } from './chat/chat.jobs.ts'
import { openOrderConversation } from './chat/chat.listeners.ts'
import { contactsUnlocked, unlockPriceChanged } from './contactUnlocks/contactUnlock.events.ts'
import type { Services } from './context.ts'
import { enquiryAnswered, enquirySent } from './enquiries/enquiry.events.ts'
import { enquiryJobs } from './enquiries/enquiry.jobs.ts'
import {
  mailAlreadyRegistered,
  mailConfirmation,
  mailEmailChanged,
  mailIdentityLinked,
  mailIdentityUnlinked,
  mailLeaveEmail,
  mailPasswordChanged,
  mailPasswordLink,
  mailPoliciesChanged,
  mailProviderApproved,
  mailProviderChangeApproved,
  mailProviderChangeRejected,
  mailProviderRejected,
  mailRecoveryCodeUsed,
  mailSecondFactorDisabled,
  mailSecondFactorEnabled,
  mailSignInLink,
  mailTakeEmail,
} from './notifications/accountMails.ts'
import { mailUnreadMessages } from './notifications/chatMails.ts'
import { mailEnquiryAnswered, mailEnquiryReceived, mailEnquiryToTeam } from './notifications/enquiryMails.ts'
import {
  mailOfferArrived,
  mailOfferLost,
  mailOfferRejected,
  mailRequestAddedTo,
} from './notifications/offerMails.ts'
import {
  mailOrderCanceled,
  mailOrderPaidBuyer,
  mailOrderPaidProvider,
  mailOrderReleased,
  mailOrderShipped,
} from './notifications/orderMails.ts'
import {
  mailDeletionDeclined,
  mailDeletionLink,
  mailDeletionTaken,
  mailDeletionToTeam,
  mailDeletionWithdrawn,
} from './notifications/privacyMails.ts'
import {
  mailConfirmRequest,
  mailFollowLink,
  mailRequestReceived,
  mailRequestTaken,
} from './notifications/requestMails.ts'
import { offerDeadlines } from './offers/offer.deadlines.ts'
import {
  offerAccepted,
  offerExpired,
  offerLost,
  offerMade,
  offerRejected,
  offerRestored,
  offerRevised,
  offerWithdrawn,
} from './offers/offer.events.ts'
import { closeOffers } from './offers/offer.listeners.ts'
import { orderCanceled, orderPaid, orderReleased, orderShipped, orderTouched } from './orders/order.events.ts'
import { closeFinishedRequest } from './orders/order.listeners.ts'
import { checkoutMoved } from './payments/payment.events.ts'
import { paymentJobs } from './payments/payment.jobs.ts'
import { closeCheckoutsForParts, closeStaleCheckouts } from './payments/payment.listeners.ts'
import {
  accountErased,
  deletionConfirmed,
  deletionDeclined,
  deletionRequested,
  deletionWithdrawn,
} from './privacy/dataRequest.events.ts'
import { privacyJobs } from './privacy/privacy.jobs.ts'
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
} from './requests/request.events.ts'
import { claimRequests } from './requests/request.listeners.ts'
import { uploadJobs } from './uploads/upload.jobs.ts'
import { visitJobs } from './visits/visits.jobs.ts'

/**
 * What follows from what: every event, and the listeners that run after its commit, each in a job of its own. An event
 * without listeners is in the log and on its live topics all the same.
 */
export const reactions: readonly Reaction<Services>[] = [
  on(registrationRequested, mailConfirmation),
  on(registrationRepeated, mailAlreadyRegistered),
  on(passwordLinkRequested, mailPasswordLink),
  on(signInLinkRequested, mailSignInLink),
  on(passwordChanged, mailPasswordChanged),
  on(emailChangeRequested, mailLeaveEmail, mailTakeEmail),
  on(emailChangeRefused),
  on(emailChanged, mailEmailChanged, claimRequests),
  on(secondFactorEnabled, mailSecondFactorEnabled),
  on(secondFactorDisabled, mailSecondFactorDisabled),
  on(identityLinked, mailIdentityLinked),
  on(identityUnlinked, mailIdentityUnlinked),
  on(recoveryCodesRenewed),
  on(recoveryCodeUsed, mailRecoveryCodeUsed),
  on(accountCreated, claimRequests),
  on(sessionsEnded),
  on(policiesAccepted),
  on(policiesChanged, mailPoliciesChanged),
  on(profileChanged),
  on(providerRegistered),
  on(providerApproved),
  on(providerUnapproved),
  on(providerApprovalSettled, mailProviderApproved),
  on(providerAskedAgain),
  on(providerRejected, mailProviderRejected),
  on(providerChangeRequested),
  on(providerChangeWithdrawn),
  on(providerChangeApproved, mailProviderChangeApproved),
  on(providerChangeRejected, mailProviderChangeRejected),

  on(requestSubmitted, mailConfirmRequest),
  on(requestOpened, mailRequestReceived),
  on(requestEdited, mailRequestAddedTo),
  on(requestExtended),
  on(requestDeleted),
  on(requestRestored),
  on(followLinkRequested, mailFollowLink),
  on(requestClaimed, mailRequestTaken),
  on(requestAnswered),
  on(requestAwarded, closeOffers, closeFinishedRequest),
  on(requestPartsMoved),
  on(requestReopened),
  on(requestClosed, closeOffers),
  on(requestCanceled, closeOffers),
  on(requestExpired, closeOffers),

  on(assistantMoved),

  on(offerMade, mailOfferArrived),
  on(offerRevised, closeStaleCheckouts),
  on(offerAccepted, closeStaleCheckouts),
  on(offerRejected, closeStaleCheckouts, mailOfferRejected),
  on(offerLost, closeStaleCheckouts, mailOfferLost),
  on(offerRestored),
  on(offerWithdrawn, closeStaleCheckouts),
  on(offerExpired, closeStaleCheckouts),

  on(unlockPriceChanged),
  on(contactsUnlocked),

  on(checkoutMoved),
  on(orderPaid, closeCheckoutsForParts, openOrderConversation, mailOrderPaidBuyer, mailOrderPaidProvider),
  on(orderShipped, mailOrderShipped),
  on(orderReleased, mailOrderReleased),
  on(orderCanceled, mailOrderCanceled),
  on(orderTouched),

  on(messageSent),
  on(conversationRead),
  on(messagesLeftUnread, mailUnreadMessages),

  on(enquirySent, mailEnquiryToTeam, mailEnquiryReceived),
  on(enquiryAnswered, mailEnquiryAnswered),

  on(deletionRequested, mailDeletionLink),
  on(deletionConfirmed, mailDeletionTaken, mailDeletionToTeam),
  on(deletionDeclined, mailDeletionDeclined),
  on(deletionWithdrawn, mailDeletionWithdrawn),
  on(accountErased),
]

/** Everything that runs in a job: the listeners, and what operations and clocks ask for. */
export const handlers: readonly JobHandler<Services>[] = [
  ...eventHandlers(reactions),
  ...deadlineHandlers([requestDeadlines, offerDeadlines]),
  ...accountJobs,
  ...uploadJobs,
  ...assistantJobs,
  ...paymentJobs,
  ...chatJobs,
  ...visitJobs,
  ...privacyJobs,
  ...enquiryJobs,
]
