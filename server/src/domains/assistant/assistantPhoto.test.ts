import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTalk,
  rawId,
  removePhoto,
  sendConsultation,
  tell,
  uploadedPhoto,
  visitorsOf,
} from '../../../test/assistantWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { submitRequest } from '../../../test/requestsWorld.ts'
import { createUploadsWorld, type UploadsWorld } from '../../../test/uploadsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'

let world: UploadsWorld
let newVisitor: () => Promise<Caller>
beforeAll(async () => {
  world = await createUploadsWorld()
  newVisitor = visitorsOf(world.harness)
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

/** A visitor who has sent so many photos, and the conversation. */
async function withPhotos(many: number) {
  const visitor = await newVisitor()
  const uploadIds = await Promise.all(Array.from({ length: many }, () => uploadedPhoto(world.harness)))
  const { conversation } = await tell(visitor, 'Bomba de agua de un Corsa 2008', { uploadIds })
  await world.harness.drain()
  if (!conversation) throw new Error('not told')
  return { visitor, uploadIds, id: conversation.id, photos: conversation.photos }
}

const filesOf = async (where: object) =>
  (await prisma().requestFile.findMany({ where, orderBy: { position: 'asc' } })).map(file => file.uploadId)

test('removes a deleted photo from the conversation, the request and the store', async () => {
  const { harness, objects } = world
  const before = objects().length
  const { visitor, uploadIds, id, photos } = await withPhotos(2)
  const [first, second] = photos
  expect((await removePhoto(visitor, first?.id ?? '')).conversation).toMatchObject({
    photos: [{ id: second?.id }],
    photoCount: 1,
  })
  await harness.drain()
  expect(objects().filter(key => key.includes(uploadIds[0] ?? ''))).toEqual([])
  expect(objects().length).toBeGreaterThan(before)
  expect(await removePhoto(await newVisitor(), second?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' })
  await sendConsultation(visitor, id)
  expect(await filesOf({ request: { conversation: { id: rawId(id) } } })).toEqual([uploadIds[1]])
  expect(await removePhoto(visitor, second?.id ?? '')).toMatchObject({ code: 'WRONG_STATE' })
})

test('the form sends what was sent to the assistant, days later too, and the conversation goes on without it', async () => {
  const { harness } = world
  const { visitor, uploadIds, id, photos } = await withPhotos(2)
  harness.clock.advance(3 * DAY_MS)
  await harness.drain({ ahead: true })
  expect(photos.map(({ uploadId }) => uploadId)).toEqual(uploadIds)
  const [taken, left] = uploadIds
  const request = await submitRequest(visitor, { uploadIds: [taken] })
  expect(await filesOf({ requestId: request.rawId })).toEqual([taken])
  expect((await openTalk(visitor))?.photos).toHaveLength(2)
  // An upload belongs to one request alone.
  await expect(submitRequest(visitor, { uploadIds: [taken] })).rejects.toThrow(/ya no está/)
  await sendConsultation(visitor, id)
  expect(await filesOf({ request: { conversation: { id: rawId(id) } } })).toEqual([left])
})

test('a photo that the form has sent stays in its request when it is taken back from the conversation', async () => {
  const { visitor, uploadIds, photos } = await withPhotos(1)
  const request = await submitRequest(visitor, { uploadIds })
  await removePhoto(visitor, photos[0]?.id ?? '')
  await world.harness.drain()
  expect(await prisma().upload.findUnique({ where: { id: uploadIds[0] ?? '' } })).toMatchObject({
    state: 'READY',
  })
  expect(await filesOf({ requestId: request.rawId })).toEqual(uploadIds)
})

test('does not send the assistant the same file again', async () => {
  const { visitor, uploadIds } = await withPhotos(1)
  expect(await tell(visitor, 'Otra vez', { uploadIds })).toMatchObject({ code: 'INVALID_INPUT' })
})
