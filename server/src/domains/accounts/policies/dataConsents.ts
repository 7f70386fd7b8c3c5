import type { DataRecipient } from '../../../generated/prisma/enums.ts'
import type { Services } from '../../context.ts'
import { type ConsentProof, proofOf } from './consentProof.ts'

/**
 * The consent of an account to its data being sent to that recipient; null when it was never given or was
 * revoked, and while the site has no such recipient. Every function that sends personal data outside calls
 * this first, each time.
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
  return proofOf(newest ?? { given: null, version: null }, recipient, settings.dataRecipients)
}
