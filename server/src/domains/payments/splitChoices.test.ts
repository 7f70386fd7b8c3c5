import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import {
  type Choice,
  checkoutInput,
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

test('names the choices that cannot be paid together, with the reason', async () => {
  const { cast } = world
  const { request, choices } = await splitAward(world)
  const [first = '', second = ''] = request.partIds
  const [litoral = '', bulevar = ''] = choices.map(({ offerId }) => offerId)
  const other = await requestWithOffer(world)
  const start = async (offers: readonly Choice[]) => {
    const input = checkoutInput(offers)
    return (await cast.ana.run(START_CHECKOUT, { input })).data
  }
  const refused = (path: string[]) => ({ startCheckout: { code: 'INVALID_INPUT', path } })
  expect(await start([])).toMatchObject(refused(['choices']))
  expect(await start([{ offerId: litoral }, { offerId: other.offerId }])).toMatchObject(
    refused(['choices', '1', 'of']),
  )
  expect(await start([{ offerId: litoral }, { offerId: bulevar }])).toMatchObject(
    refused(['choices', '1', 'partIds']),
  )
  expect(await start([{ offerId: litoral }, { offerId: litoral }])).toMatchObject(
    refused(['choices', '1', 'partIds']),
  )
  expect(await start([{ offerId: litoral, partIds: [second] }])).toMatchObject(
    refused(['choices', '0', 'partIds']),
  )
  expect(await start([{ offerId: bulevar, partIds: [] }])).toMatchObject(refused(['choices', '0', 'partIds']))
  expect(await start([{ offerId: bulevar, partIds: [first, second], versionNumber: 2 }])).toMatchObject({
    startCheckout: { code: 'OFFER_CHANGED' },
  })
})

test('refuses items that nobody sells, and a guest who cannot pay', async () => {
  const { cast, harness } = world
  const { request, offerId } = await requestWithOffer(world)
  const start = (caller: Caller, of: string, payer?: object) =>
    caller.run(START_CHECKOUT, {
      input: { ...checkoutInput([{ offerId: of }]), ...(payer ? { payer } : {}) },
    })
  const part = request.partIds[0] ?? ''
  expect((await start(cast.ana, part)).data).toMatchObject({ startCheckout: { code: 'NOT_FOUND' } })
  const guest = { name: 'Ana', email: 'ana@correo.com.uy' }
  expect((await start(harness.visitor, offerId, guest)).data).toMatchObject({
    startCheckout: { code: 'SIGN_IN_REQUIRED' },
  })
  expect((await start(harness.visitor, offerId, { name: ' ', email: 'ana' })).data).toMatchObject({
    startCheckout: { code: 'INVALID_INPUT', path: ['payer', 'name'] },
  })
})

test('reuses a checkout for the same choices in any order, closes others, and keeps another part’s', async () => {
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
