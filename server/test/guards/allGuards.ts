import { ACCOUNT_GUARDS } from '../../src/domains/accounts/account.guards.ts'
import { DEVICE_GUARDS } from '../../src/domains/accounts/identity/device.guards.ts'
import { IDENTITY_GUARDS } from '../../src/domains/accounts/identity/identity.guards.ts'
import { EMAIL_CHANGE_GUARDS } from '../../src/domains/accounts/links/emailChange.guards.ts'
import { LINK_GUARDS } from '../../src/domains/accounts/links/link.guards.ts'
import { PROFILE_GUARDS } from '../../src/domains/accounts/profiles/profile.guards.ts'
import { SECOND_FACTOR_GUARDS } from '../../src/domains/accounts/secondFactor/secondFactor.guards.ts'
import { ADMIN_GUARDS } from '../../src/domains/admin/admin.guards.ts'
import { ASSISTANT_GUARDS } from '../../src/domains/assistant/conversation.guards.ts'
import { CHAT_GUARDS } from '../../src/domains/chat/chat.guards.ts'
import { CONTACT_UNLOCK_GUARDS } from '../../src/domains/contactUnlocks/contactUnlock.guards.ts'
import { ENQUIRY_GUARDS } from '../../src/domains/enquiries/enquiry.guards.ts'
import { OFFER_GUARDS } from '../../src/domains/offers/offer.guards.ts'
import { ORDER_GUARDS } from '../../src/domains/orders/order.guards.ts'
import { PAYMENT_GUARDS } from '../../src/domains/payments/payment.guards.ts'
import { PRIVACY_GUARDS } from '../../src/domains/privacy/privacy.guards.ts'
import { REQUEST_GUARDS } from '../../src/domains/requests/request.guards.ts'
import { REQUEST_READERS } from '../../src/domains/requests/requestReaders.guards.ts'
import { UPLOAD_GUARDS } from '../../src/domains/uploads/upload.guards.ts'
import { VISIT_GUARDS } from '../../src/domains/visits/visits.guards.ts'
import { GUESTS } from '../authorization/people.ts'
import type { CommandGuard, Guards } from './guards.ts'

const ALL: readonly Guards[] = [
  ACCOUNT_GUARDS,
  PROFILE_GUARDS,
  LINK_GUARDS,
  EMAIL_CHANGE_GUARDS,
  SECOND_FACTOR_GUARDS,
  DEVICE_GUARDS,
  IDENTITY_GUARDS,
  UPLOAD_GUARDS,
  REQUEST_GUARDS,
  REQUEST_READERS,
  ASSISTANT_GUARDS,
  OFFER_GUARDS,
  ORDER_GUARDS,
  CONTACT_UNLOCK_GUARDS,
  PAYMENT_GUARDS,
  CHAT_GUARDS,
  ADMIN_GUARDS,
  ENQUIRY_GUARDS,
  VISIT_GUARDS,
  PRIVACY_GUARDS,
]

/** Every command with its guard, in the order of the domains. */
export const COMMANDS: readonly (readonly [command: string, guard: CommandGuard])[] = ALL.flatMap(
  ({ commands }) => Object.entries(commands ?? {}),
)

/** Path → viewers of one exhibit or root type, of all domains. An API key without scopes is never among them. */
export function fieldRows(
  exhibit: keyof NonNullable<Guards['fields']>,
): readonly (readonly [path: string, viewers: string[]])[] {
  return ALL.flatMap(({ fields }) => Object.entries(fields?.[exhibit] ?? {})).flatMap(([viewers, paths]) =>
    paths.split(' ').map(path => [path, viewersNamed(viewers)] as const),
  )
}

function viewersNamed(viewers: string): string[] {
  return viewers === 'nobody' ? [] : viewers.split(' ').flatMap(withGuests)
}

/** What is for any visitor is for guests too. */
export function withGuests(viewer: string): string[] {
  return viewer === 'visitor' ? ['visitor', ...GUESTS] : [viewer]
}

export const ONLY_ANSWERED = ALL.flatMap(({ onlyAnswered }) => onlyAnswered ?? [])
