import type { Tx } from '../../platform/db.ts'
import { post } from './ledger.ts'
import { releasePostings, reversed } from './postings.ts'

type Sale = { readonly id: string; readonly providerId: string }

/** Commission on the whole price of an order, in centésimos. */
export async function commissionOfOrder(tx: Tx, orderId: string): Promise<number> {
  const { _sum } = await tx.orderLine.aggregate({
    where: { orderId },
    _sum: { commissionCentesimos: true },
  })
  return _sum.commissionCentesimos ?? 0
}

/** Makes held money of an order the provider's, less the commission. Once for each `subjectId`. */
export function postRelease(
  tx: Tx,
  { id: orderId, providerId }: Sale,
  release: {
    readonly subjectId: string
    readonly heldCentesimos: number
    readonly commissionCentesimos: number
    readonly at: Date
  },
): Promise<void> {
  const { subjectId, at, ...amounts } = release
  return post(tx, {
    kind: 'RELEASE',
    subjectId,
    orderId,
    paymentId: null,
    postings: releasePostings({ ...amounts, providerId }),
    at,
  })
}

/**
 * Holds an order's released money again: what the provider was credited is taken from the payable balance, which may become
 * negative, and the commission is given back. Once for each `subjectId`.
 */
export async function postReleaseReversal(
  tx: Tx,
  { id: orderId }: Sale,
  { subjectId, at }: { readonly subjectId: string; readonly at: Date },
): Promise<void> {
  const { entries } = await tx.ledgerTransaction.findFirstOrThrow({
    where: { orderId, kind: 'RELEASE' },
    orderBy: { id: 'desc' },
    include: { entries: true },
  })
  const kind = 'RELEASE_REVERSAL'
  await post(tx, { kind, subjectId, orderId, paymentId: null, postings: reversed(entries), at })
}
