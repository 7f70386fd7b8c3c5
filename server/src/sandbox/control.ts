import type { CallLog } from './calls.ts'
import type { Faults } from './faults.ts'
import type { StandInControls } from './standIns.ts'

/** Everything that tests, the pages and the JSON API may do to the sandbox. */
export type SandboxControl = StandInControls & {
  readonly faults: Faults
  readonly calls: CallLog
  /** Moves the sandbox's clock forward until `reset`; sessions and signatures expire by it. Milliseconds. */
  advanceTime(ms: number): void
  /** Clears everything: payments, mails, files, webhooks, faults, calls and the moved clock. */
  reset(): void
}
