import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'

/** Orders and offers of a provider that count: its newest ones. A page shows many providers. */
const NEWEST_SALES = 50
const NEWEST_OFFERS = 20
/** Finished sales from which on a provider has a score. */
export const LEAST_SALES = 5
const HOURS_TO_ANSWER = 24

/** The behaviour of a provider, from which its score is computed. */
export interface Behaviour {
  /** Finished sales, and those of them that it canceled or lost in a dispute that our team decided. */
  readonly sales: number
  readonly failed: number
  /** Questions about its offers, and those of them that it answered in 24 hours. */
  readonly asked: number
  readonly timely: number
}

export interface Honour {
  /** Share of the sales and questions that it honoured, 0 to 100. */
  readonly percent: number
  /** The score in one sentence. */
  readonly words: string
}

/** The score of a behaviour; null under five finished sales. */
export function honourFrom({ sales, failed, asked, timely }: Behaviour): Honour | null {
  if (sales < LEAST_SALES) return null
  const kept = sales - failed + timely
  const all = sales + asked
  return {
    // Rounded down: 100 is for those without a failure.
    percent: Math.floor((kept * 100) / all),
    words: [`Últimas ${sales} ventas terminadas: ${failureWords(failed)}.`, questionWords(asked, timely)]
      .filter(Boolean)
      .join(' '),
  }
}

function failureWords(failed: number): string {
  if (failed === 0) return 'ninguna cancelada ni perdida en disputa'
  return failed === 1 ? '1 cancelada o perdida en disputa' : `${failed} canceladas o perdidas en disputa`
}

function questionWords(asked: number, timely: number): string | null {
  return asked === 0 ? null : `Preguntas contestadas en 24 horas: ${timely} de ${asked}.`
}

/** A provider's score from its newest sales and offers, by its id. */
export const honourOf = batched(readAll, id => id)

async function readAll({ db, clock }: OperationContext, ids: readonly string[]): Promise<(Honour | null)[]> {
  const rows = await db.prisma.$queryRaw<(Behaviour & { readonly id: string })[]>`
    SELECT wanted.id, sold.sales, sold.failed, told.asked, told.timely
    FROM unnest(${[...ids]}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sales,
        count(*) FILTER (WHERE newest.state = 'CANCELED' OR (
          newest.state IN ('REFUNDED', 'PARTIALLY_REFUNDED') AND EXISTS (
            SELECT 1 FROM "Dispute" d
            WHERE d."orderId" = newest.id AND d.state = 'CLOSED'
              AND d."decidedAt" IS NOT NULL AND d."refundCentesimos" > 0
          )
        ))::int AS failed
      FROM (
        SELECT o.id, o.state FROM "Order" o WHERE o."providerId" = wanted.id ORDER BY o.id DESC LIMIT ${NEWEST_SALES}
      ) newest
      WHERE newest.state IN ('RECEIVED', 'RELEASED', 'CANCELED', 'REFUNDED', 'PARTIALLY_REFUNDED')
    ) sold
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS asked,
        count(*) FILTER (WHERE q."answeredAt" <= q."askedAt" + make_interval(hours => ${HOURS_TO_ANSWER}))::int
          AS timely
      FROM (
        SELECT o.id, o.state FROM "Offer" o WHERE o."providerId" = wanted.id ORDER BY o.id DESC LIMIT ${NEWEST_OFFERS}
      ) newest
      CROSS JOIN LATERAL (SELECT "askedAt", "answeredAt" FROM "OfferQuestion" WHERE "offerId" = newest.id LIMIT 50) q
      -- An open question counts once it is late, and while it can still be answered.
      WHERE q."answeredAt" IS NOT NULL OR (
        newest.state = 'PENDING' AND q."askedAt" + make_interval(hours => ${HOURS_TO_ANSWER}) < ${clock.now()}
      )
    ) told`
  const byId = new Map(rows.map(row => [row.id, honourFrom(row)]))
  return ids.map(id => byId.get(id) ?? null)
}
