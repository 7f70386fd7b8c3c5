import type { CallLog } from './calls.ts'
import type { Faults } from './faults.ts'
import type { Mailbox } from './mail/mailbox.ts'
import type { ModelControl } from './model/modelStandIn.ts'
import type { FacebookControl } from './oauth/facebookStandIn.ts'
import type { GoogleControl } from './oauth/googleStandIn.ts'
import type { Objects } from './storage/objects.ts'
import type { StripeControl } from './stripe/stripeSandbox.ts'
import type { Webhooks } from './webhooks.ts'

/** Everything tests, the pages and the JSON door may do to the sandbox. */
export interface SandboxControl {
  stripe: StripeControl
  webhooks: Webhooks
  faults: Faults
  calls: CallLog
  mails: Mailbox
  objects: Objects
  google: GoogleControl
  facebook: FacebookControl
  model: ModelControl
  /** Moves the sandbox's clock on, for good until `reset`; sessions and signatures expire by it. Milliseconds. */
  advanceTime(ms: number): void
  /** Forgets everything: payments, mails, files, webhooks, faults, calls and the moved clock. */
  reset(): void
}
