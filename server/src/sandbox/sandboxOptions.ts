import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import type { Settlement } from './stripe/state.ts'
import type { TwilioAddresses } from './twilio/twilioStandIn.ts'

export interface SandboxOptions {
  /** Folder of its own: everything in it belongs to the sandbox. */
  dataDir: string
  /** Must be false: the sandbox does not start in production. */
  production: boolean
  /** Where Stripe's events are sent; loopback only. */
  webhookUrls: readonly string[]
  stripe: { secretKey: string; webhookSecret: string; settlement?: Settlement }
  /** The gateway's keys; the sandbox has its own by default. */
  mercadoPago?: { accessToken: string; webhookSecret: string }
  /** The site's webhook for WhatsApp; without it messages and their states stay in the sandbox. */
  twilio?: TwilioAddresses
  /** Wished ports by the name of the stand-in; 0, absent or taken ones become any free port. */
  ports?: Readonly<Record<string, number>>
  /** Host name by which browsers reach this machine; 'localhost' by default. */
  publicHost?: 'localhost' | '127.0.0.1'
  /** Milliseconds before each further try to deliver a webhook. */
  webhookRetryDelaysMs?: readonly number[]
  clock?: Clock
  logger: Logger
}
