import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../harness.ts'
import { createRequest } from '../requestsWorld.ts'
import { type Cast, createCast } from '../world.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness({ poolSize: 1 })
  cast = await createCast(harness)
  await createRequest(cast.ana)
})
afterAll(() => harness.close())

test('a read that is sent again is planned once, with its page size and states as constants', async () => {
  const feed = '{ requestFeed(first: 7) { edges { node { brand } } } }'
  for (let times = 0; times < 4; times += 1) await cast.litoral.data(feed)
  const { rows } = await harness.services.db.query(
    `SELECT statement, generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement LIKE '%"PartRequest"%LIMIT 8%'`,
  )
  expect(rows).toEqual([
    { statement: expect.stringContaining(`'OPEN'::"public"."PartRequestState"`), runs: '3' },
  ])
})
