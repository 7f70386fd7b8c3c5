// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => void vi.useRealTimers())

test('prefetches only after an act', async () => {
  const { whenIdleAfterAct } = await import('./quiet')
  const work = vi.fn()
  whenIdleAfterAct(work)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointermove'))
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
})

test('does not prefetch when canceled before the act', async () => {
  const { whenIdleAfterAct } = await import('./quiet')
  const work = vi.fn()
  whenIdleAfterAct(work)()
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
})

test('starts live updates at the first act, once', async () => {
  const { afterQuiet } = await import('./quiet')
  const work = vi.fn(() => () => undefined)
  afterQuiet(work)
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('touchstart'))
  expect(work).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledOnce()
})

test('starts live updates without an act after some seconds, and at once later on', async () => {
  const { afterQuiet, noteAct } = await import('./quiet')
  const work = vi.fn(() => () => undefined)
  afterQuiet(work)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledOnce()
  noteAct()
  afterQuiet(work)
  expect(work).toHaveBeenCalledTimes(2)
})

test('stops work that was started, and starts none when canceled before', async () => {
  const { afterQuiet } = await import('./quiet')
  const stop = vi.fn()
  const started = afterQuiet(() => stop)
  const canceled = vi.fn(() => () => undefined)
  afterQuiet(canceled)()
  window.dispatchEvent(new Event('wheel'))
  started()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stop).toHaveBeenCalledOnce()
  expect(canceled).not.toHaveBeenCalled()
})
