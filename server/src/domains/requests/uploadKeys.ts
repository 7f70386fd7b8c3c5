import { extensionOf, VIDEO_EXTENSIONS } from './fileNames.ts'

/** Where in storage the objects of an upload are. */
export const rawKey = (uploadId: string) => `raw/${uploadId}`
export const imageKey = (uploadId: string) => `requests/${uploadId}/full.webp`
export const thumbnailKey = (uploadId: string) => `requests/${uploadId}/thumb.webp`
export const videoKey = (uploadId: string, contentType: string) =>
  `requests/${uploadId}/video.${extensionOf(contentType)}`

/** All that may be there, also after a crash in the middle. */
export function everyKey(uploadId: string): readonly string[] {
  return [
    rawKey(uploadId),
    imageKey(uploadId),
    thumbnailKey(uploadId),
    ...VIDEO_EXTENSIONS.map(extension => `requests/${uploadId}/video.${extension}`),
  ]
}
