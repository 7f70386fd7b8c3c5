import { createHash } from 'node:crypto'
import type { Upload } from '../../generated/prisma/client.ts'
import { extensionOf, VIDEO_EXTENSIONS } from './fileNames.ts'

// An upload's id grants its use, and links to its objects are shown to others: no key reveals the id.
const placeOf = (uploadId: string) =>
  createHash('sha256').update(`place of ${uploadId}`).digest('hex').slice(0, 32)

/** Keys of an upload's objects in storage. */
export const rawKey = (uploadId: string) => `raw/${placeOf(uploadId)}`
/** The original frame that a browser made of a video. */
export const rawPosterKey = (uploadId: string) => `${rawKey(uploadId)}-poster`
/** Objects that are useless once the upload is settled. */
export const rawKeys = (uploadId: string) => [rawKey(uploadId), rawPosterKey(uploadId)] as const
/** Key of a photo, and of the poster of a video. */
export const imageKey = (uploadId: string) => `files/${placeOf(uploadId)}/full.webp`
export const thumbnailKey = (uploadId: string) => `files/${placeOf(uploadId)}/thumb.webp`
export const videoKey = (uploadId: string, contentType: string) =>
  videoPlace(uploadId, extensionOf(contentType))

const videoPlace = (uploadId: string, extension: string) => `files/${placeOf(uploadId)}/video.${extension}`

/** The media type of every photo, poster and thumbnail that we keep. */
export const PICTURE_TYPE = 'image/webp'

/** Key of a stored video's poster; null for a photo and for a video without one. */
export function posterKey({
  id,
  kind,
  previewKey,
}: Pick<Upload, 'id' | 'kind' | 'previewKey'>): string | null {
  // Stored together with its thumbnail: both or neither.
  return kind === 'VIDEO' && previewKey !== null ? imageKey(id) : null
}

/** All possible objects, also after a crash before the row has their keys. */
export function everyKey(
  uploadId: string,
  { storageKey, previewKey }: { readonly storageKey: string | null; readonly previewKey: string | null },
): readonly string[] {
  const possible = [
    ...rawKeys(uploadId),
    imageKey(uploadId),
    thumbnailKey(uploadId),
    ...VIDEO_EXTENSIONS.map(extension => videoPlace(uploadId, extension)),
  ]
  const stored = [storageKey, previewKey].filter(key => key !== null)
  return [...new Set([...possible, ...stored])]
}
