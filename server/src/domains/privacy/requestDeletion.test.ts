import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { jpeg } from '../../../test/pictures.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { createUploadsWorld, PHOTO, type UploadsWorld, uploadFile } from '../../../test/uploadsWorld.ts'
import { DAY_MS } from '../../platform/clock.ts'

let world: PaymentsWorld
let uploads: UploadsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  uploads = await createUploadsWorld()
})
afterAll(async () => {
  await world.close()
  await uploads.close()
})

const DELETE = /* GraphQL */ `
  mutation ($id: ID!) {
    deletePartRequest(id: $id) { __typename ... on Refusal { code message } }
  }
`
const RESTORE = /* GraphQL */ `
  mutation ($id: ID!) {
    restorePartRequest(id: $id) { __typename ... on Refusal { code message } }
  }
`
type By = Pick<PaymentsWorld, 'cast' | 'harness'>
const remove = async ({ cast }: By, id: string) =>
  (await cast.ana.run(DELETE, { id })).data?.deletePartRequest
const restore = async ({ cast }: By, id: string) =>
  (await cast.ana.run(RESTORE, { id })).data?.restorePartRequest
const rowOf = ({ harness }: By, id: string) =>
  harness.services.db.prisma.partRequest.findUniqueOrThrow({ where: { id } })
const eraseWhatIsDue = ({ harness }: By, requestId: string) =>
  harness.runJob('requests.eraseDeleted', { requestId })
const gone = { __typename: 'DeletedRequestPayload' }
const refusal = (because: string) => ({ code: 'MONEY_OPEN', message: `Todavía no se puede. ${because}` })

test('keeps a request while a payment of it is open', async () => {
  const request = await createRequest(world.cast.ana)
  const offerId = await createOffer(world.cast.litoral, request)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  const because = refusal('Hay un pago empezado: esperá a que termine o a que venza.')
  expect(await remove(world, request.id)).toMatchObject(because)
  expect(await rowOf(world, request.rawId)).toMatchObject({ state: 'ANSWERED', deletedAt: null })
  world.sandbox.control.stripe.expire(sessionId)
  await world.settle()
  expect(await remove(world, request.id)).toMatchObject(gone)
  expect(await rowOf(world, request.rawId)).toMatchObject({ state: 'CANCELED' })
})

test('keeps a request while an order of it is under way or being refunded', async () => {
  const { request, orderId } = await createPaidOrder(world)
  expect(await remove(world, request.id)).toMatchObject(
    refusal('Hay un pedido pagado que todavía no terminó.'),
  )
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  expect(await remove(world, request.id)).toMatchObject(refusal('Hay una devolución de plata en camino.'))
  await world.settle()
  expect(await remove(world, request.id)).toMatchObject(gone)
})

test('is refused while the payer’s bank claims the money back', async () => {
  const { request, orderId, sessionId } = await createPaidOrder(world)
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  await world.settle()
  const { stripe } = world.sandbox.control
  const dispute = stripe.dispute(stripe.session(sessionId).intentId ?? '')
  await world.settle()
  expect(await remove(world, request.id)).toMatchObject(
    refusal('Hay un pago desconocido ante el banco o la tarjeta: esperá a que se resuelva.'),
  )
  stripe.closeDispute(dispute.id, 'won')
  await world.settle()
  expect(await remove(world, request.id)).toMatchObject(gone)
})

/** Every row of every table, as text. */
async function everythingStored({ harness }: By): Promise<string> {
  const { db } = harness.services
  const { rows } = await db.query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: kept } = await db.query(`SELECT t::text AS text FROM ${String(name)} t`)
    texts.push(...kept.map(({ text }) => `${String(name)} ${String(text)}`))
  }
  return texts.filter(text => /zanahoria/i.test(text)).join('\n')
}

test('stores nothing of its owner’s texts and files 30 days later, in any table or as a file', async () => {
  const { cast, harness } = uploads
  const photo = async () =>
    (await uploadFile(cast.ana, await jpeg(80, 60), { ...PHOTO, fileName: 'zanahoria.jpg' })).upload?.id
  const before = uploads.objects()
  const part = {
    description: 'Zanahoria',
    condition: 'ANY',
    quantity: 1,
    urgency: 'LOW',
    partNumber: 'ZANAHORIA',
    comments: 'Zanahoria',
    uploadIds: [await photo()],
  }
  const { id, rawId, partIds } = await createRequest(cast.ana, {
    contact: { name: 'Zanahoria', email: 'zanahoria@correo.test', phone: '094 231 234' },
    engine: 'Zanahoria',
    version: 'Zanahoria',
    vin: 'ZANAHORIA',
    mileageKm: 182_000,
    description: 'Zanahoria',
    parts: [part],
    uploadIds: [await photo()],
  })
  await createOffer(cast.litoral, { id, partIds })
  const give = (command: string) => cast.ana.data(`mutation { ${command} }`)
  await give(
    `addToPartRequest(input: { id: "${id}", comment: "Zanahoria", uploadIds: ["${await photo()}"] }) { __typename }`,
  )
  await give(`cancelPartRequest(id: "${id}", reason: "Zanahoria") { __typename }`)
  expect(await remove({ cast, harness }, id)).toMatchObject(gone)
  await harness.drain()
  expect(await everythingStored(uploads)).not.toBe('')
  harness.clock.advance(29 * DAY_MS)
  await eraseWhatIsDue(uploads, rawId)
  expect(await rowOf(uploads, rawId)).toMatchObject({ description: 'Zanahoria', erasedAt: null })
  harness.clock.advance(DAY_MS)
  await eraseWhatIsDue(uploads, rawId)
  await harness.drain()
  expect(await everythingStored(uploads)).toBe('')
  expect(uploads.objects()).toEqual(before)
  expect(await rowOf(uploads, rawId)).toMatchObject({
    contactPhone: null,
    mileageKm: null,
    brand: 'Volkswagen',
  })
  expect(await restore(uploads, id)).toMatchObject({ code: 'WRONG_STATE' })
})

const READ = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        brand vin mileageKm description
        parts { description comments }
        edits { comment }
        files { fileName thumbnailUrl url }
      }
    }
  }
`

test('shows an earlier quoter only the vehicle and the parts afterwards, until it is restored', async () => {
  const { cast } = uploads
  const photo = (await uploadFile(cast.ana, await jpeg(80, 60), { ...PHOTO, fileName: 'ana.jpg' })).upload?.id
  const part = { description: 'Óptica', comments: 'Para Ana', uploadIds: [photo] }
  const { id, partIds } = await createRequest(cast.ana, {
    vin: '9BWZZZ377VT004251',
    mileageKm: 182_000,
    description: 'Soy Ana',
    parts: [part],
  })
  await createOffer(cast.litoral, { id, partIds })
  await cast.ana.data(
    `mutation { addToPartRequest(input: { id: "${id}", comment: "Ana", uploadIds: [] }) { __typename } }`,
  )
  const read = async (who: 'litoral' | 'ana' | 'admin') =>
    (await cast[who].data<{ node: object }>(READ, { id })).node
  const whole = await read('litoral')
  expect(whole).toMatchObject({ vin: '9BWZZZ377VT004251', files: [{ url: expect.any(String) }] })
  await remove(uploads, id)
  expect(await read('litoral')).toEqual({
    brand: 'Volkswagen',
    vin: null,
    mileageKm: null,
    description: null,
    parts: [{ description: 'Óptica', comments: null }],
    edits: [{ comment: null }],
    files: [{ fileName: 'foto.webp', thumbnailUrl: null, url: null }],
  })
  for (const who of ['ana', 'admin'] as const)
    expect(await read(who)).toMatchObject({ description: 'Soy Ana' })
  await restore(uploads, id)
  expect(await read('litoral')).toMatchObject({ vin: '9BWZZZ377VT004251', edits: [{ comment: 'Ana' }] })
})

test('waits 30 days again for a request that was restored and deleted again', async () => {
  const { id, rawId } = await createRequest(world.cast.ana, { description: 'Hace ruido' })
  await remove(world, id)
  world.harness.clock.advance(10 * DAY_MS)
  expect(await restore(world, id)).toMatchObject(gone)
  world.harness.clock.advance(10 * DAY_MS)
  expect(await remove(world, id)).toMatchObject(gone)
  world.harness.clock.advance(10 * DAY_MS)
  await eraseWhatIsDue(world, rawId)
  expect(await rowOf(world, rawId)).toMatchObject({ description: 'Hace ruido' })
  world.harness.clock.advance(20 * DAY_MS)
  await eraseWhatIsDue(world, rawId)
  expect(await rowOf(world, rawId)).toMatchObject({ description: null, state: 'CANCELED' })
})
