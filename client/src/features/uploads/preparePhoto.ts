import { drawJpeg } from '../../lib/drawJpeg'
import { keptSize } from '../../lib/generated/uploads/pictureSize'
import { decodeHeic, isHeic } from './heic'

/** Types that browsers draw; an animation or a vector drawing is sent unchanged. */
const REDRAWN = /^image\/(jpeg|png|webp|avif)$/

/**
 * Prepares a photo: upright, in the size that the server keeps, as JPEG, without the metadata of the camera
 * (place, device, time). HEIC is decoded here when the browser cannot. Other photos that it cannot draw, or
 * falsifies, are returned unchanged: the server examines them anyway. Throws UploadProblem.
 */
export async function preparePhoto(file: File, contentType: string): Promise<File> {
  const isFromPhone = isHeic(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (!isFromPhone && !REDRAWN.test(contentType)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    isFromPhone ? decodeHeic(file) : null,
  )
  if (!bitmap) return file
  try {
    const blob = await drawJpeg(bitmap, keptSize(bitmap))
    return blob ? new File([blob], jpegName(file.name), { type: 'image/jpeg' }) : file
  } finally {
    bitmap.close()
  }
}

/** 'IMG_1.HEIC' → 'IMG_1.jpg'; a name without an ending gets one. */
export function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`
}
