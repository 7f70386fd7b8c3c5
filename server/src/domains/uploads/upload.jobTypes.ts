import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const ofUpload = z.object({ uploadId: z.uuid() })
export type UploadJob = z.output<typeof ofUpload>

/** Removes from storage what the upload no longer needs: the bytes as they came, and all of it once it is rejected. */
export const removeUploadObjects: JobType<UploadJob> = { queue: 'uploads.removeObjects', data: ofUpload }

/** Runs after an upload's day is over: one that nothing has used is forgotten, with its objects. */
export const expireUpload: JobType<UploadJob> = { queue: 'uploads.expire', data: ofUpload }
