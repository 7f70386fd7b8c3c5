import { z } from 'zod'
import type { UploadPurpose } from '../../generated/prisma/enums.ts'
import { uploadLimits } from './uploadPurposes.ts'

/** Maximum files of one owner. */
export function maxFiles(purpose: UploadPurpose): number {
  const { maxImages, maxVideos } = uploadLimits(purpose)
  return maxImages + maxVideos
}

/** The uploads of one owner in order, each once; none when they are left out. */
export function uploadIdsField(purpose: UploadPurpose) {
  return z
    .array(z.uuid('Ese archivo no es válido.'))
    .max(maxFiles(purpose), 'Son demasiados archivos')
    .nullish()
    .transform(ids => [...new Set(ids)])
}
