import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentPlan } from '../../src/generated/prisma/enums.ts'
import { after, DAY_MS } from '../../src/platform/clock.ts'
import { decodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLogger } from '../../src/platform/logger.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts'
import { createGcsStorage } from '../../src/vendors/gcs/gcsStorage.ts'
import { createStripeGateway } from '../../src/vendors/stripe/stripeGateway.ts'
import { sandboxAirtable } from '../airtableWorld.ts'
import { AFTER_TODAY, type Caller, createHarness, type Harness, testClock } from '../harness.ts'
import { sandboxModel } from '../modelWorld.ts'
import { START_CHECKOUT, STRIPE, VERIFY } from '../paymentsWorld.ts'
import { sandboxPusher } from '../pushWorld.ts'
import { sandboxWhatsApp, WHATSAPP_ADDRESSES } from '../whatsAppWorld.ts'
import { createPeople, guestCallers, type People, type ViewerName } from './people.ts'

/** All viewers, on the server with the sandbox's Stripe and storage; without any events yet. */
export interface Stage {
  readonly harness: Harness
  readonly sandbox: Sandbox
  readonly people: People
  readonly callers: Readonly<Record<ViewerName, Caller>>
  /** The owner opens a checkout for the offer's first version; returns the gateway's id of it. */
  checkOut(offerId: string, plan?: PaymentPlan): Promise<string>
  /** As `checkOut`, then pays and returns. */
  pay(offerId: string, plan?: PaymentPlan): Promise<string>
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const clock = testClock(AFTER_TODAY)
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-stage-'))
  const logger = createLogger({ level: 'silent' })
  const sandbox = await startSandbox({
    dataDir,
    production: false,
    webhookUrls: [],
    stripe: STRIPE,
    twilio: WHATSAPP_ADDRESSES,
    clock,
    logger,
  })
  const { baseUrl } = sandbox.stripe
  const gateway = createStripeGateway({ mode: 'sandbox', ...STRIPE, baseUrl, clock, maxNetworkRetries: 0 })
  const storage = createGcsStorage({
    mode: 'sandbox',
    bucket: 'tuerca-media',
    ...sandbox.storage,
    clock,
  })
  const gateways = new Map([[gateway.id, gateway]])
  const harness = await createHarness({
    clock,
    gateways,
    storage,
    pusher: sandboxPusher(sandbox, clock),
    whatsApp: sandboxWhatsApp(sandbox),
    airtable: sandboxAirtable(sandbox),
    languageModel: sandboxModel(sandbox),
  })
  const people = await createPeople(harness)
  const { owner } = people

  const checkOut = async (offerId: string, plan: PaymentPlan = 'FULL'): Promise<string> => {
    const { startCheckout } = await owner.caller.data<{ startCheckout: { checkout: { id: string } } }>(
      START_CHECKOUT,
      { input: { choices: [{ of: offerId, version: 1, plan }], gateway: 'STRIPE' } },
    )
    const id = decodeGlobalId(startCheckout.checkout.id)?.id ?? ''
    const row = await harness.services.db.prisma.checkout.findUniqueOrThrow({ where: { id } })
    return row.gatewayRef ?? ''
  }
  return {
    harness,
    sandbox,
    people,
    callers: {
      visitor: harness.visitor,
      owner: owner.caller,
      otherBuyer: people.otherBuyer.caller,
      pending: people.pending.caller,
      rejected: people.rejected.caller,
      suspended: people.suspended.caller,
      stranger: people.stranger.caller,
      quoter: people.quoter.caller,
      provider: people.provider.caller,
      admin: people.admin.caller,
      // Links to no row yet.
      ...guestCallers(harness, newId),
      scopelessKey: await harness.as(owner.accountId, []),
    },
    checkOut,
    async pay(offerId, plan) {
      const sessionId = await checkOut(offerId, plan)
      sandbox.control.stripe.pay(sessionId)
      await owner.caller.data(VERIFY, { sessionId })
      return sessionId
    },
    async close() {
      await harness.close()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The owner takes out a coupon for the offer, to pay it in cash. Returns the checkout's id. */
export async function takeCoupon({ harness, checkOut }: Stage, offerId: string): Promise<string> {
  const gatewayRef = await checkOut(offerId)
  const { id } = await harness.services.db.prisma.checkout.update({
    where: { gateway_gatewayRef: { gateway: 'STRIPE', gatewayRef } },
    data: {
      state: 'PROCESSING',
      voucherUrl: 'https://cupones.example/731',
      voucherExpiresAt: after(harness.clock.now(), DAY_MS),
    },
  })
  return id
}
