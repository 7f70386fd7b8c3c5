import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { WEEKS } from './weeklyFigures.ts'

let world: PaymentsWorld
beforeAll(async () => {
  // A Monday, just after midnight in Uruguay.
  world = await createPaymentsWorld({ start: new Date('2026-11-23T03:10:00.000Z') })
})
afterAll(() => world.close())

interface Week {
  readonly since: string
  readonly requests: number
  readonly firstOfferMinutes: number | null
  readonly paid: number
  readonly released: number
  readonly disputes: number
}
const read = async () =>
  (
    await world.cast.admin.data<{ weeklyFigures: Week[] }>(
      '{ weeklyFigures { since requests firstOfferMinutes paid released disputes } }',
    )
  ).weeklyFigures
const none = { requests: 0, firstOfferMinutes: null, paid: 0, released: 0, disputes: 0 }

test('counts each week of Uruguay from Monday on, by one statement', async () => {
  const { harness, cast } = world
  const empty = await read()
  expect(empty).toHaveLength(WEEKS)
  expect(empty.at(0)).toEqual({ since: '2026-09-07T03:00:00.000Z', ...none })
  expect(empty.at(-1)).toEqual({ since: '2026-11-23T03:00:00.000Z', ...none })

  const request = await createRequest(cast.ana)
  await createRequest(cast.ana)
  await createRequest(cast.bruno)
  harness.clock.advance(90 * MINUTE_MS)
  await createOffer(cast.litoral, request)
  const { rawOrderId } = await createPaidOrder(world)
  const { requests, paid } = (await read()).at(-1) ?? none
  expect({ requests, paid }).toEqual({ requests: 4, paid: 1 })
  // Requests of the last day may still get their first offer.
  expect((await read()).at(-1)?.firstOfferMinutes).toBeNull()

  await harness.services.db.prisma.dispute.create({
    data: {
      orderId: rawOrderId,
      reason: 'NOT_ARRIVED',
      text: 'No llegó',
      orderState: 'PAID',
      createdAt: harness.clock.now(),
      answerDueAt: harness.clock.now(),
      decisionDueAt: harness.clock.now(),
    },
  })
  harness.clock.advance(7 * DAY_MS - 2 * HOUR_MS)
  harness.statements.length = 0
  const later = await read()
  expect(harness.statements.filter(sql => sql.includes('"LedgerTransaction"'))).toHaveLength(1)
  expect(later.at(-1)).toEqual({
    since: '2026-11-23T03:00:00.000Z',
    ...none,
    requests: 4,
    firstOfferMinutes: 90,
    paid: 1,
    disputes: 1,
  })
  await createOffer(cast.litoral, await createRequest(cast.bruno))
  harness.clock.advance(2 * HOUR_MS)
  expect((await read()).slice(-2)).toEqual([
    { since: '2026-11-23T03:00:00.000Z', ...none, requests: 5, firstOfferMinutes: 90, paid: 1, disputes: 1 },
    { since: '2026-11-30T03:00:00.000Z', ...none },
  ])
})
