import { join } from 'node:path'
import { z } from 'zod'
import { openCollection } from '../jsonStore.ts'
import { action, flag, type StandIn, type StandInParts, text } from '../standIn.ts'
import { webhookActions } from '../webhookActions.ts'
import { createWebhooks, deliveryRecord, type Webhooks } from '../webhooks.ts'
import { type MercadoPagoControl, startMercadoPagoSandbox } from './mercadoPagoSandbox.ts'
import { signatureHeaders } from './notices.ts'
import { METHODS, type Method } from './payments.ts'
import { paymentsPage, ROOM } from './paymentsPage.ts'
import { openMercadoPagoState } from './state.ts'

export interface MercadoPagoStandIn extends StandIn {
  readonly address: { baseUrl: string; accessToken: string; webhookSecret: string }
  readonly control: { readonly mercadoPago: MercadoPagoControl; readonly mercadoPagoWebhooks: Webhooks }
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 300_000]
/** The time that Mercado Pago waits for an answer. */
const WEBHOOK_TIMEOUT_MS = 22_000

export async function startMercadoPagoStandIn(
  parts: StandInParts,
  options: {
    readonly accessToken: string
    readonly webhookSecret: string
    readonly webhookRetryDelaysMs?: readonly number[]
  },
): Promise<MercadoPagoStandIn> {
  const { dataDir, clock, logger } = parts
  const { accessToken, webhookSecret } = options
  const state = openMercadoPagoState(dataDir, { clock, logger })
  const webhooks = createWebhooks({
    deliveries: openCollection(join(dataDir, 'mercadopago', 'webhooks'), deliveryRecord, logger),
    bodyOf: id => state.notices.get(id)?.body,
    sign: (_body, url) => ({
      'user-agent': 'MercadoPago WebHook v1.0 payment',
      ...signatureHeaders(url, webhookSecret, clock.now()),
    }),
    // Each preference names where its notices go.
    urls: [],
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    clock,
    logger,
  })
  const { port, control, ...server } = await startMercadoPagoSandbox({
    ...parts,
    state,
    accessToken,
    deliver: webhooks.enqueue,
  })
  const address = { baseUrl: `http://127.0.0.1:${port}`, accessToken, webhookSecret }
  return {
    name: 'mercadopago',
    title: 'Mercado Pago',
    port,
    address,
    control: { mercadoPago: control, mercadoPagoWebhooks: webhooks },
    addresses: { 'Mercado Pago': address.baseUrl },
    actions: { ...actionsOf(control), ...webhookActions(webhooks, 'MercadoPago') },
    readings: {
      preferences: () => control.preferences(),
      mercadoPagoPayments: () => control.payments(),
      mercadoPagoRefunds: () => control.refunds(),
      mercadoPagoDeliveries: () => webhooks.list(),
    },
    page: {
      path: ROOM,
      title: 'Mercado Pago',
      note: 'Pagar, aprobar cupones, rechazar, contracargar y devolver',
      count: () => control.preferences().length,
      show: (shell, below) => (below.length === 0 ? paymentsPage(shell, { control, webhooks }) : null),
    },
    timeMoved: () => control.expireVouchers(),
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

const METHOD_NAMES = Object.keys(METHODS) as [Method, ...Method[]]
const payment = z.object({ payment: text })

function actionsOf(control: MercadoPagoControl): StandIn['actions'] {
  return {
    payPreference: action(
      z.object({ preference: text, method: z.enum(METHOD_NAMES).default('card') }),
      ({ preference, method }) => control.pay(preference, method),
    ),
    settleMercadoPago: action(
      z.object({ preference: text, ending: z.enum(['approved', 'rejected', 'cancelled']) }),
      ({ preference, ending }) => {
        const waits = control
          .payments(preference)
          .findLast(({ status }) => status === 'pending' || status === 'in_process')
        if (!waits) throw new RangeError('nothing of this preference waits')
        return control.settle(waits.id, ending)
      },
    ),
    expirePreference: action(z.object({ preference: text }), ({ preference }) => control.expire(preference)),
    refundMercadoPago: action(payment, input => control.refundByHand(input.payment)),
    chargeBackMercadoPago: action(payment, input => control.chargeBack(input.payment)),
    closeChargeback: action(
      payment.extend({ outcome: z.enum(['settled', 'reimbursed']) }),
      ({ outcome, ...input }) => control.closeChargeback(input.payment, outcome),
    ),
    setMercadoPagoRefundsStayPending: action(z.object({ on: flag }), ({ on }) =>
      control.setRefundsStayPending(on),
    ),
    settleMercadoPagoRefund: action(
      z.object({ refund: text, outcome: z.enum(['succeeded', 'failed']) }),
      ({ refund, outcome }) => control.settleRefund(refund, outcome),
    ),
  }
}
