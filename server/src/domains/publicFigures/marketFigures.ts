import { after, DAY_MS } from '../../platform/clock.ts'
import type { Services } from '../context.ts'
import { FIGURES_OF_MS } from './brandFigures.ts'

/** Activity on the site. */
export interface MarketFigures {
  /** Approved providers. */
  readonly providers: number
  /** In the last twelve months: requests with an offer, and orders with confirmed receipt. */
  readonly answered: number
  readonly received: number
  /**
   * Minutes in which half of the requests of the last twelve months had their first offer, counting those without an offer;
   * null when fewer than half had one. Requests of the last day are left out: theirs may still come.
   */
  readonly firstOfferMinutes: number | null
  /** Approved providers that give their registered customers a discount. */
  readonly discounters: number
  /** The highest of their discounts in basis points; 0 without any. */
  readonly highestDiscountBps: number
}

/** Maximum counted rows of each; this number of providers means that many or more. */
export const MOST_OF_MARKET = 2000

/** Counts the market, reading at most `MOST_OF_MARKET` rows of a table, by one statement. */
export async function marketFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<MarketFigures> {
  const since = after(clock.now(), -FIGURES_OF_MS)
  const yesterday = after(clock.now(), -DAY_MS)
  const [row] = await db.prisma.$queryRaw<MarketFigures[]>`
    WITH recent AS MATERIALIZED (
      SELECT id, "createdAt", "sentAt", "firstOfferAt", "removalId" FROM "PartRequest" ORDER BY id DESC LIMIT ${MOST_OF_MARKET}
    ), discounting AS MATERIALIZED (
      SELECT "customerDiscountBps" AS bps FROM "ProviderProfile"
      WHERE status = 'APPROVED' AND "acceptsCustomerDiscounts" AND "customerDiscountBps" > 0 LIMIT ${MOST_OF_MARKET}
    )
    SELECT
      (SELECT count(*) FROM discounting)::int AS discounters,
      (SELECT coalesce(max(bps), 0) FROM discounting) AS "highestDiscountBps",
      (SELECT count(*) FROM (
        SELECT 1 FROM "ProviderProfile" WHERE status = 'APPROVED' LIMIT ${MOST_OF_MARKET}
      ) approved)::int AS providers,
      (SELECT count(*) FROM recent r CROSS JOIN LATERAL (
        -- The limit keeps it from reading all offers for a join.
        SELECT 1 FROM "Offer" WHERE "requestId" = r.id LIMIT 1
      ) o WHERE "createdAt" >= ${since} AND "removalId" IS NULL)::int AS answered,
      (SELECT count(*) FROM (
        SELECT state, "createdAt" FROM "Order" ORDER BY id DESC LIMIT ${MOST_OF_MARKET}
      ) o WHERE "createdAt" >= ${since} AND state IN ('RECEIVED', 'RELEASED'))::int AS received,
      (SELECT nullif(percentile_disc(0.5) WITHIN GROUP (
          ORDER BY coalesce(extract(epoch FROM "firstOfferAt" - "sentAt")::float8, 'Infinity')
        ), 'Infinity') / 60 FROM recent WHERE "createdAt" >= ${since} AND "sentAt" < ${yesterday} AND "removalId" IS NULL) AS "firstOfferMinutes"`
  if (!row) throw new Error('a statement without FROM gives one row')
  return row
}
