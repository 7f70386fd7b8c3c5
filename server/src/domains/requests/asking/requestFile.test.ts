import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../../test/harness.ts'
import { createOffer } from '../../../../test/offersWorld.ts'
import { jpeg, shortMp4 } from '../../../../test/pictures.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import {
  cancelUpload,
  completeUpload,
  createUploadsWorld,
  PHOTO,
  sendFile,
  sendVideo,
  type UploadsWorld,
  uploadFile,
  VIDEO,
} from '../../../../test/uploadsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { everyKey, imageKey, thumbnailKey } from '../../uploads/uploadKeys.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const FILES = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        photoCount
        hasVideo
        files {
          id kind fileName contentType bytes width height durationMs thumbnailUrl url posterUrl downloadUrl
        }
      }
      ... on RequestFile { kind thumbnailUrl url posterUrl downloadUrl }
    }
  }
`
interface File {
  readonly id: string
  readonly thumbnailUrl: string | null
  readonly url: string | null
  readonly posterUrl: string | null
  readonly downloadUrl: string | null
}
async function filesOf(caller: Caller, id: string): Promise<readonly File[] | null> {
  const { node } = await caller.data<{ node: { files: File[] } | null }>(FILES, { id })
  return node && node.files
}

async function photo(caller: Caller, fileName = 'foto.jpg'): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...PHOTO, fileName })
  return upload?.id ?? 'none'
}
async function video(caller: Caller): Promise<string> {
  const { upload } = await uploadFile(caller, await shortMp4(), VIDEO)
  return upload?.id ?? 'none'
}

async function create(caller: Caller, uploadIds: readonly string[], submissionKey: string = randomUUID()) {
  const input = requestInput({ uploadIds, submissionKey })
  const { createPartRequest } = await caller.data<{
    createPartRequest: {
      __typename: string
      request?: { id: string }
      fields?: { path: string[]; message: string }[]
    }
  }>(CREATE_REQUEST, { input })
  return createPartRequest
}

const GONE = 'Ese archivo ya no está. Volvé a subirlo.'

test('a request shows its files in the order they were given', async () => {
  const { ana } = world.cast
  const uploadIds = [await photo(ana, 'Óptica.JPG'), await video(ana), await photo(ana)]
  const { id } = await createRequest(ana, { uploadIds })
  const { node } = await ana.data<{ node: Record<string, unknown> }>(FILES, { id })
  const link = expect.stringContaining('http')
  expect(node).toMatchObject({
    photoCount: 2,
    hasVideo: true,
    files: [
      {
        kind: 'IMAGE',
        fileName: 'Óptica.JPG',
        contentType: 'image/webp',
        width: 80,
        height: 60,
        durationMs: null,
        thumbnailUrl: link,
        url: link,
        posterUrl: null,
      },
      {
        kind: 'VIDEO',
        contentType: 'video/mp4',
        durationMs: 3000,
        thumbnailUrl: null,
        url: link,
        posterUrl: null,
      },
      { kind: 'IMAGE', fileName: 'foto.jpg' },
    ],
  })
  const [first] = (await filesOf(ana, id)) ?? []
  const saved = await fetch(first?.downloadUrl ?? '')
  expect(saved.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%93ptica.webp")
  expect((await fetch(first?.url ?? '')).headers.get('content-disposition')).toBeNull()
})

/** The rights of a viewer to thumbnail, full size and download; null when they see no such request. */
async function rights(caller: Caller, id: string): Promise<string | null> {
  const files = await filesOf(caller, id)
  const [file] = files ?? []
  if (!file) return null
  const granted = Object.entries({
    thumbnail: file.thumbnailUrl,
    url: file.url,
    poster: file.posterUrl,
    download: file.downloadUrl,
  })
  return granted.flatMap(([name, link]) => (link === null ? [] : [name])).join(' ')
}
const ALL = 'thumbnail url download'

test('grants a photo in full, as a thumbnail, or not at all, by viewer', async () => {
  const { ana, bruno, litoral, bulevar, pending, admin, visitor } = world.cast
  const request = await createRequest(ana, { uploadIds: [await photo(ana)] })
  const everybody = async () =>
    Promise.all([ana, admin, litoral, bulevar, pending, bruno, visitor].map(one => rights(one, request.id)))
  expect(await everybody()).toEqual([ALL, ALL, ALL, ALL, 'thumbnail', null, null])

  // A finished request stays visible to its parties.
  await createOffer(litoral, request)
  await ana.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
    { id: request.id },
  )
  expect(await everybody()).toEqual([ALL, ALL, ALL, '', '', null, null])

  const [file] = (await filesOf(ana, request.id)) ?? []
  const node = async (caller: Caller) => (await caller.data<{ node: unknown }>(FILES, { id: file?.id })).node
  expect(await node(litoral)).toMatchObject({ url: expect.any(String) })
  expect(await node(bulevar)).toMatchObject({ kind: 'IMAGE', thumbnailUrl: null, url: null })
  for (const stranger of [bruno, visitor]) expect(await node(stranger)).toBeNull()
})

test('grants the poster of a video to the viewers of the video', async () => {
  const { ana, bruno, litoral, pending, admin, visitor } = world.cast
  const { upload } = await completeUpload(ana, await sendVideo(ana, await jpeg(640, 480)))
  const request = await createRequest(ana, { uploadIds: [upload?.id] })
  const everybody = [ana, admin, litoral, pending, bruno, visitor].map(one => rights(one, request.id))
  const all = 'thumbnail url poster download'
  expect(await Promise.all(everybody)).toEqual([all, all, all, 'thumbnail', null, null])
  const [file] = (await filesOf(ana, request.id)) ?? []
  const poster = await fetch(file?.posterUrl ?? '')
  expect(poster.headers.get('content-type')).toBe('image/webp')
  expect(poster.headers.get('content-disposition')).toBeNull()
})

test('hides the file name from others: a name can identify the buyer', async () => {
  const { ana, litoral, pending } = world.cast
  const name = 'Cédula de Ana Pereira.JPG'
  const { id } = await createRequest(ana, { uploadIds: [await photo(ana, name)] })
  for (const caller of [ana, litoral]) expect(await filesOf(caller, id)).toMatchObject([{ fileName: name }])
  expect(await filesOf(pending, id)).toMatchObject([{ fileName: 'foto.webp' }])
})

test('with its last day the photos of a request close to providers', async () => {
  const { ana, bulevar } = world.cast
  const { id } = await createRequest(ana, { uploadIds: [await photo(ana)] })
  const start = world.harness.clock.now().getTime()
  world.harness.clock.advance(30 * DAY_MS)
  expect(await rights(bulevar, id)).toBe('')
  expect(await rights(ana, id)).toBe(ALL)
  world.harness.clock.advance(start - world.harness.clock.now().getTime())
})

test('gives a visitor who submits no links to the files', async () => {
  const { visitor } = world.cast
  const input = requestInput({ uploadIds: [await photo(visitor)] })
  const { createPartRequest } = await visitor.data<{ createPartRequest: { request: { files: File[] } } }>(
    /* GraphQL */ `
      mutation ($input: CreatePartRequestInput!) {
        createPartRequest(input: $input) {
          ... on CreatePartRequestPayload { request { files { id thumbnailUrl url downloadUrl } } }
        }
      }
    `,
    { input },
  )
  expect(createPartRequest.request.files).toEqual([
    { id: expect.any(String), thumbnailUrl: null, url: null, downloadUrl: null },
  ])
})

test('an upload is part of one request', async () => {
  const { ana } = world.cast
  const id = await photo(ana)
  const outcomes = await Promise.all([create(ana, [id]), create(ana, [id])])
  expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
    'CreatePartRequestPayload',
    'InvalidInput',
  ])
  expect(await create(ana, [id])).toMatchObject({ fields: [{ path: ['uploadIds', '0'], message: GONE }] })
  expect(await cancelUpload(ana, id)).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ese archivo ya está en uso.',
  })
})

test('creates one request when a submission with a photo is sent twice at once', async () => {
  const { ana } = world.cast
  const id = await photo(ana)
  const submissionKey = randomUUID()
  const [first, second] = await Promise.all([
    create(ana, [id], submissionKey),
    create(ana, [id], submissionKey),
  ])
  expect(first).toMatchObject({ __typename: 'CreatePartRequestPayload', request: { id: expect.any(String) } })
  expect(second).toEqual(first)
})

test('only what is ready, in time and one’s own can be part of a request', async () => {
  const { ana, bruno, visitor } = world.cast
  const canceled = await photo(ana)
  await cancelUpload(ana, canceled)
  const unlooked = await sendFile(ana, await jpeg())
  const good = await photo(ana)
  expect(await create(ana, [good, canceled, unlooked])).toMatchObject({
    fields: [
      { path: ['uploadIds', '1'], message: GONE },
      { path: ['uploadIds', '2'], message: GONE },
    ],
  })
  for (const stranger of [bruno, visitor]) {
    expect(await create(stranger, [good])).toMatchObject({ fields: [{ path: ['uploadIds', '0'] }] })
  }
  const begunAsVisitor = await photo(visitor)
  expect(await create(ana, [good, begunAsVisitor])).toMatchObject({ __typename: 'CreatePartRequestPayload' })

  const old = await photo(ana)
  world.harness.clock.advance(DAY_MS)
  expect(await create(ana, [old])).toMatchObject({ fields: [{ message: GONE }] })
})

test('five photos and one video are the most', async () => {
  const { ana } = world.cast
  const photos = await Promise.all(Array.from({ length: 6 }, () => photo(ana)))
  const videos = [await video(ana), await video(ana)]
  expect(await create(ana, photos)).toMatchObject({
    fields: [{ path: ['uploadIds'], message: 'Máximo 5 imágenes permitidas' }],
  })
  expect(await create(ana, videos)).toMatchObject({
    fields: [{ path: ['uploadIds'], message: 'Máximo 1 video permitido' }],
  })
  expect(await create(ana, [...photos.slice(0, 5), ...videos.slice(0, 1)])).toMatchObject({
    __typename: 'CreatePartRequestPayload',
  })
})

test('keeps used files longer than the upload’s day, without the original bytes', async () => {
  const { ana } = world.cast
  const uploadId = await photo(ana)
  const { id } = await createRequest(ana, { uploadIds: [uploadId] })
  world.harness.clock.advance(DAY_MS + HOUR_MS)
  await world.harness.drain({ ahead: true })
  expect(await rights(ana, id)).toBe(ALL)
  expect(
    world
      .objects()
      .filter(name => everyKey(uploadId, { storageKey: null, previewKey: null }).includes(name))
      .toSorted(),
  ).toEqual([imageKey(uploadId), thumbnailKey(uploadId)])
})

test('a feed with photos takes no more reads than one without', async () => {
  const { ana, litoral } = world.cast
  const FEED = '{ requestFeed(first: 30) { edges { node { photoCount files { thumbnailUrl url } } } } }'
  const reads = async () => {
    world.harness.statements.length = 0
    await litoral.data(FEED)
    return world.harness.statements.filter(statement => statement.startsWith('SELECT')).length
  }
  await createRequest(ana, { uploadIds: [await photo(ana)] })
  const one = await reads()
  await createRequest(ana, { uploadIds: [await photo(ana), await photo(ana)] })
  await createRequest(ana, { uploadIds: [await photo(ana)] })
  expect(await reads()).toBe(one)
})
