import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A checkout is seen by the buyer who started it and the admin. */
export function visibleCheckouts(viewer: Viewer): Prisma.CheckoutWhereInput {
  if (isAdmin(viewer)) return {}
  const account = accountOf(viewer)
  return account ? { buyerId: account.accountId } : NOTHING
}
