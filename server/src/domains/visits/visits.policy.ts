import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

/** Page visits are visible only to our team. */
export function visibleVisits(viewer: Viewer): Prisma.PageVisitsWhereInput {
  return isAdmin(viewer) ? {} : { day: { in: [] } }
}
