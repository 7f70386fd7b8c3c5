import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

/** A checkout is seen by the buyer who started it and the admin. */
export function visibleCheckouts(viewer: Viewer): Prisma.CheckoutWhereInput {
  if (isAdmin(viewer)) return {}
  return viewer.kind === 'account' ? { buyerId: viewer.accountId } : { id: { in: [] } }
}
