import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Words in a file's metadata, to look for afterwards. */
export const SECRET_PLACE = 'Casa de Ana'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 66, b: 10 } } })

export const png = (width = 640, height = 480): Promise<Buffer> => canvas(width, height).png().toBuffer()
export const jpeg = (width = 640, height = 480): Promise<Buffer> => canvas(width, height).jpeg().toBuffer()

/** A phone's photo: rotated, with its location. */
export function jpegWithPlace(width = 640, height = 480): Promise<Buffer> {
  return canvas(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: SECRET_PLACE, Make: 'Teléfono' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '34/1 54/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '56/1 9/1 0/1',
      },
    })
    .toBuffer()
}

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`fixtures/${name}`, import.meta.url))

/**
 * A photo in an iPhone's form: orange above blue after its declared rotation. Made by `convert -size 96x64
 * xc:'#c8420a' -fill '#1144cc' -draw 'rectangle 48,0 95,63' photo.heic`, with an `irot` box of 270° added by
 * hand.
 */
export const rotatedHeic = () => fixture('photo-rotated.heic')
/** 3 seconds of picture and sound, with a title and a place in its metadata. */
export const shortMp4 = () => fixture('video-3s.mp4')
export const shortWebm = () => fixture('video-3s.webm')
/** 16 seconds of picture. */
export const longMp4 = () => fixture('video-16s.mp4')
