import type { LedgerAccount, LedgerKind } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import type { Posting } from './postings.ts'

export interface NewLedgerTransaction {
  readonly kind: LedgerKind
  /** Subject of the transaction: with the kind it forms the key that lets it happen once. */
  readonly subjectId: string
  readonly orderId: string | null
  readonly paymentId: string | null
  readonly postings: readonly Posting[]
  readonly at: Date
}

/**
 * Writes one balanced ledger transaction. A second one with the same kind and subject violates a unique index and ends the
 * caller's transaction: money never moves twice for one reason. The database refuses one that does not sum to zero.
 */
export async function post(tx: Tx, transaction: NewLedgerTransaction): Promise<void> {
  const { kind, subjectId, orderId, paymentId, postings, at } = transaction
  await tx.ledgerTransaction.create({
    data: {
      key: `${kind}:${subjectId}`,
      kind,
      orderId,
      paymentId,
      createdAt: at,
      entries: {
        createMany: {
          data: postings.map(({ account, providerId, amountCentesimos }) => ({
            account,
            providerId,
            amountCentesimos,
          })),
        },
      },
    },
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
