import type { Clock } from '../platform/clock.ts'

/** A clock that can be set to the past while the demo world is created; afterwards it is the real one. */
export interface TravelClock extends Clock {
  travelTo(moment: Date): void
  comeBack(): void
}

export function createTravelClock(real: Clock): TravelClock {
  let past: Date | null = null
  return {
    now: () => past ?? real.now(),
    travelTo(moment) {
      past = moment
    },
    comeBack() {
      past = null
    },
  }
}
