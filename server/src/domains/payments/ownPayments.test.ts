import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFailedRefund } from '../../../test/failedRefunds.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const LIST = /* GraphQL */ `
  query ($first: Int, $after: String) {
    viewer {
      payments(first: $first, after: $after) {
        edges { node { id outcome amount received { state refunds { state amount isByHand } } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`
const READ = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on Checkout { shortId payer { email } received { amount state reference refunds { state amount reason } } }
    }
  }
`
interface Listed {
  readonly viewer: {
    readonly payments: {
      readonly edges: readonly { readonly node: { readonly id: string; readonly outcome: string } }[]
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
    }
  }
}

const globalIdOf = (checkoutId: string) => encodeGlobalId('Checkout', checkoutId)

test('lists what was paid, newest first and in pages, without what was only begun', async () => {
  const { ana } = world.cast
  const older = await createPaidOrder(world)
  const newer = await createPaidOrder(world)
  const { offerId } = await requestWithOffer(world)
  const begun = await startCheckout(world, ana, offerId)
  const page = async (after: string | null) =>
    (await ana.data<Listed>(LIST, { first: 1, after })).viewer.payments
  const first = await page(null)
  const second = await page(first.pageInfo.endCursor)
  expect([first, second].map(({ edges: [edge] }) => edge?.node.id)).toEqual(
    [newer, older].map(({ checkoutId }) => globalIdOf(checkoutId)),
  )
  const all = (await ana.data<Listed>(LIST, {})).viewer.payments.edges.map(({ node }) => node.id)
  expect(all).not.toContain(globalIdOf(begun.checkoutId))
})

test('shows the money of a canceled purchase on its way back, and then with the buyer', async () => {
  const { ana, litoral } = world.cast
  const { orderId, checkoutId } = await createPaidOrder(world)
  const id = globalIdOf(checkoutId)
  expect(await ana.data(READ, { id })).toMatchObject({
    node: { payer: { email: 'ana@cast.test' }, received: [{ state: 'CAPTURED', refunds: [] }] },
  })
  await litoral.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  expect(await ana.data(READ, { id })).toMatchObject({
    node: { received: [{ state: 'REFUNDING', refunds: [{ state: 'REQUESTED', amount: 485_000 }] }] },
  })
  await world.settle()
  expect(await ana.data(READ, { id })).toMatchObject({
    node: { received: [{ state: 'REFUNDED', refunds: [{ state: 'SUCCEEDED', amount: 485_000 }] }] },
  })
})

test('shows a failed refund until the team has handled it', async () => {
  const { ana } = world.cast
  const waiting = await createPaidOrder(world)
  const handled = await createPaidOrder(world)
  await keepFailedRefund(world.harness, waiting.rawOrderId)
  await keepFailedRefund(world.harness, handled.rawOrderId, 'RETRIED')
  expect(await ana.data(READ, { id: globalIdOf(waiting.checkoutId) })).toMatchObject({
    node: { received: [{ refunds: [{ state: 'FAILED' }] }] },
  })
  expect(await ana.data(READ, { id: globalIdOf(handled.checkoutId) })).toMatchObject({
    node: { received: [{ refunds: [] }] },
  })
})

test('shows a payment to its payer and the team alone', async () => {
  const { checkoutId } = await createPaidOrder(world)
  const id = globalIdOf(checkoutId)
  const { litoral, admin } = world.cast
  expect(await litoral.data(READ, { id })).toEqual({ node: null })
  expect(await admin.data(READ, { id })).toMatchObject({ node: { received: [{ amount: 485_000 }] } })
})
