import { z } from 'zod'
import { FileKind } from '../../generated/prisma/enums.ts'
import { text } from '../../platform/input.ts'
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from './upload.errors.ts'

const NOT_MEDIA = 'Solo se permiten imágenes y videos'
const EMPTY = 'El archivo está vacío'

const limits = {
  IMAGE: {
    bytes: MAX_IMAGE_BYTES,
    message: 'La imagen puede pesar hasta 15 MB',
    type: /^image\/[a-z0-9.+-]+$/,
  },
  VIDEO: {
    bytes: MAX_VIDEO_BYTES,
    message: 'El video puede pesar hasta 60 MB',
    type: /^video\/[a-z0-9.+-]+$/,
  },
} as const

/** What a browser says of a file before sending it. All of it is looked at again in the bytes. */
export const startUploadInput = z
  .object({
    kind: z.enum(FileKind, { error: NOT_MEDIA }),
    fileName: text({ max: 300, required: 'El archivo no tiene nombre.' }).transform(withoutFolders),
    contentType: z.string({ error: NOT_MEDIA }).trim().toLowerCase().max(100, NOT_MEDIA),
    bytes: z.number({ error: EMPTY }).int(EMPTY).min(1, EMPTY),
  })
  .superRefine(({ kind, contentType, bytes }, context) => {
    const limit = limits[kind]
    if (!limit.type.test(contentType)) {
      context.addIssue({ code: 'custom', path: ['contentType'], message: NOT_MEDIA })
    }
    if (bytes > limit.bytes) context.addIssue({ code: 'custom', path: ['bytes'], message: limit.message })
  })

export type NewUpload = z.output<typeof startUploadInput>

// The end of a long name tells more than its beginning: it holds the extension.
function withoutFolders(name: string): string {
  return (name.split(/[/\\]/).at(-1) || 'archivo').slice(-120)
}
