import type { EmailChangeOutcome } from '../../../generated/prisma/client.ts'
import type { Tx } from '../../../platform/db.ts'
import { spendLinks } from './mailedLinks.ts'

/** Ends the changes of e-mail of an account that still wait, and uses their links up. Returns how many there were. */
export async function endEmailChanges(
  tx: Tx,
  accountId: string,
  outcome: EmailChangeOutcome,
  now: Date,
): Promise<number> {
  const { count } = await tx.emailChange.updateMany({
    where: { accountId, outcome: null },
    data: { outcome, endedAt: now },
  })
  await spendLinks(tx, { accountId, emailChangeId: { not: null } }, now)
  return count
}
