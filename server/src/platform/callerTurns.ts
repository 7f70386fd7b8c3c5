/** More of this caller's work is queued than allowed. */
export class TooMuchAtOnce extends Error {}

/**
 * Runs work of a caller up to its limit; more is queued in order. Throws TooMuchAtOnce when the queue is
 * full. Callers do not wait for one another.
 */
export type CallerTurns = <T>(caller: string, weight: number, work: () => Promise<T>) => Promise<T>

export interface TurnLimits {
  /** Maximum sum of weights running at once; heavier work counts as this much. */
  readonly atOnce: number
  /** Maximum length of the queue. */
  readonly waiting: number
}

interface Lane {
  inWork: number
  readonly waiting: { readonly weight: number; readonly begin: () => void }[]
}

export function createCallerTurns({ atOnce, waiting }: TurnLimits): CallerTurns {
  const lanes = new Map<string, Lane>()
  const admit = (lane: Lane) => {
    for (let next = lane.waiting[0]; next && lane.inWork + next.weight <= atOnce; next = lane.waiting[0]) {
      lane.waiting.shift()
      lane.inWork += next.weight
      // Deferred so that other work of the process runs in between.
      setImmediate(next.begin)
    }
  }
  return async (caller, weightAsked, work) => {
    const weight = Math.min(Math.max(weightAsked, 1), atOnce)
    const lane = lanes.get(caller) ?? { inWork: 0, waiting: [] }
    if (lane.waiting.length === 0 && lane.inWork + weight <= atOnce) lane.inWork += weight
    else if (lane.waiting.length >= waiting) throw new TooMuchAtOnce()
    else await new Promise<void>(begin => lane.waiting.push({ weight, begin }))
    lanes.set(caller, lane)
    try {
      return await work()
    } finally {
      lane.inWork -= weight
      admit(lane)
      if (lane.inWork === 0) lanes.delete(caller)
    }
  }
}
