import { expect, test, vi } from 'vitest'
import { testClock } from '../../../../test/harness.ts'
import { MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts'
import { ModelFailed, type ModelFailure } from './languageModel.ts'
import { createModelBreaker, LONGEST_REST_MS } from './modelBreaker.ts'

const failing =
  (reason: ModelFailure, more: ConstructorParameters<typeof ModelFailed>[1] = {}) =>
  async (): Promise<never> => {
    throw new ModelFailed(reason, more)
  }
const answering = async () => 'bien'

function start() {
  const clock = testClock()
  const logger = { warn: vi.fn() }
  const rests: Date[] = []
  const breaker = createModelBreaker(clock, logger, until => rests.push(until))
  return {
    clock,
    logger,
    rests,
    mayCall: breaker.mayCall,
    run: breaker.run,
    /** The reason of the failure, or what was answered. */
    outcome: (call: () => Promise<string>) =>
      breaker.run(call).catch((error: unknown) => (error instanceof ModelFailed ? error.reason : 'other')),
  }
}

/** Waits until it may be called again, a second at a time. */
function restIn({ clock, mayCall }: Pick<ReturnType<typeof start>, 'clock' | 'mayCall'>): number {
  let seconds = 0
  for (; !mayCall() && seconds < 3600; seconds += 1) clock.advance(SECOND_MS)
  return seconds
}

test('makes one visitor wait for a model that does not answer, not the others', async () => {
  const breaker = start()
  expect(await breaker.outcome(failing('TIMEOUT'))).toBe('TIMEOUT')
  const call = vi.fn(answering)
  expect(await breaker.outcome(call)).toBe('RESTING')
  expect(call).not.toHaveBeenCalled()
  expect(breaker.logger.warn).toHaveBeenCalledTimes(1)
  expect(restIn(breaker)).toBe(30)
  expect(breaker.rests).toHaveLength(1)
  expect(await breaker.outcome(call)).toBe('bien')
  expect(breaker.mayCall()).toBe(true)
})

test('pauses as long as the model requests, and ten minutes at most', async () => {
  const limited = start()
  await limited.outcome(failing('STATUS', { status: 429, retryAfterMs: 2 * MINUTE_MS }))
  expect(restIn(limited)).toBe(120)
  const greedy = start()
  await greedy.outcome(failing('STATUS', { status: 503, retryAfterMs: 24 * 60 * MINUTE_MS }))
  expect(restIn(greedy)).toBe(LONGEST_REST_MS / SECOND_MS)
})

test('each rest after a trial that fails is twice as long, up to ten minutes', async () => {
  const breaker = start()
  const rests: number[] = []
  for (let trial = 0; trial < 7; trial += 1) {
    await breaker.outcome(failing('TIMEOUT'))
    rests.push(restIn(breaker))
  }
  expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600])
  await breaker.outcome(answering)
  await breaker.outcome(failing('TIMEOUT'))
  expect(restIn(breaker)).toBe(30)
})

test('pauses after the second immediate failure in a row', async () => {
  const breaker = start()
  await breaker.outcome(failing('UNREACHABLE'))
  await breaker.outcome(answering)
  await breaker.outcome(failing('STATUS', { status: 500 }))
  expect(breaker.mayCall()).toBe(true)
  await breaker.outcome(failing('STATUS', { status: 401 }))
  expect(breaker.mayCall()).toBe(false)
})

test.each([
  ['REFUSED', {}],
  ['TOO_LONG', {}],
  ['NONSENSE', {}],
  ['STATUS', { status: 400 }],
] as const)('a visitor’s own failure (%s %j) is nobody else’s', async (reason, more) => {
  const breaker = start()
  for (let time = 0; time < 5; time += 1) expect(await breaker.outcome(failing(reason, more))).toBe(reason)
  expect(breaker.mayCall()).toBe(true)
})

test('after the rest one call tries, and the others do not wait for it', async () => {
  const breaker = start()
  await breaker.outcome(failing('TIMEOUT'))
  breaker.clock.advance(30 * SECOND_MS)
  let answer = (_text: string) => {}
  const trial = breaker.outcome(
    () =>
      new Promise<string>(resolve => {
        answer = resolve
      }),
  )
  expect(await breaker.outcome(answering)).toBe('RESTING')
  answer('bien')
  expect(await trial).toBe('bien')
  expect(await breaker.outcome(answering)).toBe('bien')
})

test('calls made together that all fail make one rest', async () => {
  const breaker = start()
  await Promise.all(Array.from({ length: 10 }, () => breaker.outcome(failing('TIMEOUT'))))
  expect(breaker.logger.warn).toHaveBeenCalledTimes(1)
  expect(restIn(breaker)).toBe(30)
})

test('a fault of ours is not the model’s', async () => {
  const breaker = start()
  for (let time = 0; time < 3; time += 1)
    await expect(breaker.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError)
  expect(breaker.mayCall()).toBe(true)
})
