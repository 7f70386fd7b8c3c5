import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  executeRefund,
  reconcilePayments,
  settleNotice,
} from '../../src/domains/payments/payment.jobTypes.ts'
import { MINUTE_MS } from '../../src/platform/clock.ts'
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
import { launchSite, type Site } from '../process/program.ts'

const SLOW = 120_000
const PATIENCE = { timeout: 30_000, interval: 50 }

let world: PaymentsWorld
/** Each test kills it and leaves the one that came after. */
let site: Site
let folder: string
beforeAll(async () => {
  world = await createPaymentsWorld({ start: new Date() })
  folder = await mkdtemp(join(tmpdir(), 'tuerca-crash-'))
  site = await bootSite()
}, SLOW)
afterAll(async () => {
  await kill(site)
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

// A test that fails leaves nothing in the way of the next one.
afterEach(() => world.sandbox.control.faults.clear())

const prisma = () => world.harness.services.db.prisma
const databaseUrl = () => world.harness.databaseUrl ?? ''

/** The whole site in a process of its own, on the same database, with the same Stripe. */
async function bootSite(): Promise<Site> {
  const booted = await launchSite(folder, {
    DATABASE_URL: databaseUrl(),
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_BASE: world.sandbox.stripe.baseUrl,
  })
  world.sandbox.control.webhooks.setUrls([`${booted.url}/webhooks/stripe`])
  return booted
}

async function kill({ process, ended }: Site): Promise<void> {
  process.kill('SIGKILL')
  await ended
}

/** Holds up every write to a table, so that whoever is about to write stands exactly there. */
async function holdUp(table: string) {
  const client = new Client({ connectionString: databaseUrl() })
  onTestFinished(() => client.end())
  await client.connect()
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`)
  return {
    /** Resolves once that many stand there. */
    waiting: (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await client.query(
          'SELECT 1 FROM pg_locks WHERE NOT granted AND relation = $1::regclass',
          [table],
        )
        expect(rows.length).toBeGreaterThanOrEqual(count)
      }, PATIENCE),
    release: () => client.query('ROLLBACK'),
  }
}

/** What time and Stripe do by themselves after a crash: redeliver, and the reconciliation comes round. */
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
  'killed while it was about to write to %s for payments of every shape, each is settled once afterwards',
  async table => {
    const purchases = await Promise.all(SHAPES.map(shape => startPurchase(world, shape)))
    const held = await holdUp(table)
    for (const { sessionId } of purchases) world.sandbox.control.stripe.pay(sessionId)
    await held.waiting(SHAPES.length)
    await kill(site)
    await held.release()
    site = await bootSite()
    await letTimePass()
    for (const purchase of purchases) await expectSettledOnce(purchase)
  },
  SLOW,
)

test.each(SHAPES)(
  '%s: killed while it was asking Stripe, the payment is settled once afterwards',
  async shape => {
    const purchase = await startPurchase(world, shape)
    const { sessionId } = purchase
    const { faults } = world.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: `GET /v1/checkout/sessions/${sessionId}` })
    world.sandbox.control.stripe.pay(sessionId)
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    await kill(site)
    faults.clear()
    site = await bootSite()
    await letTimePass()
    await expectSettledOnce(purchase)
  },
  SLOW,
)

test(
  'killed after Stripe has refunded and before we wrote it down, the buyer gets the money back once',
  async () => {
    const { faults } = world.sandbox.control
    const paid = await createPaidOrder(world)
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: 'POST /v1/refunds' })
    await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } })
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    const held = await holdUp('"StateChange"')
    faults.clear()
    await held.waiting(1)
    await kill(site)
    await held.release()
    expect(world.sandbox.control.stripe.refunds()).toHaveLength(1)
    site = await bootSite()
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
    // By its idempotency key Stripe hands out the same refund again, so the books know which one it is.
    expect(await prisma().refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
      gatewayRef: given[0]?.id,
    })
    expect((await ledgerBalances(world, { orderId: paid.rawOrderId })).HELD).toBeUndefined()
    await expectLedgerAtZero()
  },
  SLOW,
)

test(
  'killed in the middle of a job, another process goes on with it half a minute later, unasked',
  async () => {
    const purchase = await startPurchase(world, 'one offer')
    const { sessionId } = purchase
    const { faults } = world.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'HANG', match: `GET /v1/checkout/sessions/${sessionId}` })
    world.sandbox.control.stripe.pay(sessionId)
    await vi.waitFor(() => expect(faults.list()[0]?.waiting).toBe(1), PATIENCE)
    await kill(site)
    faults.clear()
    const { rows } = await world.harness.services.db.query(
      `update pgboss.job set started_on = started_on - interval '25 seconds'
       where name = $1 and state = 'active' returning id`,
      [settleNotice.queue],
    )
    expect(rows.length).toBeGreaterThan(0)
    site = await bootSite()
    await expectSettledOnce(purchase)
  },
  SLOW,
)
