import { z } from 'zod'
import type { GatewayId } from '../../generated/prisma/enums.ts'
import { after, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { gatewayOf } from './gateways.ts'
import {
  closeCheckout,
  executeRefund,
  noticeAbout,
  reconcilePayments,
  reconcileRefunds,
  type SettleNotice,
  settleNotice,
} from './payment.jobTypes.ts'
import { stepCheckout } from './payment.step.ts'
import { GatewayRefused } from './paymentGateway.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import { settleRefund } from './refund.operations.ts'
import { settlePayment } from './settlement.operations.ts'

/** Younger ones are left to webhooks and the return page. */
const RECONCILE_AFTER_MS = 5 * MINUTE_MS
const RECONCILE_BATCH = 200
/** Period in which a bank may return a refund, e.g. because the card is closed. */
const REFUND_MAY_FAIL_MS = 30 * DAY_MS
/** Period in which a gateway may decide about a lost dispute again. */
const DISPUTE_MAY_TURN_MS = 90 * DAY_MS

export const paymentJobs = [
  handleJob<Services, SettleNotice>(settleNotice, async (services, notice) => {
    const about = { ...notice, paymentRef: notice.paymentRef ?? (await disputedPaymentOf(services, notice)) }
    for (const refundId of await refundsOf(services, about)) await settleRefund(services, refundId)
    const checkoutId = await checkoutOf(services, about)
    if (checkoutId) await settlePayment(services, checkoutId, about)
  }),
  handleJob<Services, { refundId: string }>(executeRefund, (services, { refundId }) =>
    settleRefund(services, refundId),
  ),
  handleJob<Services, { checkoutId: string }>(closeCheckout, async (services, { checkoutId }) => {
    const checkout = await services.db.prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    if (checkout.gatewayRef) {
      await gatewayOf(services, checkout.gateway).expireCheckout(checkout.gatewayRef)
      await settlePayment(services, checkoutId)
    } else {
      await abandon(services, checkoutId)
    }
  }),
  handleJob<Services, Record<string, unknown>>(reconcilePayments, reconcile, { cron: '*/5 * * * *' }),
  handleJob<Services, Record<string, unknown>>(
    reconcileRefunds,
    async services => {
      await readRefundsAgain(services)
      await askAboutDisputes(services)
    },
    { cron: '23 6 * * *' },
  ),
  ...reconciliationJobs,
]

/** Asks again about pending checkouts and refunds, and payments with an unknown fee. */
async function reconcile(services: Services): Promise<void> {
  const { db, clock, transact } = services
  const createdAt = { lt: after(clock.now(), -RECONCILE_AFTER_MS) }
  const oldest = { orderBy: { createdAt: 'asc' }, take: RECONCILE_BATCH } as const
  const askAbout = (checkout: { checkoutId: string; gateway: GatewayId }) =>
    transact(({ enqueue }) => enqueue(settleNotice, noticeAbout(checkout)))
  const checkouts = await db.prisma.checkout.findMany({
    where: { state: { in: ['STARTING', 'OPEN', 'PROCESSING'] }, createdAt },
    ...oldest,
  })
  for (const checkout of checkouts) {
    if (checkout.gatewayRef) await askAbout({ checkoutId: checkout.id, gateway: checkout.gateway })
    else if (checkout.expiresAt < clock.now()) await abandon(services, checkout.id)
  }
  const withoutFee = await db.prisma.payment.findMany({
    where: { feeCentesimos: null, createdAt },
    ...oldest,
    select: { gateway: true, checkoutId: true },
  })
  for (const payment of withoutFee) await askAbout(payment)
  const refunds = await db.prisma.refund.findMany({
    where: { state: 'REQUESTED', createdAt },
    ...oldest,
    select: { id: true },
  })
  for (const { id } of refunds) await transact(({ enqueue }) => enqueue(executeRefund, { refundId: id }))
}

/** Reads each recently successful refund again: the webhook of a returned one may have been lost. */
async function readRefundsAgain({ db, clock, transact }: Services): Promise<void> {
  const createdAt = { gt: after(clock.now(), -REFUND_MAY_FAIL_MS) }
  for (let last = ''; ; ) {
    const refunds = await db.prisma.refund.findMany({
      where: { state: 'SUCCEEDED', gatewayRef: { not: null }, createdAt, ...(last && { id: { gt: last } }) },
      orderBy: { id: 'asc' },
      take: RECONCILE_BATCH,
      select: { id: true },
    })
    await transact(async ({ enqueue }) => {
      for (const { id } of refunds) await enqueue(executeRefund, { refundId: id })
    })
    if (refunds.length < RECONCILE_BATCH) return
    last = refunds.at(-1)?.id ?? ''
  }
}

/** Asks about the payments with open or recently lost disputes again: the webhook of a decision may have been lost. */
async function askAboutDisputes({ db, clock, transact }: Services): Promise<void> {
  const closedAt = { gt: after(clock.now(), -DISPUTE_MAY_TURN_MS) }
  for (let last = ''; ; ) {
    const cases = await db.prisma.paymentCase.findMany({
      where: {
        kind: 'DISPUTE',
        OR: [{ state: 'OPEN' }, { state: 'LOST', closedAt }],
        ...(last && { id: { gt: last } }),
      },
      orderBy: { id: 'asc' },
      take: RECONCILE_BATCH,
      select: { id: true, payment: { select: { checkoutId: true, gateway: true } } },
    })
    await transact(async ({ enqueue }) => {
      for (const { payment } of cases) if (payment) await enqueue(settleNotice, noticeAbout(payment))
    })
    if (cases.length < RECONCILE_BATCH) return
    last = cases.at(-1)?.id ?? ''
  }
}

/** The refunds that a notice may concern: the named one, and the unfinished ones of its payment. */
async function refundsOf({ db }: Services, notice: SettleNotice): Promise<string[]> {
  const { gateway, paymentRef, refundRef } = notice
  if (!refundRef && !paymentRef) return []
  const refunds = await db.prisma.refund.findMany({
    where: {
      payment: { gateway },
      OR: [
        ...(refundRef ? [{ gatewayRef: refundRef }] : []),
        ...(paymentRef ? [{ payment: { gatewayRef: paymentRef }, state: 'REQUESTED' as const }] : []),
      ],
    },
    select: { id: true },
  })
  return refunds.map(({ id }) => id)
}

/** Our checkout that a notice concerns; null for a foreign one. */
async function checkoutOf(services: Services, notice: SettleNotice): Promise<string | null> {
  const { prisma } = services.db
  const { gateway, checkoutRef, paymentRef, reference } = notice
  const known = await prisma.checkout.findFirst({
    where: {
      gateway,
      OR: [
        ...(checkoutRef ? [{ gatewayRef: checkoutRef }] : []),
        ...(paymentRef ? [{ payments: { some: { gatewayRef: paymentRef } } }] : []),
      ],
    },
    select: { id: true },
  })
  if (known) return known.id
  const told = reference ?? (paymentRef && (await referenceOf(services, gateway, paymentRef)))
  const ours = z.uuid().safeParse(told)
  if (!ours.success) return null
  const named = await prisma.checkout.findFirst({
    where: { gateway, id: ours.data },
    select: { id: true },
  })
  return named?.id ?? null
}

function referenceOf(services: Services, gateway: GatewayId, paymentRef: string): Promise<string | null> {
  return ifKnown(gatewayOf(services, gateway).referenceOf(paymentRef))
}

/** The payment of a notice that names a dispute alone. */
async function disputedPaymentOf(services: Services, notice: SettleNotice): Promise<string | null> {
  const { gateway, disputeRef } = notice
  return disputeRef && ifKnown(gatewayOf(services, gateway).paymentOf(disputeRef))
}

/** Null for what the gateway does not know. */
function ifKnown<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch(error => {
    if (error instanceof GatewayRefused) return null
    throw error
  })
}

/** Abandons a checkout that never reached the gateway. */
async function abandon({ transact, clock }: Services, checkoutId: string): Promise<void> {
  await transact(async unit => {
    await lockRow(unit.tx, 'Checkout', checkoutId)
    const checkout = await unit.tx.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    if (checkout.state !== 'STARTING') return
    await stepCheckout(unit, checkout, { action: 'expire', actor: 'clock', at: clock.now() })
  })
}
