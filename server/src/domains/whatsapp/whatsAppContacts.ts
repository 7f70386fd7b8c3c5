import type { WhatsAppContact } from '../../generated/prisma/client.ts'
import { after, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { CONSENT_VERSION, type ConsentProof, proofOf } from '../accounts/policies/consentProof.ts'
import { consentTo } from '../accounts/policies/dataConsents.ts'
import type { Services } from '../context.ts'
import type { WhatsApp } from './whatsApp.ts'

/** Path of the webhook for messages and their states. */
export const WHATSAPP_WEBHOOK = '/webhooks/twilio'

/** A message under way must not arrive after the 24 hours. */
const WINDOW_MS = DAY_MS - 5 * MINUTE_MS

/** True while free text may be sent: the person wrote to us in the last 24 hours. */
export function isWindowOpen({ heardAt }: Pick<WhatsAppContact, 'heardAt'>, now: Date): boolean {
  return heardAt !== null && now < after(heardAt, WINDOW_MS)
}

/** A person who writes to us consents to the answer, and the team to its test; null while this site writes to nobody. */
export function consentToAnswer(whatsApp: WhatsApp | null): ConsentProof<'WHATSAPP'> | null {
  return proofOf({ given: true, version: CONSENT_VERSION }, 'WHATSAPP', whatsApp ? ['WHATSAPP'] : [])
}

export interface Recipient {
  readonly contact: WhatsAppContact
  readonly consent: ConsentProof<'WHATSAPP'>
}

/** Somebody who wrote to us from this number, which no account has proven; null after 'BAJA'. */
export async function visitorAt(
  { db, whatsApp }: Pick<Services, 'db' | 'whatsApp'>,
  phone: string | null,
): Promise<Recipient | null> {
  if (phone === null) return null
  const contact = await db.prisma.whatsAppContact.findUnique({ where: { phone } })
  if (!contact || contact.accountId !== null || contact.stoppedAt !== null) return null
  const consent = consentToAnswer(await whatsApp.open())
  return consent && { contact, consent }
}

/** The proven number of an account that takes messages; null without one, after 'BAJA' and without consent. */
export async function recipientOf(
  services: Pick<Services, 'db' | 'settings' | 'whatsApp'>,
  accountId: string,
): Promise<Recipient | null> {
  const contact = await services.db.prisma.whatsAppContact.findUnique({ where: { accountId } })
  if (!contact || contact.stoppedAt !== null) return null
  const consent = await consentTo(services, accountId, 'WHATSAPP')
  return consent && { contact, consent }
}
