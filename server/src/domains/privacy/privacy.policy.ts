import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A request about data is seen by our team and by who made it, once the mailbox has confirmed it. */
export function visibleDataRequests(viewer: Viewer): Prisma.DataRequestWhereInput {
  const confirmed = { confirmedAt: { not: null } }
  if (isAdmin(viewer)) return confirmed
  const account = accountOf(viewer)
  return account ? { ...confirmed, accountId: account.accountId } : NOTHING
}

/** What somebody consented to is for themselves. */
export function visibleDataConsents(viewer: Viewer): Prisma.DataConsentWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId } : NOTHING
}
