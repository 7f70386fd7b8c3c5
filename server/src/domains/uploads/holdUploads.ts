import type { UploadPurpose } from '../../generated/prisma/enums.ts'
import { after } from '../../platform/clock.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { expireUpload } from './upload.jobTypes.ts'
import { REMOVAL_MARGIN_MS } from './uploadPurposes.ts'

interface Hold {
  readonly ids: readonly string[]
  readonly purpose: UploadPurpose
  readonly until: Date
}

/** Extends the lifetime of a visitor's unused uploads; ignores missing ones and those of others. */
export async function holdUploads({ tx, enqueue }: Unit, { ids, purpose, until }: Hold): Promise<void> {
  if (ids.length === 0) return
  const held = await tx.upload.updateManyAndReturn({
    where: {
      id: { in: [...ids] },
      accountId: null,
      purpose,
      state: 'READY',
      claimedAt: null,
      expiresAt: { lt: until },
    },
    data: { expiresAt: until },
    select: { id: true },
  })
  for (const { id } of held)
    await enqueue(expireUpload, { uploadId: id }, { startAfter: after(until, REMOVAL_MARGIN_MS) })
}
