import { z } from 'zod'
import { createGate, type Gate } from './gate.ts'
import { randomId } from './ids.ts'

/**
 * ERROR answers `status` without doing anything; ERROR_AFTER does the work and then answers `status`.
 * DROP closes the connection before the work, DROP_AFTER after it. HANG waits before the work until it is
 * released; STALL (downloads) sends half of the bytes and waits.
 */
export const FAULT_KINDS = ['ERROR', 'ERROR_AFTER', 'DROP', 'DROP_AFTER', 'HANG', 'STALL'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const faultOrder = z.strictObject({
  /** Name of the stand-in. */
  vendor: z.string().min(1),
  kind: z.enum(FAULT_KINDS),
  /** Number of calls it hits. */
  times: z.coerce.number().int().min(1).max(1000).default(1),
  /** Limits the fault to calls whose "METHOD /path" contains this. */
  match: z.string().max(200).default(''),
  /** HTTP status (SMTP reply code for mail). */
  status: z.coerce.number().int().min(400).max(599).default(500),
})
export type FaultOrder = z.input<typeof faultOrder>

export interface FaultView {
  id: string
  vendor: string
  kind: FaultKind
  match: string
  status: number
  /** Number of calls it will still hit. */
  remaining: number
  /** Calls that wait for `release`. */
  waiting: number
}

/** The fault that one call meets. */
export interface InjectedFault {
  kind: FaultKind
  status: number
  /** Resolves once the fault is released (HANG, STALL). */
  released(): Promise<void>
}

export interface Faults {
  /** Arms a fault; returns its id. Throws ZodError, and RangeError for an unknown stand-in. */
  misbehave(order: FaultOrder): string
  /** Releases the calls that hang on a fault, or on all of them, and disarms it. */
  release(id?: string): void
  /** Disarms everything and releases every waiting call. */
  clear(): void
  list(): FaultView[]
  /** The fault that hits this call, if any; consumed in the order they were armed. */
  take(vendor: string, label: string): InjectedFault | null
}

interface Armed extends FaultView {
  gate: Gate
}

/** `vendors` returns the names of the stand-ins. */
export function createFaults(vendors: () => readonly string[]): Faults {
  const armed = new Map<string, Armed>()

  return {
    misbehave(order) {
      const { times, ...rest } = faultOrder.parse(order)
      if (!vendors().includes(rest.vendor))
        throw new RangeError(`no stand-in ${rest.vendor}; there are ${vendors().join(', ')}`)
      const id = randomId('flt', 8)
      armed.set(id, { id, ...rest, remaining: times, waiting: 0, gate: createGate() })
      return id
    },

    release(id) {
      for (const fault of [...armed.values()].filter(one => id === undefined || one.id === id)) {
        fault.gate.open()
        armed.delete(fault.id)
      }
    },

    clear() {
      for (const fault of armed.values()) fault.gate.open()
      armed.clear()
    },

    list: () =>
      [...armed.values()]
        .filter(fault => fault.remaining > 0 || fault.waiting > 0)
        .map(({ gate: _gate, ...view }) => view),

    take(vendor, label) {
      const fault = [...armed.values()].find(
        one => one.vendor === vendor && one.remaining > 0 && label.includes(one.match),
      )
      if (!fault) return null
      fault.remaining -= 1
      const waits = fault.kind === 'HANG' || fault.kind === 'STALL'
      // A fault that makes calls wait is kept until it is released.
      if (fault.remaining === 0 && !waits) armed.delete(fault.id)
      return {
        kind: fault.kind,
        status: fault.status,
        async released() {
          if (!waits) return
          fault.waiting += 1
          await fault.gate.opened
        },
      }
    },
  }
}
