import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { deliveryWords } from './delivery.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})

afterAll(() => world.close())

const ANSWER = `__typename
  ... on OrderPayload { order {
    state shippingNote delivery { method carrier trackingNumber trackingUrl pickupPlace pickupHours }
  } }
  ... on Refusal { code }
  ... on InvalidInput { fields { path message } }`
const SHIP = `mutation ($input: ShipOrderInput!) { shipOrder(input: $input) { ${ANSWER} } }`
const CORRECT = `mutation ($input: CorrectDeliveryInput!) { correctDelivery(input: $input) { ${ANSWER} } }`
const READ = `query ($id: ID!) { node(id: $id) { ... on Order {
  delivery { method trackingNumber pickupPlace }
  status { label steps { title detail } }
  viewerActions { action enabled }
} } }`

const courier = {
  method: 'COURIER',
  carrier: ' DAC ',
  trackingNumber: '7718 204',
  trackingUrl: 'dac.com.uy/rastreo',
  pickupPlace: 'Se ignora',
  note: null,
}

test('keeps the fields of the method, and shows them to the buyer', async () => {
  const { orderId } = await createPaidOrder(world)
  const { litoral, ana } = world.cast
  expect(await litoral.data(SHIP, { input: { orderId, ...courier } })).toMatchObject({
    shipOrder: {
      order: {
        state: 'SHIPPED',
        delivery: {
          method: 'COURIER',
          carrier: 'DAC',
          trackingNumber: '7718 204',
          trackingUrl: 'https://dac.com.uy/rastreo',
          pickupPlace: null,
          pickupHours: null,
        },
      },
    },
  })
  expect(await ana.data(READ, { id: orderId })).toMatchObject({
    node: { delivery: { method: 'COURIER', trackingNumber: '7718 204' }, status: { label: 'Enviado' } },
  })
})

test('is corrected until the receipt, with a notice for the buyer only when something changed', async () => {
  const { orderId, rawOrderId } = await createPaidOrder(world)
  const { litoral, ana, bulevar } = world.cast
  const pickup = {
    orderId,
    method: 'PICKUP',
    pickupPlace: 'Rivera 2100',
    pickupHours: 'De 9 a 18',
    note: 'Preguntá por Eva',
  }
  const correct = (caller = litoral, input: object = pickup) => caller.data(CORRECT, { input })
  expect(await correct()).toMatchObject({ correctDelivery: { code: 'WRONG_STATE' } })
  await litoral.data(SHIP, { input: { orderId, ...courier } })
  expect(await correct(bulevar)).toMatchObject({ correctDelivery: { code: 'NOT_FOUND' } })
  expect(await correct()).toMatchObject({
    correctDelivery: { order: { delivery: { method: 'PICKUP', carrier: null, trackingUrl: null } } },
  })
  await correct()
  const { prisma } = world.harness.services.db
  const events = await prisma.domainEvent.findMany({ where: { name: 'order.deliveryCorrected' } })
  expect(events.map(({ data }) => data)).toEqual([expect.objectContaining({ orderId: rawOrderId })])
  const { node } = await ana.data<{ node: { status: { label: string } } }>(READ, { id: orderId })
  expect(node.status.label).toBe('Listo para retirar')
  await ana.data('mutation ($input: ConfirmReceiptInput!) { confirmReceipt(input: $input) { __typename } }', {
    input: { orderId, restPaid: true },
  })
  expect(await correct(litoral, { ...pickup, note: null })).toMatchObject({
    correctDelivery: { code: 'WRONG_STATE' },
  })
})

test.each([
  [{ method: 'COURIER' }, 'carrier'],
  [{ method: 'COURIER', carrier: 'DAC', trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
  [{ method: 'COURIER', carrier: 'DAC', trackingUrl: 'https://dac.com.uy@otra.example' }, 'trackingUrl'],
  [{ method: 'PICKUP', pickupHours: 'De 9 a 18' }, 'pickupPlace'],
  [{ method: 'PICKUP', pickupPlace: 'Rivera 2100' }, 'pickupHours'],
])('refuses %j with a message at its field', async (input, field) => {
  const { orderId } = await createPaidOrder(world)
  expect(await world.cast.litoral.data(SHIP, { input: { orderId, ...input } })).toMatchObject({
    shipOrder: { code: 'INVALID_INPUT', fields: [{ path: [field], message: expect.any(String) }] },
  })
})

const NONE = {
  deliveryMethod: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  pickupPlace: null,
  pickupHours: null,
  shippingNote: null,
}

test.each([
  [{}, null],
  [{ shippingNote: 'Agencia DAC' }, 'Agencia DAC'],
  [{ deliveryMethod: 'COURIER', carrier: 'DAC', trackingNumber: '77' }, 'DAC, guía 77'],
  [{ deliveryMethod: 'OWN_DELIVERY', shippingNote: 'De tarde' }, 'Lo lleva el proveedor. De tarde'],
  [
    { deliveryMethod: 'PICKUP', pickupPlace: 'Rivera 2100', pickupHours: 'de 9 a 18' },
    'Se retira en Rivera 2100: de 9 a 18',
  ],
] as const)('%j in words', (delivery, words) => {
  expect(deliveryWords({ ...NONE, ...delivery })).toBe(words)
})
