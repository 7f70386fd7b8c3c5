import { uploadLimits } from '../../../server/src/domains/uploads/uploadPurposes.ts'

/** Limits of a purpose, which no row decides, in the order of the client's fragment. */
export function limitsOf(purpose: Parameters<typeof uploadLimits>[0]): object {
  const { maxImages, maxImageBytes, maxVideos, maxVideoBytes, maxVideoMs } = uploadLimits(purpose)
  return { purpose, maxImages, maxImageBytes, maxVideos, maxVideoBytes, maxVideoMs }
}
