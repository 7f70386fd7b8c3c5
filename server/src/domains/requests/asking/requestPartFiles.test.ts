import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../test/harness.ts'
import { jpeg } from '../../../../test/pictures.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import {
  createUploadsWorld,
  PHOTO,
  sendFile,
  type UploadsWorld,
  uploadFile,
} from '../../../../test/uploadsWorld.ts'
import { successorsOf } from './requestUploads.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())

const FILES = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) { ... on PartRequest { files { id fileName part { description } } } }
  }
`
interface File {
  readonly id: string
  readonly fileName: string
  readonly part: { readonly description: string } | null
}

async function filesOf(caller: Caller, id: string): Promise<readonly File[]> {
  return (await caller.data<{ node: { files: File[] } }>(FILES, { id })).node.files
}
/** 'a.jpg: Óptica', in the order in which they are shown. */
const shownOf = async (caller: Caller, id: string) =>
  (await filesOf(caller, id)).map(({ fileName, part }) => `${fileName}: ${part?.description ?? '–'}`)

async function photo(caller: Caller, fileName = 'foto.jpg'): Promise<string> {
  const { upload } = await uploadFile(caller, await jpeg(80, 60), { ...PHOTO, fileName })
  return upload?.id ?? 'none'
}

const part = (description: string, uploadIds: readonly string[] = []) => ({ description, uploadIds })

async function create(caller: Caller, overrides: Record<string, unknown>) {
  const input = requestInput(overrides)
  return (
    await caller.data<{ createPartRequest: { fields?: { path: string[]; message: string }[] } }>(
      CREATE_REQUEST,
      {
        input,
      },
    )
  ).createPartRequest
}

test('assigns each file to a part or the whole request, and shows providers which', async () => {
  const { ana, litoral } = world.cast
  const { id } = await createRequest(ana, {
    parts: [
      part('Óptica', [await photo(ana, 'a.jpg'), await photo(ana, 'b.jpg')]),
      part('Faro', [await photo(ana, 'c.jpg')]),
    ],
    uploadIds: [await photo(ana, 'auto.jpg')],
  })
  const shown = ['a.jpg: Óptica', 'b.jpg: Óptica', 'c.jpg: Faro', 'auto.jpg: –']
  expect(await shownOf(ana, id)).toEqual(shown)
  expect(await shownOf(litoral, id)).toEqual(shown)
})

test('the limits are those of the whole request, wherever its files are', async () => {
  const { ana } = world.cast
  const photos = await Promise.all(Array.from({ length: 6 }, () => photo(ana)))
  expect(
    await create(ana, {
      parts: [part('Óptica', photos.slice(0, 2)), part('Faro', photos.slice(2, 4))],
      uploadIds: photos.slice(4),
    }),
  ).toMatchObject({ fields: [{ path: ['uploadIds'], message: 'Máximo 5 imágenes permitidas' }] })
})

test('two hundred files are refused, in one part and over many', async () => {
  const { ana } = world.cast
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID())
  expect(await create(ana, { parts: [part('Óptica', ids)] })).toMatchObject({
    fields: [{ path: ['parts', '0', 'uploadIds'], message: 'Son demasiados archivos' }],
  })
  const parts = [0, 50, 100, 150].map(from => part(`Óptica ${from}`, ids.slice(from, from + 50)))
  expect((await create(ana, { parts })).fields).toHaveLength(200)
})

test('refuses an unusable file at its part', async () => {
  const { ana, bruno } = world.cast
  const good = await photo(ana)
  const unlooked = await sendFile(ana, await jpeg())
  const hostile = await uploadFile(ana, Buffer.from('<script>alert(1)</script>'), PHOTO)
  const anothers = await photo(bruno)
  const gone = 'Ese archivo ya no está. Volvé a subirlo.'
  expect(hostile.upload ?? null).toBeNull()
  expect(
    await create(ana, { parts: [part('Óptica', [good]), part('Faro', [unlooked, anothers])] }),
  ).toMatchObject({
    fields: [
      { path: ['parts', '1', 'uploadIds', '0'], message: gone },
      { path: ['parts', '1', 'uploadIds', '1'], message: gone },
    ],
  })
  expect(await create(ana, { parts: [part('Óptica', [good])], uploadIds: [good] })).toMatchObject({
    fields: [{ path: ['uploadIds', '0'], message: 'Ese archivo ya está en otro repuesto' }],
  })
})

test('sent twice it is one request; with a file at another part it is another', async () => {
  const { ana } = world.cast
  const id = await photo(ana)
  const { submissionKey } = requestInput()
  const sent = { submissionKey, parts: [part('Óptica', [id]), part('Faro')] }
  const first = await create(ana, sent)
  expect(first).toMatchObject({ request: { id: expect.any(String) } })
  expect(await create(ana, sent)).toEqual(first)
  expect(await create(ana, { ...sent, parts: [part('Óptica'), part('Faro', [id])] })).toMatchObject({
    fields: [{ path: ['submissionKey'] }],
  })
})

test('in an edit files stay with their part while it is asked for, and new ones join theirs', async () => {
  const { ana } = world.cast
  const request = await createRequest(ana, {
    parts: [part('Óptica', [await photo(ana, 'a.jpg')]), part('Faro', [await photo(ana, 'b.jpg')])],
  })
  const { submissionKey: _key, contact: _contact, ...asked } = requestInput()
  const edit = async (revision: number, more: Record<string, unknown>) => {
    const keptFileIds = (await filesOf(ana, request.id)).map(({ id }) => id)
    const input = { ...asked, id: request.id, revision, keptFileIds, ...more }
    await ana.data(
      'mutation ($input: EditPartRequestInput!) { editPartRequest(input: $input) { __typename ... on Refusal { message } } }',
      { input },
    )
    return shownOf(ana, request.id)
  }
  const parts = [part('Faro'), part('Óptica, con lámpara', [await photo(ana, 'c.jpg')])]
  expect(await edit(1, { parts })).toEqual([
    'a.jpg: Óptica, con lámpara',
    'b.jpg: Faro',
    'c.jpg: Óptica, con lámpara',
  ])
  expect(await edit(2, { parts: [part('Faro')] })).toEqual(['a.jpg: –', 'b.jpg: Faro', 'c.jpg: –'])
})

const EDIT = /* GraphQL */ `
  mutation ($input: EditPartRequestInput!) {
    done: editPartRequest(input: $input) {
      ... on ChangedRequestPayload { request { edits { kind aspects } } }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const ADD = /* GraphQL */ `
  mutation ($input: AddToPartRequestInput!) {
    done: addToPartRequest(input: $input) {
      ... on ChangedRequestPayload { request { edits { kind aspects } } }
      ... on InvalidInput { fields { path message } }
    }
  }
`

/** Ana's request for two parts with a photo each, and one of all. */
async function requestWithFiles() {
  const { ana } = world.cast
  const request = await createRequest(ana, {
    parts: [part('Óptica', [await photo(ana, 'a.jpg')]), part('Faro', [await photo(ana, 'b.jpg')])],
    uploadIds: [await photo(ana, 'auto.jpg')],
  })
  const files = await filesOf(ana, request.id)
  const idOf = (name: string) => files.find(({ fileName }) => fileName === name)?.id ?? 'none'
  const { submissionKey: _key, contact: _contact, ...asked } = requestInput()
  const edit = async (more: Record<string, unknown>) => {
    const input = {
      ...asked,
      id: request.id,
      revision: 1,
      parts: [part('Óptica'), part('Faro')],
      keptFileIds: files.map(({ id }) => id),
      ...more,
    }
    return (await ana.data<{ done: unknown }>(EDIT, { input })).done
  }
  const add = async (more: Record<string, unknown>) =>
    (await ana.data<{ done: unknown }>(ADD, { input: { id: request.id, ...more } })).done
  return { ...request, idOf, edit, add }
}

test('moves files in an edit to another part, to the whole request and from it, and records that', async () => {
  const { ana, litoral } = world.cast
  const { id, idOf, edit } = await requestWithFiles()
  const filePlaces = [
    { fileId: idOf('a.jpg'), part: 1 },
    { fileId: idOf('b.jpg'), part: null },
    { fileId: idOf('auto.jpg'), part: 0 },
  ]
  expect(await edit({ filePlaces })).toMatchObject({
    request: { edits: [{ kind: 'EDITED', aspects: ['FILES'] }] },
  })
  const shown = ['a.jpg: Faro', 'b.jpg: –', 'auto.jpg: Óptica']
  expect(await shownOf(ana, id)).toEqual(shown)
  expect(await shownOf(litoral, id)).toEqual(shown)
})

test('does not count a file sent to its own place as moved, even when its part has a new description', async () => {
  const { ana } = world.cast
  const { id, idOf, edit } = await requestWithFiles()
  const filePlaces = [
    { fileId: idOf('a.jpg'), part: 0 },
    { fileId: idOf('b.jpg'), part: 1 },
    { fileId: idOf('auto.jpg') },
  ]
  expect(await edit({ filePlaces })).toEqual({ request: { edits: [] } })
  expect(await edit({ filePlaces, parts: [part('Óptica'), part('Faro antiniebla')] })).toMatchObject({
    request: { edits: [{ aspects: ['PARTS'] }] },
  })
  expect(await shownOf(ana, id)).toEqual(['a.jpg: Óptica', 'b.jpg: Faro antiniebla', 'auto.jpg: –'])
})

test('a file goes to a part that the same edit adds', async () => {
  const { ana } = world.cast
  const { id, idOf, edit } = await requestWithFiles()
  await edit({
    parts: [part('Óptica'), part('Faro'), part('Espejo')],
    filePlaces: [{ fileId: idOf('auto.jpg'), part: 2 }],
  })
  expect(await shownOf(ana, id)).toEqual(['a.jpg: Óptica', 'b.jpg: Faro', 'auto.jpg: Espejo'])
})

describe('refuses an impossible move at its field, and moves nothing', () => {
  const NOT_HERE = 'Ese archivo no está en el pedido'
  const NOT_A_PART = 'Ese repuesto no está en el pedido'
  test.each<[string, (own: string, gone: string, others: string) => object[], string[], string]>([
    ['a file of another', (own, _, id) => [at(own, 1), at(id, 0)], ['1', 'fileId'], NOT_HERE],
    ['a file that is taken out', (own, id) => [at(own, 1), at(id, 0)], ['1', 'fileId'], NOT_HERE],
    [
      'a file in two places',
      own => [at(own, 1), at(own, 0)],
      ['1', 'fileId'],
      'Ese archivo ya está en otro repuesto',
    ],
    ['a part too many', own => [at(own, 2)], ['0', 'part'], NOT_A_PART],
    ['a part before the first', own => [at(own, -1)], ['0', 'part'], NOT_A_PART],
  ])('%s', async (_name, places, path, message) => {
    const { ana, bruno } = world.cast
    const { id, idOf, edit } = await requestWithFiles()
    const others = await createRequest(bruno, { uploadIds: [await photo(bruno)] })
    const [theirs] = await filesOf(bruno, others.id)
    const keptFileIds = [idOf('a.jpg'), idOf('auto.jpg')]
    const filePlaces = places(idOf('a.jpg'), idOf('b.jpg'), theirs?.id ?? 'none')
    expect(await edit({ keptFileIds, filePlaces })).toEqual({
      fields: [{ path: ['filePlaces', ...path], message }],
    })
    expect(await shownOf(ana, id)).toEqual(['a.jpg: Óptica', 'b.jpg: Faro', 'auto.jpg: –'])
    expect(await shownOf(bruno, others.id)).toEqual(['foto.jpg: –'])
  })
  const at = (fileId: string, part: number) => ({ fileId, part })
})

test('assigns a later file to a part or the whole request', async () => {
  const { ana, litoral } = world.cast
  const { id, partIds, add } = await requestWithFiles()
  const uploadIds = [await photo(ana, 'todo.jpg')]
  const ofPart = [await photo(ana, 'detalle.jpg')]
  const parts = partIds.slice(1).map(partId => ({ partId, uploadIds: ofPart }))
  expect(await add({ uploadIds, parts })).toMatchObject({
    request: { edits: [{ kind: 'ADDED', aspects: ['FILES'] }] },
  })
  const shown = ['a.jpg: Óptica', 'b.jpg: Faro', 'auto.jpg: –', 'detalle.jpg: Faro', 'todo.jpg: –']
  expect(await shownOf(ana, id)).toEqual(shown)
  expect(await shownOf(litoral, id)).toEqual(shown)
})

test('adds nothing to a part of another request, nor to two places', async () => {
  const { ana, bruno } = world.cast
  const { id, partIds, add } = await requestWithFiles()
  const other = await createRequest(bruno)
  const uploadIds = [await photo(ana)]
  const wrong = [...other.partIds, id]
  expect(await add({ parts: wrong.map(partId => ({ partId, uploadIds })) })).toMatchObject({
    fields: wrong.map((_, at) => ({
      path: ['parts', String(at), 'partId'],
      message: 'Ese repuesto no está en el pedido',
    })),
  })
  expect(await add({ parts: [{ partId: partIds[0], uploadIds }], uploadIds })).toEqual({
    fields: [{ path: ['uploadIds', '0'], message: 'Ese archivo ya está en otro repuesto' }],
  })
  const six = await Promise.all(Array.from({ length: 6 }, () => photo(ana)))
  expect(await add({ parts: [{ partId: partIds[0], uploadIds: six }] })).toMatchObject({
    fields: [{ path: ['uploadIds'], message: 'Máximo 5 imágenes permitidas' }],
  })
  expect(await add({ parts: [{ partId: partIds[0], uploadIds: [] }] })).toMatchObject({
    fields: [{ path: ['comment'] }],
  })
  expect(await shownOf(ana, id)).toHaveLength(3)
})

describe('the successor of a part', () => {
  test.each<[string, string[], string[], (number | null)[]]>([
    ['the same in another place', ['a', 'b'], ['b', 'a'], [1, 0]],
    ['other words in its place', ['a', 'b'], ['a', 'c'], [0, 1]],
    ['moved, the other with other words', ['a', 'b'], ['b', 'c'], [1, 0]],
    ['not asked for any more', ['a', 'b'], ['b'], [null, 0]],
    ['twice the same', ['a', 'a'], ['a', 'a'], [0, 1]],
  ])('%s', (_name, present, wanted, expected) => {
    const described = (all: string[]) => all.map(description => ({ description }))
    expect(successorsOf(described(present), described(wanted))).toEqual(expected)
  })
})
