import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { syncClock, useNow } from './clock'

const HERE = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: HERE })
  onTestFinished(() => {
    syncClock(Date.now())
    vi.useRealTimers()
  })
})

const Now = () => <p>{new Date(useNow()).toISOString()}</p>

test("follows the server's time on a device with a wrong clock, from the first answer on", () => {
  render(<Now />)
  act(() => syncClock(HERE + 26 * HOUR_MS))
  expect(screen.getByText('2026-11-21T14:00:00.000Z')).toBeTruthy()
  // The device's clock was corrected.
  vi.setSystemTime(HERE + 26 * HOUR_MS)
  act(() => syncClock(Date.now()))
  expect(screen.getByText('2026-11-21T14:00:00.000Z')).toBeTruthy()
})

test('ignores a difference within the latency of an answer', () => {
  render(<Now />)
  const before = screen.getByText(/2026/).textContent
  act(() => syncClock(HERE - 20_000))
  expect(screen.getByText(/2026/).textContent).toBe(before)
})
