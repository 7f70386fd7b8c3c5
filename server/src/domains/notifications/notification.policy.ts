import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, NOTHING, type Viewer } from '../viewer.ts'

/** A notification is seen by the account it is for, and by nobody else. */
export function visibleNotifications(viewer: Viewer): Prisma.NotificationWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId } : NOTHING
}

/** The account whose bell a viewer may read: their own. */
export function ownAccount(viewer: Viewer): Prisma.AccountWhereInput {
  const account = accountOf(viewer)
  return account ? { id: account.accountId } : NOTHING
}
