import { decodeGlobalId, encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { type Ask, cursorOf, type FloorViewer, withGlobalId } from './floor.ts'

interface RequestRow {
  readonly id: string
  readonly feedKey: string
  readonly parts: readonly { id: string }[]
}

export async function feed(ask: Ask, viewer: FloorViewer, now: Date): Promise<object | null> {
  if (viewer.status !== 'PENDING' && viewer.status !== 'APPROVED') return null
  const { rows } = await ask<RequestRow>({
    name: 'floor-feed',
    text: `
      SELECT r.id, r."feedKey", r.brand, r.model, r.year, r.engine, r.department, r."createdAt", r.origin,
        (SELECT json_agg(p ORDER BY p.position) FROM (
           SELECT id, position, description, condition, quantity, urgency, "partNumber", comments
           FROM "RequestedPart" WHERE "requestId" = r.id) p) AS parts
      FROM "PartRequest" r
      WHERE r.state IN ('OPEN', 'ANSWERED') AND r."expiresAt" > $2
        AND NOT EXISTS (SELECT 1 FROM "Offer" o WHERE o."requestId" = r.id AND o."providerId" = $1)
      ORDER BY r."feedKey" DESC LIMIT 21`,
    values: [viewer.providerId, now],
  })
  const page = rows.slice(0, 20)
  const edges = page.map(({ id, feedKey: _feedKey, parts, ...fields }) => ({
    node: {
      id: encodeGlobalId('PartRequest', id),
      ...fields,
      parts: parts.map(withGlobalId('RequestedPart')),
    },
  }))
  const endCursor = cursorOf(page.at(-1)?.feedKey ?? '')
  return { requestFeed: { edges, pageInfo: { hasNextPage: rows.length > 20, endCursor } } }
}

export async function comparison(ask: Ask, viewer: FloorViewer, now: Date, url: URL): Promise<object | null> {
  const request = decodeGlobalId(url.searchParams.get('id') ?? '')
  if (request?.typename !== 'PartRequest') return null
  const { rows } = await ask<OfferRow>({
    name: 'floor-comparison',
    text: `
      SELECT o.id,
        CASE WHEN o.state = 'PENDING' AND v."validUntil" <= $3 THEN 'EXPIRED' ELSE o.state::text END AS state,
        json_build_object('department', a.department,
          'name', CASE WHEN paid."buyerId" = $2 THEN p."companyName" END) AS provider,
        v.number, v."totalCentesimos" AS total, v."validUntil",
        (SELECT json_agg(l ORDER BY l.position) FROM (
           SELECT id, "priceCentesimos" AS price, condition, "deliveryTime", "warrantyDays", description, "validUntil",
             position
           FROM "OfferLine" WHERE "versionId" = v.id) l) AS lines
      FROM "PartRequest" r
      JOIN "Offer" o ON o."requestId" = r.id
      JOIN "OfferVersion" v ON v.id = o."currentVersionId"
      JOIN "ProviderProfile" p ON p.id = o."providerId"
      JOIN "Account" a ON a.id = p."accountId"
      LEFT JOIN "Order" paid ON paid."offerId" = o.id
      WHERE r.id = $1 AND r."buyerId" = $2
      ORDER BY o."missingParts", o."openTotalCentesimos", o.id DESC LIMIT 20`,
    values: [request.id, viewer.accountId, now],
  })
  const edges = rows.map(({ id, state, provider, lines, ...version }) => ({
    node: {
      id: encodeGlobalId('Offer', id),
      state,
      provider,
      currentVersion: { ...version, lines: lines.map(lineOf) },
    },
  }))
  return { node: { offers: { edges } } }
}

interface OfferRow {
  readonly id: string
  readonly state: string
  readonly provider: object
  readonly lines: readonly LineRow[]
}

interface LineRow {
  readonly id: string
  readonly position: number
  readonly validUntil: string
}

// JSON made by Postgres writes a time with its zone's offset.
function lineOf({ position: _order, ...line }: LineRow): object {
  return { ...line, id: encodeGlobalId('OfferLine', line.id), validUntil: new Date(line.validUntil) }
}
