import { fileTypeFromBuffer } from 'file-type'
import { type ImageContent, readImage } from './imageContent.ts'
import { UploadRejected } from './upload.errors.ts'
import { readVideo, type VideoContent } from './videoContent.ts'

/** What the bytes are, whatever they were called, made fit to be kept. Throws UploadRejected. */
export async function readContent(bytes: Buffer): Promise<ImageContent | VideoContent> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime.startsWith('image/')) return readImage(bytes, type.mime)
  if (type?.mime.startsWith('video/')) return readVideo(bytes, type.mime)
  throw new UploadRejected('UNSUPPORTED')
}
