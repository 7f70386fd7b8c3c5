import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { createCallLog } from './calls.ts'
import type { Addresses, SandboxControl } from './control.ts'
import { createFaults } from './faults.ts'
import { openCollection } from './jsonStore.ts'
import { openMailbox } from './mail/mailbox.ts'
import { startSmtpSandbox } from './mail/smtpSandbox.ts'
import { createDoor } from './pages/door.ts'
import { startStorageSandbox } from './storage/storageSandbox.ts'
import { signatureHeader } from './stripe/events.ts'
import { openStripeState, type Settlement } from './stripe/state.ts'
import { startStripeSandbox } from './stripe/stripeSandbox.ts'
import { createWebhooks, deliveryRecord, type Webhooks } from './webhooks.ts'

export interface SandboxOptions {
  /** Folder of its own: everything in it belongs to the sandbox. */
  dataDir: string
  /** Must be false: the sandbox does not start in production. */
  production: boolean
  /** Where Stripe's events are sent; loopback only. */
  webhookUrls: readonly string[]
  stripe: { secretKey: string; webhookSecret: string; settlement?: Settlement }
  /** Wished ports; 0, absent or taken ones become any free port. */
  ports?: { stripe?: number; storage?: number; smtp?: number }
  /** How browsers name this machine; 'localhost' unless told. */
  publicHost?: 'localhost' | '127.0.0.1'
  /** Milliseconds before each further try to deliver a webhook. */
  webhookRetryDelaysMs?: readonly number[]
  clock?: Clock
  logger: Logger
}

export interface Sandbox extends Addresses {
  control: SandboxControl
  /** Answers `/sandbox` and everything under it, and says so; leaves other requests alone. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

export class SandboxRefused extends Error {
  override readonly name = 'SandboxRefused'
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 5000, 10_000, 10_000, 30_000, 30_000, 60_000, 120_000, 300_000]
const WEBHOOK_TIMEOUT_MS = 10_000

/** Starts the stand-ins for the vendors on loopback. Throws SandboxRefused in production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production) throw new SandboxRefused('the sandbox does not start in production')
  const { dataDir, logger, publicHost = 'localhost' } = options
  const clock = movableClock(options.clock ?? systemClock)
  const [faults, calls] = [createFaults(), createCallLog()]
  const shared = { faults, calls, clock, logger }

  const settlement = options.stripe.settlement ?? { currency: 'uyu' }
  const state = openStripeState(dataDir, { clock, settlement, logger })
  const webhooks: Webhooks = createWebhooks({
    deliveries: openCollection(join(dataDir, 'webhooks'), deliveryRecord, logger),
    bodyOf: eventId => state.events.get(eventId)?.body,
    sign: body => ({
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(body, options.stripe.webhookSecret, seconds(clock.now())),
    }),
    urls: options.webhookUrls,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    clock,
    logger,
  })
  const stripe = await startStripeSandbox({
    ...shared,
    state,
    secretKey: options.stripe.secretKey,
    port: options.ports?.stripe,
    publicHost,
    deliver: webhooks.enqueue,
  })
  const storage = await startStorageSandbox({ ...shared, dataDir, port: options.ports?.storage })
  const mailbox = openMailbox(dataDir, logger)
  const smtp = await startSmtpSandbox({ ...shared, mailbox, port: options.ports?.smtp })

  const control: SandboxControl = {
    stripe: stripe.control,
    webhooks,
    faults,
    calls,
    mails: mailbox,
    objects: storage.objects,
    advanceTime(ms) {
      clock.advance(ms)
      stripe.control.expireOverdue()
    },
    reset() {
      webhooks.reset()
      stripe.reset()
      mailbox.clear()
      storage.objects.reset()
      faults.clear()
      calls.clear()
      clock.restore()
    },
  }
  const addresses: Addresses = {
    stripe: {
      baseUrl: `http://127.0.0.1:${stripe.port}`,
      secretKey: options.stripe.secretKey,
      webhookSecret: options.stripe.webhookSecret,
    },
    storage: {
      apiEndpoint: `http://127.0.0.1:${storage.port}`,
      publicHost: `http://${publicHost}:${storage.port}`,
      credentialsFile: storage.credentialsFile,
    },
    smtp: { url: `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true` },
  }
  logger.info({ stripe: stripe.port, storage: storage.port, smtp: smtp.port }, 'sandbox is listening')

  return {
    ...addresses,
    control,
    handle: createDoor({ control, addresses, clock, logger }),
    async close() {
      faults.clear()
      await webhooks.close()
      await Promise.all([stripe.close(), storage.close(), smtp.close()])
    },
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
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
