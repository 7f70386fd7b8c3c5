import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { expireUpload, removeUploadObjects, type UploadJob } from './upload.jobTypes.ts'
import { everyKey, rawKeys } from './uploadKeys.ts'

const STORED = { storageKey: true, previewKey: true } as const

export const uploadJobs = [
  handleJob<Services, UploadJob>(removeUploadObjects, async ({ db, storage }, { uploadId }) => {
    const upload = await db.prisma.upload.findUnique({
      where: { id: uploadId },
      select: { state: true, ...STORED },
    })
    if (!upload) return
    const keys = upload.state === 'REJECTED' ? everyKey(uploadId, upload) : rawKeys(uploadId)
    for (const key of keys) await storage.remove(key)
  }),
  handleJob<Services, UploadJob>(expireUpload, async ({ db, storage, clock }, { uploadId }) => {
    const upload = await db.prisma.upload.findUnique({
      where: { id: uploadId },
      select: { expiresAt: true, claimedAt: true, ...STORED },
    })
    if (!upload || upload.expiresAt > clock.now()) return
    // The upload link has long expired, so removed objects do not come back.
    for (const key of upload.claimedAt ? rawKeys(uploadId) : everyKey(uploadId, upload))
      await storage.remove(key)
    await db.prisma.upload.deleteMany({ where: { id: uploadId, claimedAt: null } })
  }),
]
