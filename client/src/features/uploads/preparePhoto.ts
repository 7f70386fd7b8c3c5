import { decodeHeic, isHeic } from './heic'

/** As the server keeps it: what is larger only takes longer to send. */
export const MAX_SIDE_PX = 2000
const QUALITY = 0.9
/** What browsers draw; an animation or a drawing without pixels goes as it is. */
const REDRAWN = /^image\/(jpeg|png|webp|avif)$/

/**
 * A photo as it is sent: upright, at most 2000 px a side, as JPEG, without the metadata of the camera (place, device,
 * time). HEIC is decoded by us where the browser does not. What else it cannot draw is returned as it is: the server looks
 * at it anyway. Throws UploadProblem.
 */
export async function preparePhoto(file: File, contentType: string): Promise<File> {
  const isFromPhone = isHeic(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (!isFromPhone && !REDRAWN.test(contentType)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    isFromPhone ? decodeHeic(file) : null,
  )
  if (!bitmap) return file
  try {
    const blob = await drawJpeg(bitmap, fitInside(bitmap, MAX_SIDE_PX))
    return blob ? new File([blob], jpegName(file.name), { type: 'image/jpeg' }) : file
  } finally {
    bitmap.close()
  }
}

type Size = { readonly width: number; readonly height: number }

/** The size within a square, in the same proportions; never larger than it is. In whole pixels, at least one. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** 'IMG_1.HEIC' → 'IMG_1.jpg'; a name without an ending gets one. */
export function jpegName(name: string): string {
  return /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}.jpg`
}

/** Draws onto white, as JPEG of quality 90; null where the browser gives no picture. */
export function drawJpeg(source: CanvasImageSource, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
