import type { Harness } from './harness.ts'

/** A new account that reached the limit of purchases; with a note, as our team confirmed it. Returns its database id. */
export async function keepPurchaseFlag(
  { services, clock }: Harness,
  { accountId, requestId = null }: { accountId: string; requestId?: string | null },
  note: string | null = null,
): Promise<string> {
  const at = clock.now()
  const kind = requestId === null ? 'COUNT' : 'CONTACT'
  const facts = {
    purchases: 6,
    amountCentesimos: 1_200_000,
    limit: requestId === null ? 5 : null,
    requestId,
    flaggedAt: at,
    outcome: note === null ? null : ('CONFIRMED' as const),
    decidedAt: note && at,
    note,
  }
  const { id } = await services.db.prisma.purchaseFlag.upsert({
    where: { accountId_kind: { accountId, kind } },
    create: { accountId, kind, ...facts },
    update: facts,
    select: { id: true },
  })
  return id
}
