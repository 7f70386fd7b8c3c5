import { afterAll, beforeAll, expect, test } from 'vitest'
import { payCustomOrder, writeCustomOrder } from '../../../test/customOrdersWorld.ts'
import type { Caller } from '../../../test/harness.ts'
import {
  CONFIRM_RECEIPT,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { LINK_KINDS } from '../linkKinds.ts'
import { claimEarlierOrders } from './claim.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const CARLA = { name: 'Carla Sosa', email: 'carla@correo.test' }

/** An order that somebody without an account paid. */
const place = async (payer = CARLA) =>
  payCustomOrder(world, await writeCustomOrder(world.harness, world.cast.litoral), { payer })
const tokenMailed = (email: string) =>
  world.harness.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/compra\/(\S+)/.exec(text)?.[1] ?? [])
    .at(-1) ?? ''
const READ = /* GraphQL */ `
  { followedOrder { state viewerIsBuyer contact { email } customOrder { seller { email } }
      viewerActions { action enabled } } }
`
const confirm = (caller: Caller, orderId: string) =>
  caller.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })

test('is mailed to the payer, opens the order of that payment alone, and no other token opens anything', async () => {
  const { rawId, guest } = await place()
  const token = tokenMailed(CARLA.email)
  const { services } = world.harness
  expect(await LINK_KINDS.ORDER.open(services, token)).toBe(rawId)
  for (const wrong of [`${token.slice(0, -1)}_`, rawId, `${rawId}.`, token.split('.')[1] ?? '', ''])
    expect([wrong, LINK_KINDS.ORDER.isPlausible(services.settings, wrong)]).toEqual([wrong, false])
  expect(await guest.data(READ)).toEqual({
    followedOrder: {
      state: 'PAID',
      viewerIsBuyer: true,
      contact: null,
      customOrder: { seller: { email: 'litoral@cast.test' } },
      viewerActions: [{ action: 'CONFIRM_RECEIPT', enabled: false }],
    },
  })
  for (const caller of [world.harness.visitor, world.cast.ana, world.cast.litoral])
    expect(await caller.data(READ)).toEqual({ followedOrder: null })
})

test('confirms the receipt of its own shipped order once, and releases the money', async () => {
  const [order, other] = [await place(), await place()]
  expect(await confirm(order.guest, order.id)).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })
  await world.cast.litoral.data(SHIP, { input: { orderId: order.id, method: 'OWN_DELIVERY' } })
  expect(await confirm(other.guest, order.id)).toMatchObject({ confirmReceipt: { code: 'NOT_FOUND' } })
  expect(await confirm(world.harness.visitor, order.id)).toMatchObject({
    confirmReceipt: { code: 'SIGN_IN_REQUIRED' },
  })
  expect(await confirm(order.guest, order.id)).toMatchObject({
    confirmReceipt: { order: { state: 'RELEASED' } },
  })
  expect(await confirm(order.guest, order.id)).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })
})

test('a buyer’s account gets what was bought with its e-mail, once, and the link ends', async () => {
  const ana = await prisma().account.findUniqueOrThrow({ where: { email: 'ana@cast.test' } })
  const email = 'ana.luego@correo.test'
  const bought = await place({ ...CARLA, email })
  const foreign = await place()
  const token = tokenMailed(email)
  await prisma().account.update({ where: { id: ana.id }, data: { email } })
  await claimEarlierOrders(world.harness.services, ana.id)
  await claimEarlierOrders(world.harness.services, ana.id)
  await world.harness.drain()
  expect(await prisma().order.findUnique({ where: { id: bought.rawId } })).toMatchObject({
    buyerId: ana.id,
    buyerName: null,
    buyerEmail: null,
  })
  expect(await prisma().order.findUnique({ where: { id: foreign.rawId } })).toMatchObject({ buyerId: null })
  expect(await LINK_KINDS.ORDER.open(world.harness.services, token)).toBe(null)
  expect(await confirm(bought.guest, bought.id)).toMatchObject({ confirmReceipt: { code: 'NOT_FOUND' } })
  await world.cast.litoral.data(SHIP, { input: { orderId: bought.id, method: 'OWN_DELIVERY' } })
  expect(await confirm(world.cast.ana, bought.id)).toMatchObject({
    confirmReceipt: { order: { state: 'RELEASED' } },
  })
})

test('an account that has the payer’s e-mail already gets the order at the payment, without a link', async () => {
  const bruno = await prisma().account.findUniqueOrThrow({ where: { email: 'bruno@cast.test' } })
  const { rawId, id } = await place({ ...CARLA, email: bruno.email })
  await world.harness.drain()
  expect(await prisma().order.findUnique({ where: { id: rawId } })).toMatchObject({
    buyerId: bruno.id,
    buyerName: null,
    buyerEmail: null,
    buyerPhone: null,
  })
  expect(world.harness.mails.filter(({ to }) => to === bruno.email).map(({ text }) => text)).toEqual([
    expect.stringMatching(/\/dashboard\/compras/),
  ])
  expect(tokenMailed(bruno.email)).toBe('')
  const read = 'query ($id: ID!) { node(id: $id) { ... on Order { viewerIsBuyer } } }'
  expect(await world.cast.bruno.data(read, { id })).toEqual({ node: { viewerIsBuyer: true } })
})

test('a provider’s account claims nothing', async () => {
  const litoral = await prisma().account.findUniqueOrThrow({ where: { email: 'litoral@cast.test' } })
  const { rawId } = await place({ ...CARLA, email: litoral.email })
  await claimEarlierOrders(world.harness.services, litoral.id)
  expect(await prisma().order.findUnique({ where: { id: rawId } })).toMatchObject({ buyerId: null })
})
