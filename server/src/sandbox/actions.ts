import { z } from 'zod'
import type { SandboxControl } from './control.ts'
import { faultOrder } from './faults.ts'
import { type Actions, action, nothing, optionalText, type Readings } from './standIn.ts'

const MAX_ADVANCE_MS = 366 * 24 * 60 * 60 * 1000

/** Actions on the sandbox as a whole; each stand-in adds its own. */
export function commonActions(control: Pick<SandboxControl, 'faults' | 'advanceTime' | 'reset'>): Actions {
  return {
    misbehave: action(faultOrder, order => ({ id: control.faults.misbehave(order) })),
    releaseFault: action(z.object({ id: optionalText }), ({ id }) => control.faults.release(id)),
    clearFaults: action(nothing, () => control.faults.clear()),
    advanceTime: action(z.object({ ms: z.coerce.number().int().min(1).max(MAX_ADVANCE_MS) }), ({ ms }) =>
      control.advanceTime(ms),
    ),
    reset: action(nothing, () => control.reset()),
  }
}

export function commonReadings({ faults, calls }: Pick<SandboxControl, 'faults' | 'calls'>): Readings {
  return { faults: () => faults.list(), calls: () => calls.list() }
}
