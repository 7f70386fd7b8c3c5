import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import { createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { createReleasedOrder } from '../../../test/reviewsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { honourFrom, LEAST_SALES } from './honour.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const OF_PROVIDER = '{ viewer { provider { honour { percent words } } } }'
const honour = async (by = world.cast.litoral) =>
  (await by.data<{ viewer: { provider: { honour: object | null } } }>(OF_PROVIDER)).viewer.provider.honour

test('counts finished sales, what was canceled or lost, and questions answered in 24 hours', async () => {
  const { prisma } = world.harness.services.db
  const { ana, litoral, bulevar } = world.cast
  for (let made = 1; made < LEAST_SALES; made += 1) await createReleasedOrder(world)
  expect(await honour()).toBeNull()
  await createReleasedOrder(world)
  expect(await honour()).toEqual({
    percent: 100,
    words: 'Últimas 5 ventas terminadas: ninguna cancelada ni perdida en disputa.',
  })
  const [canceled, lost, agreed] = await prisma.order.findMany({ orderBy: { id: 'asc' } })
  await prisma.order.update({ where: { id: canceled?.id ?? '' }, data: { state: 'CANCELED' } })
  const now = world.harness.clock.now()
  for (const [order, decidedAt] of [
    [lost, now],
    [agreed, null],
  ] as const) {
    const orderId = order?.id ?? ''
    await prisma.order.update({ where: { id: orderId }, data: { state: 'PARTIALLY_REFUNDED' } })
    await prisma.dispute.create({
      data: {
        id: newId(),
        orderId,
        state: 'CLOSED',
        reason: 'NOT_AS_AGREED',
        text: 'No es el que pedí.',
        orderState: 'SHIPPED',
        createdAt: now,
        answerDueAt: now,
        decisionDueAt: now,
        solution: 'REFUND_PART',
        refundCentesimos: 1000,
        decidedAt,
        closedAt: now,
      },
    })
  }
  const request = await createRequest(ana)
  const offerId = await createOffer(litoral, request)
  const [offer] = await prisma.offer.findMany({ where: { requestId: request.rawId } })
  const asked = (number: number, hours: number | null, agoMs: number) => {
    const askedAt = new Date(now.getTime() - agoMs)
    return {
      offerId: offer?.id ?? '',
      number,
      question: '¿Trae el conector?',
      askedAt,
      answer: hours === null ? null : 'Sí.',
      answeredAt: hours === null ? null : new Date(askedAt.getTime() + hours * HOUR_MS),
    }
  }
  // In time, late, and still open for longer than a day.
  await prisma.offerQuestion.createMany({
    data: [asked(1, 2, 3 * DAY_MS), asked(2, 30, 3 * DAY_MS), asked(3, null, 2 * DAY_MS)],
  })
  const expected = {
    percent: 50,
    words:
      'Últimas 5 ventas terminadas: 2 canceladas o perdidas en disputa. Preguntas contestadas en 24 horas: 1 de 3.',
  }
  expect(await honour()).toEqual(expected)
  expect(await honour(bulevar)).toBeNull()
  // The buyer reads it next to the offer, without the provider's name.
  expect(
    await ana.data(
      'query ($id: ID!) { node(id: $id) { ... on Offer { provider { name honour { percent words } } } } }',
      {
        id: offerId,
      },
    ),
  ).toEqual({ node: { provider: { name: null, honour: expected } } })
})

test.each([
  [{ sales: 4, failed: 0, asked: 9, timely: 9 }, undefined],
  [{ sales: 5, failed: 5, asked: 0, timely: 0 }, 0],
  [{ sales: 50, failed: 0, asked: 100, timely: 99 }, 99],
])('scores %j', (behaviour, percent) => {
  expect(honourFrom(behaviour)?.percent).toBe(percent)
})
