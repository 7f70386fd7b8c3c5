import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { stateAt as offerStateAt } from '../offers/offer.lifecycle.ts'
import { OFFER_OF_PARTIES, stepOffer } from '../offers/offer.step.ts'
import { type LockedRequest, lockRequests } from '../requests/requestLock.ts'
import { stateAt } from './customOrder.lifecycle.ts'
import { stepCustomOrder } from './customOrder.step.ts'
import { lockCustomOrder } from './customOrderLock.ts'

/** The quotations of a provider that nobody has paid, locked until the transaction ends. */
export interface UnpaidSales {
  readonly providerId: string
  /** The requests of its pending and lost offers, and possibly others. */
  readonly requests: ReadonlyMap<string, LockedRequest>
  readonly customOrders: Awaited<ReturnType<typeof lockPendingCustomOrders>>
}

interface Ending {
  /** Actor of the withdrawals. */
  readonly withdraws: 'provider' | 'staff'
  /** Actor of the expiries. */
  readonly expires: 'system' | 'staff'
  readonly accountId: string
  readonly at: Date
}

/**
 * Locks what a provider has quoted and can still be paid, so that a payment comes either before, and makes an
 * order, or after, and is refunded.
 */
export async function lockUnpaidSales(tx: Tx, providerId: string, at: Date): Promise<UnpaidSales> {
  const requests = await lockRequests(tx, {
    offers: { some: { providerId, state: { in: ['PENDING', 'LOST'] }, validUntil: { gt: at } } },
  })
  return { providerId, requests, customOrders: await lockPendingCustomOrders(tx, providerId) }
}

/** Locks the pending custom orders of a provider in the order of their ids. */
export async function lockPendingCustomOrders(tx: Tx, providerId: string) {
  const pending = await tx.customOrder.findMany({
    where: { providerId, state: 'PENDING' },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const locked = []
  for (const { id } of pending) locked.push(await lockCustomOrder(tx, { id }))
  return locked.filter(({ state }) => state === 'PENDING')
}

/** Withdraws the pending offers of a provider and ends its pending custom orders. Overdue ones are left to their timers. */
export async function endUnpaidSales(
  unit: Unit,
  { providerId, requests, customOrders }: UnpaidSales,
  { withdraws, expires, accountId, at }: Ending,
): Promise<void> {
  const offers = await unit.tx.offer.findMany({
    where: { providerId, state: 'PENDING' },
    include: OFFER_OF_PARTIES,
    orderBy: { id: 'asc' },
  })
  for (const offer of offers) {
    const request = requests.get(offer.requestId)
    if (request && offerStateAt(offer, at) === 'PENDING')
      await stepOffer(unit, { ...offer, request }, { action: 'withdraw', actor: withdraws, accountId, at })
  }
  // A lost one would be restored when its winner's sale is canceled, while it is valid.
  await unit.tx.offer.updateMany({ where: { providerId, state: 'LOST' }, data: { validUntil: at } })
  for (const order of customOrders)
    if (stateAt(order, at) === 'PENDING')
      await stepCustomOrder(unit, order, { action: 'expire', actor: expires, accountId, at })
}
