import { createHash } from 'node:crypto'
import type { Upload } from '../../generated/prisma/client.ts'
import { extensionOf, VIDEO_EXTENSIONS } from './fileNames.ts'

// Whoever holds an upload's id may use it, and links to its objects are shown to others: no key tells the id.
const placeOf = (uploadId: string) =>
  createHash('sha256').update(`place of ${uploadId}`).digest('hex').slice(0, 32)

/** Where in storage the objects of an upload are. */
export const rawKey = (uploadId: string) => `raw/${placeOf(uploadId)}`
/** The frame that a browser made of a video, as it came. */
export const rawPosterKey = (uploadId: string) => `${rawKey(uploadId)}-poster`
/** What is of no use any more once the upload is settled. */
export const rawKeys = (uploadId: string) => [rawKey(uploadId), rawPosterKey(uploadId)] as const
/** Of a photo, and of the poster of a video. */
export const imageKey = (uploadId: string) => `files/${placeOf(uploadId)}/full.webp`
export const thumbnailKey = (uploadId: string) => `files/${placeOf(uploadId)}/thumb.webp`
export const videoKey = (uploadId: string, contentType: string) =>
  videoPlace(uploadId, extensionOf(contentType))

const videoPlace = (uploadId: string, extension: string) => `files/${placeOf(uploadId)}/video.${extension}`

/** The media type of every photo, poster and thumbnail that we keep. */
export const PICTURE_TYPE = 'image/webp'

/** Where the poster of a stored video is; null for a photo and for a video without one. */
export function posterKey({
  id,
  kind,
  previewKey,
}: Pick<Upload, 'id' | 'kind' | 'previewKey'>): string | null {
  // It is kept with its thumbnail: both or neither.
  return kind === 'VIDEO' && previewKey !== null ? imageKey(id) : null
}

/** All that may be there, also after a crash in the middle, before the row says where. */
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
