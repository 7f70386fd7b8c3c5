import { GUESTS, type ViewerName } from '../authorization/people.ts'
import { ACCOUNT_GUARDS } from './account.guards.ts'
import { ADMIN_GUARDS } from './admin.guards.ts'
import { AIRTABLE_GUARDS } from './airtable.guards.ts'
import { API_KEY_GUARDS } from './apiKey.guards.ts'
import { CATALOGUE_IMPORT_GUARDS } from './catalogueImport.guards.ts'
import { CHAT_GUARDS } from './chat.guards.ts'
import { CONTACT_UNLOCK_GUARDS } from './contactUnlock.guards.ts'
import { ASSISTANT_GUARDS } from './conversation.guards.ts'
import { CUSTOM_ORDER_GUARDS } from './customOrder.guards.ts'
import { DEVICE_GUARDS } from './device.guards.ts'
import { DISPUTE_GUARDS } from './dispute.guards.ts'
import { EMAIL_CHANGE_GUARDS } from './emailChange.guards.ts'
import { ENQUIRY_GUARDS } from './enquiry.guards.ts'
import { FAILED_REFUND_GUARDS } from './failedRefund.guards.ts'
import type { CommandGuard, Guards } from './guards.ts'
import { HONOUR_GUARDS } from './honour.guards.ts'
import { IDENTITY_GUARDS } from './identity.guards.ts'
import { LINK_GUARDS } from './link.guards.ts'
import { NOTIFICATION_GUARDS } from './notification.guards.ts'
import { OFFER_GUARDS } from './offer.guards.ts'
import { OFFER_BASKET_GUARDS } from './offerBaskets.guards.ts'
import { ORDER_GUARDS } from './order.guards.ts'
import { ORDER_DELETION_GUARDS } from './orderDeletion.guards.ts'
import { ORDER_REST_GUARDS } from './orderRest.guards.ts'
import { PAYMENT_GUARDS } from './payment.guards.ts'
import { PAYMENT_CASE_GUARDS } from './paymentCase.guards.ts'
import { PAYOUT_GUARDS } from './payout.guards.ts'
import { PRIVACY_GUARDS } from './privacy.guards.ts'
import { PROFILE_GUARDS } from './profile.guards.ts'
import { PURCHASE_FLAG_GUARDS } from './purchaseFlag.guards.ts'
import { QUOTING_GUARDS } from './quoting.guards.ts'
import { REQUEST_GUARDS } from './request.guards.ts'
import { REQUEST_READERS } from './requestReaders.guards.ts'
import { REVIEW_GUARDS } from './review.guards.ts'
import { SAVED_REPLY_GUARDS } from './savedReply.guards.ts'
import { SECOND_FACTOR_GUARDS } from './secondFactor.guards.ts'
import { SIMULATION_GUARDS } from './simulation.guards.ts'
import { SITE_SETTING_GUARDS } from './siteSetting.guards.ts'
import { SYNC_GUARDS } from './sync.guards.ts'
import { UPLOAD_GUARDS } from './upload.guards.ts'
import { VISIT_GUARDS } from './visits.guards.ts'
import { WEBHOOK_GUARDS } from './webhook.guards.ts'
import { WEEKLY_FIGURE_GUARDS } from './weeklyFigures.guards.ts'
import { WHATSAPP_GUARDS } from './whatsApp.guards.ts'

const ALL: readonly Guards[] = [
  ACCOUNT_GUARDS,
  PROFILE_GUARDS,
  LINK_GUARDS,
  EMAIL_CHANGE_GUARDS,
  SECOND_FACTOR_GUARDS,
  SAVED_REPLY_GUARDS,
  DEVICE_GUARDS,
  IDENTITY_GUARDS,
  UPLOAD_GUARDS,
  REQUEST_GUARDS,
  QUOTING_GUARDS,
  REQUEST_READERS,
  ASSISTANT_GUARDS,
  OFFER_GUARDS,
  OFFER_BASKET_GUARDS,
  CUSTOM_ORDER_GUARDS,
  ORDER_GUARDS,
  CONTACT_UNLOCK_GUARDS,
  PAYMENT_GUARDS,
  PAYOUT_GUARDS,
  CATALOGUE_IMPORT_GUARDS,
  CHAT_GUARDS,
  REVIEW_GUARDS,
  DISPUTE_GUARDS,
  FAILED_REFUND_GUARDS,
  PAYMENT_CASE_GUARDS,
  PURCHASE_FLAG_GUARDS,
  ADMIN_GUARDS,
  SITE_SETTING_GUARDS,
  WEEKLY_FIGURE_GUARDS,
  ENQUIRY_GUARDS,
  NOTIFICATION_GUARDS,
  VISIT_GUARDS,
  HONOUR_GUARDS,
  WHATSAPP_GUARDS,
  PRIVACY_GUARDS,
  ORDER_DELETION_GUARDS,
  ORDER_REST_GUARDS,
  API_KEY_GUARDS,
  SYNC_GUARDS,
  SIMULATION_GUARDS,
  WEBHOOK_GUARDS,
  AIRTABLE_GUARDS,
]

/** Every command with its guard, in the order of the domains. */
export const COMMANDS: readonly (readonly [command: string, guard: CommandGuard])[] = ALL.flatMap(
  ({ commands }) => Object.entries(commands ?? {}),
)

/**
 * Path → viewers of one fixture or root type, of all domains. An API key without scopes is never among them.
 */
export function fieldRows(
  fixture: keyof NonNullable<Guards['fields']>,
): readonly (readonly [path: string, viewers: ViewerName[]])[] {
  return ALL.flatMap(({ fields }) => fields?.[fixture] ?? []).flatMap(([viewers, paths]) =>
    paths.map(path => [path, viewers.flatMap(withGuests)] as const),
  )
}

/** Rights of any visitor apply to guests too. */
export function withGuests(viewer: ViewerName): ViewerName[] {
  return viewer === 'visitor' ? ['visitor', ...GUESTS] : [viewer]
}

export const ONLY_ANSWERED = ALL.flatMap(({ onlyAnswered }) => onlyAnswered ?? [])
