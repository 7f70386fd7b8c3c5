import type { Prisma } from '../../generated/prisma/client.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Services } from '../context.ts'
import { withdrawalOf } from '../orders/withdrawal.ts'

/** Longer than any window of withdrawal: five business days, with carnival or the week of tourism among them. */
const LONGEST_WINDOW_MS = 21 * DAY_MS

type Reads = Pick<Tx, 'ledgerEntry'>
type Moment = { readonly now: Date } & Pick<Services['settings'], 'businessDays'>

/** A provider's released money, in centésimos. */
export interface PayableBalance {
  /** Released and not yet in a batch; negative when fees are owed. */
  readonly payableCentesimos: number
  /** The part of it whose buyers may still withdraw. */
  readonly waitingCentesimos: number
}

/** The money that a batch pays now: a negative balance is carried over. */
export function dueOf({ payableCentesimos, waitingCentesimos }: PayableBalance): number {
  return Math.max(0, payableCentesimos - waitingCentesimos)
}

/** Balances of these providers, in two statements, by provider. */
export async function payableBalances(
  tx: Reads,
  providerIds: readonly string[],
  { now, businessDays }: Moment,
): Promise<ReadonlyMap<string, PayableBalance>> {
  const payable: Prisma.LedgerEntryWhereInput = {
    account: 'PROVIDER_PAYABLE',
    providerId: { in: [...providerIds] },
  }
  const sums = await tx.ledgerEntry.groupBy({
    by: ['providerId'],
    where: payable,
    _sum: { amountCentesimos: true },
  })
  // Released money that a dispute, a withdrawal or a chargeback took back is not payable, so that only what is left counts.
  const recent = await tx.ledgerEntry.findMany({
    where: {
      ...payable,
      transaction: {
        kind: { in: ['RELEASE', 'RELEASE_REVERSAL', 'CASE_LOSS', 'CASE_LOSS_REVERSAL'] },
        createdAt: { gt: after(now, -LONGEST_WINDOW_MS) },
        order: { state: 'RELEASED' },
      },
    },
    orderBy: { id: 'asc' },
    select: {
      providerId: true,
      amountCentesimos: true,
      transaction: {
        select: { kind: true, createdAt: true, orderId: true, order: { select: { boughtAs: true } } },
      },
    },
  })
  const waiting = new Map<string | null, number>()
  for (const entries of byOrder(recent)) {
    // Money that is lost while it is held is not released yet, and of one released long ago no buyer may withdraw.
    const first = entries.find(({ transaction }) => transaction.kind === 'RELEASE')
    if (!first) continue
    const { createdAt: deliveredAt, order } = first.transaction
    const released = 0 - entries.reduce((sum, { amountCentesimos }) => sum + amountCentesimos, 0)
    const window = { deliveredAt, boughtAs: order?.boughtAs ?? null }
    if (released <= 0 || !withdrawalOf(window, { now, businessDays }).isOpen) continue
    waiting.set(first.providerId, (waiting.get(first.providerId) ?? 0) + released)
  }
  return new Map(
    sums.map(({ providerId, _sum }) => [
      providerId ?? '',
      {
        payableCentesimos: 0 - (_sum.amountCentesimos ?? 0),
        waitingCentesimos: waiting.get(providerId) ?? 0,
      },
    ]),
  )
}

/** The entries of each order, in their order. */
function byOrder<E extends { readonly transaction: { readonly orderId: string | null } }>(
  entries: readonly E[],
): [E, ...E[]][] {
  const orders = new Map<string | null, [E, ...E[]]>()
  for (const entry of entries) {
    const { orderId } = entry.transaction
    const others = orders.get(orderId)
    if (others) others.push(entry)
    else orders.set(orderId, [entry])
  }
  return [...orders.values()]
}
