import type { DataRecipient } from '../../../generated/prisma/enums.ts'
import type { Services } from '../../context.ts'
import { type ConsentProof, proofOf } from './consentProof.ts'
import { dataRecipients } from './dataRecipients.ts'

/**
 * The consent of an account to its data being sent to that recipient; null when it was never given or was
 * revoked, and while the site has no such recipient. Every function that sends personal data outside calls
 * this first, each time.
 */
export async function consentTo<Recipient extends DataRecipient>(
  services: Pick<Services, 'db' | 'settings' | 'whatsApp'>,
  accountId: string,
  recipient: Recipient,
): Promise<ConsentProof<Recipient> | null> {
  const recipients = await dataRecipients(services, recipient)
  if (!recipients.includes(recipient)) return null
  const newest = await services.db.prisma.dataConsent.findFirst({
    where: { accountId, recipient },
    orderBy: { id: 'desc' },
    select: { given: true, version: true },
  })
  return proofOf(newest ?? { given: null, version: null }, recipient, recipients)
}
