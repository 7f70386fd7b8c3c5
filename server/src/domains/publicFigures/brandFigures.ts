import { foldText } from '../../common/foldText.ts'
import { PartCategory } from '../../generated/prisma/enums.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'
import { FIRST_PROVEN_FEED_KEY } from '../requests/feed/feedKeys.ts'

/** Demand for one make, counted only with a verified contact: phones and e-mails can be made up. */
export interface BrandFigures {
  /** Number of requests, and of their accounts and confirmed e-mails. */
  readonly requests: number
  readonly people: number
  /** The same by category of part, the most requested first. */
  readonly categories: readonly {
    readonly category: PartCategory
    readonly requests: number
    readonly people: number
  }[]
  /** Approved providers that have quoted one of these requests. */
  readonly providers: number
}

/** Counted period. */
export const FIGURES_OF_MS = 365 * DAY_MS
/** Maximum counted requests of a make; this number means that many or more. */
export const MOST_OF_BRAND = 500

interface Row {
  readonly brand: string
  readonly what: 'requests' | 'category' | 'providers'
  readonly category: string | null
  readonly counted: number
  readonly people: number
}

// Helps the planner: a range over both columns is read by their index alone, and limits keep it from reading
// whole tables for a join.
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const MOST_OF_REQUEST = 100

/** Counts the requests of each make, of the last twelve months: at most `MOST_OF_BRAND` of each, by one statement. */
export async function brandFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  brands: readonly string[],
): Promise<Map<string, BrandFigures>> {
  const since = after(clock.now(), -FIGURES_OF_MS)
  const keys = brands.map(foldText)
  const rows = await db.prisma.$queryRaw<Row[]>`
    WITH asked AS (
      SELECT wanted.brand, recent.id, recent.person
      FROM unnest(${keys}::text[]) AS wanted(brand)
      CROSS JOIN LATERAL (
        SELECT r.id, coalesce(r."buyerId"::text, r."contactEmail") AS person, r."createdAt", r."sentAt", r."feedKey", r."removalId"
        FROM "PartRequest" r
        WHERE (r."brandKey", r.id) BETWEEN (wanted.brand, ${FIRST_ID}::uuid) AND (wanted.brand, ${LAST_ID}::uuid)
        ORDER BY r."brandKey" DESC, r.id DESC LIMIT ${MOST_OF_BRAND}
      ) recent
      WHERE recent."createdAt" >= ${since} AND recent."sentAt" IS NOT NULL AND recent."removalId" IS NULL
        AND recent."feedKey" >= ${FIRST_PROVEN_FEED_KEY}::uuid
    )
    SELECT brand, 'requests' AS what, NULL AS category, count(*)::int AS counted,
      count(DISTINCT person)::int AS people
    FROM asked GROUP BY brand
    UNION ALL
    SELECT brand, 'category', p.category::text, count(DISTINCT asked.id)::int, count(DISTINCT person)::int
    FROM asked CROSS JOIN LATERAL (
      SELECT category FROM "RequestedPart" WHERE "requestId" = asked.id LIMIT ${MOST_OF_REQUEST}
    ) p
    WHERE p.category IS NOT NULL GROUP BY brand, p.category
    UNION ALL
    SELECT brand, 'providers', NULL, count(DISTINCT o."providerId")::int, 0
    FROM asked CROSS JOIN LATERAL (
      SELECT "providerId" FROM "Offer" WHERE "requestId" = asked.id LIMIT ${MOST_OF_REQUEST}
    ) o
    JOIN "ProviderProfile" p ON p.id = o."providerId" AND p.status = 'APPROVED'
    GROUP BY brand`
  return new Map(brands.map(brand => [brand, figuresOf(rows.filter(row => row.brand === foldText(brand)))]))
}

function figuresOf(rows: readonly Row[]): BrandFigures {
  const all = rows.find(({ what }) => what === 'requests')
  return {
    requests: all?.counted ?? 0,
    people: all?.people ?? 0,
    categories: Object.values(PartCategory)
      .flatMap(category => {
        const row = rows.find(one => one.category === category)
        return row ? [{ category, requests: row.counted, people: row.people }] : []
      })
      .toSorted((one, other) => other.requests - one.requests),
    providers: rows.find(({ what }) => what === 'providers')?.counted ?? 0,
  }
}
