import { z } from 'zod'
import { FileKind, UploadPurpose } from '../../generated/prisma/enums.ts'
import { line, namedInput, plainId } from '../../platform/input.ts'
import { rejectionMessage } from './upload.errors.ts'
import { maxBytesOfKind, mostOfKind, uploadLimits } from './uploadPurposes.ts'

const EMPTY = 'El archivo está vacío'

const TYPE_OF_KIND = { IMAGE: /^image\/[a-z0-9.+-]+$/, VIDEO: /^video\/[a-z0-9.+-]+$/ } as const

/** What a browser says of a file before sending it. All of it is looked at again in the bytes. */
export const startUploadInput = namedInput(
  'StartUploadInput',
  'A file that is about to be sent.',
  z
    .object({
      purpose: z
        .enum(UploadPurpose)
        .describe('What it is for: says who may send it and what it may be, see `uploadLimits`.'),
      kind: z.enum(FileKind).describe('What it seems to be.'),
      fileName: line({ max: 300, required: 'El archivo no tiene nombre.' })
        .transform(withoutFolders)
        .describe('Its name on the device.'),
      contentType: z.string().trim().toLowerCase().describe('Its media type, as the browser says.'),
      bytes: z
        .number({ error: EMPTY })
        .int(EMPTY)
        .min(1, EMPTY)
        .describe('Its size in bytes; no more can be sent.'),
      posterBytes: z
        .number({ error: EMPTY })
        .int(EMPTY)
        .min(1, EMPTY)
        .nullish()
        .describe(
          'Of a video: the size in bytes of a JPEG of its first frame, which is sent beside it; null when there is none.',
        ),
    })
    .superRefine(({ purpose, kind, contentType, bytes, posterBytes }, context) => {
      const limits = uploadLimits(purpose)
      const refuse = (field: string, reason: 'UNSUPPORTED' | `${FileKind}_TOO_LARGE`) =>
        context.addIssue({ code: 'custom', path: [field], message: rejectionMessage(reason, limits) })
      if (mostOfKind(limits, kind) === 0) refuse('kind', 'UNSUPPORTED')
      if (contentType.length > 100 || !TYPE_OF_KIND[kind].test(contentType))
        refuse('contentType', 'UNSUPPORTED')
      if (bytes > maxBytesOfKind(limits, kind)) refuse('bytes', `${kind}_TOO_LARGE`)
      if (posterBytes == null) return
      if (kind !== 'VIDEO') refuse('posterBytes', 'UNSUPPORTED')
      if (posterBytes > limits.maxImageBytes) refuse('posterBytes', 'IMAGE_TOO_LARGE')
    }),
)

export const uploadArgs = z.object({
  uploadId: plainId('Ese archivo no es válido.').describe('The upload’s id.'),
})

export type NewUpload = z.output<typeof startUploadInput>

// The end of a long name tells more than its beginning: it holds the extension.
function withoutFolders(name: string): string {
  return Array.from(name.split(/[/\\]/).at(-1) || 'archivo')
    .slice(-120)
    .join('')
}
