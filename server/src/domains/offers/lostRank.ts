import { batched } from '../../platform/batched.ts'
import type { OperationContext, Services } from '../context.ts'

/** Offers for the same parts from which on a provider learns its rank: with fewer it could tell the others' prices. */
export const LEAST_RANKED = 4
/** Differences are rounded to that many percent. */
const STEP = 5

/** A lost offer among those that quoted exactly the same parts. Prices of the parts in centésimos, without delivery. */
interface Ranked {
  readonly id: string
  readonly own: number
  /** Number of these offers, with the lost one and the chosen one. */
  readonly offers: number
  /** Number of them that were cheaper. */
  readonly cheaper: number
  /** The chosen one's price; null when the buyer chose other parts. */
  readonly chosen: number | null
}

/**
 * 'Por precio quedaste tercero de 7: la elegida era ~15 % más barata.' Null with fewer than four offers for the same parts,
 * and unless one of them was chosen. Names nobody, and no price.
 */
export function rankWords({ own, offers, cheaper, chosen }: Omit<Ranked, 'id'>): string | null {
  if (offers < LEAST_RANKED || chosen === null) return null
  return `Por precio quedaste ${ordinal(cheaper + 1)} de ${offers}: la elegida ${differenceWords(own, chosen)}.`
}

const ORDINALS = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno']

const ordinal = (place: number) => ORDINALS[place - 1] ?? `${place}.º`

function differenceWords(own: number, chosen: number): string {
  const percent = Math.round((Math.abs(own - chosen) * 100) / own / STEP) * STEP
  if (percent === 0) return 'costaba casi lo mismo'
  return `era ~${percent}\u00a0% más ${chosen < own ? 'barata' : 'cara'}`
}

/** The words of a lost offer's rank, by the offer's id. */
export const lostRank = batched(
  (ctx: OperationContext, ids: readonly string[]) => rankOffers(ctx, ids),
  id => id,
)

/** The same of several offers; null for one that is not lost. */
export async function rankOffers(
  { db }: Pick<Services, 'db'>,
  offerIds: readonly string[],
): Promise<(string | null)[]> {
  const rows = await db.prisma.$queryRaw<Ranked[]>`
    SELECT wanted.id, mine.price AS own, count(*)::int AS offers,
      count(*) FILTER (WHERE rival.price < mine.price)::int AS cheaper,
      min(rival.price) FILTER (WHERE rival.state = 'ACCEPTED') AS chosen
    FROM unnest(${[...offerIds]}::uuid[]) AS wanted(id)
    -- The limits keep it from reading all offers for a join.
    CROSS JOIN LATERAL (
      SELECT o."requestId", v."totalCentesimos" - v."shippingCentesimos" AS price, v.id AS "versionId"
      FROM "Offer" o JOIN "OfferVersion" v ON v.id = o."currentVersionId"
      WHERE o.id = wanted.id AND o.state = 'LOST' LIMIT 1
    ) mine
    CROSS JOIN LATERAL (
      SELECT array_agg("requestedPartId" ORDER BY "requestedPartId") AS parts
      FROM "OfferLine" WHERE "versionId" = mine."versionId"
    ) quoted
    CROSS JOIN LATERAL (
      SELECT o.state, v.price
      FROM "Offer" o
      CROSS JOIN LATERAL (
        SELECT "totalCentesimos" - "shippingCentesimos" AS price
        FROM "OfferVersion" WHERE id = o."currentVersionId" LIMIT 1
      ) v
      WHERE o."requestId" = mine."requestId" AND o.state IN ('ACCEPTED', 'LOST')
        AND quoted.parts = (
          SELECT array_agg("requestedPartId" ORDER BY "requestedPartId")
          FROM "OfferLine" WHERE "versionId" = o."currentVersionId"
        )
    ) rival
    GROUP BY wanted.id, mine.price`
  const byId = new Map(rows.map(row => [row.id, rankWords(row)]))
  return offerIds.map(id => byId.get(id) ?? null)
}
