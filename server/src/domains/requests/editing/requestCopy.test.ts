import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../../test/harness.ts'
import { jpeg, shortMp4 } from '../../../../test/pictures.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import {
  completeUpload,
  createUploadsWorld,
  PHOTO,
  sendVideo,
  type UploadsWorld,
  uploadFile,
  VIDEO,
} from '../../../../test/uploadsWorld.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { expireUpload } from '../../uploads/upload.jobTypes.ts'
import { everyKey, imageKey } from '../../uploads/uploadKeys.ts'
import { eraseRequests } from './eraseRequests.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const COPY = /* GraphQL */ `
  mutation ($id: ID!) {
    copyPartRequest(id: $id) {
      __typename
      ... on CopyPartRequestPayload {
        request { brand }
        parts { id description }
        files { partId upload { id state kind fileName thumbnailUrl width durationMs } }
        missing
      }
      ... on Refusal { code message }
    }
  }
`
interface Copied {
  readonly __typename: string
  readonly message?: string
  readonly parts: { readonly id: string; readonly description: string }[]
  readonly files: {
    readonly partId: string | null
    readonly upload: { id: string; fileName: string; thumbnailUrl: string | null }
  }[]
  readonly missing: string[]
}
const copy = async (caller: Caller, id: string) =>
  (await caller.data<{ copyPartRequest: Copied }>(COPY, { id })).copyPartRequest

const prisma = () => world.harness.services.db.prisma
const objectsOf = (uploadId: string) => {
  const own = everyKey(uploadId, { storageKey: null, previewKey: null })
  return world.objects().filter(name => own.includes(name))
}

async function photo(caller: Caller, fileName = 'foto.jpg'): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...PHOTO, fileName })
  return upload?.id ?? 'none'
}

/** An own request of two parts that was called off; the second part has a photo. */
async function endedRequest(caller: Caller, uploadIds: readonly string[], ofSecond: readonly string[] = []) {
  const part = { condition: 'ANY', quantity: 1, urgency: 'LOW' }
  const parts = [
    { ...part, description: 'Óptica' },
    { ...part, description: 'Faro', uploadIds: ofSecond },
  ]
  const request = await createRequest(caller, { parts, uploadIds })
  await prisma().partRequest.update({ where: { id: request.rawId }, data: { state: 'CANCELED' } })
  return request
}

test('copies a finished request with its files, each in its place', async () => {
  const { ana } = world.cast
  const { upload: video } = await uploadFile(ana, await shortMp4(), VIDEO)
  const sent = { all: await photo(ana, 'auto.jpg'), second: await photo(ana, 'faro.jpg') }
  const { id, partIds } = await endedRequest(ana, [sent.all, video?.id ?? ''], [sent.second])
  const copied = await copy(ana, id)
  expect(copied).toMatchObject({
    parts: [{ description: 'Óptica' }, { description: 'Faro' }],
    files: [
      { partId: partIds[1], upload: { state: 'READY', kind: 'IMAGE', fileName: 'faro.jpg', width: 80 } },
      { partId: null, upload: { state: 'READY', kind: 'IMAGE', fileName: 'auto.jpg' } },
      { partId: null, upload: { state: 'READY', kind: 'VIDEO', durationMs: expect.any(Number) } },
    ],
    missing: [],
  })
  const uploadIds = copied.files.map(({ upload }) => upload.id)
  const again = await createRequest(ana, { uploadIds })
  const files = await prisma().requestFile.findMany({ where: { requestId: again.rawId } })
  expect(files.map(({ uploadId }) => uploadId).toSorted()).toEqual(uploadIds.toSorted())
})

test('a video that is asked for again keeps its poster', async () => {
  const { ana } = world.cast
  const sent = await completeUpload(ana, await sendVideo(ana, await jpeg(640, 480)))
  const { id } = await endedRequest(ana, [sent.upload?.id ?? ''])
  const [file] = (await copy(ana, id)).files
  const thumbnail = await fetch(file?.upload.thumbnailUrl ?? '')
  expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  const again = await createRequest(ana, { uploadIds: [file?.upload.id ?? ''] })
  const { node } = await ana.data<{ node: { files: { url: string; posterUrl: string }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on PartRequest { files { url posterUrl } } } }',
    { id: again.id },
  )
  const types = node.files.flatMap(({ url, posterUrl }) => [url, posterUrl])
  expect(await Promise.all(types.map(async url => (await fetch(url)).headers.get('content-type')))).toEqual([
    'video/mp4',
    'image/webp',
  ])
})

test('keeps the files of each when the other is erased', async () => {
  const { ana } = world.cast
  const { harness } = world
  const first = await photo(ana)
  const { id, rawId } = await endedRequest(ana, [first])
  const [one, other] = [await copy(ana, id), await copy(ana, id)]
  const [again = '', third = ''] = [one, other].map(({ files }) => files[0]?.upload.id ?? '')
  const { rawId: secondId } = await createRequest(ana, { uploadIds: [again] })
  const erase = (which: string) =>
    harness.services.transact(unit => eraseRequests(unit, { id: which }, harness.clock.now()))
  await erase(secondId)
  await harness.drain()
  expect(objectsOf(again)).toEqual([])
  expect(objectsOf(first)).toHaveLength(2)
  await erase(rawId)
  await harness.drain()
  expect(objectsOf(first)).toEqual([])
  expect(objectsOf(third)).toHaveLength(2)
})

test('deletes an unused copy after a day, and not its original', async () => {
  const { ana } = world.cast
  const { harness } = world
  const first = await photo(ana)
  const { id } = await endedRequest(ana, [first])
  const copyId = (await copy(ana, id)).files[0]?.upload.id ?? ''
  await harness.drain()
  expect(objectsOf(copyId)).toHaveLength(2)
  const inTime = harness.clock.now()
  harness.clock.advance(2 * DAY_MS)
  for (const uploadId of [copyId, first]) await harness.runJob(expireUpload.queue, { uploadId })
  expect(objectsOf(copyId)).toEqual([])
  expect(objectsOf(first)).toHaveLength(2)
  harness.clock.advance(inTime.getTime() - harness.clock.now().getTime())
})

test('names a file that is no longer stored, and leaves no remains', async () => {
  const { ana } = world.cast
  const [kept, lost] = [await photo(ana, 'queda.jpg'), await photo(ana, 'perdida.jpg')]
  const { id } = await endedRequest(ana, [kept, lost])
  await world.harness.services.storage.remove(imageKey(lost))
  await world.harness.drain()
  const before = world.objects().length
  const { files, missing } = await copy(ana, id)
  expect([files.map(({ upload }) => upload.fileName), missing]).toEqual([['queda.jpg'], ['perdida.jpg']])
  await world.harness.drain()
  expect(world.objects()).toHaveLength(before + 2)
})

test('an open one is not copied, nor more than twenty an hour', async () => {
  const { bruno } = world.cast
  const open = await createRequest(bruno)
  expect(await copy(bruno, open.id)).toMatchObject({
    __typename: 'WrongState',
    message: 'El pedido todavía recibe ofertas.',
  })
  const { id } = await endedRequest(bruno, [])
  const names = []
  for (let times = 0; times < 21; times += 1) names.push((await copy(bruno, id)).__typename)
  expect(names).toEqual([...Array.from({ length: 20 }, () => 'CopyPartRequestPayload'), 'RateLimited'])
})
