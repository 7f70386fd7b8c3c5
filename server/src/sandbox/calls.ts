/** One request of an adapter, as the vendor's own log would show it. */
export interface Call {
  at: string
  vendor: string
  /** HTTP method, or 'MAIL'. */
  method: string
  path: string
  /** Null while pending, or when the connection was dropped. */
  status: number | null
  /** Name of the fault that hit it, if any. */
  fault: string | null
  idempotencyKey: string | null
}

export interface CallLog {
  add(call: Call): Call
  list(vendor?: string): Call[]
  clear(): void
}

const KEPT = 1000

/** The last calls, oldest first; not kept over a restart. */
export function createCallLog(): CallLog {
  let calls: Call[] = []
  return {
    add(call) {
      calls = [...calls.slice(1 - KEPT), call]
      return call
    },
    list: vendor => calls.filter(call => vendor === undefined || call.vendor === vendor),
    clear() {
      calls = []
    },
  }
}
