import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Words in a file's metadata, to look for afterwards. */
export const SECRET_PLACE = 'Casa de Ana'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 66, b: 10 } } })

export const png = (width = 640, height = 480): Promise<Buffer> => canvas(width, height).png().toBuffer()
export const jpeg = (width = 640, height = 480): Promise<Buffer> => canvas(width, height).jpeg().toBuffer()

/** A phone's photo: lying on its side, with the place it was taken at. */
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
 * A photo as an iPhone writes it: orange above blue once it is turned as it says. Made by `convert -size 96x64 xc:'#c8420a'
 * -fill '#1144cc' -draw 'rectangle 48,0 95,63' photo.heic`, with an `irot` box of 270° put into it by hand.
 */
export const rotatedHeic = () => fixture('photo-rotated.heic')
/** 3 seconds of picture and sound, with a title and a place in its metadata. */
export const shortMp4 = () => fixture('video-3s.mp4')
export const shortWebm = () => fixture('video-3s.webm')
/** 16 seconds of picture. */
export const longMp4 = () => fixture('video-16s.mp4')
