import { keptSize } from '../../common/uploads/pictureSize.ts'
import { ContentRejected } from './upload.errors.ts'
import type { UploadLimits } from './uploadPurposes.ts'

export const THUMBNAIL_PX = 320
const MAX_PIXELS = 40_000_000
const TIMEOUT = { seconds: 30 }

// Formats that the prebuilt sharp reads. HEIC contains HEVC, which it cannot.
const READABLE: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
])
const HEIC = /^image\/hei[cf](-sequence)?$/

export interface ImageContent {
  readonly kind: 'IMAGE'
  readonly full: Buffer
  readonly thumbnail: Buffer
  readonly contentType: 'image/webp'
  readonly width: number
  readonly height: number
}

/**
 * A photo in its stored form: upright, in the size of `keptSize`, as WebP, without its metadata (place,
 * device, time), and a square thumbnail. Throws ContentRejected.
 */
export async function readImage(
  bytes: Buffer,
  mediaType: string,
  { maxImageBytes }: Pick<UploadLimits, 'maxImageBytes'>,
): Promise<ImageContent> {
  if (HEIC.test(mediaType)) throw new ContentRejected('HEIC_UNSUPPORTED')
  if (!READABLE.has(mediaType)) throw new ContentRejected('UNSUPPORTED')
  if (bytes.length > maxImageBytes) throw new ContentRejected('IMAGE_TOO_LARGE')
  try {
    // Imported lazily: most processes never handle a photo, and it takes 30 MB.
    const { default: sharp } = await import('sharp')
    // Reads only the header: a small file can decompress into an enormous picture.
    const { autoOrient: upright } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (upright.width * upright.height > MAX_PIXELS) throw new ContentRejected('TOO_MANY_PIXELS')
    const open = () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().timeout(TIMEOUT)
    const size = keptSize(upright)
    const full = await open()
      .resize(size.width, size.height, { fit: 'fill' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await open()
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'cover' })
      .webp({ quality: 75 })
      .toBuffer()
    const { info } = full
    return {
      kind: 'IMAGE',
      full: full.data,
      thumbnail,
      contentType: 'image/webp',
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    if (error instanceof ContentRejected) throw error
    throw new ContentRejected('IMAGE_UNREADABLE')
  }
}
