import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { GONE } from '../../accounts/erasedAccounts.ts'
import { eraseUploads } from '../../uploads/eraseUploads.ts'

/**
 * Takes the person out of requests: who asked, their words and files. Rows, vehicle and department stay, because offers and
 * orders rest on them. The files' objects are removed by jobs.
 */
export async function eraseRequests(
  unit: Unit,
  which: Prisma.PartRequestWhereInput,
  erasedAt: Date,
): Promise<void> {
  const { tx } = unit
  const files = await tx.requestFile.findMany({ where: { request: which }, select: { uploadId: true } })
  await tx.requestFile.deleteMany({ where: { request: which } })
  await eraseUploads(unit, { id: { in: files.map(({ uploadId }) => uploadId) } })
  await tx.requestEdit.updateMany({
    where: { request: which, comment: { not: null } },
    data: { comment: null },
  })
  await tx.mailedLink.deleteMany({ where: { request: which } })
  await tx.requestedPart.updateMany({
    where: { request: which },
    data: { description: GONE, partNumber: null, partKey: '', numberKey: null, comments: null },
  })
  // Notifications repeat what was asked for.
  await tx.notification.updateMany({ where: { request: which }, data: { message: GONE } })
  await tx.partRequest.updateMany({
    where: which,
    data: {
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      engine: null,
      version: null,
      vin: null,
      mileageKm: null,
      description: null,
      searchKey: '',
      cancelReason: null,
      erasedAt,
    },
  })
}
