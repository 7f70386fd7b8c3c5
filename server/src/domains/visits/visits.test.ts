import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { createVisitCounter, type VisitCounter } from './visitCounter.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64)'
const VISITS = '{ visits { day pages { page count } } }'

let harness: Harness
let cast: Cast
let counter: VisitCounter
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
beforeEach(async () => {
  await harness.services.db.prisma.pageVisits.deleteMany()
  counter = createVisitCounter(harness.services)
  return () => counter.close()
})
afterAll(() => harness.close())

const visitsSeenBy = async (caller: typeof cast.ana) =>
  (await caller.data<{ visits: unknown }>(VISITS)).visits
/** Counts that many visitors, each from an address of their own. */
const count = (page: string, visitors: number, by = counter) => {
  for (let visitor = 0; visitor < visitors; visitor += 1)
    by.count(page, { address: `198.51.100.${visitor}`, agent: AGENT })
}

test('shows the admin visitors by day and page, newest and most visited first', async () => {
  count('/faq', 2)
  count('/', 3)
  await counter.flush()
  // Half past eleven in the evening in Uruguay, still the same day.
  harness.clock.advance(14.5 * 3_600_000)
  // Two of them have visited before.
  count('/faq', 7)
  await counter.flush()
  harness.clock.advance(3_600_000)
  count('/contacto', 1)
  await counter.close()
  expect(await visitsSeenBy(cast.admin)).toEqual([
    { day: '2026-11-22', pages: [{ page: '/contacto', count: 1 }] },
    {
      day: '2026-11-21',
      pages: [
        { page: '/faq', count: 7 },
        { page: '/', count: 3 },
      ],
    },
  ])
  for (const caller of [cast.ana, cast.litoral, harness.visitor])
    expect(await visitsSeenBy(caller)).toBeNull()
})

test('counts a visitor once a day for each page, and another browser at the address separately', async () => {
  const home = { address: '203.0.113.7', agent: AGENT }
  for (const page of ['/', '/', '/faq', '/']) counter.count(page, home)
  counter.count('/', { ...home, agent: `${AGENT} Firefox/144.0` })
  harness.clock.advance(DAY_MS)
  counter.count('/', home)
  await counter.flush()
  expect(await visitsSeenBy(cast.admin)).toEqual([
    { day: expect.any(String), pages: [{ page: '/', count: 1 }] },
    {
      day: expect.any(String),
      pages: [
        { page: '/', count: 2 },
        { page: '/faq', count: 1 },
      ],
    },
  ])
})

test("counts at most 500 visits a day from an address that changes its browser's name", async () => {
  for (let name = 0; name < 600; name += 1)
    counter.count('/faq', { address: '203.0.113.7', agent: `${AGENT} Chrome/${name}` })
  counter.count('/faq', { address: '203.0.113.8', agent: AGENT })
  await counter.flush()
  expect(await visitsSeenBy(cast.admin)).toEqual([
    { day: expect.any(String), pages: [{ page: '/faq', count: 501 }] },
  ])
})

test('adds up the counts of several processes', async () => {
  const others = [1, 2, 3].map(() => createVisitCounter(harness.services))
  for (const each of [counter, ...others]) {
    count('/', 10, each)
    count('/faq', 1, each)
  }
  await Promise.all([counter, ...others].map(each => each.close()))
  expect(await visitsSeenBy(cast.admin)).toEqual([
    {
      day: expect.any(String),
      pages: [
        { page: '/', count: 40 },
        { page: '/faq', count: 4 },
      ],
    },
  ])
})

test('writes failed counts the next time, at most a thousand of a kind', async () => {
  let isDown = true
  const { prisma } = harness.services.db
  const db = {
    ...harness.services.db,
    prisma: new Proxy(prisma, {
      get: (target, name) => {
        if (name === '$executeRaw' && isDown) return () => Promise.reject(new Error('down'))
        return Reflect.get(target, name)
      },
    }),
  }
  const unlucky = createVisitCounter({ ...harness.services, db })
  count('/faq', 4, unlucky)
  await unlucky.flush()
  count('/faq', 7, unlucky)
  for (let page = 0; page < 2000; page += 1)
    unlucky.count(`/${page}`, { address: `203.0.113.${page % 9}`, agent: AGENT })
  await unlucky.flush()
  isDown = false
  await unlucky.close()
  expect(await prisma.pageVisits.count()).toBe(1000)
  expect(await prisma.pageVisits.findFirst({ where: { page: '/faq' } })).toMatchObject({ count: 7 })
})

test('shows only thirty days, and removes figures after a good year', async () => {
  const now = harness.clock.now().getTime()
  const agoes = [0, 29, 30, 399, 401]
  await harness.services.db.prisma.pageVisits.createMany({
    data: agoes.map(ago => ({ day: new Date(now - ago * DAY_MS), page: '/', count: ago + 1 })),
  })
  const shown = (await visitsSeenBy(cast.admin)) as { pages: { count: number }[] }[]
  expect(shown.map(({ pages }) => pages[0]?.count)).toEqual([1, 30])
  await harness.runJob('visits.removeOld')
  const kept = await harness.services.db.prisma.pageVisits.findMany({ orderBy: { count: 'asc' } })
  expect(kept.map(row => row.count)).toEqual([1, 30, 31, 400])
})
