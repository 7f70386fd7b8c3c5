import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Uses of Airtable are seen by the admin. */
export function visibleAirtableRuns(viewer: Viewer): Prisma.AirtableRunWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
