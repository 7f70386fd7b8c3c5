import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  checkoutInput,
  createPaymentsWorld,
  type PaymentsWorld,
  START_CHECKOUT,
  startCheckout,
  stateOf,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { decodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const rawId = (globalId: string) => decodeGlobalId(globalId)?.id ?? ''
const pay = async (offerId: string) => {
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
}
/** An offer for two parts, of which the first was bought from somebody else. */
async function partlyBought() {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second = ''] = request.partIds
  const both = await createOffer(cast.bulevar, request, { price: 210_000 })
  await pay(await createOffer(cast.litoral, { ...request, partIds: [first] }))
  return { request, first, second, both }
}
const BOUGHT = 'Ya compraste uno de esos repuestos. Mirá cuánto sale lo que te falta.'

test('shows the terms of what is missing, and refuses to sell a bought part again', async () => {
  const { first, second, both } = await partlyBought()
  const terms = (partIds: readonly string[] | null) =>
    world.cast.ana.data(
      `query ($id: ID!, $partIds: [ID!]) { node(id: $id) { ... on Offer { paymentTerms(partIds: $partIds) {
        total disabledReason lines { partId } } } } }`,
      { id: both, partIds },
    )
  expect(await terms(null)).toEqual({
    node: { paymentTerms: { total: 210_000, disabledReason: null, lines: [{ partId: second }] } },
  })
  expect(await terms([first])).toMatchObject({ node: { paymentTerms: { disabledReason: BOUGHT } } })
  // The person agreed to both parts before another tab bought the first one.
  const shownBefore = { input: checkoutInput([{ offerId: both, partIds: [first, second] }]) }
  expect((await world.cast.ana.run(START_CHECKOUT, shownBefore)).data).toMatchObject({
    startCheckout: { code: 'WRONG_STATE', message: BOUGHT },
  })
})

test('sells what is missing from an offer whose other part was bought elsewhere', async () => {
  const { request, second, both } = await partlyBought()
  await pay(both)
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
  const order = await world.harness.services.db.prisma.order.findFirstOrThrow({
    where: { offer: { id: rawId(both) } },
    include: { lines: true },
  })
  expect(order.totalCentesimos).toBe(210_000)
  expect(order.lines.map(({ requestedPartId }) => requestedPartId)).toEqual([rawId(second)])
})
