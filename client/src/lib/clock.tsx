import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** Time source of the components. Replaced in tests. */
export type Clock = { now: () => number; everyMinute: (tick: () => void) => () => void }

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
/** Offset of the server's clock from this device's, ms. */
let ahead = 0
const time = () => Date.now() + ahead
let current = time()

/** Tolerance for an answer that waited to be read; times are shown in minutes. */
const TOLERANCE_MS = 30_000

/** Receives the server's time in ms: deadlines use it, also on a phone with a wrong clock. */
export function syncClock(serverTime: number): void {
  const apart = serverTime - Date.now()
  const next = Math.abs(apart) < TOLERANCE_MS ? 0 : apart
  if (Math.abs(next - ahead) < TOLERANCE_MS) return
  ahead = next
  tick()
}

function tick(): void {
  current = time()
  for (const listener of listeners) listener()
}

/** One timer for the whole page, running only while a component shows a time. */
const wallClock: Clock = {
  now() {
    if (listeners.size === 0 && time() - current > 1000) current = time()
    return current
  },
  everyMinute(listener) {
    if (listeners.size === 0) timer = setInterval(tick, 60_000)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearInterval(timer)
    }
  },
}

const ClockContext = createContext<Clock>(wallClock)

export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>
}

/** The current time in ms, refreshed every minute. */
export function useNow(): number {
  const clock = useContext(ClockContext)
  return useSyncExternalStore(clock.everyMinute, clock.now, clock.now)
}
