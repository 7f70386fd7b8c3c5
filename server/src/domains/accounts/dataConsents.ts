import type { DataRecipient } from '../../generated/prisma/enums.ts'
import type { Services } from '../context.ts'

/** The day from which the words that ask for a consent are as they are now. */
export const CONSENT_VERSION = '2026-11-22'

declare const proof: unique symbol
/** That an account allows this recipient to get its data. Only `consentTo` makes one; adapters that send data outside ask for it. */
export interface ConsentProof<Recipient extends DataRecipient = DataRecipient> {
  readonly accountId: string
  readonly recipient: Recipient
  readonly [proof]: true
}

/**
 * The consent of an account to its data being sent to that recipient; null when it never gave it or took it back, and while
 * the site has no such recipient. Whatever sends data of a person outside asks this first, each time.
 */
export async function consentTo<Recipient extends DataRecipient>(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: string,
  recipient: Recipient,
): Promise<ConsentProof<Recipient> | null> {
  if (!settings.dataRecipients.includes(recipient)) return null
  const newest = await db.prisma.dataConsent.findFirst({
    where: { accountId, recipient },
    orderBy: { id: 'desc' },
    select: { given: true, version: true },
  })
  return newest?.given && newest.version === CONSENT_VERSION
    ? ({ accountId, recipient } as ConsentProof<Recipient>)
    : null
}
