import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { authenticatorStandIn } from './authenticator/authenticatorStandIn.ts'
import { createCallLog } from './calls.ts'
import type { SandboxControl } from './control.ts'
import { createFaults } from './faults.ts'
import { type SmtpStandIn, startSmtpStandIn } from './mail/smtpStandIn.ts'
import { type ModelStandIn, startModelStandIn } from './model/modelStandIn.ts'
import { type FacebookStandIn, startFacebookStandIn } from './oauth/facebookStandIn.ts'
import { type GoogleStandIn, startGoogleStandIn } from './oauth/googleStandIn.ts'
import { createDoor } from './pages/door.ts'
import type { StandIn } from './standIn.ts'
import { type StorageStandIn, startStorageStandIn } from './storage/storageStandIn.ts'
import type { Settlement } from './stripe/state.ts'
import { type StripeStandIn, startStripeStandIn } from './stripe/stripeStandIn.ts'

export interface SandboxOptions {
  /** Folder of its own: everything in it belongs to the sandbox. */
  dataDir: string
  /** Must be false: the sandbox does not start in production. */
  production: boolean
  /** Where Stripe's events are sent; loopback only. */
  webhookUrls: readonly string[]
  stripe: { secretKey: string; webhookSecret: string; settlement?: Settlement }
  /** Wished ports; 0, absent or taken ones become any free port. */
  ports?: {
    stripe?: number
    storage?: number
    smtp?: number
    google?: number
    facebook?: number
    model?: number
  }
  /** How browsers name this machine; 'localhost' unless told. */
  publicHost?: 'localhost' | '127.0.0.1'
  /** Milliseconds before each further try to deliver a webhook. */
  webhookRetryDelaysMs?: readonly number[]
  clock?: Clock
  logger: Logger
}

export interface Sandbox {
  stripe: StripeStandIn['address']
  storage: StorageStandIn['address']
  smtp: SmtpStandIn['address']
  google: GoogleStandIn['address']
  facebook: FacebookStandIn['address']
  model: ModelStandIn['address']
  control: SandboxControl
  /** Serves `/sandbox` and everything under it, and says so; leaves other requests alone. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export class SandboxRefused extends Error {
  override readonly name = 'SandboxRefused'
}

/** Starts the stand-ins for the vendors on loopback. Throws SandboxRefused in production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production) throw new SandboxRefused('the sandbox does not start in production')
  const { dataDir, logger, publicHost = 'localhost' } = options
  const clock = movableClock(options.clock ?? systemClock)
  const called = () => standIns.filter(({ port }) => port !== null)
  const faults = createFaults(() => called().map(({ name }) => name))
  const calls = createCallLog()
  const partsWith = (port: number | undefined) => ({
    faults,
    calls,
    clock,
    logger,
    dataDir,
    publicHost,
    port,
  })
  const { ports, webhookUrls, webhookRetryDelaysMs } = options
  const stripe = await startStripeStandIn(partsWith(ports?.stripe), {
    ...options.stripe,
    webhookUrls,
    ...(webhookRetryDelaysMs ? { webhookRetryDelaysMs } : {}),
  })
  const storage = await startStorageStandIn(partsWith(ports?.storage))
  const smtp = await startSmtpStandIn(partsWith(ports?.smtp))
  const google = await startGoogleStandIn(partsWith(ports?.google))
  const facebook = await startFacebookStandIn(partsWith(ports?.facebook))
  const model = await startModelStandIn(partsWith(ports?.model))
  // In the order of their tabs.
  const standIns: readonly StandIn[] = [
    stripe,
    smtp,
    storage,
    google,
    facebook,
    model,
    authenticatorStandIn(),
  ]

  const control: SandboxControl = {
    ...stripe.control,
    ...storage.control,
    ...smtp.control,
    ...google.control,
    ...facebook.control,
    ...model.control,
    faults,
    calls,
    advanceTime(ms) {
      clock.advance(ms)
      for (const standIn of standIns) standIn.timeMoved?.()
    },
    reset() {
      for (const standIn of standIns) standIn.reset()
      faults.clear()
      calls.clear()
      clock.restore()
    },
  }
  const addresses = {
    stripe: stripe.address,
    storage: storage.address,
    smtp: smtp.address,
    google: google.address,
    facebook: facebook.address,
    model: model.address,
  }
  logger.info(Object.fromEntries(called().map(({ name, port }) => [name, port])), 'sandbox is listening')

  return {
    ...addresses,
    control,
    handle: createDoor({ control, standIns, addresses, clock, logger }),
    async close() {
      faults.clear()
      await Promise.all(standIns.map(standIn => standIn.close()))
    },
  }
}

function movableClock(base: Clock): Clock & { advance(ms: number): void; restore(): void } {
  let ahead = 0
  return {
    now: () => new Date(base.now().getTime() + ahead),
    advance(ms) {
      ahead += ms
    },
    restore() {
      ahead = 0
    },
  }
}
