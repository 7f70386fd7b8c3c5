import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlePayment } from '../../src/domains/payments/settlement.operations.ts'
import { after } from '../../src/platform/clock.ts'
import {
  EDIT_CUSTOM_ORDER,
  OPTICA,
  PAYER,
  type Paying,
  QUOTE,
  startGuestCheckout,
  type WrittenCustomOrder,
  writeCustomOrder,
} from '../customOrdersWorld.ts'
import { createPaymentsWorld, ledgerInvariants, type PaymentsWorld, VERIFY } from '../paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  expect(world.harness.services.db.kind).toBe('postgres')
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const write = () => writeCustomOrder(world.harness, world.cast.litoral)
const OTHER = { name: 'Pedro', email: 'pedro@correo.test' }

/** A page of the gateway on which the guest has just paid. */
async function payAt(order: WrittenCustomOrder, paying: Paying) {
  const { control } = world.sandbox
  const gatewayRef = await startGuestCheckout(world.harness, order, paying)
  if (paying.gateway === 'MERCADO_PAGO') control.mercadoPago.pay(gatewayRef)
  else control.stripe.pay(gatewayRef)
  const { id } = await prisma().checkout.findFirstOrThrow({ where: { gatewayRef }, select: { id: true } })
  return { checkoutId: id, sessionId: gatewayRef }
}
const settleAtOnce = (checkoutIds: readonly string[], times: number) =>
  Promise.all(
    checkoutIds.flatMap(checkoutId =>
      Array.from({ length: times }, () => settlePayment(world.harness.services, checkoutId)),
    ),
  )
const outcomesOf = async ({ rawId }: WrittenCustomOrder) => {
  const allocations = await prisma().paymentAllocation.findMany({
    where: { item: { customOrderVersion: { customOrderId: rawId } } },
    include: { refunds: { select: { state: true } } },
  })
  return allocations
    .map(({ outcome, refunds }) => `${outcome} ${refunds.map(({ state }) => state)}`.trim())
    .toSorted()
}

test.each(['STRIPE', 'MERCADO_PAGO'] as const)(
  'makes one order when webhooks, the return page and the reconciliation of %s settle at once',
  async gateway => {
    const order = await write()
    const { checkoutId, sessionId } = await payAt(order, { gateway, plan: 'DEPOSIT' })
    await Promise.all([
      world.deliverWebhooks({ copies: 20 }),
      settleAtOnce([checkoutId], 10),
      Promise.all(Array.from({ length: 10 }, () => order.guest.run(VERIFY, { sessionId }))),
    ])
    await world.harness.drain()
    expect(await outcomesOf(order)).toEqual(['ORDER'])
    expect(await prisma().order.count({ where: { customOrderId: order.rawId } })).toBe(1)
  },
)

test('sells once and refunds the rest when two people pay at once by different gateways', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await write()
    const first = await payAt(order, { gateway: 'STRIPE' })
    const second = await payAt(order, { gateway: 'MERCADO_PAGO', payer: OTHER })
    await settleAtOnce([first.checkoutId, second.checkoutId], 5)
    await world.settle()
    expect(await outcomesOf(order)).toEqual(['ORDER', 'RETURNED SUCCEEDED'])
  }
})

test('either refuses an edit or sells what the payer agreed to when both happen at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await write()
    const { checkoutId } = await payAt(order, { payer: PAYER })
    const input = { customOrderId: order.id, version: 1, ...QUOTE, items: [OPTICA] }
    await Promise.all([world.cast.litoral.run(EDIT_CUSTOM_ORDER, { input }), settleAtOnce([checkoutId], 3)])
    await world.settle()
    expect(await outcomesOf(order)).toEqual(['ORDER'])
    expect(await prisma().order.findUnique({ where: { customOrderId: order.rawId } })).toMatchObject({
      totalCentesimos: 795_000,
    })
  }
})

test('ends in one state when it expires while its payment settles', async () => {
  const { harness } = world
  const order = await write()
  const { checkoutId } = await payAt(order, {})
  const { expiresAt } = await prisma().customOrder.findUniqueOrThrow({ where: { id: order.rawId } })
  harness.clock.advance(after(expiresAt, 1).getTime() - harness.clock.now().getTime())
  await Promise.all([harness.drain({ ahead: true }), settleAtOnce([checkoutId], 5)])
  await world.settle()
  expect(await outcomesOf(order)).toEqual(['ORDER'])
  expect(await prisma().customOrder.findUnique({ where: { id: order.rawId } })).toMatchObject({
    state: 'PAID',
  })
})

test('leaves a ledger that sums to zero and holds what open orders have paid', async () => {
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})
