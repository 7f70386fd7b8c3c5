import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CREATE_CUSTOM_ORDER,
  EDIT_CUSTOM_ORDER,
  FAROL,
  OPTICA,
  QUOTE,
  type WrittenCustomOrder,
  writeCustomOrder,
} from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import { jpeg } from '../../../test/pictures.ts'
import {
  createUploadsWorld,
  ITEM_PHOTO,
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

interface Item {
  readonly thumbnailUrl: string | null
  readonly files: readonly {
    readonly uploadId: string
    readonly fileName: string
    readonly url: string | null
  }[]
}

async function itemsOf({ guest }: WrittenCustomOrder): Promise<readonly Item[]> {
  const read = await guest.data<{ followedCustomOrder: { items: Item[] } }>(
    '{ followedCustomOrder { items { thumbnailUrl files { uploadId fileName url } } } }',
  )
  return read.followedCustomOrder.items
}
const namesOf = async (order: WrittenCustomOrder) =>
  (await itemsOf(order)).map(({ files }) => files.map(({ fileName }) => fileName))

async function photo(caller: Caller, fileName: string, purpose = ITEM_PHOTO): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...purpose, fileName })
  return upload?.id ?? 'none'
}

const create = (items: unknown) =>
  world.cast.litoral.data(CREATE_CUSTOM_ORDER, {
    input: { submissionKey: randomUUID(), ...QUOTE, items },
  })

test('shows the photos of each item to the holder of the link, in order', async () => {
  const { litoral } = world.cast
  const order = await writeCustomOrder(world.harness, litoral, {
    items: [
      { ...OPTICA, uploadIds: [await photo(litoral, 'frente.jpg'), await photo(litoral, 'dorso.jpg')] },
      FAROL,
    ],
  })
  expect(await namesOf(order)).toEqual([['frente.jpg', 'dorso.jpg'], []])
  const [first, second] = await itemsOf(order)
  expect((await fetch(first?.files[0]?.url ?? '')).headers.get('content-type')).toBe('image/webp')
  expect((await fetch(first?.thumbnailUrl ?? '')).status).toBe(200)
  expect(second?.thumbnailUrl).toBe(null)
})

test('an edit keeps, moves, adds and removes photos, and the version before keeps its own', async () => {
  const { litoral } = world.cast
  const [kept, removed, added] = await Promise.all(
    ['queda.jpg', 'se-va.jpg', 'nueva.jpg'].map(name => photo(litoral, name)),
  )
  const order = await writeCustomOrder(world.harness, litoral, {
    items: [{ ...OPTICA, uploadIds: [kept ?? '', removed ?? ''] }, FAROL],
  })
  const input = {
    customOrderId: order.id,
    version: 1,
    ...QUOTE,
    items: [OPTICA, { ...FAROL, uploadIds: [added, kept] }],
  }
  expect(await litoral.data(EDIT_CUSTOM_ORDER, { input })).toMatchObject({
    editCustomOrder: { customOrder: { version: 2 } },
  })
  expect(await namesOf(order)).toEqual([[], ['nueva.jpg', 'queda.jpg']])
  const { prisma } = world.harness.services.db
  const before = await prisma.customOrderFile.findMany({
    where: { item: { version: { customOrderId: order.rawId, number: 1 } } },
    orderBy: { position: 'asc' },
  })
  expect(before.map(({ uploadId }) => uploadId)).toEqual([kept, removed])
  // A removed photo belongs to a version that may be paid; adding it again needs a new upload.
  const again = { ...input, version: 2, items: [{ ...OPTICA, uploadIds: [removed] }] }
  expect(await litoral.data(EDIT_CUSTOM_ORDER, { input: again })).toMatchObject({
    editCustomOrder: { code: 'INVALID_INPUT', path: ['items', '0', 'uploadIds', '0'] },
  })
})

test('refuses a sixth photo, one in two items, one of another order, purpose or person', async () => {
  const { litoral, bulevar, ana } = world.cast
  const six = await Promise.all(Array.from({ length: 6 }, (_, index) => photo(litoral, `${index}.jpg`)))
  expect(await create([{ ...OPTICA, uploadIds: six }])).toMatchObject({
    createCustomOrder: { path: ['items', '0', 'uploadIds'], message: 'Máximo 5 imágenes permitidas' },
  })
  const [first = ''] = six
  expect(
    await create([
      { ...OPTICA, uploadIds: [first] },
      { ...FAROL, uploadIds: [first] },
    ]),
  ).toMatchObject({
    createCustomOrder: {
      path: ['items', '1', 'uploadIds', '0'],
      message: 'Ese archivo ya está en otro ítem',
    },
  })
  // The refusal took none of the uploads: five of them may still be used, and then no more.
  expect(await create([{ ...OPTICA, uploadIds: six.slice(0, 5) }])).toMatchObject({
    createCustomOrder: { customOrder: { state: 'PENDING' } },
  })
  const foreign = [first, await photo(bulevar, 'ajena.jpg'), await photo(ana, 'pedido.jpg', PHOTO)]
  for (const uploadId of foreign)
    expect(await create([{ ...OPTICA, uploadIds: [uploadId] }])).toMatchObject({
      createCustomOrder: { code: 'INVALID_INPUT', path: ['items', '0', 'uploadIds', '0'] },
    })
})

test('only approved providers send them', async () => {
  const body = { ...ITEM_PHOTO, bytes: 100 }
  expect(await startUpload(world.harness.visitor, body)).toMatchObject({ __typename: 'SignInRequired' })
  for (const caller of [world.cast.ana, world.cast.pending])
    expect(await startUpload(caller, body)).toMatchObject({ __typename: 'NotAllowed' })
})
