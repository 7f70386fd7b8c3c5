import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hearTime, useNow } from './clock'

const HERE = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: HERE })
  onTestFinished(() => {
    hearTime(Date.now())
    vi.useRealTimers()
  })
})

const Now = () => <p>{new Date(useNow()).toISOString()}</p>

test('goes by the server on a device whose clock is wrong, from the moment the server is heard', () => {
  render(<Now />)
  act(() => hearTime(HERE + 26 * HOUR_MS))
  expect(screen.getByText('2026-11-21T14:00:00.000Z')).toBeTruthy()
  // The clock was put right.
  vi.setSystemTime(HERE + 26 * HOUR_MS)
  act(() => hearTime(Date.now()))
  expect(screen.getByText('2026-11-21T14:00:00.000Z')).toBeTruthy()
})

test('leaves alone a clock that is right but for the way of the answer', () => {
  render(<Now />)
  const before = screen.getByText(/2026/).textContent
  act(() => hearTime(HERE - 20_000))
  expect(screen.getByText(/2026/).textContent).toBe(before)
})
