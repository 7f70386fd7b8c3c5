import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  jpeg,
  jpegWithPlace,
  longMp4,
  png,
  SECRET_PLACE,
  shortMp4,
  shortWebm,
} from '../../../test/pictures.ts'
import {
  cancelUpload,
  completeUpload,
  createUploadsWorld,
  PHOTO,
  send,
  sendFile,
  sendVideo,
  startUpload,
  type UploadsWorld,
  uploadFile,
  VIDEO,
} from '../../../test/uploadsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { imageKey, rawPosterKey, thumbnailKey, videoKey } from './uploadKeys.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
beforeEach(() => {
  world.sandbox.control.reset()
})
afterAll(() => world.close())

const rows = () => world.harness.services.db.prisma.upload
const idOf = (done: { upload?: { id: string } }) => done.upload?.id ?? 'none'

test('stores a photo without its location, and removes the original', async () => {
  const { ana } = world.cast
  const done = await uploadFile(ana, await jpegWithPlace(640, 480))
  expect(done).toMatchObject({
    __typename: 'CompleteUploadPayload',
    upload: { state: 'READY', kind: 'IMAGE', width: 480, height: 640, durationMs: null },
  })
  const id = idOf(done)
  const full = await world.read(imageKey(id))
  expect(full.length).toBe(done.upload?.bytes)
  expect(full.includes(SECRET_PLACE)).toBe(false)
  const thumbnail = await fetch(done.upload?.thumbnailUrl ?? '')
  expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  expect(thumbnail.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')

  await world.harness.drain()
  expect(world.objects().toSorted()).toEqual([imageKey(id), thumbnailKey(id)])
})

test.each([
  ['mp4', shortMp4, 'video/mp4'],
  ['webm', shortWebm, 'video/webm'],
])('stores a short %s, without a thumbnail when there is no poster', async (extension, read, contentType) => {
  const done = await uploadFile(world.cast.visitor, await read(), { ...VIDEO, contentType })
  expect(done).toMatchObject({
    upload: { state: 'READY', kind: 'VIDEO', durationMs: 3000, width: 160, height: 120, thumbnailUrl: null },
  })
  await world.harness.drain()
  expect(world.objects()).toEqual([videoKey(idOf(done), `video/${extension}`)])
})

test('shows a video by its first frame, without metadata like a photo', async () => {
  const { ana } = world.cast
  const done = await completeUpload(ana, await sendVideo(ana, await jpegWithPlace(640, 480)))
  expect(done).toMatchObject({
    upload: { state: 'READY', kind: 'VIDEO', width: 160, height: 120, thumbnailUrl: expect.any(String) },
  })
  const id = idOf(done)
  const poster = await world.read(imageKey(id))
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 })
  expect(poster.includes(SECRET_PLACE)).toBe(false)
  const thumbnail = await fetch(done.upload?.thumbnailUrl ?? '')
  expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  await world.harness.drain()
  expect(world.objects().toSorted()).toEqual(
    [imageKey(id), thumbnailKey(id), videoKey(id, 'video/mp4')].toSorted(),
  )

  await cancelUpload(ana, id)
  await world.harness.drain()
  expect(world.objects()).toEqual([])
})

test('stores a video without its poster when the announced one never came', async () => {
  const { visitor } = world.cast
  const body = await shortMp4()
  const started = await startUpload(visitor, { ...VIDEO, bytes: body.length, posterBytes: 1000 })
  const { upload, url = '', method = '', headers = [], poster } = started
  expect(poster?.headers).toContainEqual({ name: 'content-type', value: 'image/jpeg' })
  expect(await send({ url, method, headers }, body)).toBe(200)
  expect(await completeUpload(visitor, upload?.id ?? '')).toMatchObject({
    upload: { state: 'READY', kind: 'VIDEO', thumbnailUrl: null },
  })
})

test('accepts a poster only for a video, of the declared size', async () => {
  const { visitor } = world.cast
  expect(await startUpload(visitor, { ...VIDEO, bytes: 1000 })).toMatchObject({ poster: null })
  const body = await jpeg()
  const { poster } = await startUpload(visitor, { ...VIDEO, bytes: 1000, posterBytes: body.length })
  if (!poster) throw new Error('no place for the poster')
  expect(await send(poster, Buffer.concat([body, Buffer.from('x')]))).toBe(400)
  expect(await send(poster, body)).toBe(200)
  expect(await send(poster, body)).toBe(412)
})

test('retries a video with its poster when the storage does not answer', async () => {
  const { visitor } = world.cast
  const id = await sendVideo(visitor, await jpeg())
  const key = encodeURIComponent(rawPosterKey(id))
  world.sandbox.control.faults.misbehave({
    vendor: 'storage',
    kind: 'ERROR',
    status: 503,
    times: 1,
    match: key,
  })
  expect(await completeUpload(visitor, id)).toMatchObject({ code: 'UPLOADS_UNAVAILABLE' })
  expect(await completeUpload(visitor, id)).toMatchObject({ upload: { thumbnailUrl: expect.any(String) } })
})

test('decides about a file by its content, not its name', async () => {
  const { visitor } = world.cast
  expect(await uploadFile(visitor, await png(), PHOTO)).toMatchObject({ upload: { kind: 'IMAGE' } })
  expect(await uploadFile(visitor, await shortMp4(), PHOTO)).toMatchObject({ upload: { kind: 'VIDEO' } })
  const text = await sendFile(visitor, Buffer.from('Soy un texto, no una foto.'), PHOTO)
  const refusal = {
    __typename: 'UploadRejected',
    code: 'UPLOAD_REJECTED',
    reason: 'UNSUPPORTED',
    message: 'Solo se permiten imágenes y videos',
  }
  expect(await completeUpload(visitor, text)).toEqual(refusal)
  await world.harness.drain()
  expect(world.objects().some(name => name.includes(text))).toBe(false)
  expect(await completeUpload(visitor, text)).toEqual(refusal)
})

test.each([
  ['a video of 16 seconds', longMp4, VIDEO, 'El video no puede durar más de 15 segundos'],
  ['half a video', async () => (await shortMp4()).subarray(0, 9000), VIDEO, 'Error al procesar el video'],
  ['half an image', async () => (await png()).subarray(0, 60), PHOTO, 'Imagen no válida'],
] as const)('rejects %s in the words of the page', async (_name, read, declared, message) => {
  expect(await uploadFile(world.cast.visitor, await read(), declared)).toMatchObject({
    __typename: 'UploadRejected',
    message,
  })
})

test('completes once when called twice, also concurrently', async () => {
  const { ana } = world.cast
  const id = await sendFile(ana, await jpeg())
  const [first, second] = await Promise.all([completeUpload(ana, id), completeUpload(ana, id)])
  await world.harness.drain()
  const later = await completeUpload(ana, id)
  expect(first).toMatchObject({ upload: { id, state: 'READY' } })
  expect([second, later]).toEqual([first, first])
})

test('retries completion when the bytes arrive later', async () => {
  const { visitor } = world.cast
  const body = await jpeg()
  const {
    upload,
    url = '',
    method = '',
    headers = [],
  } = await startUpload(visitor, { ...PHOTO, bytes: body.length })
  const id = upload?.id ?? ''
  expect(await completeUpload(visitor, id)).toMatchObject({ reason: 'MISSING' })
  expect(await send({ url, method, headers }, body)).toBe(200)
  expect(await completeUpload(visitor, id)).toMatchObject({ upload: { state: 'READY' } })
})

test('accepts one file of the declared size by the link', async () => {
  const { visitor } = world.cast
  const body = await jpeg()
  const { url = '', method = '', headers = [] } = await startUpload(visitor, { ...PHOTO, bytes: body.length })
  const link = { url, method, headers }
  expect(await send(link, Buffer.concat([body, Buffer.from('x')]))).toBe(400)
  expect(await send(link, body)).toBe(200)
  expect(await send(link, body)).toBe(412)
})

test('shows everybody the limits of a purpose', async () => {
  const LIMITS =
    '{ uploadLimits(purpose: REQUEST_FILE) { purpose maxImages maxImageBytes maxVideos maxVideoBytes maxVideoMs } }'
  expect(await world.cast.visitor.data(LIMITS)).toEqual({
    uploadLimits: {
      purpose: 'REQUEST_FILE',
      maxImages: 5,
      maxImageBytes: 15 * 1024 * 1024,
      maxVideos: 1,
      maxVideoBytes: 60 * 1024 * 1024,
      maxVideoMs: 15_000,
    },
  })
})

test('gives the targets of an upload for an hour', async () => {
  const started = await startUpload(world.cast.visitor, {
    ...PHOTO,
    fileName: 'C:\\fotos\\Óptica ñandú.JPG',
    bytes: 1000,
  })
  expect(started).toMatchObject({
    upload: { state: 'PENDING', kind: 'IMAGE', fileName: 'Óptica ñandú.JPG', thumbnailUrl: null },
    method: 'PUT',
    expiresAt: new Date(world.harness.clock.now().getTime() + HOUR_MS).toISOString(),
  })
  expect(started.headers).toContainEqual({ name: 'content-type', value: 'image/jpeg' })
})

test.each([
  [{ contentType: 'application/pdf' }, 'contentType', 'Solo se permiten imágenes y videos'],
  [{ contentType: 'video/mp4' }, 'contentType', 'Solo se permiten imágenes y videos'],
  [{ contentType: 'image/jpeg\r\nx-evil: 1' }, 'contentType', 'Solo se permiten imágenes y videos'],
  [{ bytes: 15 * 1024 * 1024 + 1 }, 'bytes', 'La imagen puede pesar hasta 15 MB'],
  [{ ...VIDEO, bytes: 60 * 1024 * 1024 + 1 }, 'bytes', 'El video puede pesar hasta 60 MB'],
  [{ bytes: 0 }, 'bytes', 'El archivo está vacío'],
  [{ fileName: ' ' }, 'fileName', 'El archivo no tiene nombre.'],
  [{ posterBytes: 1000 }, 'posterBytes', 'Solo se permiten imágenes y videos'],
  [{ ...VIDEO, posterBytes: 0 }, 'posterBytes', 'El archivo está vacío'],
  [{ ...VIDEO, posterBytes: 15 * 1024 * 1024 + 1 }, 'posterBytes', 'La imagen puede pesar hasta 15 MB'],
])('does not begin %o', async (change, field, message) => {
  expect(await startUpload(world.cast.visitor, { ...PHOTO, bytes: 1000, ...change })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: [field], message }],
  })
})

test('refuses an unknown upload as not found, and an invalid id', async () => {
  const { visitor } = world.cast
  const unknown = '3f0e7a52-6a0f-4c53-9d53-f5a7a1a0a001'
  expect(await completeUpload(visitor, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await cancelUpload(visitor, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await completeUpload(visitor, '../raw')).toMatchObject({ code: 'INVALID_INPUT' })
})

test('removes a canceled upload permanently, once', async () => {
  const { ana } = world.cast
  const done = await uploadFile(ana, await jpeg())
  const id = idOf(done)
  expect(await cancelUpload(ana, id)).toMatchObject({ upload: { id, state: 'REJECTED', thumbnailUrl: null } })
  expect(await cancelUpload(ana, id)).toMatchObject({ upload: { id, state: 'REJECTED' } })
  await world.harness.drain()
  expect(world.objects()).toEqual([])
  expect(await completeUpload(ana, id)).toMatchObject({ reason: 'CANCELED' })
})

test('leaves nothing when an upload is canceled during its check', async () => {
  const { ana } = world.cast
  const { faults } = world.sandbox.control
  const id = await sendFile(ana, await jpeg())
  const hanging = faults.misbehave({ vendor: 'storage', kind: 'HANG', match: 'POST /upload' })
  const completing = completeUpload(ana, id)
  await expect.poll(() => faults.list()[0]?.waiting, { timeout: 10_000 }).toBe(1)
  await cancelUpload(ana, id)
  await world.harness.drain()
  faults.release(hanging)
  expect(await completing).toMatchObject({ reason: 'CANCELED' })
  await world.harness.drain()
  expect(world.objects()).toEqual([])
})

test('removes uploads unused after a day, not before', async () => {
  const { ana } = world.cast
  const done = await uploadFile(ana, await jpeg())
  const sent = await sendFile(ana, await png())
  await world.harness.drain({ ahead: true })
  expect(world.objects()).toHaveLength(3)
  expect(await rows().count({ where: { id: { in: [idOf(done), sent] } } })).toBe(2)

  const late = await uploadFile(ana, await jpeg())
  world.harness.clock.advance(DAY_MS)
  expect(await completeUpload(ana, idOf(late))).toMatchObject({ code: 'NOT_FOUND' })
  await world.harness.drain({ ahead: true })
  expect(await rows().count({ where: { id: idOf(late) } })).toBe(0)
  expect(world.objects().some(name => name.includes(idOf(late)))).toBe(false)
})

test('reports an unavailable storage, and allows a retry', async () => {
  const { visitor } = world.cast
  const { faults } = world.sandbox.control
  const id = await sendFile(visitor, await jpeg())
  faults.misbehave({ vendor: 'storage', kind: 'ERROR', status: 503, times: 1 })
  expect(await completeUpload(visitor, id)).toMatchObject({ code: 'UPLOADS_UNAVAILABLE' })
  expect(await completeUpload(visitor, id)).toMatchObject({ upload: { state: 'READY' } })
})

test('lets a visitor begin sixty uploads an hour from one address', async () => {
  const fresh = await createUploadsWorld()
  try {
    const outcomes: string[] = []
    for (let count = 0; count < 61; count += 1) {
      const { __typename } = await startUpload(fresh.cast.visitor, { ...PHOTO, bytes: 10 })
      outcomes.push(__typename)
    }
    expect(new Set(outcomes.slice(0, 60))).toEqual(new Set(['StartUploadPayload']))
    expect(outcomes[60]).toBe('RateLimited')
    const own = await startUpload(fresh.cast.ana, { ...PHOTO, bytes: 10 })
    expect(own.__typename).toBe('StartUploadPayload')
  } finally {
    await fresh.close()
  }
})
