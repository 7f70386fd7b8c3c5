import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/guestOrdersWorld.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { SHIP } from '../../../test/paymentsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { openMoneyOf } from '../privacy/openMoney.ts'
import { tradeSections } from '../privacy/tradeSections.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const CARLA = { name: 'Carla Sosa', email: 'carla@correo.test', phone: '+59899111222' }
const prisma = () => harness.services.db.prisma
const litoral = () =>
  prisma().providerProfile.findFirstOrThrow({ where: { companyName: 'Repuestos del Litoral' } })
const place = async (buyer: typeof CARLA | { name: string; email: string; phone: null } = CARLA) =>
  placeGuestOrder(harness, { providerId: (await litoral()).id, buyer })

const ORDER = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Order {
        state request { id } viewerIsBuyer unreadCount conversation { id } status { label }
        contact { name companyName email phone department }
        lines { description }
      }
    }
  }
`

test('its provider reads it without a request, and reaches its buyer', async () => {
  const { id, rawId } = await place()
  expect(await cast.litoral.data(ORDER, { id })).toEqual({
    node: {
      state: 'PAID',
      request: null,
      viewerIsBuyer: false,
      unreadCount: 0,
      conversation: { id: expect.any(String) },
      status: { label: 'Vendido' },
      contact: { ...CARLA, companyName: null, department: null },
      lines: [{ description: 'Óptica delantera izquierda' }],
    },
  })
  const views = await prisma().contactView.findMany({ where: { orderId: rawId } })
  expect(views).toMatchObject([{ subjectId: null, purpose: 'ORDER' }])
  for (const other of [cast.bulevar, cast.ana, harness.visitor])
    expect(await other.data(ORDER, { id })).toEqual({ node: null })
})

test('its provider ships it and writes to its buyer', async () => {
  const { id } = await place()
  expect(await cast.litoral.data(SHIP, { input: { orderId: id, method: 'OWN_DELIVERY' } })).toMatchObject({
    shipOrder: { order: { state: 'SHIPPED' } },
  })
  const send = /* GraphQL */ `
    mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }
  `
  const input = { orderId: id, clientKey: '0b8f6c1e-5d0c-4b57-9a54-3f8a26d0a001', body: 'Hola' }
  expect(await cast.litoral.data(send, { input })).toEqual({
    sendMessage: { __typename: 'SendMessagePayload' },
  })
})

test('what somebody bought with their e-mail is in their copy of the data and keeps them from leaving', async () => {
  const ana = await prisma().account.findUniqueOrThrow({ where: { email: 'ana@cast.test' } })
  const who = { accountId: ana.id, email: ana.email, providerId: null }
  const reasons = () => harness.services.transact(({ tx }) => openMoneyOf(tx, who))
  expect(await reasons()).toEqual([])
  await place({ name: 'Ana', email: ana.email, phone: null })
  expect(await reasons()).toEqual(['Hay pedidos pagados que todavía no terminaron.'])
  const [, records] = tradeSections(prisma(), who).find(([title]) => title === 'Compras y ventas') ?? []
  const found: unknown[] = []
  for await (const record of records ?? []) found.push(record)
  expect(found).toMatchObject([{ Qué: 'Compra', Total: 4850 }])
})

test('the database knows who buys: an account, or name and e-mail, and an offer has an account', async () => {
  const { rawId } = await place()
  const ana = await prisma().account.findUniqueOrThrow({ where: { email: 'ana@cast.test' } })
  const update = (sql: string) =>
    prisma().$executeRawUnsafe(`UPDATE "Order" SET ${sql} WHERE id = '${rawId}'`)
  await expect(update(`"buyerEmail" = NULL`)).rejects.toThrow(/Order_buyer/)
  await expect(update(`"buyerId" = '${ana.id}'`)).rejects.toThrow(/Order_buyer/)
  await update(`"buyerId" = '${ana.id}', "buyerName" = NULL, "buyerEmail" = NULL, "buyerPhone" = NULL`)
  expect(await cast.ana.data(ORDER, { id: (await place()).id })).toEqual({ node: null })
})
