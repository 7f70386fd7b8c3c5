import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyKey, imageKey, rawKey, videoKey } from '../../src/domains/uploads/uploadKeys.ts'
import { HOUR_MS } from '../../src/platform/clock.ts'
import type { Caller } from '../harness.ts'
import { mp4Claiming, mp4NamingTheSameBytes } from '../hostileVideos.ts'
import { jpeg, png, shortMp4 } from '../pictures.ts'
import { type CreatedRequest, createRequest } from '../requestsWorld.ts'
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
} from '../uploadsWorld.ts'

const SECOND_MS = 1000

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

async function begin(caller: Caller, bytes: number) {
  const { upload, url, method, headers } = await startUpload(caller, { ...PHOTO, bytes })
  if (!upload || !url || !method || !headers) throw new Error('the upload was not started')
  return { id: upload.id, url, method, headers }
}

async function requestWithPhoto(caller: Caller, fileName = 'foto.jpg') {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...PHOTO, fileName })
  if (!upload) throw new Error('the photo was not taken')
  const request = await createRequest(caller, { uploadIds: [upload.id] })
  return { uploadId: upload.id, request }
}

interface Links {
  readonly fileName: string
  readonly thumbnailUrl: string | null
  readonly url: string | null
  readonly downloadUrl: string | null
}
async function linksOf(caller: Caller, { id }: CreatedRequest): Promise<Links | undefined> {
  const { node } = await caller.data<{ node: { files: Links[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on PartRequest { files { fileName thumbnailUrl url downloadUrl } } } }',
    { id },
  )
  return node.files[0]
}

test('does not decompress bytes declared as compressed: a small file can contain an enormous one', async () => {
  const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024))
  const { id, url, method, headers } = await begin(world.cast.visitor, bomb.length)
  const gzip = { name: 'content-encoding', value: 'gzip' }
  expect(await send({ url, method, headers: [...headers, gzip] }, bomb)).toBe(200)
  expect((await world.read(rawKey(id))).length).toBe(bomb.length)
  expect(await completeUpload(world.cast.visitor, id)).toMatchObject({ reason: 'UNSUPPORTED' })
})

test.each([
  ['claims four thousand million pictures', () => mp4Claiming(4_000_000_000)],
  ['names the same bytes for every picture', mp4NamingTheSameBytes],
])(
  'a video whose index %s is refused, and the server lives on',
  async (_how, make) => {
    expect(await uploadFile(world.cast.visitor, await make(), VIDEO)).toMatchObject({
      reason: 'VIDEO_UNREADABLE',
    })
  },
  60_000,
)

const SCRIPT = '<script>alert(document.cookie)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
test.each([
  ['SVG', SVG, 'image/svg+xml'],
  ['SVG that says it is WebP', `<svg a='WEBP' ${SVG.slice(5)}`, 'image/webp'],
  ['HTML', `<!doctype html>${SCRIPT}`, 'image/jpeg'],
  ['a PDF', `%PDF-1.7\n${SCRIPT}`, 'image/png'],
  ['a script that begins as a GIF', `GIF89a/*${'x'.repeat(200)}*/=1;alert(1)`, 'image/gif'],
])('refuses %s as a photo, whatever its name and purpose', async (_what, content, contentType) => {
  for (const [caller, purpose] of [
    [world.cast.visitor, 'REQUEST_FILE'],
    [world.cast.visitor, 'PROVIDER_PICTURE'],
    [world.cast.litoral, 'PROVIDER_PICTURE'],
    [world.cast.litoral, 'CUSTOM_ORDER_FILE'],
    [world.cast.litoral, 'OFFER_FILE'],
    [world.cast.visitor, 'MESSAGE_FILE'],
  ] as const) {
    const done = await uploadFile(caller, Buffer.from(content), { ...PHOTO, purpose, contentType })
    expect(done.__typename).toBe('UploadRejected')
  }
})

test.each([
  ['SVG', SVG],
  ['HTML', `<!doctype html>${SCRIPT}`],
  ['a script that begins as a GIF', `GIF89a/*${'x'.repeat(200)}*/=1;alert(1)`],
  ['another video', shortMp4],
  ['more pixels than we unfold', () => png(8000, 5001)],
])('refuses %s as a poster, and stores the video without', async (_what, content) => {
  const { visitor } = world.cast
  const poster = typeof content === 'string' ? Buffer.from(content) : await content()
  const id = await sendVideo(visitor, poster)
  expect(await completeUpload(visitor, id)).toMatchObject({
    upload: { state: 'READY', kind: 'VIDEO', thumbnailUrl: null },
  })
  await world.harness.drain()
  const own = everyKey(id, { storageKey: null, previewKey: null })
  expect(world.objects().filter(name => own.includes(name))).toEqual([videoKey(id, 'video/mp4')])
})

test('removes data hidden in a poster', async () => {
  const both = Buffer.concat([await jpeg(80, 60), Buffer.from(`PK\u0003\u0004${SCRIPT}`)])
  const id = await sendVideo(world.cast.visitor, both)
  await completeUpload(world.cast.visitor, id)
  expect((await world.read(imageKey(id))).includes('script')).toBe(false)
})

test('removes data hidden in a photo', async () => {
  const both = Buffer.concat([await jpeg(80, 60), Buffer.from(`PK\u0003\u0004${SCRIPT}`)])
  for (const purpose of ['REQUEST_FILE', 'PROVIDER_PICTURE'] as const) {
    const { upload } = await uploadFile(world.cast.visitor, both, { ...PHOTO, purpose })
    const kept = await world.read(imageKey(upload?.id ?? ''))
    expect(kept.subarray(8, 12).toString()).toBe('WEBP')
    expect(kept.includes('script')).toBe(false)
  }
})

test('does not let the upload link change the photo afterwards', async () => {
  const { visitor } = world.cast
  const original = await jpeg(80, 60)
  const started = await begin(visitor, original.length)
  expect(await send(started, original)).toBe(200)
  await completeUpload(visitor, started.id)
  const kept = await world.read(imageKey(started.id))
  await world.harness.drain()
  await send(started, await png(20, 20))
  expect(await completeUpload(visitor, started.id)).toMatchObject({ upload: { width: 80 } })
  expect(await world.read(imageKey(started.id))).toEqual(kept)
})

test('gives viewers of a photo no access to its upload', async () => {
  const { request, uploadId } = await requestWithPhoto(world.cast.visitor)
  for (const viewer of [world.cast.pending, world.cast.litoral, world.cast.admin]) {
    const links = await linksOf(viewer, request)
    expect(links?.thumbnailUrl).toMatch(/^http/)
    expect(JSON.stringify(links)).not.toContain(uploadId)
  }
})

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\fotos\\..\\gol.jpg', 'gol.jpg'],
  ['x.jpg"\r\nSet-Cookie: a=b', 'x.jpg" Set-Cookie: a=b'],
  ['foto.jpg\u0000.html', 'foto.jpg.html'],
  ['x"; filename=evil.html', 'x"; filename=evil.html'],
])('ignores the file name %j in paths and headers', async (fileName, kept) => {
  const { request } = await requestWithPhoto(world.cast.ana, fileName)
  const links = await linksOf(world.cast.ana, request)
  expect(links?.fileName).toBe(kept)
  const answer = await fetch(links?.downloadUrl ?? '')
  const [disposition = ''] = [answer.headers.get('content-disposition')]
  expect(disposition).toMatch(
    /^attachment; filename="[^"%\r\n/\\]+\.webp"; filename\*=UTF-8''[^"\s/\\]+\.webp$/,
  )
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('content-type')).toBe('image/webp')
})

test('shows nothing by a stored link two hours later', async () => {
  const { request } = await requestWithPhoto(world.cast.ana)
  const links = await linksOf(world.cast.litoral, request)
  const urls = [links?.url, links?.thumbnailUrl, links?.downloadUrl].map(String)
  for (const url of urls) expect((await fetch(url)).status).toBe(200)
  world.harness.clock.advance(2 * HOUR_MS + SECOND_MS)
  for (const url of urls) expect((await fetch(url)).status).toBe(400)
})

test('does the work once when the same upload is canceled repeatedly', async () => {
  const { ana } = world.cast
  const id = await sendFile(ana, await jpeg(80, 60))
  await world.harness.drain()
  for (let times = 0; times < 5; times += 1)
    expect((await cancelUpload(ana, id)).upload?.state).toBe('REJECTED')
  expect(await world.harness.drain()).toBe(1)
})

test('limits a stranger who only starts uploads', async () => {
  const elsewhere = world.harness.visitorAt('203.0.113.9')
  const { id } = await begin(elsewhere, 1000)
  const codes = new Set<string | undefined>()
  for (let times = 0; times < 240; times += 1) codes.add((await completeUpload(elsewhere, id)).code)
  expect([...codes]).toEqual(['UPLOAD_REJECTED'])
  expect((await completeUpload(elsewhere, id)).code).toBe('RATE_LIMITED')
  expect((await cancelUpload(elsewhere, id)).code).toBe('RATE_LIMITED')
})
