import type { CallLog } from './calls.ts'
import type { Faults } from './faults.ts'
import type { StandInControls } from './standIns.ts'

/** Everything tests, the pages and the JSON door may do to the sandbox. */
export type SandboxControl = StandInControls & {
  readonly faults: Faults
  readonly calls: CallLog
  /** Moves the sandbox's clock on, for good until `reset`; sessions and signatures expire by it. Milliseconds. */
  advanceTime(ms: number): void
  /** Forgets everything: payments, mails, files, webhooks, faults, calls and the moved clock. */
  reset(): void
}
