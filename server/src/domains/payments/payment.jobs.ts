import { after, MINUTE_MS } from '../../platform/clock.ts'
import { handleJob } from '../../platform/jobs.ts'
import { takeStep } from '../../platform/lifecycle.ts'
import type { Services } from '../context.ts'
import { closeCheckout, executeRefund, reconcilePayments, settleNotice } from './payment.jobTypes.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { settleRefund } from './refund.operations.ts'
import { settlePayment } from './settlement.operations.ts'

/** Younger ones are still in the hands of webhooks and the return page. */
const RECONCILE_AFTER_MS = 5 * MINUTE_MS
const RECONCILE_BATCH = 200

export const paymentJobs = [
  handleJob<Services, { checkoutRef: string | null; paymentRef: string | null; refundRef: string | null }>(
    settleNotice,
    async (services, { checkoutRef, paymentRef, refundRef }) => {
      const { prisma } = services.db
      const refund = await prisma.refund.findFirst({
        where: {
          OR: [
            ...(refundRef ? [{ gatewayRef: refundRef }] : []),
            ...(paymentRef ? [{ payment: { gatewayRef: paymentRef } }] : []),
          ],
        },
        select: { id: true },
      })
      if (refund) await settleRefund(services, refund.id)
      const settled = checkoutRef ?? (paymentRef && (await checkoutOf(services, paymentRef)))
      if (settled) await settlePayment(services, settled)
    },
  ),
  handleJob<Services, { refundId: string }>(executeRefund, (services, { refundId }) =>
    settleRefund(services, refundId),
  ),
  handleJob<Services, { checkoutId: string }>(closeCheckout, async (services, { checkoutId }) => {
    const checkout = await services.db.prisma.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    if (checkout.gatewayRef) {
      await services.gateway?.expireCheckout(checkout.gatewayRef)
      await settlePayment(services, checkout.gatewayRef)
    } else {
      await abandon(services, checkoutId)
    }
  }),
  handleJob<Services, Record<string, unknown>>(
    reconcilePayments,
    async services => {
      const { db, clock, transact } = services
      const createdAt = { lt: after(clock.now(), -RECONCILE_AFTER_MS) }
      const checkouts = await db.prisma.checkout.findMany({
        where: { state: { in: ['STARTING', 'OPEN', 'PROCESSING'] }, createdAt },
        orderBy: { createdAt: 'asc' },
        take: RECONCILE_BATCH,
      })
      for (const { id, gatewayRef, expiresAt } of checkouts) {
        if (gatewayRef) {
          const notice = { checkoutRef: gatewayRef, paymentRef: null, refundRef: null }
          await transact(({ enqueue }) => enqueue(settleNotice, notice))
        } else if (expiresAt < clock.now()) await abandon(services, id)
      }
      const refunds = await db.prisma.refund.findMany({
        where: { state: 'REQUESTED', createdAt },
        orderBy: { createdAt: 'asc' },
        take: RECONCILE_BATCH,
        select: { id: true },
      })
      for (const { id } of refunds) await transact(({ enqueue }) => enqueue(executeRefund, { refundId: id }))
    },
    { cron: '*/5 * * * *' },
  ),
]

/** The gateway's id of the checkout that a payment we have was made in. */
async function checkoutOf({ db, gateway }: Services, paymentRef: string): Promise<string | null> {
  if (!gateway) return null
  const checkout = await db.prisma.checkout.findFirst({
    where: { payment: { gateway: gateway.id, gatewayRef: paymentRef } },
    select: { gatewayRef: true },
  })
  return checkout?.gatewayRef ?? null
}

/** Gives up a checkout that never reached the gateway. */
async function abandon({ transact, clock }: Services, checkoutId: string): Promise<void> {
  await transact(async ({ tx }) => {
    const subject = await tx.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    if (subject.state !== 'STARTING') return
    await takeStep(
      tx,
      checkoutLifecycle,
      { subject, action: 'expire', actor: 'clock', at: clock.now() },
      (where, state) => tx.checkout.updateMany({ where, data: { state } }),
    )
  })
}
