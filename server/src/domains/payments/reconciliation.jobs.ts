import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { GatewayId } from '../../generated/prisma/enums.ts'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { gatewayOf } from './gateways.ts'
import { GatewayRefused } from './paymentGateway.ts'
import { type Compared, comparePage, recordFindings } from './reconciliation.ts'

/** Payments of the last weeks are compared: money is given back long after it was paid. */
const COMPARED_DAYS = 30
/** Younger payments may still be on their way to us. */
const SETTLED_AFTER_MS = HOUR_MS
const BATCH = 100
/** Later than any card, coupon or review decides. */
const CHECKOUT_IS_STUCK_MS = 7 * DAY_MS
const PAGE_IS_STUCK_MS = DAY_MS
const REFUND_IS_STUCK_MS = 3 * DAY_MS

const comparison = z.object({
  gateway: z.enum(GatewayId),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Start of the whole comparison, which marks the payments that it has seen. */
  startedAt: z.iso.datetime(),
})

/** Begins the comparison of our payments with each gateway's. */
export const compareGateways: JobType<Record<string, unknown>> = {
  queue: 'payment.compareGateways',
  data: z.looseObject({}),
}

const page = comparison.extend({ cursor: z.string().nullable() })
type Page = z.output<typeof page>
/** Compares one page of a gateway's list; the job of the next page follows in the same transaction. */
export const comparePayments: JobType<Page> = { queue: 'payment.comparePayments', data: page }

const rest = comparison.extend({ after: z.uuid().nullable() })
type Rest = z.output<typeof rest>
/** Asks the gateway for our payments that its list did not have. */
export const findUnlisted: JobType<Rest> = { queue: 'payment.findUnlisted', data: rest }

/** Finds checkouts and refunds that have waited for their gateway for too long. */
export const findStuck: JobType<Record<string, unknown>> = {
  queue: 'payment.findStuck',
  data: z.looseObject({}),
}

export const reconciliationJobs = [
  handleJob<Services, Record<string, unknown>>(compareGateways, begin, { cron: '37 6 * * *' }),
  handleJob<Services, Page>(comparePayments, compareOnePage),
  handleJob<Services, Rest>(findUnlisted, askForUnlisted),
  handleJob<Services, Record<string, unknown>>(findStuck, recordStuck, { cron: '47 6 * * *' }),
]

async function begin({ gateways, clock, transact }: Services): Promise<void> {
  const startedAt = clock.now().toISOString()
  const until = after(clock.now(), -SETTLED_AFTER_MS).toISOString()
  const from = after(clock.now(), -COMPARED_DAYS * DAY_MS).toISOString()
  await transact(async ({ enqueue }) => {
    for (const gateway of gateways.keys())
      await enqueue(comparePayments, { gateway, from, until, startedAt, cursor: null })
  })
}

async function compareOnePage(services: Services, { cursor, ...run }: Page): Promise<void> {
  const period = { from: new Date(run.from), until: new Date(run.until) }
  const { payments: listed, next } = await gatewayOf(services, run.gateway).listPayments(period, cursor)
  await services.transact(async unit => {
    const startedAt = new Date(run.startedAt)
    await comparePage(unit, run.gateway, { listed, startedAt, at: services.clock.now() })
    if (next === null) await unit.enqueue(findUnlisted, { ...run, after: null })
    else await unit.enqueue(comparePayments, { ...run, cursor: next })
  })
}

async function askForUnlisted(services: Services, { after: last, ...run }: Rest): Promise<void> {
  const { gateway } = run
  const startedAt = new Date(run.startedAt)
  const unlisted = await services.db.prisma.payment.findMany({
    where: {
      gateway,
      paidAt: { gte: new Date(run.from), lt: new Date(run.until) },
      OR: [{ listedAt: null }, { listedAt: { lt: startedAt } }],
      ...(last === null ? {} : { id: { gt: last } }),
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, gatewayRef: true, amountCentesimos: true },
  })
  const compared: Compared[] = []
  for (const { id: paymentId, gatewayRef: ref, amountCentesimos } of unlisted) {
    // A list may be behind, and a payment may have begun before the period in which it arrived.
    const isKnown = await knows(services, gateway, ref)
    const kind = 'UNKNOWN_TO_GATEWAY' as const
    const reason = 'La pasarela no conoce un pago que Tuerca anotó.'
    const finding = isKnown ? null : { kind, amountCentesimos, reason }
    compared.push({ gateway, ref, paymentId, finding, kinds: [kind] })
  }
  await services.transact(async unit => {
    await recordFindings(unit, compared, services.clock.now())
    const next = unlisted.at(-1)
    if (next && unlisted.length === BATCH) await unit.enqueue(findUnlisted, { ...run, after: next.id })
  })
}

function knows(services: Services, gateway: GatewayId, paymentRef: string): Promise<boolean> {
  return gatewayOf(services, gateway)
    .referenceOf(paymentRef)
    .then(() => true)
    .catch(error => {
      if (error instanceof GatewayRefused && error.code === 'resource_missing') return false
      throw error
    })
}

const stuckCheckouts = (at: Date): Prisma.CheckoutWhereInput => ({
  OR: [
    { state: { in: ['STARTING', 'OPEN'] }, expiresAt: { lt: after(at, -PAGE_IS_STUCK_MS) } },
    { state: 'PROCESSING', createdAt: { lt: after(at, -CHECKOUT_IS_STUCK_MS) } },
  ],
})
const stuckRefunds = (at: Date): Prisma.RefundWhereInput => ({
  state: 'REQUESTED',
  createdAt: { lt: after(at, -REFUND_IS_STUCK_MS) },
})

/** A repeated run records nothing twice, so a crash in the middle is harmless. */
async function recordStuck(services: Services): Promise<void> {
  const { db, clock } = services
  const at = clock.now()
  await eachBatch(async last => {
    const rows = await db.prisma.checkout.findMany({
      where: { ...stuckCheckouts(at), ...following(last) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, gateway: true, amountCentesimos: true },
    })
    const reason = 'Un pago empezado hace tiempo sigue sin resolverse en la pasarela.'
    return record(
      services,
      rows.map(row => ({ ...row, paymentId: null, reason })),
      at,
    )
  })
  await eachBatch(async last => {
    const rows = await db.prisma.refund.findMany({
      where: { ...stuckRefunds(at), ...following(last) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, amountCentesimos: true, paymentId: true, payment: { select: { gateway: true } } },
    })
    const reason = 'Un reembolso pedido hace tiempo sigue sin respuesta de la pasarela.'
    return record(
      services,
      rows.map(({ payment: { gateway }, ...row }) => ({ ...row, gateway, reason })),
      at,
    )
  })
  await eachBatch(last => closeUnstuck(services, last, at))
}

const following = (last: string) => (last === '' ? {} : { id: { gt: last } })

/** Calls `work` with the last id of the batch before, until a batch is not full. */
async function eachBatch(work: (last: string) => Promise<readonly { readonly id: string }[]>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await work(last)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}

interface Stuck {
  readonly id: string
  readonly gateway: GatewayId
  readonly amountCentesimos: number
  readonly paymentId: string | null
  readonly reason: string
}

async function record({ transact }: Services, rows: readonly Stuck[], at: Date): Promise<readonly Stuck[]> {
  for (const gateway of Object.values(GatewayId)) {
    const compared = rows
      .filter(row => row.gateway === gateway)
      .map(({ id: ref, paymentId, amountCentesimos, reason }) => {
        const finding = { kind: 'STUCK' as const, amountCentesimos, reason }
        return { gateway, ref, paymentId, finding, kinds: ['STUCK' as const] }
      })
    await transact(unit => recordFindings(unit, compared, at))
  }
  return rows
}

/** Closes the open cases of checkouts and refunds that move again. */
async function closeUnstuck({ db, transact }: Services, last: string, at: Date) {
  const cases = await db.prisma.paymentCase.findMany({
    where: { kind: 'STUCK', state: 'OPEN', ...following(last) },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, gateway: true, gatewayRef: true, paymentId: true },
  })
  const ids = { in: cases.map(({ gatewayRef }) => gatewayRef) }
  const checkouts = await db.prisma.checkout.findMany({ where: { id: ids, ...stuckCheckouts(at) } })
  const refunds = await db.prisma.refund.findMany({ where: { id: ids, ...stuckRefunds(at) } })
  const still = new Set([...checkouts, ...refunds].map(({ id }) => id))
  for (const { gateway, gatewayRef: ref, paymentId } of cases.filter(one => !still.has(one.gatewayRef)))
    await transact(unit =>
      recordFindings(unit, [{ gateway, ref, paymentId, finding: null, kinds: ['STUCK'] }], at),
    )
  return cases
}
