import type { Prisma } from '../../generated/prisma/client.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Services } from '../context.ts'
import { withdrawalDay } from '../orders/withdrawal.ts'

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
  const recent = await tx.ledgerEntry.findMany({
    where: {
      ...payable,
      transaction: {
        kind: 'RELEASE',
        createdAt: { gt: after(now, -LONGEST_WINDOW_MS) },
        // Money that a dispute took back is not payable; what it releases again has waited longer than the window.
        order: { ledger: { none: { kind: 'RELEASE_REVERSAL' } } },
      },
    },
    select: {
      providerId: true,
      amountCentesimos: true,
      transaction: {
        select: {
          createdAt: true,
          order: { select: { buyer: { select: { buyerProfile: { select: { type: true } } } } } },
        },
      },
    },
  })
  const waiting = new Map<string | null, number>()
  for (const { providerId, amountCentesimos, transaction } of recent) {
    const buyerType = transaction.order?.buyer?.buyerProfile?.type ?? null
    if (!withdrawalDay({ receivedAt: transaction.createdAt, buyerType }, { now, businessDays })) continue
    waiting.set(providerId, (waiting.get(providerId) ?? 0) - amountCentesimos)
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
