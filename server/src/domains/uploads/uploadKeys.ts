import { createHash } from 'node:crypto'
import { extensionOf, VIDEO_EXTENSIONS } from './fileNames.ts'

// Whoever holds an upload's id may use it, and links to its objects are shown to others: no key tells the id.
const placeOf = (uploadId: string) =>
  createHash('sha256').update(`place of ${uploadId}`).digest('hex').slice(0, 32)

/** Where in storage the objects of an upload are. */
export const rawKey = (uploadId: string) => `raw/${placeOf(uploadId)}`
export const imageKey = (uploadId: string) => `files/${placeOf(uploadId)}/full.webp`
export const thumbnailKey = (uploadId: string) => `files/${placeOf(uploadId)}/thumb.webp`
export const videoKey = (uploadId: string, contentType: string) =>
  videoPlace(uploadId, extensionOf(contentType))

const videoPlace = (uploadId: string, extension: string) => `files/${placeOf(uploadId)}/video.${extension}`

/** All that may be there, also after a crash in the middle, before the row says where. */
export function everyKey(
  uploadId: string,
  { storageKey, previewKey }: { readonly storageKey: string | null; readonly previewKey: string | null },
): readonly string[] {
  const possible = [
    rawKey(uploadId),
    imageKey(uploadId),
    thumbnailKey(uploadId),
    ...VIDEO_EXTENSIONS.map(extension => videoPlace(uploadId, extension)),
  ]
  const stored = [storageKey, previewKey].filter(key => key !== null)
  return [...new Set([...possible, ...stored])]
}
