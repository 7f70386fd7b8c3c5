import { afterAll, beforeAll, expect, test } from 'vitest'
import { disputeOf } from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaidOrder,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const DELETE = /* GraphQL */ `
  mutation ($id: ID!) {
    deleteOrder(id: $id) {
      __typename
      ... on Refusal { code message }
      ... on OrderPayload { order { id } }
    }
  }
`
const RESTORE = 'mutation ($id: ID!) { restoreOrder(id: $id) { __typename } }'
const LISTS = /* GraphQL */ `
  fragment ids on Order { id deletedAt deletionAction { action enabled disabledReason } }
  query {
    viewer {
      orders(first: 50) { totalCount }
      listed: orders(first: 50, deleted: false) { edges { node { ...ids } } }
      deleted: orders(first: 50, deleted: true) { edges { node { ...ids } } }
      provider {
        listed: orders(first: 50, deleted: false) { edges { node { ...ids } } }
        deleted: orders(first: 50, deleted: true) { edges { node { ...ids } } }
      }
    }
  }
`
interface Row {
  readonly id: string
  readonly deletedAt: string | null
  readonly deletionAction: { readonly action: string; readonly disabledReason: string | null }
}
interface Lists {
  readonly listed: { readonly edges: readonly { readonly node: Row }[] }
  readonly deleted: { readonly edges: readonly { readonly node: Row }[] }
}
const idsOf = (list: Lists['listed']) => list.edges.map(({ node }) => node.id)

/** The ids in the lists of a party. */
async function listsOf(party: 'ana' | 'litoral') {
  const { viewer } = await world.cast[party].data<{ viewer: Lists & { provider: Lists | null } }>(LISTS)
  const lists = viewer.provider ?? viewer
  return { listed: idsOf(lists.listed), deleted: idsOf(lists.deleted), rows: lists.listed.edges }
}
const remove = async (party: 'ana' | 'litoral', id: string) =>
  (await world.cast[party].run(DELETE, { id })).data?.deleteOrder

/** A received order, whose money is the provider's. */
async function released(): Promise<PaidOrder> {
  const order = await createPaidOrder(world)
  const { orderId } = order
  await world.cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY', note: null } })
  await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
  await world.settle()
  return order
}

test('leaves the list of the party that deleted it, and no ledger', async () => {
  const { orderId, rawOrderId } = await released()
  const before = await ledgerBalances(world, { orderId: rawOrderId })
  expect(await remove('ana', orderId)).toMatchObject({ __typename: 'OrderPayload' })
  expect(await listsOf('ana')).toMatchObject({
    listed: expect.not.arrayContaining([orderId]),
    deleted: [orderId],
  })
  expect(await listsOf('litoral')).toMatchObject({
    listed: expect.arrayContaining([orderId]),
    deleted: [],
  })
  expect(await ledgerBalances(world, { orderId: rawOrderId })).toEqual(before)
  // The sale of the provider, by itself.
  expect(await remove('litoral', orderId)).toMatchObject({ __typename: 'OrderPayload' })
  expect((await listsOf('litoral')).deleted).toEqual([orderId])
  await world.cast.ana.data(RESTORE, { id: orderId })
  expect(await listsOf('ana')).toMatchObject({ listed: expect.arrayContaining([orderId]), deleted: [] })
  expect((await listsOf('litoral')).deleted).toEqual([orderId])
})

test('stays while it is not finished', async () => {
  const { orderId } = await createPaidOrder(world)
  const because = 'Se puede eliminar cuando termine.'
  for (const party of ['ana', 'litoral'] as const) {
    expect(await remove(party, orderId)).toMatchObject({ code: 'WRONG_STATE', message: because })
    const { rows } = await listsOf(party)
    const own = rows.find(({ node }) => node.id === orderId)
    expect(own?.node.deletionAction).toEqual({ action: 'DELETE', enabled: false, disabledReason: because })
  }
})

test('stays while its refund is on its way', async () => {
  const { orderId } = await createPaidOrder(world)
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  expect(await remove('ana', orderId)).toMatchObject({
    code: 'WRONG_STATE',
    message: 'Se puede eliminar cuando llegue la devolución de la plata.',
  })
  await world.settle()
  expect(await remove('ana', orderId)).toMatchObject({ __typename: 'OrderPayload' })
})

test('stays while the payer’s bank claims the money back', async () => {
  const { orderId, sessionId } = await released()
  const { stripe } = world.sandbox.control
  stripe.dispute(stripe.session(sessionId).intentId ?? '')
  await world.settle()
  expect(await remove('litoral', orderId)).toMatchObject({ code: 'MONEY_OPEN' })
})

test('is listed again once its money moves again', async () => {
  const order = await released()
  await remove('ana', order.orderId)
  await remove('litoral', order.orderId)
  await disputeOf(world, order)
  for (const party of ['ana', 'litoral'] as const)
    expect((await listsOf(party)).listed).toContain(order.orderId)
})

test('tells the other tabs of the same party alone', async () => {
  const { orderId } = await released()
  const [mine, theirs] = await Promise.all(
    [world.cast.ana, world.cast.litoral].map(party =>
      party.subscribe('subscription { orderUpdated { id deletedAt } }'),
    ),
  )
  await remove('ana', orderId)
  await world.harness.drain()
  expect((await mine?.next())?.value).toEqual({
    data: { orderUpdated: { id: orderId, deletedAt: expect.any(String) } },
  })
  await remove('litoral', orderId)
  await world.harness.drain()
  // The first news of the provider is about its own list.
  expect((await theirs?.next())?.value).toEqual({
    data: { orderUpdated: { id: orderId, deletedAt: expect.any(String) } },
  })
  await Promise.all([mine?.return?.(), theirs?.return?.()])
})
