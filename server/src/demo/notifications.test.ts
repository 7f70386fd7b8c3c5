import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../test/harness.ts'
import { createOffer } from '../../test/offersWorld.ts'
import { createRequest } from '../../test/requestsWorld.ts'
import { createCast } from '../../test/world.ts'
import { requireAccount } from '../domains/viewer.ts'
import { ringBells } from './notifications.ts'
import { createTravelClock } from './travelClock.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

test('writes the notices of earlier events into the bells', async () => {
  const { services } = harness
  const { ana, litoral } = await createCast(harness)
  await createOffer(litoral, await createRequest(ana))
  const { accountId } = requireAccount(ana.viewer)
  const rows = () => services.db.prisma.notification.findMany({ where: { accountId } })
  expect(await rows()).toEqual([])
  const clock = createTravelClock(services.clock)
  await ringBells({ now: clock.now(), stage: { clock }, as: () => ana.context() }, services, [])
  expect(await rows()).toMatchObject([{ title: 'Nueva oferta', readAt: null }])
})
