import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const ofUpload = z.object({ uploadId: z.uuid() })
export type UploadJob = z.output<typeof ofUpload>

/**
 * Removes objects that the upload no longer needs: the original bytes, and everything once it is rejected.
 */
export const removeUploadObjects: JobType<UploadJob> = { queue: 'uploads.removeObjects', data: ofUpload }

/** Runs after an upload's day: deletes an unused one with its objects. */
export const expireUpload: JobType<UploadJob> = { queue: 'uploads.expire', data: ofUpload }
