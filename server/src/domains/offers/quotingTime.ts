import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'

/** Offers of a provider that its median counts: its newest ones. */
const NEWEST = 20
/** Offers from which on a provider has a median. */
export const LEAST_QUOTED = 5

interface Row {
  readonly id: string
  readonly offers: number
  readonly minutes: number
}

/**
 * Median of the minutes from the sending of a request to the offer of this provider, over its newest 20 offers; null under
 * five. By the provider's id.
 */
export const quotingMinutes = batched(readAll, id => id)

async function readAll({ db }: OperationContext, providerIds: readonly string[]): Promise<(number | null)[]> {
  const rows = await db.prisma.$queryRaw<Row[]>`
    SELECT wanted.id, count(*)::int AS offers,
      percentile_cont(0.5) WITHIN GROUP (
        ORDER BY greatest(0, extract(epoch FROM newest."createdAt" - r."sentAt"))::float8
      ) / 60 AS minutes
    FROM unnest(${[...providerIds]}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT o."requestId", o."createdAt" FROM "Offer" o WHERE o."providerId" = wanted.id
      ORDER BY o.id DESC LIMIT ${NEWEST}
    ) newest
    -- The limit keeps it from reading all requests for a join.
    CROSS JOIN LATERAL (SELECT "sentAt" FROM "PartRequest" WHERE id = newest."requestId" LIMIT 1) r
    WHERE r."sentAt" IS NOT NULL
    GROUP BY wanted.id`
  const byId = new Map(rows.map(({ id, offers, minutes }) => [id, offers < LEAST_QUOTED ? null : minutes]))
  return providerIds.map(id => byId.get(id) ?? null)
}
