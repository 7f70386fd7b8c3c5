import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness, testClock } from '../../test/harness.ts'
import { MINUTE_MS } from './clock.ts'
import { createVendorWatch } from './vendorWatch.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.services.db.prisma.vendorResult.deleteMany()
})

class No extends Error {}

/** A process with one vendor, which ends calls as it is told to. */
function start(clock = testClock()) {
  const watch = createVendorWatch({ db: harness.services.db, clock })
  const adapter = {
    async call(outcome: 'ok' | Error) {
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    arithmetic: () => 42,
  }
  const watched = watch.watch('V', adapter, ['call'], error => error instanceof No)
  const call = (outcome: 'ok' | Error) => watched.call(outcome).catch((error: unknown) => error)
  const result = async () => (await watch.read()).get('V')
  return { clock, watch, watched, call, result }
}

test('counts failures until the next success, and survives the process', async () => {
  const { clock, call, watch, result, watched } = start()
  expect(watched.arithmetic()).toBe(42)
  expect(await result()).toBeUndefined()
  const down = new Error('no answer from 099 123 456 for ana@example.com')
  expect(await call(down)).toBe(down)
  await call(down)
  await watch.flush()
  await call(down)
  const failed = { failedAt: clock.now(), failuresInRow: 3, succeededAt: null }
  expect(await result()).toMatchObject({
    ...failed,
    failure: 'Error: no answer from [número] for [email]',
  })
  await watch.flush()
  expect(await start().result()).toMatchObject(failed)
  clock.advance(MINUTE_MS)
  expect(await call('ok')).toBe('ok')
  expect(await result()).toMatchObject({ failuresInRow: 0, succeededAt: clock.now() })
})

test('leaves a no to one request out', async () => {
  const { call, result } = start()
  await call(new No())
  expect(await result()).toBeUndefined()
})

test('two processes add up, and the success of one ends the failures of both', async () => {
  const clock = testClock()
  const one = start(clock)
  const other = start(clock)
  await one.call(new Error('first'))
  clock.advance(MINUTE_MS)
  await other.call(new Error('second'))
  await other.watch.flush()
  await one.watch.flush()
  expect(await one.result()).toMatchObject({
    failuresInRow: 2,
    failure: 'Error: second',
    failedAt: clock.now(),
  })
  const until = new Date(clock.now().getTime() + MINUTE_MS)
  one.watch.noteRest('V', until)
  await one.watch.flush()
  expect(await other.result()).toMatchObject({ restsUntil: until })
  clock.advance(MINUTE_MS)
  await other.call('ok')
  await other.watch.flush()
  expect(await one.result()).toMatchObject({ failuresInRow: 0, restsUntil: null, failure: 'Error: second' })
})

test('writes successes alone once a minute', async () => {
  const { clock, call, watch } = start()
  const written = async () => (await harness.services.db.prisma.vendorResult.findMany())[0]?.succeededAt
  await call('ok')
  await watch.flush()
  const first = clock.now()
  clock.advance(MINUTE_MS / 2)
  await call('ok')
  await watch.flush()
  expect(await written()).toEqual(first)
  clock.advance(MINUTE_MS / 2)
  await watch.flush()
  expect(await written()).toEqual(new Date(first.getTime() + MINUTE_MS / 2))
})
