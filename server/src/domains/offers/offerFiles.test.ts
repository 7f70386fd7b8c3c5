import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import { jpeg } from '../../../test/pictures.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import {
  createUploadsWorld,
  OFFER_PHOTO,
  PHOTO,
  startUpload,
  type UploadsWorld,
  uploadFile,
} from '../../../test/uploadsWorld.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) {
    reviseOffer(input: $input) {
      __typename
      ... on Refusal { code message path }
    }
  }
`
const FILES = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Offer { currentVersion { fileCount files { kind fileName uploadId thumbnailUrl url } } }
    }
  }
`

interface File {
  readonly kind: string
  readonly fileName: string
  readonly uploadId: string | null
  readonly thumbnailUrl: string | null
  readonly url: string | null
}

async function filesOf(caller: Caller, id: string) {
  const { node } = await caller.data<{
    node: { currentVersion: { fileCount: number; files: readonly File[] } } | null
  }>(FILES, { id })
  return node?.currentVersion ?? null
}

async function photo(caller: Caller, fileName: string, purpose = OFFER_PHOTO): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...purpose, fileName })
  return upload?.id ?? 'none'
}

async function offer(caller: Caller, request: CreatedRequest, uploadIds: readonly string[]) {
  const { makeOffer } = await caller.data<{
    makeOffer: { offer?: { id: string }; path?: string[]; message?: string }
  }>(MAKE_OFFER, {
    input: { requestId: request.id, lines: request.partIds.map(id => line(id)), uploadIds },
  })
  return makeOffer
}

test('shows the photos of an offer to the buyer in order, and to no other provider', async () => {
  const { litoral, bulevar, ana } = world.cast
  const request = await createRequest(ana)
  const ids = [await photo(litoral, 'Litoral 099123456.jpg'), await photo(litoral, 'dorso.jpg')]
  const id = (await offer(litoral, request, ids)).offer?.id ?? ''
  const shown = await filesOf(ana, id)
  expect(shown).toMatchObject({
    fileCount: 2,
    files: [
      { kind: 'IMAGE', fileName: 'Foto', uploadId: null },
      { kind: 'IMAGE', fileName: 'Foto', uploadId: null },
    ],
  })
  expect((await fetch(shown?.files[0]?.url ?? '')).headers.get('content-type')).toBe('image/webp')
  expect((await fetch(shown?.files[0]?.thumbnailUrl ?? '')).status).toBe(200)
  const own = (await filesOf(litoral, id))?.files
  expect(own?.map(({ uploadId }) => uploadId)).toEqual(ids)
  expect(own?.map(({ fileName }) => fileName)).toEqual(['Litoral 099123456.jpg', 'dorso.jpg'])
  expect(await filesOf(bulevar, id)).toBe(null)
})

test('a revision keeps, adds and removes photos, and the version before keeps its own', async () => {
  const { litoral, ana } = world.cast
  const request = await createRequest(ana)
  const kept = await photo(litoral, 'queda.jpg')
  const removed = await photo(litoral, 'se-va.jpg')
  const offerId = (await offer(litoral, request, [kept, removed])).offer?.id ?? ''
  const added = await photo(litoral, 'nueva.jpg')
  const input = { offerId, versionNumber: 1, lines: request.partIds.map(id => line(id)) }
  expect(await litoral.data(REVISE, { input: { ...input, uploadIds: [added, kept] } })).toMatchObject({
    reviseOffer: { __typename: 'OfferPayload' },
  })
  expect((await filesOf(litoral, offerId))?.files.map(({ fileName }) => fileName)).toEqual([
    'nueva.jpg',
    'queda.jpg',
  ])
  const before = await world.harness.services.db.prisma.offerFile.findMany({
    where: { version: { number: 1 }, uploadId: { in: [kept, removed] } },
    orderBy: { position: 'asc' },
  })
  expect(before.map(({ uploadId }) => uploadId)).toEqual([kept, removed])
  expect(
    await litoral.data(REVISE, { input: { ...input, versionNumber: 2, uploadIds: [removed] } }),
  ).toMatchObject({ reviseOffer: { code: 'INVALID_INPUT', path: ['uploadIds', '0'] } })
})

test('refuses a sixth photo, also beside kept ones, and files of another offer, purpose or person', async () => {
  const { litoral, bulevar, ana } = world.cast
  const six = await Promise.all(Array.from({ length: 6 }, (_, index) => photo(litoral, `${index}.jpg`)))
  const request = await createRequest(ana)
  const TOO_MANY = { path: ['uploadIds'], message: 'Máximo 5 imágenes permitidas' }
  expect(await offer(litoral, request, six)).toMatchObject(TOO_MANY)
  const five = six.slice(0, 5)
  const offerId = (await offer(litoral, request, five)).offer?.id ?? ''
  const input = {
    offerId,
    versionNumber: 1,
    lines: request.partIds.map(id => line(id)),
    uploadIds: [...five, six[5]],
  }
  expect(await litoral.data(REVISE, { input })).toMatchObject({ reviseOffer: TOO_MANY })
  const foreign = [six[0] ?? '', await photo(bulevar, 'ajena.jpg'), await photo(ana, 'pedido.jpg', PHOTO)]
  const next = await createRequest(ana)
  for (const uploadId of foreign)
    expect(await offer(litoral, next, [uploadId])).toMatchObject({ path: ['uploadIds', '0'] })
})

test('only approved providers send them', async () => {
  const body = { ...OFFER_PHOTO, bytes: 100 }
  expect(await startUpload(world.harness.visitor, body)).toMatchObject({ __typename: 'SignInRequired' })
  for (const caller of [world.cast.ana, world.cast.pending])
    expect(await startUpload(caller, body)).toMatchObject({ __typename: 'NotAllowed' })
})
