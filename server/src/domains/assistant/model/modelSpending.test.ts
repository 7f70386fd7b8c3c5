import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { modelRequest, payAtOnce } from '../../../../test/modelWorld.ts'
import { ModelFailed } from './languageModel.ts'
import { payForCall } from './modelSpending.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

const usage = { inputTokens: 100, outputTokens: 100 }

test('calls at once stay within the limit together, and what they really cost is what counts', async () => {
  const { services } = harness
  // A call may cost 5 centésimos at most, and costs 1.
  const costs = { input: 1000, output: 4000, perVisitorDay: 10, perDay: 1_000_000 }
  const payer = 'browser:race'
  const row = () => services.db.prisma.modelSpending.findFirst({ where: { payer } })
  const { outcomes, decided, release } = payAtOnce(6, hold =>
    payForCall(services, costs, payer, modelRequest(), async () => {
      await hold()
      return { text: '', usage }
    }),
  )
  expect(await decided).toEqual({ paid: 2, refused: 4 })
  expect(await row()).toMatchObject({ calls: 2, centesimos: 10 })
  release()
  expect((await outcomes).toSorted()).toEqual([...Array(4).fill('COST_LIMIT'), 'paid', 'paid'])
  expect(await row()).toMatchObject({ calls: 2, centesimos: 2, inputTokens: 200, outputTokens: 200 })
})

test.each(['STATUS', 'RESTING'] as const)('a call that ends with %s costs nothing', async reason => {
  const { services } = harness
  const costs = { input: 1000, output: 4000, perVisitorDay: 10, perDay: 1_000_000 }
  const payer = `browser:${reason}`
  const call = payForCall(services, costs, payer, modelRequest(), () =>
    Promise.reject(new ModelFailed(reason)),
  )
  await expect(call).rejects.toMatchObject({ reason })
  expect(await services.db.prisma.modelSpending.findFirst({ where: { payer } })).toMatchObject({
    centesimos: 0,
  })
})

test('counts the maximum cost for a call of unknown cost, in any script', async () => {
  const { services } = harness
  const costs = { input: 1_000_000, output: 0, perVisitorDay: 1_000_000, perDay: 1_000_000 }
  const payer = 'browser:emoji'
  const request = modelRequest({ messages: [{ author: 'VISITOR', text: '🔧'.repeat(100), pictures: [] }] })
  await payForCall(services, costs, payer, request, async () => ({ text: '', usage: null }))
  const row = await services.db.prisma.modelSpending.findFirst({ where: { payer } })
  expect(row?.centesimos).toBeGreaterThanOrEqual(300 + 400)
})
