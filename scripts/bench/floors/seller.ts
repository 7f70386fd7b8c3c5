import { durationWords } from '../../../server/src/common/durationWords.ts'
import {
  type RatingCounters,
  ratingOf,
} from '../../../server/src/domains/accounts/profiles/providerRating.ts'
import { honourFrom } from '../../../server/src/domains/disputes/honour.ts'
import type { Ask } from './floor.ts'

/** A seller's figures as far as its buyer may know them before paying. */
export interface SellerRow extends RatingCounters {
  readonly providerId: string
  readonly providerStatus: string
  readonly department: string
}

interface TrustRow {
  readonly id: string
  readonly finished: number
  readonly offers: number
  readonly minutes: number | null
  readonly sales: number
  readonly failed: number
  readonly asked: number
  readonly timely: number
}

/** Columns of a `SellerRow` from a provider `p` with its account `a`. */
export const SELLER_COLUMNS = `
  p.id AS "providerId", p.status::text AS "providerStatus", a.department,
  p."oneStarReviews", p."twoStarReviews", p."threeStarReviews", p."fourStarReviews", p."fiveStarReviews",
  p."responseTimeStars", p."productQualityStars", p."descriptionClarityStars", p."productMatchStars"`

export interface Trust {
  readonly sales: number
  readonly quotingTime: string | null
  readonly honour: { readonly percent: number } | null
}

/** Figures of these providers from their newest sales and offers. */
export async function trustOf(
  ask: Ask,
  providerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Trust>> {
  const { rows } = await ask<TrustRow>({
    name: 'floor-trust',
    text: `
      SELECT wanted.id, quoted.offers, quoted.minutes, sold.*, told.*,
        (SELECT count(*)::int FROM "Order" o WHERE o."providerId" = wanted.id AND o.state IN ('RECEIVED', 'RELEASED'))
          AS finished
      FROM unnest($1::uuid[]) AS wanted(id)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS offers, percentile_cont(0.5) WITHIN GROUP (
            ORDER BY greatest(0, extract(epoch FROM newest."createdAt" - r."sentAt"))::float8) / 60 AS minutes
        FROM (SELECT o."requestId", o."createdAt" FROM "Offer" o WHERE o."providerId" = wanted.id
              ORDER BY o.id DESC LIMIT 20) newest
        CROSS JOIN LATERAL (SELECT "sentAt" FROM "PartRequest" WHERE id = newest."requestId" LIMIT 1) r
        WHERE r."sentAt" IS NOT NULL
      ) quoted
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS sales,
          count(*) FILTER (WHERE newest.state = 'CANCELED' OR (
            newest.state IN ('REFUNDED', 'PARTIALLY_REFUNDED') AND EXISTS (
              SELECT 1 FROM "Dispute" d WHERE d."orderId" = newest.id AND d.state = 'CLOSED'
                AND d."decidedAt" IS NOT NULL AND d."refundCentesimos" > 0)))::int AS failed
        FROM (SELECT o.id, o.state FROM "Order" o WHERE o."providerId" = wanted.id ORDER BY o.id DESC LIMIT 50) newest
        WHERE newest.state IN ('RECEIVED', 'RELEASED', 'CANCELED', 'REFUNDED', 'PARTIALLY_REFUNDED')
      ) sold
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS asked,
          count(*) FILTER (WHERE q."answeredAt" <= q."askedAt" + interval '24 hours')::int AS timely
        FROM (SELECT o.id, o.state FROM "Offer" o WHERE o."providerId" = wanted.id ORDER BY o.id DESC LIMIT 20) newest
        CROSS JOIN LATERAL (
          SELECT "askedAt", "answeredAt" FROM "OfferQuestion" WHERE "offerId" = newest.id LIMIT 50) q
        WHERE q."answeredAt" IS NOT NULL
          OR (newest.state = 'PENDING' AND q."askedAt" + interval '24 hours' < $2)
      ) told`,
    values: [providerIds, now],
  })
  return new Map(
    rows.map(({ id, finished, offers, minutes, ...behaviour }) => {
      const honour = honourFrom(behaviour)
      return [
        id,
        {
          sales: finished,
          quotingTime: offers < 5 || minutes === null ? null : durationWords(minutes),
          honour: honour && { percent: honour.percent },
        },
      ]
    }),
  )
}

/** Average and number of reviews; null without any. */
export function ratingWords(counters: RatingCounters): object | null {
  const rating = ratingOf(counters)
  return rating && { average: rating.average, count: rating.count }
}
