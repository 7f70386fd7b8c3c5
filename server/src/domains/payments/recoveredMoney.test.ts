import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const prisma = () => world.harness.services.db.prisma

const SETTLE = /* GraphQL */ `
  mutation ($id: ID!, $orders: [ID!]) {
    settlePaymentCase(id: $id, reason: "Decidido", chargedOrderIds: $orders) {
      ... on PaymentCasePayload { paymentCase { booked } }
    }
  }
`
const MONEY =
  'query ($id: ID!) { node(id: $id) { ... on Order { recovered withdrawal { refund } status { summary } } } }'
const CANCEL = /* GraphQL */ `
  mutation ($input: CancelOrderInput!) {
    cancelOrder(input: $input) { ... on CancelOrderPayload { refund message } }
  }
`

/** Ana's order at $ 10.000, of which its buyer got $ 4.000 at the gateway, at the cost of its provider. */
async function partlyRecovered() {
  const order = await createPaidOrder(world, { line: { price: 1_000_000 } })
  const { payment } = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: order.rawOrderId },
    include: { payment: true },
  })
  world.sandbox.control.stripe.refundByHand(payment.gatewayRef, 400_000)
  await world.settle()
  const { id } = await prisma().paymentCase.findFirstOrThrow({ where: { paymentId: payment.id } })
  const settled = await sent(world.cast.admin, SETTLE, {
    id: encodeGlobalId('PaymentCase', id),
    orders: [order.orderId],
  })
  expect(settled).toEqual({ paymentCase: { booked: 400_000 } })
  await world.settle()
  world.harness.mails.length = 0
  return { ...order, payment }
}

test('names only the rest to the buyer who would withdraw, and to the provider who cancels', async () => {
  const { orderId } = await partlyRecovered()
  expect(await world.cast.ana.data(MONEY, { id: orderId })).toMatchObject({
    node: { recovered: 400_000, withdrawal: { refund: 600_000 } },
  })
  const input = { orderId, reason: 'Sin stock' }
  expect(await sent(world.cast.litoral, CANCEL, { input })).toEqual({
    refund: 1_000_000,
    message: expect.stringContaining(
      'El comprador ya había recuperado $\u00a04.000 por su banco o medio de pago. Le devolvemos $\u00a06.000 al cliente.',
    ),
  })
  await world.settle()
  expect(await world.cast.ana.data(MONEY, { id: orderId })).toMatchObject({
    node: {
      recovered: 400_000,
      status: {
        summary: expect.stringContaining(
          'Ya habías recuperado $\u00a04.000 por tu banco o medio de pago. Te devolvimos $\u00a06.000.',
        ),
      },
    },
  })
})

test('is nothing for an order without a loss', async () => {
  const { orderId } = await createPaidOrder(world, { line: { price: 1_000_000 } })
  expect(await world.cast.litoral.data(MONEY, { id: orderId })).toMatchObject({ node: { recovered: 0 } })
})

const returnedMails = () =>
  world.harness.mails.filter(({ subject }) => subject.startsWith('Devolvimos')).map(({ text }) => text)

test('writes to the provider whose charge is given back because the sale is refunded', async () => {
  const { orderId } = await partlyRecovered()
  await world.cast.litoral.data(CANCEL, { input: { orderId, reason: 'Sin stock' } })
  await world.settle()
  expect(returnedMails()).toEqual([expect.stringContaining('te devolvimos $\u00a03.640')])
})

test('writes to the provider whose charge is given back because the gateway has the money again', async () => {
  const { payment } = await partlyRecovered()
  const { stripe } = world.sandbox.control
  const given = stripe.refunds().findLast(({ intentId }) => intentId === payment.gatewayRef)
  stripe.settleRefund(given?.id ?? '', 'failed')
  await world.settle()
  expect(returnedMails()).toEqual([expect.stringContaining('la plata volvió a Tuerca')])
})
