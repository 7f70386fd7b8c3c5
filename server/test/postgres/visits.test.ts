import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitCounter } from '../../src/domains/visits/visitCounter.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
  expect(harness.services.db.kind).toBe('postgres')
})
afterAll(() => harness.close())

test('adds up simultaneous writes of many processes, in any order', async () => {
  const PAGES = ['/', '/contacto', '/faq', '/seguridad']
  const counters = Array.from({ length: 20 }, () => createVisitCounter(harness.services))
  for (let round = 0; round < 10; round += 1) {
    for (const [index, counter] of counters.entries())
      for (const page of index % 2 ? PAGES : PAGES.toReversed())
        counter.count(page, { address: `198.51.100.${round}`, agent: 'Mozilla/5.0' })
    await Promise.all(counters.map(({ flush }) => flush()))
  }
  await Promise.all(counters.map(({ close }) => close()))
  const rows = await harness.services.db.prisma.pageVisits.findMany({ orderBy: { page: 'asc' } })
  expect(rows.map(({ page, count }) => [page, count])).toEqual(PAGES.map(page => [page, 200]))
})
