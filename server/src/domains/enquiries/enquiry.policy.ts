import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Enquiries are for our team alone; who wrote one has it in the mail that confirms it. */
export function visibleEnquiries(viewer: Viewer): Prisma.EnquiryWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}
