import { fileTypeFromBuffer } from 'file-type'
import { type ImageContent, readImage } from './imageContent.ts'
import { ContentRejected } from './upload.errors.ts'
import type { UploadLimits } from './uploadPurposes.ts'
import { readVideo, type VideoContent } from './videoContent.ts'

/**
 * Detects the type of the bytes, whatever was declared, and prepares them for storage. Throws
 * ContentRejected.
 */
export async function readContent(bytes: Buffer, limits: UploadLimits): Promise<ImageContent | VideoContent> {
  const mediaType = await mediaTypeOf(bytes)
  return mediaType.startsWith('video/')
    ? readVideo(bytes, mediaType, limits)
    : readImage(bytes, mediaType, limits)
}

/** Reads the content of a photo; a video is refused. Throws ContentRejected. */
export async function readPicture(bytes: Buffer, limits: UploadLimits): Promise<ImageContent> {
  return readImage(bytes, await mediaTypeOf(bytes), limits)
}

async function mediaTypeOf(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type) throw new ContentRejected('UNSUPPORTED')
  return type.mime
}
