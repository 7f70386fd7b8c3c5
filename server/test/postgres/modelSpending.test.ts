import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ALL, payForCall } from '../../src/domains/assistant/model/modelSpending.ts'
import { openPostgres } from '../../src/platform/db.ts'
import { createTransact } from '../../src/platform/unitOfWork.ts'
import { createHarness, type Harness } from '../harness.ts'
import { modelRequest, payAtOnce } from '../modelWorld.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

/** A further process' own resources: its connections. */
async function anotherProcess() {
  const { services, jobs, databaseUrl } = harness
  if (databaseUrl === null) throw new Error('not on a server')
  const { clock, news } = services
  const db = await openPostgres(databaseUrl, { poolSize: 5 })
  onTestFinished(() => db.close())
  return { clock, transact: createTransact({ db, jobs, news, clock, reactions: [] }) }
}

// Costs 1 centésimo, and at most 5.
const usage = { inputTokens: 100, outputTokens: 100 }
const prices = { input: 1000, output: 4000 }

test.each([
  { whose: 'a visitor’s', costs: { ...prices, perVisitorDay: 52, perDay: 1_000_000 }, payers: 1 },
  { whose: 'the day’s', costs: { ...prices, perVisitorDay: 1_000_000, perDay: 52 }, payers: 40 },
])('spends $whose last centésimos once when two processes compete', async ({ costs, payers, whose }) => {
  const { prisma } = harness.services.db
  await prisma.modelSpending.deleteMany()
  const processes = [await anotherProcess(), await anotherProcess()]
  const spent = () => prisma.modelSpending.findFirst({ where: { payer: payers === 1 ? { not: ALL } : ALL } })
  const { outcomes, decided, release } = payAtOnce(40, (hold, index) => {
    const process = processes[index % 2]
    if (!process) throw new Error('no process')
    return payForCall(process, costs, `browser:${whose}:${index % payers}`, modelRequest(), async () => {
      await hold()
      return { text: '', usage }
    })
  })
  expect(await decided).toEqual({ paid: 10, refused: 30 })
  expect(await spent()).toMatchObject({ calls: 10, centesimos: 50 })
  release()
  expect(new Set(await outcomes)).toEqual(new Set(['paid', 'COST_LIMIT']))
  expect(await spent()).toMatchObject({ calls: 10, centesimos: 10, inputTokens: 1000, outputTokens: 1000 })
})
