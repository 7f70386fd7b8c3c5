import type { Services } from '../context.ts'

/** A key's operations cost what they can answer at most (graphql/cost.ts), out of a budget that refills all the time. */
export const KEY_BUDGET = {
  /** Equals the cost of the dearest operation that the graph accepts. */
  maximum: 100_000,
  perSecond: 1000,
} as const

/** The result of charging an operation's cost. */
export interface Spent {
  readonly isGranted: boolean
  /** The remaining budget. */
  readonly available: number
  /** Until when it would be granted; 0 when it was. */
  readonly retryAfterMs: number
}

/** Takes the cost of one operation out of a key's budget, if it has as much, and notes that the key is used. */
export async function spendKeyBudget(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  keyId: string,
  cost: number,
): Promise<Spent> {
  const now = clock.now()
  const perMs = KEY_BUDGET.perSecond / 1000
  const { prisma } = db
  const [granted] = await prisma.$queryRaw<{ budget: number }[]>`
    UPDATE "ApiKey" key
    SET budget = held.refilled - ${cost}::int, "budgetAt" = GREATEST(key."budgetAt", ${now}::timestamptz), "lastUsedAt" = ${now}::timestamptz
    FROM (
      SELECT id, LEAST(
        ${KEY_BUDGET.maximum}::float8,
        budget + GREATEST(0, EXTRACT(EPOCH FROM ${now}::timestamptz - "budgetAt")) * 1000 * ${perMs}::float8
      )::int AS refilled
      FROM "ApiKey" WHERE id = ${keyId}::uuid FOR UPDATE
    ) held
    WHERE key.id = held.id AND held.refilled >= ${cost}::int
    RETURNING key.budget`
  if (granted) return { isGranted: true, available: granted.budget, retryAfterMs: 0 }
  const key = await prisma.apiKey.findUnique({
    where: { id: keyId },
    select: { budget: true, budgetAt: true },
  })
  const elapsedMs = key ? Math.max(0, now.getTime() - key.budgetAt.getTime()) : 0
  const available = key ? Math.min(KEY_BUDGET.maximum, Math.floor(key.budget + elapsedMs * perMs)) : 0
  return { isGranted: false, available, retryAfterMs: Math.ceil((cost - available) / perMs) }
}
