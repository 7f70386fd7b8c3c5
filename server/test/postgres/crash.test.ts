import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { executeRefund, reconcilePayments } from '../../src/domains/payments/payment.jobTypes.ts'
import { MINUTE_MS } from '../../src/platform/clock.ts'
import { startGuestCheckout, writeCustomOrder } from '../customOrdersWorld.ts'
import {
  CANCEL_ORDER,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  PURCHASES,
  type RequestWithChoices,
  STRIPE,
  type Started,
  startPurchase,
} from '../paymentsWorld.ts'
import { kill, launchWorker, type Site } from '../process/program.ts'
import { type HeldUp, holdUp } from './heldUp.ts'

const SLOW = 120_000
const PATIENCE = { timeout: 60_000, interval: 50 }

let world: PaymentsWorld
/** Each test kills it and starts its successor. */
let site: Site
beforeAll(async () => {
  world = await createPaymentsWorld({ start: new Date() })
  site = await boot()
}, SLOW)
afterAll(async () => {
  await kill(site)
  await world.close()
})

// Stripe signs by the real clock, the test clock stands still, and the process refuses signatures older than
// five minutes.
beforeEach(() => {
  const { clock } = world.harness
  clock.advance(Date.now() - clock.now().getTime())
})
// A failed test must not affect the next one.
afterEach(() => world.sandbox.control.faults.clear())

const prisma = () => world.harness.services.db.prisma
const databaseUrl = () => world.harness.databaseUrl ?? ''

/** Starts a process that settles payments, on the same database, with the same Stripe. */
async function boot(): Promise<Site> {
  const booted = await launchWorker({
    DATABASE_URL: databaseUrl(),
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_BASE: world.sandbox.stripe.baseUrl,
  })
  world.sandbox.control.webhooks.setUrls([`${booted.url}/webhooks/stripe`])
  return booted
}

async function killWhileHeldUp(held: HeldUp): Promise<void> {
  await kill(site)
  await held.end()
}

/** Passing of time after a crash: Stripe redelivers, and the reconciliation runs. */
async function letTimePass(): Promise<void> {
  const at = new Date(Date.now() - 10 * MINUTE_MS)
  await prisma().checkout.updateMany({ data: { createdAt: at } })
  await prisma().refund.updateMany({ data: { createdAt: at } })
  await world.harness.services.transact(({ enqueue }) => enqueue(reconcilePayments, {}))
}

async function expectSettledOnce({
  checkoutId,
  request,
  choices,
}: RequestWithChoices & Started): Promise<void> {
  const wanted = choices.length
  const requestId = request.rawId
  await vi.waitFor(async () => {
    expect(await prisma().order.count({ where: { requestId } })).toBe(wanted)
  }, PATIENCE)
  const payments = await prisma().payment.findMany({
    where: { checkoutId },
    include: {
      ledger: true,
      refunds: true,
      allocations: { include: { order: { include: { lines: true } } } },
    },
  })
  expect(payments).toHaveLength(1)
  const [payment] = payments
  expect(payment?.ledger.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(wanted)
  expect(payment?.allocations.flatMap(({ order }) => order?.lines ?? [])).toHaveLength(wanted)
  expect(payment?.refunds).toEqual([])
  await expectLedgerAtZero()
}

async function expectLedgerAtZero(): Promise<void> {
  const balances = await ledgerBalances(world)
  expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0)
}

// Every table that a settlement writes.
const WRITTEN = [
  '"WebhookReceipt"',
  'pgboss.job',
  '"Checkout"',
  '"StateChange"',
  '"Payment"',
  '"Order"',
  '"OrderLine"',
  '"RequestedPart"',
  '"Offer"',
  '"PartRequest"',
  '"PaymentAllocation"',
  '"LedgerTransaction"',
  '"LedgerEntry"',
]
const SHAPES = Object.keys(PURCHASES)

test.each(WRITTEN)(
  'settles each payment once when killed before a write to %s, for payments of every form',
  async table => {
    const purchases = await Promise.all(SHAPES.map(shape => startPurchase(world, shape)))
    const held = await holdUp(databaseUrl(), table)
    for (const { sessionId } of purchases) world.sandbox.control.stripe.pay(sessionId)
    await held.waiting(SHAPES.length)
    await killWhileHeldUp(held)
    site = await boot()
    await letTimePass()
    for (const purchase of purchases) await expectSettledOnce(purchase)
  },
  SLOW,
)

test.each(['"CustomOrder"', '"Order"', '"OrderLine"', '"PaymentAllocation"', '"LedgerEntry"'])(
  'sells a custom order to its stranger once when killed before a write to %s',
  async table => {
    const quotation = await writeCustomOrder(world.harness, world.cast.litoral)
    const gatewayRef = await startGuestCheckout(world.harness, quotation, { plan: 'DEPOSIT' })
    const held = await holdUp(databaseUrl(), table)
    world.sandbox.control.stripe.pay(gatewayRef)
    await held.waiting(1)
    await killWhileHeldUp(held)
    expect(await prisma().customOrder.findUnique({ where: { id: quotation.rawId } })).toMatchObject({
      state: 'PENDING',
    })
    site = await boot()
    await letTimePass()
    await vi.waitFor(async () => {
      expect(await prisma().customOrder.findUnique({ where: { id: quotation.rawId } })).toMatchObject({
        state: 'PAID',
      })
    }, PATIENCE)
    const payments = await prisma().payment.findMany({
      where: { checkout: { gatewayRef } },
      include: {
        ledger: { select: { kind: true } },
        refunds: true,
        allocations: { select: { outcome: true, order: { include: { lines: true } } } },
      },
    })
    expect(payments).toMatchObject([
      {
        refunds: [],
        allocations: [
          { outcome: 'ORDER', order: { customOrderId: quotation.rawId, paidCentesimos: 119_300 } },
        ],
      },
    ])
    expect(payments[0]?.ledger.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(1)
    expect(payments[0]?.allocations[0]?.order?.lines).toHaveLength(2)
    await expectLedgerAtZero()
  },
  SLOW,
)

test.each(SHAPES)(
  '%s: settles the payment once when killed during a call to Stripe',
  async shape => {
    const purchase = await startPurchase(world, shape)
    const { sessionId } = purchase
    const { faults } = world.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: `GET /v1/checkout/sessions/${sessionId}` })
    world.sandbox.control.stripe.pay(sessionId)
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    await kill(site)
    faults.clear()
    site = await boot()
    await letTimePass()
    await expectSettledOnce(purchase)
  },
  SLOW,
)

test(
  "refunds the buyer once when killed after Stripe's refund and before writing it down",
  async () => {
    const { faults } = world.sandbox.control
    const paid = await createPaidOrder(world)
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: 'POST /v1/refunds' })
    await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    const held = await holdUp(databaseUrl(), '"StateChange"')
    faults.clear()
    await held.waiting(1)
    await killWhileHeldUp(held)
    expect(world.sandbox.control.stripe.refunds()).toHaveLength(1)
    site = await boot()
    await letTimePass()
    const refund = await prisma().refund.findFirstOrThrow({
      where: { allocation: { orderId: paid.rawOrderId } },
    })
    await world.harness.services.transact(({ enqueue }) => enqueue(executeRefund, { refundId: refund.id }))
    await vi.waitFor(async () => {
      expect(await prisma().refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
        state: 'SUCCEEDED',
      })
    }, PATIENCE)
    const given = world.sandbox.control.stripe.refunds()
    expect(given).toHaveLength(1)
    // By its idempotency key Stripe returns the same refund again, so the books know which one it is.
    expect(await prisma().refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
      gatewayRef: given[0]?.id,
    })
    expect((await ledgerBalances(world, { orderId: paid.rawOrderId })).HELD).toBeUndefined()
    await expectLedgerAtZero()
  },
  SLOW,
)

test(
  'continues a job in another process when its lease expires after a kill',
  async () => {
    const purchase = await startPurchase(world, 'one offer')
    const { sessionId } = purchase
    const { faults } = world.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: `GET /v1/checkout/sessions/${sessionId}` })
    world.sandbox.control.stripe.pay(sessionId)
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    await kill(site)
    faults.clear()
    site = await boot()
    await expectSettledOnce(purchase)
  },
  SLOW,
)
