import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Door } from '../../server/src/http/router.ts'
import type { Clock } from '../../server/src/platform/clock.ts'
import { decodeGlobalId, encodeGlobalId } from '../../server/src/platform/globalIds.ts'
import { hashToken } from '../../server/src/platform/tokens.ts'

/** Sends one statement: a server prepares it under its name. */
export type Ask = <Row>(statement: {
  name: string
  text: string
  values: unknown[]
}) => Promise<{ rows: Row[] }>

type Floor = (ask: Ask, viewer: FloorViewer, now: Date, url: URL) => Promise<object | null>

/**
 * The same answers from hand-written code, to the byte: prepared SQL on the same HTTP server, for the same
 * cookie, with the same access rules. The product's cost above this is the cost of its abstractions.
 */
export function floorDoor(ask: Ask, clock: Clock): Door {
  const floors: Record<string, Floor> = { '/floor/feed': feed, '/floor/comparison': comparison }
  return async (request, response, url) => {
    const floor = floors[url.pathname]
    if (!floor) return false
    const viewer = await viewerOf(ask, request, clock.now())
    send(response, viewer ? await floor(ask, viewer, clock.now(), url) : null)
    return true
  }
}

interface FloorViewer {
  readonly accountId: string
  readonly providerId: string | null
  readonly status: string | null
}

const SESSION_COOKIE = /(?:^|;\s*)tuerca_session=([a-z0-9]{40})(?=;|$)/

async function viewerOf(ask: Ask, request: IncomingMessage, now: Date): Promise<FloorViewer | null> {
  const token = SESSION_COOKIE.exec(request.headers.cookie ?? '')?.[1]
  if (!token) return null
  const { rows } = await ask<FloorViewer & { expiresAt: Date }>({
    name: 'floor-session',
    text: `
      SELECT s."expiresAt", s."accountId", p.id AS "providerId", p.status::text
      FROM "Session" s
      JOIN "Account" a ON a.id = s."accountId"
      LEFT JOIN "ProviderProfile" p ON p."accountId" = a.id
      WHERE s."tokenHash" = $1`,
    values: [hashToken(token)],
  })
  const [session] = rows
  return session && session.expiresAt > now ? session : null
}

interface RequestRow {
  readonly id: string
  readonly feedKey: string
  readonly parts: readonly { id: string }[]
}

async function feed(ask: Ask, viewer: FloorViewer, now: Date): Promise<object | null> {
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
  const endCursor = Buffer.from(`GPC:S:${page.at(-1)?.feedKey}`).toString('base64')
  return { requestFeed: { edges, pageInfo: { hasNextPage: rows.length > 20, endCursor } } }
}

async function comparison(ask: Ask, viewer: FloorViewer, now: Date, url: URL): Promise<object | null> {
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

function withGlobalId(typename: string) {
  return (row: { id: string }) => ({ ...row, id: encodeGlobalId(typename, row.id) })
}

function send(response: ServerResponse, data: object | null): void {
  response.writeHead(data ? 200 : 403, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ data }))
}
