import type { Tx } from '../../../platform/db.ts'
import { NotAllowed } from '../../../platform/refusal.ts'
import { shareRow } from '../../locks.ts'
import { type ApprovedProvider, SUSPENDED_WORDS } from '../../viewer.ts'

/**
 * Keeps the provider approved until the transaction ends: a suspension waits for it, and finds what it wrote.
 * Throws NotAllowed when the provider was suspended after the viewer was recognised.
 */
export async function holdApproval(tx: Tx, { accountId }: ApprovedProvider): Promise<void> {
  await shareRow(tx, 'Account', accountId)
  const { status } = await tx.providerProfile.findUniqueOrThrow({
    where: { accountId },
    select: { status: true },
  })
  if (status !== 'APPROVED') throw new NotAllowed(SUSPENDED_WORDS)
}
