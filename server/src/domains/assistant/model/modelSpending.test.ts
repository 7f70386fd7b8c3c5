import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { ModelFailed, type ModelRequest } from './languageModel.ts'
import { payForCall } from './modelSpending.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())

const REQUEST: ModelRequest = {
  instructions: 'x'.repeat(300),
  messages: [],
  schema: {},
  maxOutputTokens: 1000,
}
const usage = { inputTokens: 100, outputTokens: 100 }

test('calls at once stay within the limits together, and what they really cost is what counts', async () => {
  const { services } = harness
  // A call may cost 5 centésimos at most, and costs 1.
  const costs = { input: 1000, output: 4000, perVisitorDay: 10, perDay: 1_000_000 }
  const payer = 'browser:race'
  const row = () => services.db.prisma.modelSpending.findFirst({ where: { payer } })
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  const outcomes = Array.from({ length: 6 }, () =>
    payForCall(services, costs, payer, REQUEST, async () => {
      await opened
      return { text: '', usage }
    }).then(
      () => 'paid',
      (error: unknown) => (error instanceof ModelFailed ? error.reason : String(error)),
    ),
  )
  await expect.poll(async () => (await row())?.centesimos).toBe(10)
  const refused = await Promise.race(outcomes)
  expect(refused).toBe('COST_LIMIT')
  open()
  expect((await Promise.all(outcomes)).toSorted()).toEqual([...Array(4).fill('COST_LIMIT'), 'paid', 'paid'])
  expect(await row()).toMatchObject({ calls: 2, centesimos: 2, inputTokens: 200, outputTokens: 200 })
})
