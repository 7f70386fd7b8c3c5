import { z } from 'zod'
import { FileKind, UploadPurpose } from '../../generated/prisma/enums.ts'
import { line, namedInput, plainId } from '../../platform/input.ts'
import { rejectionMessage } from './upload.errors.ts'
import { maxBytesOfKind, mostOfKind, uploadLimits } from './uploadPurposes.ts'

const EMPTY = 'El archivo está vacío'

const TYPE_OF_KIND = { IMAGE: /^image\/[a-z0-9.+-]+$/, VIDEO: /^video\/[a-z0-9.+-]+$/ } as const

/** A browser's description of a file before sending it. The bytes are checked later. */
export const startUploadInput = namedInput(
  'StartUploadInput',
  'A file that is about to be sent.',
  z
    .object({
      purpose: z
        .enum(UploadPurpose)
        .describe('Its purpose, which defines the senders and limits, see `uploadLimits`.'),
      kind: z.enum(FileKind).describe('Its presumed kind.'),
      fileName: line({ max: 300, required: 'El archivo no tiene nombre.' })
        .transform(withoutFolders)
        .describe('Its name on the device.'),
      contentType: z.string().trim().toLowerCase().describe('Its media type according to the browser.'),
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
          'For a video: the size in bytes of a JPEG of its first frame, which is sent as well; null without one.',
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

// The end of a long name is more useful, because it has the extension.
function withoutFolders(name: string): string {
  return Array.from(name.split(/[/\\]/).at(-1) || 'archivo')
    .slice(-120)
    .join('')
}
