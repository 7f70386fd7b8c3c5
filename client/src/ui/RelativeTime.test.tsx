import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Clock, ClockProvider } from '../lib/clock'
import { RelativeTime } from './RelativeTime'

function stillClock(start: string) {
  let now = Date.parse(start)
  const ticks = new Set<() => void>()
  const clock: Clock = {
    now: () => now,
    everyMinute(tick) {
      ticks.add(tick)
      return () => ticks.delete(tick)
    },
  }
  const advance = (minutes: number) => {
    now += minutes * 60_000
    for (const tick of ticks) tick()
  }
  return { clock, advance, listeners: ticks }
}

test('updates with the clock, and unsubscribes when unmounted', () => {
  const { clock, advance, listeners } = stillClock('2026-11-21T15:00:00Z')
  const { unmount } = render(
    <ClockProvider clock={clock}>
      <RelativeTime at="2026-11-21T14:59:30Z" />
      <RelativeTime at="2026-11-21T12:12:00Z" format="day" />
    </ClockProvider>,
  )
  expect(screen.getByText('hace un momento').getAttribute('datetime')).toBe('2026-11-21T14:59:30Z')
  expect(screen.getByText('hoy 9:12').getAttribute('title')).toBe('21 nov, 9:12')
  act(() => advance(2))
  expect(screen.getByText('hace 2 minutos')).toBeTruthy()
  act(() => advance(60 * 24))
  expect(screen.getByText('hace 1 día')).toBeTruthy()
  expect(screen.getByText('ayer 9:12')).toBeTruthy()
  unmount()
  expect(listeners.size).toBe(0)
})
