import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '../src/domains/context.ts'
import { findDiscrepancies } from '../src/domains/payments/ledgerAudit.ts'
import type { PaymentGateway } from '../src/domains/payments/paymentGateway.ts'
import { receiveGatewayNotice } from '../src/domains/payments/webhook.operations.ts'
import type { GatewayId } from '../src/generated/prisma/enums.ts'
import { decodeGlobalId } from '../src/platform/globalIds.ts'
import { createLogger } from '../src/platform/logger.ts'
import { signatureHeaders } from '../src/sandbox/mercadopago/notices.ts'
import { type Sandbox, startSandbox } from '../src/sandbox/sandbox.ts'
import { signatureHeader } from '../src/sandbox/stripe/events.ts'
import { createMercadoPagoGateway } from '../src/vendors/mercadopago/mercadoPagoGateway.ts'
import { createStripeGateway } from '../src/vendors/stripe/stripeGateway.ts'
import { type Caller, createHarness, type Harness, testClock } from './harness.ts'
import { createOffer, type OfferLineInput, type ShippingInput } from './offersWorld.ts'
import { sandboxPusher } from './pushWorld.ts'
import { type CreatedRequest, createRequest } from './requestsWorld.ts'
import { sandboxWhatsApp, WHATSAPP_ADDRESSES } from './whatsAppWorld.ts'
import { type Cast, createCast } from './world.ts'

/** The server with the real adapters of its gateways, which talk to the sandbox over HTTP. */
export interface PaymentsWorld {
  readonly harness: Harness
  readonly cast: Cast
  readonly sandbox: Sandbox
  /**
   * Delivers the events of the gateways to the webhook: each `copies` times at once, oldest first unless
   * reversed. With `again` those of earlier calls too.
   */
  deliverWebhooks(how?: { copies?: number; reverse?: boolean; again?: boolean }): Promise<void>
  /** Delivers the gateways' events and runs the jobs that follow. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** An event of a gateway as it arrives. */
interface SentNotice {
  readonly id: string
  readonly gateway: PaymentGateway
  readonly notice: Parameters<typeof receiveGatewayNotice>[2]
}

const WEBHOOK_URL = new URL('http://tuerca.test/webhooks/stripe')

export const STRIPE = { secretKey: 'sk_test_world', webhookSecret: 'whsec_world' }

export async function createPaymentsWorld(
  options: {
    settings?: Partial<Services['settings']>
    start?: Date
    poolSize?: number
    /** Time after which the gateways' adapters give up a call, ms; their own when left out. */
    gatewayTimeoutMs?: number
    /** Payments of a page of the gateways' lists; their own when left out. */
    gatewayPageSize?: number
    /** With WhatsApp, whose webhooks each test delivers; none when left out. */
    hasWhatsApp?: boolean
  } = {},
): Promise<PaymentsWorld> {
  const { start, hasWhatsApp = false, gatewayTimeoutMs, gatewayPageSize, ...rest } = options
  const patience = {
    ...(gatewayTimeoutMs === undefined ? {} : { timeoutMs: gatewayTimeoutMs }),
    ...(gatewayPageSize === undefined ? {} : { pageSize: gatewayPageSize }),
  }
  const clock = testClock(start)
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-payments-'))
  const sandbox = await startSandbox({
    dataDir,
    production: false,
    // The gateway sends no notice by itself: each test decides when, how often and in which order.
    webhookUrls: [],
    stripe: STRIPE,
    twilio: WHATSAPP_ADDRESSES,
    clock,
    logger: createLogger({ level: 'silent' }),
  })
  const { baseUrl } = sandbox.stripe
  const gateway = createStripeGateway({
    mode: 'sandbox',
    ...STRIPE,
    baseUrl,
    clock,
    maxNetworkRetries: 0,
    ...patience,
  })
  const mercadoPago = createMercadoPagoGateway({
    ...sandbox.mercadoPago,
    mode: 'sandbox',
    notificationUrl: 'http://localhost/webhooks/mercadopago',
    clock,
    maxRetries: 0,
    ...patience,
  })
  sandbox.control.mercadoPagoWebhooks.hold(true)
  const gateways = new Map<GatewayId, PaymentGateway>([gateway, mercadoPago].map(one => [one.id, one]))
  const pusher = sandboxPusher(sandbox, clock)
  const harness = await createHarness({
    clock,
    gateways,
    pusher,
    ...(hasWhatsApp ? { whatsApp: sandboxWhatsApp(sandbox) } : {}),
    ...rest,
  })
  const delivered = new Set<string>()
  const isDue = (id: string, again: boolean) => again || !delivered.has(id)
  const stripeNotices = (again: boolean): SentNotice[] => {
    const at = Math.floor(clock.now().getTime() / 1000)
    const events = sandbox.control.stripe.events().filter(({ id }) => isDue(id, again))
    return events.map(({ id, body }) => {
      const headers = { 'stripe-signature': signatureHeader(body, STRIPE.webhookSecret, at) }
      return { id, gateway, notice: { rawBody: Buffer.from(body), headers, url: WEBHOOK_URL } }
    })
  }
  const mercadoPagoNotices = (again: boolean): SentNotice[] => {
    const bodies = new Map(sandbox.control.mercadoPago.notices().map(({ id, body }) => [id, body]))
    const deliveries = sandbox.control.mercadoPagoWebhooks
      .list()
      .filter(({ eventId }) => isDue(eventId, again))
    return deliveries.map(({ eventId, url }) => {
      const headers = signatureHeaders(new URL(url), sandbox.mercadoPago.webhookSecret, clock.now())
      const rawBody = Buffer.from(bodies.get(eventId) ?? '')
      return { id: eventId, gateway: mercadoPago, notice: { rawBody, headers, url: new URL(url) } }
    })
  }
  const world: PaymentsWorld = {
    harness,
    cast: await createCast(harness),
    sandbox,
    async settle() {
      await world.deliverWebhooks()
      await harness.drain()
    },
    async deliverWebhooks({ copies = 1, reverse = false, again = false } = {}) {
      const sent = [...stripeNotices(again), ...mercadoPagoNotices(again)]
      for (const { id, gateway: from, notice } of reverse ? sent.toReversed() : sent) {
        const deliver = () => receiveGatewayNotice(harness.services, from, notice)
        await Promise.all(Array.from({ length: copies }, deliver))
        delivered.add(id)
      }
    },
    async close() {
      await harness.close()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return world
}

export const START_CHECKOUT = /* GraphQL */ `
  mutation ($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      __typename
      ... on CheckoutPayload { checkout { id url amount outcome } }
      ... on Refusal { code message path }
    }
  }
`
export const VERIFY = /* GraphQL */ `
  mutation ($sessionId: String!) {
    verifyCheckout(sessionId: $sessionId) {
      __typename
      ... on CheckoutPayload { checkout { outcome items { outcome order { id } } } }
      ... on Refusal { code message }
    }
  }
`
export const SHIP = /* GraphQL */ `
  mutation ($input: ShipOrderInput!) {
    shipOrder(input: $input) { __typename ... on OrderPayload { order { state shippingNote } } ... on Refusal { code message } }
  }
`
export const CONFIRM_RECEIPT = /* GraphQL */ `
  mutation ($input: ConfirmReceiptInput!) {
    confirmReceipt(input: $input) { __typename ... on OrderPayload { order { state held } } ... on Refusal { code message path } }
  }
`
export const HAND_OVER = /* GraphQL */ `
  mutation ($input: HandOverOrderInput!) {
    handOverOrder(input: $input) { __typename ... on OrderPayload { order { state held } } ... on Refusal { code message path } }
  }
`
export const CANCEL_ORDER = /* GraphQL */ `
  mutation ($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      __typename
      ... on CancelOrderPayload { refund fee message order { state cancelReason } }
      ... on Refusal { code message path }
    }
  }
`
export const WITHDRAW_FROM_ORDER = /* GraphQL */ `
  mutation ($input: WithdrawFromOrderInput!) {
    withdrawFromOrder(input: $input) {
      __typename
      ... on OrderPayload { order { state withdrawal { action { enabled } } } }
      ... on Refusal { code message path }
    }
  }
`

export type Plan = 'FULL' | 'DEPOSIT'

/** A started checkout and the gateway's id of it: a Stripe session, a Mercado Pago preference. */
export interface Started {
  /** A row's id. */
  readonly checkoutId: string
  readonly sessionId: string
}

/** Choice of one offer; by default its first version, complete. */
export interface Choice {
  readonly offerId: string
  readonly plan?: Plan
  readonly versionNumber?: number
  /** Global ids. */
  readonly partIds?: readonly string[]
}

/** Input of `startCheckout`: these offers, with Stripe unless told. */
export function checkoutInput(choices: readonly Choice[], gateway: GatewayId = 'STRIPE') {
  return {
    choices: choices.map(({ offerId, versionNumber = 1, plan = 'FULL', ...parts }) => ({
      of: offerId,
      version: versionNumber,
      plan,
      ...parts,
    })),
    gateway,
  }
}

/** Starts a checkout of one offer. */
export function startCheckout(
  world: PaymentsWorld,
  buyer: Caller,
  offerId: string,
  { gateway, ...choice }: Omit<Choice, 'offerId'> & { gateway?: GatewayId } = {},
): Promise<Started> {
  return startSplitCheckout(world, buyer, [{ offerId, ...choice }], gateway)
}

/** Starts one checkout of several offers on one request. */
export async function startSplitCheckout(
  world: PaymentsWorld,
  buyer: Caller,
  choices: readonly Choice[],
  gateway?: GatewayId,
): Promise<Started> {
  const { startCheckout: answer } = await buyer.data<{ startCheckout: { checkout?: { id: string } } }>(
    START_CHECKOUT,
    { input: checkoutInput(choices, gateway) },
  )
  const id = answer.checkout && decodeGlobalId(answer.checkout.id)?.id
  if (!id) throw new Error(`no checkout was started: ${JSON.stringify(answer)}`)
  const row = await world.harness.services.db.prisma.checkout.findUniqueOrThrow({ where: { id } })
  return { checkoutId: id, sessionId: row.gatewayRef ?? '' }
}

export interface PaidOrder extends Started {
  readonly request: CreatedRequest
  readonly offerId: string
  /** Global id. */
  readonly orderId: string
  readonly rawOrderId: string
}

/** Ana requests, Litoral quotes, Ana pays, the webhook settles. */
export async function createPaidOrder(
  world: PaymentsWorld,
  options: { plan?: Plan; line?: Partial<OfferLineInput>; shipping?: ShippingInput } = {},
): Promise<PaidOrder> {
  const { cast, sandbox, harness } = world
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request, options.line, [], options.shipping)
  const started = await startCheckout(world, cast.ana, offerId, { plan: options.plan ?? 'FULL' })
  sandbox.control.stripe.pay(started.sessionId)
  await world.deliverWebhooks()
  await harness.drain()
  const order = await harness.services.db.prisma.order.findFirstOrThrow({
    where: { requestId: request.rawId },
  })
  const { node } = await cast.ana.data<{ node: { order: { id: string } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Offer { order { id } } } }',
    { id: offerId },
  )
  return { ...started, request, offerId, orderId: node.order.id, rawOrderId: order.id }
}

/** Sums of all ledger entries by account, in centésimos, debits positive; zero accounts are left out. */
export async function ledgerBalances(
  { harness }: PaymentsWorld,
  where: { orderId?: string } = {},
): Promise<Record<string, number>> {
  const sums = await harness.services.db.prisma.ledgerEntry.groupBy({
    by: ['account'],
    where: where.orderId ? { transaction: { orderId: where.orderId } } : {},
    _sum: { amountCentesimos: true },
  })
  return Object.fromEntries(
    sums.flatMap(({ account, _sum }) => (_sum.amountCentesimos ? [[account, _sum.amountCentesimos]] : [])),
  )
}

/** Ana's request with Litoral's quote. */
export async function requestWithOffer({ cast }: PaymentsWorld, overrides: Partial<OfferLineInput> = {}) {
  const request = await createRequest(cast.ana)
  return { request, offerId: await createOffer(cast.litoral, request, overrides) }
}

/** The state that Ana reads of a row, by its global id. */
export async function stateOf(
  { cast }: PaymentsWorld,
  id: string,
  type: 'Offer' | 'PartRequest' | 'Order',
): Promise<string> {
  const { node } = await cast.ana.data<{ node: { state: string } }>(
    `query ($id: ID!) { node(id: $id) { ... on ${type} { state } } }`,
    { id },
  )
  return node.state
}

/**
 * Invariants after any event: entries sum to zero, held money (centésimos) equals what open orders have paid,
 * and no findings.
 */
export async function ledgerInvariants(world: PaymentsWorld) {
  const { prisma } = world.harness.services.db
  const balances = await ledgerBalances(world)
  const open = await prisma.order.aggregate({
    where: { state: { in: ['PAID', 'SHIPPED'] } },
    _sum: { paidCentesimos: true },
  })
  return {
    sum: Object.values(balances).reduce((sum, amount) => sum + amount, 0),
    heldBeyondOpenOrders: 0 - (balances.HELD ?? 0) - (open._sum.paidCentesimos ?? 0),
    discrepancies: await findDiscrepancies(prisma, world.harness.clock.now()),
  }
}

export interface RequestWithChoices {
  readonly request: CreatedRequest
  readonly choices: readonly Choice[]
}

/**
 * The forms of a purchase: each creates a request of Ana's, offers, and her choices. A rule for one payment
 * must hold for all of them.
 */
export const PURCHASES: Readonly<Record<string, (world: PaymentsWorld) => Promise<RequestWithChoices>>> = {
  async 'one offer'(world) {
    const { request, offerId } = await requestWithOffer(world)
    return { request, choices: [{ offerId }] }
  },
  'two parts from two providers': splitAward,
}

export const TWO_PARTS = [
  { description: 'Óptica izquierda', condition: 'ANY', quantity: 1, urgency: 'MEDIUM' },
  { description: 'Paragolpes delantero', condition: 'ANY', quantity: 1, urgency: 'MEDIUM' },
]

/** Ana requests two parts; Litoral quotes the first and Bulevar both, and she takes Bulevar's second. */
export async function splitAward({ cast }: Pick<PaymentsWorld, 'cast'>): Promise<RequestWithChoices> {
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second = ''] = request.partIds
  const litoral = await createOffer(cast.litoral, { id: request.id, partIds: [first] })
  const bulevar = await createOffer(cast.bulevar, request, { price: 210_000 })
  return {
    request,
    choices: [{ offerId: litoral }, { offerId: bulevar, partIds: [second], plan: 'DEPOSIT' }],
  }
}

/** Starts a checkout of one of the forms. */
export async function startPurchase(
  world: PaymentsWorld,
  shape: string,
): Promise<RequestWithChoices & Started> {
  const purchase = await PURCHASES[shape]?.(world)
  if (!purchase) throw new Error(`there is no purchase of ${shape}`)
  return { ...purchase, ...(await startSplitCheckout(world, world.cast.ana, purchase.choices)) }
}
