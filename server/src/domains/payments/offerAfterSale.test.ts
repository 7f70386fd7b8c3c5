import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  createPaymentsWorld,
  type PaymentsWorld,
  startCheckout,
  startSplitCheckout,
  stateOf,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const pay = async (sessionId: string) => {
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
}

test('lets the provider of a sold part offer the part that another one gives back', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second = ''] = request.partIds
  const litoral = await createOffer(cast.litoral, { ...request, partIds: [first] })
  const bulevar = await createOffer(cast.bulevar, { ...request, partIds: [second] })
  const offerOn = (partId: string) =>
    cast.litoral.run(MAKE_OFFER, { input: { requestId: request.id, lines: [line(partId)] } })
  const { sessionId } = await startSplitCheckout(world, cast.ana, [
    { offerId: litoral },
    { offerId: bulevar },
  ])
  await pay(sessionId)
  expect((await offerOn(second)).data).toMatchObject({ makeOffer: { code: 'WRONG_STATE' } })
  const sale = await prisma().order.findFirstOrThrow({
    where: { requestId: request.rawId, offerId: decodeGlobalId(bulevar)?.id ?? null },
  })
  const orderId = encodeGlobalId('Order', sale.id)
  await cast.bulevar.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
  await world.settle()

  const forProvider = await cast.litoral.data<{ requestFeed: { edges: { node: { id: string } }[] } }>(
    '{ requestFeed(first: 50) { edges { node { id viewerActions { action enabled } } } } }',
  )
  expect(forProvider.requestFeed.edges.map(({ node }) => node)).toContainEqual({
    id: request.id,
    viewerActions: [{ action: 'OFFER', enabled: true }],
  })
  expect((await offerOn(first)).data).toMatchObject({
    makeOffer: { message: 'Ese repuesto ya está comprado.' },
  })
  const offers = await Promise.all([offerOn(second), offerOn(second)])
  expect(offers.map(({ data }) => data?.makeOffer)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ __typename: 'OfferPayload' }),
      expect.objectContaining({ __typename: 'OfferExists' }),
    ]),
  )
  const again = await prisma().offer.findFirstOrThrow({
    where: { requestId: request.rawId, state: 'PENDING' },
  })
  await pay((await startCheckout(world, cast.ana, encodeGlobalId('Offer', again.id))).sessionId)
  const orders = await prisma().order.findMany({
    where: { requestId: request.rawId },
    orderBy: { id: 'asc' },
    select: { offerId: true, providerId: true, state: true },
  })
  expect(orders.map(({ state }) => state).toSorted()).toEqual(['CANCELED', 'PAID', 'PAID'])
  expect(orders.at(-1)).toEqual({ offerId: again.id, providerId: again.providerId, state: 'PAID' })
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
})
