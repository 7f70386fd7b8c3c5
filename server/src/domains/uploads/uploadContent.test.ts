import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  jpeg,
  jpegWithPlace,
  longMp4,
  png,
  rotatedHeic,
  SECRET_PLACE,
  shortMp4,
  shortWebm,
} from '../../../test/pictures.ts'
import { downloadName } from './fileNames.ts'
import { ContentRejected, rejectionMessage, tooManyMessage } from './upload.errors.ts'
import { readContent } from './uploadContent.ts'
import { type UploadLimits, uploadLimits } from './uploadPurposes.ts'

const LIMITS = uploadLimits('REQUEST_FILE')

async function rejectionOf(bytes: Buffer, limits: UploadLimits = LIMITS): Promise<string> {
  try {
    await readContent(bytes, limits)
  } catch (error) {
    if (error instanceof ContentRejected) return error.reason
    throw error
  }
  return 'accepted'
}

async function image(bytes: Buffer) {
  const content = await readContent(bytes, LIMITS)
  if (content.kind !== 'IMAGE') throw new Error('not an image')
  return content
}

async function video(bytes: Buffer) {
  const content = await readContent(bytes, LIMITS)
  if (content.kind !== 'VIDEO') throw new Error('not a video')
  return content
}

test('stores a photo upright and without its location and device', async () => {
  const original = await jpegWithPlace(640, 480)
  const before = await sharp(original).metadata()
  expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  expect(before.exif?.includes(SECRET_PLACE)).toBe(true)

  const kept = await image(original)
  expect(kept).toMatchObject({ width: 480, height: 640, contentType: 'image/webp' })
  for (const file of [kept.full, kept.thumbnail]) {
    const after = await sharp(file).metadata()
    expect(after).toMatchObject({ format: 'webp' })
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(file.includes(SECRET_PLACE)).toBe(false)
  }
})

test('shrinks a large photo, keeps a small one, and makes a square thumbnail', async () => {
  const large = await image(await jpeg(4000, 2500))
  expect(large).toMatchObject({ width: 2000, height: 1250 })
  expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 320, height: 320 })
  expect(await image(await png(100, 50))).toMatchObject({ width: 100, height: 50 })
})

test('keeps a screenshot of a whole conversation readable', async () => {
  expect(await image(await png(1080, 15_000))).toMatchObject({ width: 930, height: 12_910 })
})

test.each(['webp', 'gif', 'avif', 'tiff'] as const)('accepts %s as an image', async format => {
  const bytes = await sharp(await png(60, 40))
    .toFormat(format)
    .toBuffer()
  expect(await image(bytes)).toMatchObject({ width: 60, height: 40 })
})

test('does not decompress a picture of more than 40 megapixels', async () => {
  const flat = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
  expect(await rejectionOf(await flat.png({ compressionLevel: 9 }).toBuffer())).toBe('TOO_MANY_PIXELS')
})

test('rejects an image of more than 15 MB', async () => {
  const padded = Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 * 1024)])
  expect(await rejectionOf(padded)).toBe('IMAGE_TOO_LARGE')
})

test('rejects content that is no image and no video, whatever its declared type', async () => {
  expect(await rejectionOf(Buffer.from('Soy un texto, no una foto.'))).toBe('UNSUPPORTED')
  expect(await rejectionOf(Buffer.from('%PDF-1.7\n1 0 obj'))).toBe('UNSUPPORTED')
  expect(await rejectionOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('UNSUPPORTED')
  expect(await rejectionOf(Buffer.alloc(0))).toBe('UNSUPPORTED')
})

test('rejects a broken image', async () => {
  const whole = await png()
  expect(await rejectionOf(whole.subarray(0, 60))).toBe('IMAGE_UNREADABLE')
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  expect(await rejectionOf(noise.subarray(0, noise.length / 2))).toBe('IMAGE_UNREADABLE')
})

test('detects a HEIC photo, which browsers send as JPEG', async () => {
  expect(await rejectionOf(await rotatedHeic())).toBe('HEIC_UNSUPPORTED')
})

test.each([
  ['mp4', shortMp4, 'video/mp4'],
  ['webm', shortWebm, 'video/webm'],
])('keeps picture and sound of a short %s without its title and place', async (_name, read, contentType) => {
  const original = await read()
  expect(original.includes(SECRET_PLACE)).toBe(true)
  const kept = await video(original)
  expect(kept).toMatchObject({ contentType, width: 160, height: 120, durationMs: 3000 })
  expect(kept.body.includes(SECRET_PLACE)).toBe(false)
  expect(kept.body.includes('-34.9')).toBe(false)
  // Sound and picture are most of the file.
  expect(kept.body.length).toBeGreaterThan(original.length * 0.9)
  // Not every container has the duration of the last frame.
  expect((await video(kept.body)).durationMs / 1000).toBeCloseTo(3, 0)
})

test('rejects a video of 16 seconds, also when its header claims 3', async () => {
  const long = await longMp4()
  expect(await rejectionOf(long)).toBe('VIDEO_TOO_LONG')
  const lying = withDurations(long, 3 / 16)
  expect(lying.readUInt32BE(lying.indexOf('mvhd') + 20)).toBe(3000)
  expect(await rejectionOf(lying)).toBe('VIDEO_TOO_LONG')
})

test('rejects a truncated video', async () => {
  const whole = await shortMp4()
  expect(await rejectionOf(whole.subarray(0, whole.length * 0.7))).toBe('VIDEO_UNREADABLE')
  expect(await rejectionOf(whole.subarray(0, 64))).toBe('VIDEO_UNREADABLE')
})

test.each([
  ['foto.jpg', 'image/webp', 'foto.webp'],
  ['IMG 1234.HEIC.jpeg', 'image/webp', 'IMG 1234.HEIC.webp'],
  ['sin extensión', 'video/mp4', 'sin extensión.mp4'],
  ['.jpg', 'image/webp', 'archivo.webp'],
  ['video.MOV', 'video/mp4', 'video.mp4'],
])('saves %s that has become %s as %s', (fileName, contentType, saved) => {
  expect(downloadName({ fileName, contentType })).toBe(saved)
})

/** The same file with every duration in its headers changed. */
function withDurations(mp4: Buffer, factor: number): Buffer {
  const changed = Buffer.from(mp4)
  const places = [
    ['mvhd', 20],
    ['tkhd', 24],
    ['mdhd', 20],
    ['elst', 12],
  ] as const
  for (const [box, offset] of places) {
    const at = changed.indexOf(box) + offset
    changed.writeUInt32BE(Math.round(changed.readUInt32BE(at) * factor), at)
  }
  return changed
}

test('allows less for another purpose', async () => {
  const photo = await jpeg()
  expect(await rejectionOf(photo, { ...LIMITS, maxImageBytes: photo.length - 1 })).toBe('IMAGE_TOO_LARGE')
  expect(await rejectionOf(photo, { ...LIMITS, maxImageBytes: photo.length })).toBe('accepted')
  const film = await shortMp4()
  expect(await rejectionOf(film, { ...LIMITS, maxVideoBytes: film.length - 1 })).toBe('VIDEO_TOO_LARGE')
  expect(await rejectionOf(film, { ...LIMITS, maxVideoMs: 2000 })).toBe('VIDEO_TOO_LONG')
  expect(await rejectionOf(film, { ...LIMITS, maxVideoMs: 3000 })).toBe('accepted')
})

const PROFILE = { ...LIMITS, maxImages: 1, maxVideos: 0, maxImageBytes: 2 * 1024 * 1024 }
const OFFER = { ...LIMITS, maxImages: 5, maxVideos: 2, maxVideoMs: 30_000 }
test.each([
  [tooManyMessage('IMAGE', LIMITS), 'Máximo 5 imágenes permitidas'],
  [tooManyMessage('VIDEO', LIMITS), 'Máximo 1 video permitido'],
  [tooManyMessage('IMAGE', PROFILE), 'Máximo 1 imagen permitida'],
  [tooManyMessage('VIDEO', PROFILE), 'Solo se permiten imágenes'],
  [tooManyMessage('VIDEO', OFFER), 'Máximo 2 videos permitidos'],
  [rejectionMessage('UNSUPPORTED', LIMITS), 'Solo se permiten imágenes y videos'],
  [rejectionMessage('UNSUPPORTED', PROFILE), 'Solo se permiten imágenes'],
  [rejectionMessage('UNSUPPORTED', { ...LIMITS, maxImages: 0 }), 'Solo se permiten videos'],
  [rejectionMessage('IMAGE_TOO_LARGE', PROFILE), 'La imagen puede pesar hasta 2 MB'],
  [rejectionMessage('VIDEO_TOO_LARGE', LIMITS), 'El video puede pesar hasta 60 MB'],
  [rejectionMessage('VIDEO_TOO_LONG', OFFER), 'El video no puede durar más de 30 segundos'],
])('describes the limits of a purpose as %j', (said, expected) => {
  expect(said).toBe(expected)
})
