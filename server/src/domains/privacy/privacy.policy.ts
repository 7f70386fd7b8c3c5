import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A data request is visible to our team and to its author, once confirmed from the mailbox. */
export function visibleDataRequests(viewer: Viewer): Prisma.DataRequestWhereInput {
  const confirmed = { confirmedAt: { not: null } }
  if (isAdmin(viewer)) return confirmed
  const account = accountOf(viewer)
  return account ? { ...confirmed, accountId: account.accountId } : NOTHING
}

/** Consents are visible only to their account. */
export function visibleDataConsents(viewer: Viewer): Prisma.DataConsentWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId } : NOTHING
}
