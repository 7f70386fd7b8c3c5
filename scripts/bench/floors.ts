import type { Door } from '../../server/src/http/router.ts'
import type { Database } from '../../server/src/platform/db.ts'

/** The same rows by hand: what the graph would cost if it were written in SQL, behind the same HTTP server. */
const FEED = `
  SELECT json_agg(row) AS data FROM (
    SELECT r.id, r.brand, r.model, r.year, r.engine, r.department, r."createdAt", r.origin,
      (SELECT json_agg(p ORDER BY p.position) FROM (
         SELECT id, position, description, condition, quantity, urgency, "partNumber", comments
         FROM "RequestedPart" WHERE "requestId" = r.id) p) AS parts
    FROM "PartRequest" r
    WHERE r.state IN ('OPEN', 'ANSWERED') AND r."expiresAt" > now()
      AND NOT EXISTS (SELECT 1 FROM "Offer" o WHERE o."requestId" = r.id AND o."providerId" = $1)
    ORDER BY r.id DESC LIMIT 20) row`

const COMPARISON = `
  SELECT json_agg(row) AS data FROM (
    SELECT o.id, o.state, v.number, v."totalCentesimos", v."validUntil", v."warrantyDays", v."deliveryTime", a.department,
      (SELECT json_agg(l ORDER BY l.position) FROM (
         SELECT id, position, "priceCentesimos", condition, "deliveryTime", "warrantyDays", description, "validUntil"
         FROM "OfferLine" WHERE "versionId" = v.id) l) AS lines
    FROM "Offer" o
    JOIN "OfferVersion" v ON v.id = o."currentVersionId"
    JOIN "ProviderProfile" p ON p.id = o."providerId"
    JOIN "Account" a ON a.id = p."accountId"
    WHERE o."requestId" = $1
    ORDER BY v."totalCentesimos", o.id DESC LIMIT 20) row`

export function floorDoor(db: Database, ids: { providerId: string; requestId: string }): Door {
  const answers: Record<string, { sql: string; values: unknown[] }> = {
    '/floor/feed': { sql: FEED, values: [ids.providerId] },
    '/floor/comparison': { sql: COMPARISON, values: [ids.requestId] },
  }
  return async (_request, response, url) => {
    const answer = answers[url.pathname]
    if (!answer) return false
    const { rows } = await db.query(answer.sql, answer.values)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(rows[0]))
    return true
  }
}
