import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Enquiries are for our team alone; their sender has the confirmation mail. */
export function visibleEnquiries(viewer: Viewer): Prisma.EnquiryWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
