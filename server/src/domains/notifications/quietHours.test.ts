import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
} from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'

const MINUTE_BEFORE_NIGHT = new Date('2026-11-22T00:59:00.000Z')

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ settings: { hasQuietHours: true }, start: MINUTE_BEFORE_NIGHT })
})
afterAll(() => world.close())

const mailedTo = (email: string) =>
  world.harness.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []))

test('holds a mail that can wait until 7:00 and sends it once, while the bell and mails about money go out', async () => {
  const { harness } = world
  await requestWithOffer(world)
  await harness.drain()
  expect(mailedTo('ana@cast.test')).toEqual([expect.stringMatching(/^Nueva oferta/)])

  harness.clock.advance(HOUR_MS)
  harness.mails.length = 0
  await createPaidOrder(world)
  await harness.drain()
  expect(mailedTo('ana@cast.test')).toEqual([expect.stringMatching(/^Pago confirmado/)])
  expect(mailedTo('litoral@cast.test')).toHaveLength(1)
  const offersInBell = () =>
    harness.services.db.prisma.notification.count({
      where: { kind: 'OFFER', account: { email: 'ana@cast.test' } },
    })
  expect(await offersInBell()).toBe(2)

  harness.mails.length = 0
  await requestWithOffer(world)
  await harness.drain()
  expect(await offersInBell()).toBe(3)
  harness.clock.advance(8 * HOUR_MS)
  await harness.drain()
  expect(mailedTo('ana@cast.test')).toEqual([])
  harness.clock.advance(HOUR_MS)
  for (let times = 0; times < 2; times += 1) await harness.drain()
  expect(mailedTo('ana@cast.test')).toEqual([expect.stringMatching(/^Nueva oferta/)])
  expect(new Set(harness.mails.map(mail => mail.idempotencyKey)).size).toBe(harness.mails.length)
})
