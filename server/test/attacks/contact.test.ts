import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
} from '../paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const ANA = /ana@cast\.test/
const CONTACT = 'contact { name email phone }'
const views = (orderId: string) => world.harness.services.db.prisma.contactView.count({ where: { orderId } })
const cancel = ({ orderId }: PaidOrder) =>
  world.cast.litoral.run(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })

/** Every way that leads to an order. */
const ways = ({ orderId, offerId, request }: PaidOrder) => [
  { text: `query ($id: ID!) { node(id: $id) { ... on Order { ${CONTACT} } } }`, variables: { id: orderId } },
  {
    text: `query ($id: ID!) { node(id: $id) { ... on Offer { order { ${CONTACT} } } } }`,
    variables: { id: offerId },
  },
  {
    text: `query ($id: ID!) { node(id: $id) { ... on PartRequest { viewerOrder { ${CONTACT} } } } }`,
    variables: { id: request.id },
  },
  {
    text: `{ viewer { provider { orders(first: 50) { edges { node { id ${CONTACT} } } } } } }`,
    variables: {},
  },
]

test('hides each party’s contact after a cancellation in every way, and logs no view', async () => {
  const paid = await createPaidOrder(world)
  await cancel(paid)
  for (const { text, variables } of ways(paid)) {
    const { data, errors } = await world.cast.litoral.run(text, variables)
    expect(errors).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(ANA)
  }
  const [byNode] = ways(paid)
  const forBuyer = await world.cast.ana.run(byNode?.text ?? '', byNode?.variables)
  expect(forBuyer).toMatchObject({ data: { node: { contact: null } }, errors: [] })
  expect(await views(paid.rawOrderId)).toBe(0)
})

test('reveals no contact in the answer to the cancellation and its live update', async () => {
  const paid = await createPaidOrder(world)
  const news = await world.cast.litoral.subscribe(`subscription { orderUpdated { state ${CONTACT} } }`)
  const { data } = await world.cast.litoral.run(
    `mutation ($input: CancelOrderInput!) {
      cancelOrder(input: $input) { ... on CancelOrderPayload { order { state ${CONTACT} } } }
    }`,
    { input: { orderId: paid.orderId, reason: 'Sin stock' } },
  )
  expect(data).toEqual({ cancelOrder: { order: { state: 'CANCELED', contact: null } } })
  expect((await news.next()).value).toEqual({ data: { orderUpdated: { state: 'CANCELED', contact: null } } })
  await news.return?.()
  expect(await views(paid.rawOrderId)).toBe(0)
})

test('keeps logged views of the contact, and hides it all the same', async () => {
  const paid = await createPaidOrder(world)
  const [byNode] = ways(paid)
  const look = () => world.cast.litoral.run(byNode?.text ?? '', byNode?.variables)
  expect((await look()).data).toMatchObject({ node: { contact: { email: 'ana@cast.test' } } })
  await cancel(paid)
  expect((await look()).data).toEqual({ node: { contact: null } })
  expect(await views(paid.rawOrderId)).toBe(1)
})

test('shows the contact after the delivery, for the warranty', async () => {
  const paid = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: true } })
  const [byNode] = ways(paid)
  const { data } = await world.cast.litoral.run(byNode?.text ?? '', byNode?.variables)
  expect(data).toMatchObject({ node: { contact: { email: 'ana@cast.test' } } })
})
