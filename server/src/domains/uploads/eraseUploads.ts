import type { Prisma } from '../../generated/prisma/client.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { removeUploadObjects } from './upload.jobTypes.ts'

/**
 * Removes the objects of these uploads by a job and keeps their rows, without name and owner, because the job
 * finds the objects by them.
 */
export async function eraseUploads({ tx, enqueue }: Unit, where: Prisma.UploadWhereInput): Promise<void> {
  const uploads = await tx.upload.updateManyAndReturn({
    where,
    data: { state: 'REJECTED', rejection: 'CANCELED', fileName: '', accountId: null },
    select: { id: true },
  })
  for (const { id } of uploads) await enqueue(removeUploadObjects, { uploadId: id })
}
