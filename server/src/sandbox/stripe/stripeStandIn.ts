import { join } from 'node:path'
import { z } from 'zod'
import { openCollection } from '../jsonStore.ts'
import { action, flag, optionalText, type StandIn, type StandInParts, text } from '../standIn.ts'
import { webhookActions } from '../webhookActions.ts'
import { createWebhooks, deliveryRecord, type Webhooks } from '../webhooks.ts'
import { signatureHeader } from './events.ts'
import { paymentsPage } from './paymentsPage.ts'
import { openStripeState, type Settlement } from './state.ts'
import { type StripeControl, startStripeSandbox } from './stripeSandbox.ts'

export interface StripeStandIn extends StandIn {
  readonly address: { baseUrl: string; secretKey: string; webhookSecret: string }
  readonly control: { readonly stripe: StripeControl; readonly webhooks: Webhooks }
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 5000, 10_000, 10_000, 30_000, 30_000, 60_000, 120_000, 300_000]
const WEBHOOK_TIMEOUT_MS = 10_000

export async function startStripeStandIn(
  parts: StandInParts,
  options: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly settlement?: Settlement
    readonly webhookUrls: readonly string[]
    readonly webhookRetryDelaysMs?: readonly number[]
  },
): Promise<StripeStandIn> {
  const { dataDir, clock, logger } = parts
  const { secretKey, webhookSecret, settlement = { currency: 'uyu' } } = options
  const state = openStripeState(dataDir, { clock, settlement, logger })
  const webhooks = createWebhooks({
    deliveries: openCollection(join(dataDir, 'webhooks'), deliveryRecord, logger),
    bodyOf: eventId => state.events.get(eventId)?.body,
    sign: body => ({
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(body, webhookSecret, Math.floor(clock.now().getTime() / 1000)),
    }),
    urls: options.webhookUrls,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    clock,
    logger,
  })
  const { port, control, ...server } = await startStripeSandbox({
    ...parts,
    state,
    secretKey,
    deliver: webhooks.enqueue,
  })
  const address = { baseUrl: `http://127.0.0.1:${port}`, secretKey, webhookSecret }
  return {
    name: 'stripe',
    title: 'Stripe',
    port,
    address,
    control: { stripe: control, webhooks },
    get addresses() {
      return { Stripe: address.baseUrl, 'Avisos a': webhooks.urls().join(', ') || 'ninguna dirección' }
    },
    actions: actionsOf(control, webhooks),
    readings: {
      sessions: () => control.sessions(),
      intents: () => control.intents(),
      refunds: () => control.refunds(),
      disputes: () => control.disputes(),
      events: () => control.events().map(({ body, ...event }) => ({ ...event, body: JSON.parse(body) })),
      deliveries: () => webhooks.list(),
    },
    page: {
      path: 'pagos',
      title: 'Pagos',
      note: 'Pagar, rechazar, vencer, devolver y reenviar avisos',
      count: () => control.sessions().length,
      show: (shell, below) =>
        below.length === 0 ? paymentsPage(shell, { stripe: control, webhooks }) : null,
    },
    timeMoved: () => control.expireOverdue(),
    reset() {
      webhooks.reset()
      server.reset()
    },
    async close() {
      await webhooks.close()
      await server.close()
    },
  }
}

const outcome = z.enum(['succeeded', 'failed'])

function actionsOf(stripe: StripeControl, webhooks: Webhooks): StandIn['actions'] {
  return {
    pay: action(z.object({ session: text, card: optionalText }), ({ session, card }) => ({
      outcome: stripe.pay(session, card),
    })),
    settle: action(z.object({ session: text, outcome }), input =>
      stripe.settle(input.session, input.outcome),
    ),
    expire: action(z.object({ session: text }), ({ session }) => stripe.expire(session)),
    setRefundsStayPending: action(z.object({ on: flag }), ({ on }) => stripe.setRefundsStayPending(on)),
    settleRefund: action(z.object({ refund: text, outcome }), input =>
      stripe.settleRefund(input.refund, input.outcome),
    ),
    setWebhookUrls: action(z.object({ urls: z.array(z.url()) }), ({ urls }) => webhooks.setUrls(urls)),
    refundByHand: action(z.object({ intent: text }), ({ intent }) => stripe.refundByHand(intent)),
    dispute: action(z.object({ intent: text }), ({ intent }) => stripe.dispute(intent)),
    closeDispute: action(z.object({ dispute: text, outcome: z.enum(['won', 'lost']) }), input =>
      stripe.closeDispute(input.dispute, input.outcome),
    ),
    ...webhookActions(webhooks),
  }
}
