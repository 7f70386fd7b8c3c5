import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Failed jobs are seen by the admin. */
export function visibleFailedJobs(viewer: Viewer): Prisma.FailedJobWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
