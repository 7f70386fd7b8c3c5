import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** The log of the team is seen by the admin. */
export function visibleAdminActions(viewer: Viewer): Prisma.AdminActionWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
