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

/** The consents of many accounts at once, by account: those without one, and erased ones, are left out. */
export async function consentsTo<Recipient extends DataRecipient>(
  services: Pick<Services, 'db' | 'settings' | 'whatsApp'>,
  accountIds: readonly (string | null)[],
  recipient: Recipient,
): Promise<ReadonlyMap<string, ConsentProof<Recipient>>> {
  const recipients = await dataRecipients(services, recipient)
  const consents = new Map<string, ConsentProof<Recipient>>()
  if (!recipients.includes(recipient)) return consents
  const said = await services.db.prisma.dataConsent.findMany({
    where: {
      accountId: { in: accountIds.filter(id => id !== null) },
      recipient,
      account: { erasedAt: null },
    },
    orderBy: { id: 'asc' },
    select: { accountId: true, given: true, version: true },
  })
  // The newest answer of each comes last.
  for (const { accountId, ...answer } of said) {
    const proof = proofOf(answer, recipient, recipients)
    if (proof) consents.set(accountId, proof)
    else consents.delete(accountId)
  }
  return consents
}
