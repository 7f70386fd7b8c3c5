import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** Where the kit reads the time. Replaced in tests. */
export type Clock = { now: () => number; everyMinute: (tick: () => void) => () => void }

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let current = Date.now()

/** One timer for the whole page, running only while somebody looks at a time. */
const wallClock: Clock = {
  now() {
    if (listeners.size === 0 && Date.now() - current > 1000) current = Date.now()
    return current
  },
  everyMinute(tick) {
    if (listeners.size === 0) {
      timer = setInterval(() => {
        current = Date.now()
        for (const listener of listeners) listener()
      }, 60_000)
    }
    listeners.add(tick)
    return () => {
      listeners.delete(tick)
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
