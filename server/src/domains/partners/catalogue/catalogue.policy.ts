import type { Prisma } from '../../../generated/prisma/client.ts'
import { accountOf, NOTHING, type Viewer } from '../../viewer.ts'

/** A catalogue is seen by its own provider alone. */
export function visibleCatalogueItems(viewer: Viewer): Prisma.CatalogueItemWhereInput {
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}
