import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { borneByProvider, borneByTuerca, dischargeLoss } from './paymentCaseLoss.ts'
import { failRefund, REFUND_FACTS, recordRefund } from './recordedRefund.ts'

interface Owed {
  readonly paymentId: string
  readonly allocationId: string | null
  readonly amountCentesimos: number
  readonly reason: string
  readonly at: Date
}

/** Where a payer's money was: an allocation of a payment, or the payment's rest. */
type Place = Pick<Owed, 'paymentId' | 'allocationId'>

interface Coverable {
  readonly order: { readonly id: string; readonly providerId: string } | null
  /** The part of the losses that the order's provider bears; centésimos. */
  readonly charged: number
  /** `charged`, and the part that Tuerca bears; centésimos. */
  readonly coverable: number
}

/** The booked losses of a payment that cover what its payer is owed at this place. The caller holds the payment's lock. */
export async function coverableOf(tx: Tx, { paymentId, allocationId }: Place): Promise<Coverable> {
  const losses = await tx.paymentCase.count({ where: { paymentId, bookedCentesimos: { gt: 0 } } })
  if (losses === 0) return { order: null, charged: 0, coverable: 0 }
  const allocation =
    allocationId &&
    (await tx.paymentAllocation.findUniqueOrThrow({
      where: { id: allocationId },
      select: { order: { select: { id: true, providerId: true } } },
    }))
  const order = allocation ? allocation.order : null
  const charged = order ? await borneByProvider(tx, paymentId, order.id) : 0
  return { order, charged, coverable: charged + Math.max(0, await borneByTuerca(tx, paymentId)) }
}

/**
 * Covers money that a payer is owed by what a case has lost of the payment, because the payer has that already: an order's
 * provider gets its charge back, Tuerca bears less. Returns the covered amount in centésimos. The caller holds the payment's lock.
 */
export async function coverByLoss(unit: Unit, { at, ...owed }: Owed): Promise<number> {
  const { tx } = unit
  const { paymentId } = owed
  const { order, charged, coverable } = await coverableOf(tx, owed)
  const amountCentesimos = Math.min(owed.amountCentesimos, coverable)
  if (amountCentesimos === 0) return 0
  const refund = { ...owed, amountCentesimos, way: 'isElsewhere' } as const
  const cause = await recordRefund(unit, refund, { actor: 'gateway', at })
  const centesimos = Math.min(charged, amountCentesimos)
  if (order) await dischargeLoss(unit, { paymentId, order, centesimos, cause, isRefunded: true, at })
  return amountCentesimos
}

/**
 * Owes the payer covered refunds again, newest first, until no more is covered than was lost: the loss of a case was undone.
 * They wait for our team as failed ones. The caller holds the payment's lock.
 */
export async function uncoverRefunds(unit: Unit, paymentId: string, at: Date): Promise<void> {
  const { tx } = unit
  let missing = 0 - (await borneByTuerca(tx, paymentId))
  if (missing <= 0) return
  const covered = await tx.refund.findMany({
    where: { paymentId, isElsewhere: true, state: 'SUCCEEDED' },
    include: REFUND_FACTS,
    orderBy: { id: 'desc' },
  })
  for (const refund of covered) {
    if (missing <= 0) break
    await failRefund(unit, refund, { settledAt: at, gatewayRef: null })
    missing -= refund.amountCentesimos
  }
}
