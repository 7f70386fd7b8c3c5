import { dayOf, endOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'

/** Figures of the site in one week of Uruguay, from Monday on. */
export interface WeekFigures {
  /** The moment at which its Monday began in Uruguay. */
  readonly since: Date
  /** Requests that providers began to see. */
  readonly requests: number
  /**
   * Minutes in which half of those had their first offer, counting those without one; null when fewer than half had one.
   * Requests of the last day are left out: theirs may still come.
   */
  readonly firstOfferMinutes: number | null
  /** Orders that were paid. */
  readonly paid: number
  /** Orders whose money was released to the provider. */
  readonly released: number
  /** Disputes that were opened. */
  readonly disputes: number
}

export const WEEKS = 12
const WEEK_MS = 7 * DAY_MS

/** The moment at which the week of a moment began in Uruguay. */
function mondayOf(at: Date): Date {
  const today = dayOf(at)
  const daysSince = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return after(endOf(today), -(daysSince + 1) * DAY_MS)
}

/** The last twelve weeks with the present one, the oldest first, by one statement. */
export async function weeklyFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<WeekFigures[]> {
  const now = clock.now()
  const monday = mondayOf(now)
  const starts = Array.from({ length: WEEKS }, (_none, at) => after(monday, (at - WEEKS + 1) * WEEK_MS))
  const yesterday = after(now, -DAY_MS)
  return db.prisma.$queryRaw<WeekFigures[]>`
    SELECT since,
      (SELECT count(*) FROM "PartRequest"
        WHERE "sentAt" >= since AND "sentAt" < since + interval '7 days' AND "removalId" IS NULL)::int AS requests,
      (SELECT round(nullif(percentile_disc(0.5) WITHIN GROUP (
          ORDER BY coalesce(extract(epoch FROM "firstOfferAt" - "sentAt")::float8, 'Infinity')
        ), 'Infinity') / 60)::int FROM "PartRequest"
        WHERE "sentAt" >= since AND "sentAt" < least(since + interval '7 days', ${yesterday})
          AND "removalId" IS NULL) AS "firstOfferMinutes",
      (SELECT count(*) FROM "Order"
        WHERE "createdAt" >= since AND "createdAt" < since + interval '7 days')::int AS paid,
      (SELECT count(*) FROM "LedgerTransaction"
        WHERE kind = 'RELEASE' AND "createdAt" >= since AND "createdAt" < since + interval '7 days')::int AS released,
      (SELECT count(*) FROM "Dispute"
        WHERE "createdAt" >= since AND "createdAt" < since + interval '7 days')::int AS disputes
    FROM unnest(${starts}::timestamptz[]) AS weeks(since) ORDER BY since`
}
