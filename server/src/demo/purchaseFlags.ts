import { after, HOUR_MS } from '../platform/clock.ts'
import { CAST } from './cast.ts'
import type { Teller } from './story.ts'

/** A buyer whose purchases are all in dispute wanted one more: a flag that waits for the team. */
export async function flagNewAccount({ as, now }: Teller): Promise<void> {
  const { prisma } = as('admin').db
  const { id: accountId } = await prisma.account.findUniqueOrThrow({
    where: { email: CAST.comprador6.email },
    select: { id: true },
  })
  await prisma.purchaseFlag.create({
    data: {
      accountId,
      kind: 'COUNT',
      purchases: 6,
      amountCentesimos: 3_460_000,
      limit: 5,
      flaggedAt: after(now, -2 * HOUR_MS),
    },
  })
}
