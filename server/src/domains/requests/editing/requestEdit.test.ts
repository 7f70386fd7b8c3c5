import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, Harness } from '../../../../test/harness.ts'
import { createOffer, line, MAKE_OFFER } from '../../../../test/offersWorld.ts'
import { jpeg } from '../../../../test/pictures.ts'
import { type CreatedRequest, createRequest, requestInput } from '../../../../test/requestsWorld.ts'
import { createUploadsWorld, type UploadsWorld, uploadFile } from '../../../../test/uploadsWorld.ts'
import type { Cast } from '../../../../test/world.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { sweepDeadlines } from '../../../platform/deadlines.ts'

let world: UploadsWorld
let harness: Harness
let cast: Cast
beforeAll(async () => {
  world = await createUploadsWorld()
  harness = world.harness
  cast = world.cast
})
afterAll(() => world.close())

const SHOWN = /* GraphQL */ `
  fragment Shown on PartRequest {
    revision model description expiresAt extensionsLeft firstOfferAt
    parts { description quantity }
    files { id }
    edits { kind aspects comment }
    viewerActions { action enabled disabledReason }
  }
`
const changed = (command: string) => /* GraphQL */ `
  ${command} { __typename ... on ChangedRequestPayload { request { ...Shown } } ... on Refusal { code message path }
    ... on InvalidInput { fields { path message } } }
`
const EDIT = `${SHOWN} mutation ($input: EditPartRequestInput!) { done: ${changed('editPartRequest(input: $input)')} }`
const ADD = `${SHOWN} mutation ($input: AddToPartRequestInput!) { done: ${changed('addToPartRequest(input: $input)')} }`
const EXTEND = `${SHOWN} mutation ($id: ID!, $revision: Int!) { done: ${changed('extendPartRequest(id: $id, revision: $revision)')} }`
const READ = `${SHOWN} query ($id: ID!) { node(id: $id) { ... on PartRequest { ...Shown } } }`

const run = async (caller: Caller, document: string, variables: Record<string, unknown>) =>
  (await caller.data<{ done: Record<string, unknown> }>(document, variables)).done

function all({ id }: CreatedRequest, more: Record<string, unknown> = {}) {
  const { submissionKey: _key, contact: _contact, ...asked } = requestInput()
  return { input: { id, revision: 1, keptFileIds: [], uploadIds: [], ...asked, ...more } }
}

test('records the changed aspects and changes nothing else', async () => {
  const request = await createRequest(cast.ana)
  const heard = await cast.litoral.subscribe('subscription { feedRequest { id model edits { aspects } } }')
  const done = await run(cast.ana, EDIT, all(request, { model: 'Saveiro', description: 'Chilla adelante' }))
  expect(done).toMatchObject({
    request: {
      revision: 2,
      model: 'Saveiro',
      description: 'Chilla adelante',
      edits: [{ kind: 'EDITED', aspects: ['VEHICLE', 'DESCRIPTION'], comment: null }],
    },
  })
  expect((await heard.next()).value).toMatchObject({
    data: {
      feedRequest: { id: request.id, model: 'Saveiro', edits: [{ aspects: ['VEHICLE', 'DESCRIPTION'] }] },
    },
  })
  const { parts } = await harness.services.db.prisma.partRequest.findUniqueOrThrow({
    where: { id: request.rawId },
    include: { parts: true },
  })
  expect(parts).toHaveLength(1)
})

test('the same again writes nothing down', async () => {
  const request = await createRequest(cast.ana)
  expect(await run(cast.ana, EDIT, all(request))).toMatchObject({ request: { revision: 1, edits: [] } })
})

test('notifies the second of two tabs, and loses nothing of the first', async () => {
  const request = await createRequest(cast.ana)
  await run(cast.ana, EDIT, all(request, { model: 'Saveiro' }))
  expect(await run(cast.ana, EDIT, all(request, { model: 'Parati' }))).toMatchObject({
    __typename: 'RequestChanged',
    code: 'REQUEST_CHANGED',
  })
  expect(await cast.ana.data(READ, { id: request.id })).toMatchObject({ node: { model: 'Saveiro' } })
})

test('a provider who was writing an offer for a part that changed is refused at that part', async () => {
  const request = await createRequest(cast.ana)
  const parts = [{ description: 'Espejo', condition: 'ANY', quantity: 1, urgency: 'LOW' }]
  expect(await run(cast.ana, EDIT, all(request, { parts }))).toMatchObject({
    request: { parts: [{ description: 'Espejo', quantity: 1 }], edits: [{ aspects: ['PARTS'] }] },
  })
  const lines = request.partIds.map(id => line(id))
  expect(await cast.litoral.data(MAKE_OFFER, { input: { requestId: request.id, lines } })).toMatchObject({
    makeOffer: { __typename: 'InvalidInput', fields: [{ path: ['lines', '0'] }] },
  })
})

test('an offer for what was asked before an edit or an addition is refused, one made after more time is not', async () => {
  const request = await createRequest(cast.ana)
  const offer = (requestRevision: number | null) => {
    const lines = request.partIds.map(id => line(id))
    return cast.litoral.data(MAKE_OFFER, { input: { requestId: request.id, requestRevision, lines } })
  }
  const refused = { makeOffer: { __typename: 'QuotedRequestChanged', code: 'QUOTED_REQUEST_CHANGED' } }
  await run(cast.ana, EDIT, all(request, { model: 'Saveiro' }))
  expect(await offer(1)).toMatchObject(refused)
  await run(cast.ana, ADD, { input: { id: request.id, comment: 'Es el derecho', uploadIds: [] } })
  expect(await offer(2)).toMatchObject(refused)
  await run(cast.ana, EXTEND, { id: request.id, revision: 3 })
  expect(await offer(-7)).toMatchObject(refused)
  expect(await offer(3)).toMatchObject({ makeOffer: { offer: { state: 'PENDING' } } })
})

test('keeps quoted values; photos, text and time can be added', async () => {
  const request = await createRequest(cast.ana)
  const before = harness.clock.now()
  harness.clock.advance(3 * 3_600_000)
  await createOffer(cast.litoral, request)
  expect(await run(cast.ana, EDIT, all(request, { model: 'Saveiro' }))).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ya te cotizaron, así que lo que pediste no cambia. Podés agregar fotos y comentarios.',
  })
  expect(
    await run(cast.ana, ADD, { input: { id: request.id, comment: 'Es el derecho', uploadIds: [] } }),
  ).toMatchObject({ request: { edits: [{ kind: 'ADDED', aspects: [], comment: 'Es el derecho' }] } })
  expect(await cast.litoral.data(READ, { id: request.id })).toMatchObject({
    node: { edits: [{ comment: 'Es el derecho' }], firstOfferAt: null, extensionsLeft: null },
  })
  const { node } = await cast.ana.data<{ node: { firstOfferAt: string } }>(READ, { id: request.id })
  expect(new Date(node.firstOfferAt).getTime() - before.getTime()).toBe(3 * 3_600_000)
})

test('adds nothing without text or photos, and no more photos than the limit', async () => {
  const photos = await Promise.all(
    Array.from({ length: 6 }, async () => (await uploadFile(cast.ana, await jpeg(40, 30))).upload?.id),
  )
  const request = await createRequest(cast.ana, { uploadIds: photos.slice(0, 5) })
  expect(await run(cast.ana, ADD, { input: { id: request.id, comment: ' ', uploadIds: [] } })).toMatchObject({
    fields: [{ path: ['comment'], message: 'Agregá una foto o escribí algo' }],
  })
  const sixth = { id: request.id, uploadIds: [photos[5]] }
  expect(await run(cast.ana, ADD, { input: sixth })).toMatchObject({ fields: [{ path: ['uploadIds'] }] })
  const { node } = await cast.ana.data<{ node: { files: { id: string }[] } }>(READ, { id: request.id })
  const [first, second] = node.files
  expect(
    await run(cast.ana, EDIT, all(request, { keptFileIds: [second?.id, first?.id], uploadIds: [photos[5]] })),
  ).toMatchObject({
    request: { files: [{ id: first?.id }, { id: second?.id }, {}], edits: [{ aspects: ['FILES'] }] },
  })
})

test('keeps and takes no files of another user’s request', async () => {
  const photo = (await uploadFile(cast.bruno, await jpeg(40, 30))).upload?.id
  const others = await createRequest(cast.bruno, { uploadIds: [photo] })
  const { node } = await cast.bruno.data<{ node: { files: { id: string }[] } }>(READ, { id: others.id })
  const mine = await createRequest(cast.ana)
  const stolen = all(mine, { keptFileIds: node.files.map(({ id }) => id), uploadIds: [photo] })
  expect(await run(cast.ana, EDIT, stolen)).toMatchObject({ __typename: 'InvalidInput' })
  expect(await run(cast.ana, EDIT, all(mine, { keptFileIds: node.files.map(({ id }) => id) }))).toMatchObject(
    {
      request: { files: [] },
    },
  )
  expect(await cast.bruno.data(READ, { id: others.id })).toMatchObject({ node: { files: [{}] } })
})

test('30 days more are given twice, and the timer follows', async () => {
  const request = await createRequest(cast.ana)
  const start = harness.clock.now().getTime()
  for (const revision of [1, 2]) await run(cast.ana, EXTEND, { id: request.id, revision })
  expect(await run(cast.ana, EXTEND, { id: request.id, revision: 3 })).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Ya la extendiste dos veces. Podés pedirla de nuevo.',
  })
  const row = () => harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id: request.rawId } })
  expect((await row()).expiresAt.getTime()).toBe(start + 90 * DAY_MS)
  const sweep = async () => {
    await harness.services.transact(({ enqueue }) => enqueue(sweepDeadlines, {}))
    await harness.drain()
  }
  harness.clock.advance(89 * DAY_MS)
  await sweep()
  expect((await row()).state).toBe('OPEN')
  harness.clock.advance(DAY_MS)
  await sweep()
  expect((await row()).state).toBe('EXPIRED')
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{supportEmail}}'])(
  'the words %s stay words',
  async comment => {
    const request = await createRequest(cast.ana)
    await run(cast.ana, ADD, { input: { id: request.id, comment, uploadIds: [] } })
    expect(await cast.litoral.data(READ, { id: request.id })).toMatchObject({
      node: { edits: [{ comment }] },
    })
  },
)
