import type { LedgerAccount, LedgerKind } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { newId, newIdAt } from '../../platform/ids.ts'
import type { Posting } from './postings.ts'

export interface NewLedgerTransaction {
  readonly kind: LedgerKind
  /** Subject of the transaction: with the kind it forms the key that lets it happen once. */
  readonly subjectId: string
  readonly orderId: string | null
  readonly paymentId: string | null
  /** Left out for everything but payouts. */
  readonly payoutLineId?: string
  readonly postings: readonly Posting[]
  readonly at: Date
}

/**
 * Writes one balanced ledger transaction. A second one with the same kind and subject violates a unique index and ends the
 * caller's transaction: money never moves twice for one reason. The database refuses one that does not sum to zero.
 */
export function post(tx: Tx, transaction: NewLedgerTransaction): Promise<void> {
  return postAll(tx, [transaction])
}

/** Posts many transactions in two statements; see `post`. */
export async function postAll(tx: Tx, transactions: readonly NewLedgerTransaction[]): Promise<void> {
  const made = transactions.map(transaction => ({ id: newId(), ...transaction }))
  await tx.ledgerTransaction.createMany({
    data: made.map(({ id, kind, subjectId, orderId, paymentId, payoutLineId = null, at }) => ({
      id,
      key: `${kind}:${subjectId}`,
      kind,
      orderId,
      paymentId,
      payoutLineId,
      createdAt: at,
    })),
  })
  await tx.ledgerEntry.createMany({
    data: made.flatMap(({ id: transactionId, postings, at }) =>
      postings.map(({ account, providerId, amountCentesimos }) => ({
        id: newIdAt(at),
        transactionId,
        account,
        providerId,
        amountCentesimos,
      })),
    ),
  })
}

/** The sum of an account's entries in centésimos, as a debt: credits count positive. */
export async function owed(
  tx: Pick<Tx, 'ledgerEntry'>,
  account: LedgerAccount,
  { orderId }: { orderId: string },
): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { account, transaction: { orderId } },
    _sum: { amountCentesimos: true },
  })
  return 0 - (_sum.amountCentesimos ?? 0)
}
