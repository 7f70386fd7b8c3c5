import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../src/platform/db.ts'
import { withoutReader } from '../../src/platform/reader/reader.ts'
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

test('plans a repeated read once, with its page size and states as constants', async () => {
  const feed = '{ requestFeed(first: 7) { edges { node { brand } } } }'
  for (let times = 0; times < 4; times += 1) await cast.litoral.data(feed)
  const { rows } = await harness.services.db.query(
    `SELECT statement, generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement LIKE '%"PartRequest"%LIMIT 8%'`,
  )
  expect(rows).toEqual([
    { statement: expect.stringContaining(`'OPEN'::"public"."PartRequestState"`), runs: '3' },
  ])
})

test('ends a statement that takes too long, but not a migration or waiting for a lock', async () => {
  if (!harness.databaseUrl) throw new Error('these tests have a server')
  const db = await openPostgres(harness.databaseUrl, { poolSize: 1, statementMs: 50 })
  const ended = { code: '57014' }
  await expect(db.query('SELECT pg_sleep(60)')).rejects.toMatchObject(ended)
  await expect(db.prisma.$queryRaw`SELECT pg_sleep(60)::text`).rejects.toThrow('57014')
  await db.script('SELECT pg_sleep(0.2)')
  await db.exclusively(1, () => Promise.resolve())
  await expect(db.query('SELECT pg_sleep(60)')).rejects.toMatchObject(ended)
  await db.close()
})

test('ends a read that takes too long with the error of Prisma', async () => {
  if (!harness.databaseUrl) throw new Error('these tests have a server')
  const db = await openPostgres(harness.databaseUrl, { poolSize: 2, statementMs: 50, hasReader: true })
  await db.prisma.$transaction(async tx => {
    await tx.$executeRaw`LOCK TABLE "SavedSetting" IN ACCESS EXCLUSIVE MODE`
    for (const client of [db.prisma, withoutReader(db.prisma)])
      await expect(client.savedSetting.findMany()).rejects.toMatchObject({
        name: 'PrismaClientKnownRequestError',
        code: 'P2039',
        meta: { modelName: 'SavedSetting', driverAdapterError: { cause: { originalCode: '57014' } } },
      })
  })
  await db.close()
})
