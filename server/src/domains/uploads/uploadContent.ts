import { fileTypeFromBuffer } from 'file-type'
import { type ImageContent, readImage } from './imageContent.ts'
import { ContentRejected } from './upload.errors.ts'
import type { UploadLimits } from './uploadPurposes.ts'
import { readVideo, type VideoContent } from './videoContent.ts'

/** What the bytes are, whatever they were called, made fit to be kept. Throws ContentRejected. */
export async function readContent(bytes: Buffer, limits: UploadLimits): Promise<ImageContent | VideoContent> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime.startsWith('image/')) return readImage(bytes, type.mime, limits)
  if (type?.mime.startsWith('video/')) return readVideo(bytes, type.mime, limits)
  throw new ContentRejected('UNSUPPORTED')
}
