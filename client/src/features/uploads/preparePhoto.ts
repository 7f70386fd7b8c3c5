import { drawJpeg } from '../../lib/drawJpeg'
import { keptSize } from '../../lib/generated/uploads/pictureSize'
import { decodeHeic, isHeic } from './heic'

/** What browsers draw; an animation or a drawing without pixels goes as it is. */
const REDRAWN = /^image\/(jpeg|png|webp|avif)$/

/**
 * A photo as it is sent: upright, in the size that the server keeps, as JPEG, without the metadata of the camera (place,
 * device, time). HEIC is decoded by us where the browser does not. What else it cannot draw, or gives back otherwise than
 * it was drawn, is returned as it is: the server looks at it anyway. Throws UploadProblem.
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
