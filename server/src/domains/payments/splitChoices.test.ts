import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  START_CHECKOUT,
  splitAward,
  startCheckout,
  startSplitCheckout,
} from '../../../test/paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

test('choices that cannot be paid together say which and why', async () => {
  const { cast } = world
  const { request, choices } = await splitAward(world)
  const [first = '', second = ''] = request.partIds
  const [litoral = '', bulevar = ''] = choices.map(({ offerId }) => offerId)
  const other = await requestWithOffer(world)
  const start = async (offers: readonly object[]) => {
    const input = { offers: offers.map(offer => ({ versionNumber: 1, plan: 'FULL', ...offer })) }
    return (await cast.ana.run(START_CHECKOUT, { input })).data
  }
  const refused = (path: string[]) => ({ startCheckout: { code: 'INVALID_INPUT', path } })
  expect(await start([])).toMatchObject(refused(['offers']))
  expect(await start([{ offerId: litoral }, { offerId: other.offerId }])).toMatchObject(
    refused(['offers', '1', 'offerId']),
  )
  expect(await start([{ offerId: litoral }, { offerId: bulevar }])).toMatchObject(
    refused(['offers', '1', 'partIds']),
  )
  expect(await start([{ offerId: litoral }, { offerId: litoral }])).toMatchObject(
    refused(['offers', '1', 'partIds']),
  )
  expect(await start([{ offerId: litoral, partIds: [second] }])).toMatchObject(
    refused(['offers', '0', 'partIds']),
  )
  expect(await start([{ offerId: bulevar, partIds: [] }])).toMatchObject(refused(['offers', '0', 'partIds']))
  expect(await start([{ offerId: bulevar, partIds: [first, second], versionNumber: 2 }])).toMatchObject({
    startCheckout: { code: 'OFFER_CHANGED' },
  })
})

test('the same choices in any order are one checkout, others close it, and another part’s is left alone', async () => {
  const { cast } = world
  const { request, choices } = await splitAward(world)
  const [, second = ''] = request.partIds
  const [litoral = '', bulevar = ''] = choices.map(({ offerId }) => offerId)
  const both = await startSplitCheckout(world, cast.ana, choices)
  expect(await startSplitCheckout(world, cast.ana, choices.toReversed())).toEqual(both)
  const one = await startCheckout(world, cast.ana, litoral)
  const another = await startCheckout(world, cast.ana, bulevar, { partIds: [second] })
  await world.harness.drain()
  const states = await world.harness.services.db.prisma.checkout.findMany({
    where: { id: { in: [both, one, another].map(({ checkoutId }) => checkoutId) } },
    orderBy: { id: 'asc' },
    select: { state: true },
  })
  expect(states.map(({ state }) => state)).toEqual(['EXPIRED', 'OPEN', 'OPEN'])
})
