import type { Prisma } from '../../../generated/prisma/client.ts'
import { accountOf, NOTHING, type Viewer } from '../../viewer.ts'

/** A saved reply is seen by its own provider alone, in a session: no permission of keys names it. */
export function visibleSavedReplies(viewer: Viewer): Prisma.SavedReplyWhereInput {
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}
