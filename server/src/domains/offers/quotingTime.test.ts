import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { LEAST_QUOTED } from './quotingTime.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const QUOTING_TIME = /* GraphQL */ `
  query ($id: ID!) { node(id: $id) { ... on Offer { provider { quotingTime } } } }
`
const timeOf = async (id: string) =>
  (await cast.ana.data<{ node: { provider: { quotingTime: string | null } } }>(QUOTING_TIME, { id })).node
    .provider.quotingTime

test('shows the median of a provider from five offers on, whatever the others need', async () => {
  const times: (string | null)[] = []
  for (const minutes of [5, 500, 130, 1, 140]) {
    const request = await createRequest(cast.ana)
    harness.clock.advance(minutes * 60_000)
    const offerId = await createOffer(cast.litoral, request)
    times.push(await timeOf(offerId))
  }
  expect(times).toEqual([...Array.from({ length: LEAST_QUOTED - 1 }, () => null), 'menos de 3 horas'])
  const request = await createRequest(cast.ana)
  expect(await timeOf(await createOffer(cast.bulevar, request))).toBeNull()
})
