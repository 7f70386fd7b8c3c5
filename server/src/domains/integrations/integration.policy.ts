import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Tests and failures of WhatsApp are seen by the admin. */
export function visibleWhatsAppRuns(viewer: Viewer): Prisma.WhatsAppRunWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}

/** Uses of Airtable are seen by the admin. */
export function visibleAirtableRuns(viewer: Viewer): Prisma.AirtableRunWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
