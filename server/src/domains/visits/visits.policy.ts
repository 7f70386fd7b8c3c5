import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

/** How often pages are opened is for our team. */
export function visibleVisits(viewer: Viewer): Prisma.PageVisitsWhereInput {
  return isAdmin(viewer) ? {} : { day: { in: [] } }
}
