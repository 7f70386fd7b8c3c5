import { isProvenFeedKey } from '../../../server/src/domains/requests/feed/feedKeys.ts'
import { Urgency } from '../../../server/src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { type Ask, action, cursorOf, expectNone, type FloorViewer } from './floor.ts'

interface FeedRow {
  readonly id: string
  readonly feedKey: string
  readonly origin: string
  readonly vin: string | null
  readonly mileageKm: number | null
  readonly brand: string
  readonly model: string
  readonly engine: string | null
  readonly version: string | null
  readonly year: number
  readonly revision: number
  readonly department: string
  readonly sentAt: Date
  readonly isInMyCatalogue: boolean
  readonly viewerDiscountBps: number | null
  readonly description: string | null
  readonly files: readonly unknown[] | null
  readonly parts: readonly PartRow[]
}

interface PartRow {
  readonly id: string
  readonly isOpen: boolean
  readonly condition: string
  readonly description: string
  readonly quantity: number
  readonly partNumber: string | null
  readonly comments: string | null
  readonly urgency: string
}

const LEAST_FIRST: readonly string[] = Object.values(Urgency)
const IN_REVIEW = 'Tu cuenta está en revisión. Cuando la aprobemos vas a poder ofertar.'

/** `RequestsTabQuery`: 20 open requests that the viewing provider has not quoted. */
export async function feedTab(ask: Ask, viewer: FloorViewer, now: Date): Promise<object | null> {
  if (viewer.status !== 'PENDING' && viewer.status !== 'APPROVED') return null
  const { rows } = await ask<FeedRow>({
    name: 'floor-feed-tab',
    text: `
      SELECT r.id, r."feedKey", r.origin,
        CASE WHEN r."deletedAt" IS NULL THEN r.vin END AS vin,
        CASE WHEN r."deletedAt" IS NULL THEN r."mileageKm" END AS "mileageKm",
        r.brand, r.model, r.engine, r.version, r.year, r.revision, r.department, r."sentAt",
        CASE WHEN r."deletedAt" IS NULL THEN r.description END AS description,
        (SELECT s."customerDiscountBps" FROM "CustomerNumber" n
         JOIN "BuyerProfile" b ON b.id = n."buyerId"
         JOIN "ProviderProfile" s ON s.id = n."supplierId"
         WHERE s.id = $1 AND s.status = 'APPROVED' AND s."acceptsCustomerDiscounts" AND s."customerDiscountBps" > 0
           AND b."accountId" = r."buyerId" LIMIT 1) AS "viewerDiscountBps",
        EXISTS (SELECT 1 FROM "CatalogueProposal" c WHERE c."requestId" = r.id AND c."providerId" = $1)
          AS "isInMyCatalogue",
        (SELECT json_agg(f.id) FROM "RequestFile" f WHERE f."requestId" = r.id) AS files,
        (SELECT json_agg(p ORDER BY p.position) FROM (
           SELECT id, position, "orderId" IS NULL AS "isOpen", condition, description, quantity, "partNumber", urgency,
             CASE WHEN r."deletedAt" IS NULL THEN comments END AS comments
           FROM "RequestedPart" WHERE "requestId" = r.id) p) AS parts
      FROM "PartRequest" r
      WHERE r."removalId" IS NULL AND r.state IN ('OPEN', 'ANSWERED') AND r."expiresAt" > $2 AND r."sentAt" IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM "Offer" o WHERE o."requestId" = r.id AND o."providerId" = $1 AND o.state <> 'ACCEPTED')
      ORDER BY r."feedKey" DESC LIMIT 21`,
    values: [viewer.providerId, now],
  })
  const offer = [action('OFFER', viewer.status === 'APPROVED' ? null : IN_REVIEW)]
  const page = rows.slice(0, 20)
  const edges = page.map(row => ({ node: nodeOf(row, offer), cursor: cursorOf(row.feedKey) }))
  return {
    viewer: {
      provider: { status: viewer.status, id: encodeGlobalId('Provider', viewer.providerId ?? '') },
      id: encodeGlobalId('Account', viewer.accountId),
    },
    requestFeed: {
      edges,
      pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > page.length },
    },
  }
}

function nodeOf(row: FeedRow, viewerActions: readonly object[]): object {
  const { id, parts, files } = row
  return {
    id: encodeGlobalId('PartRequest', id),
    shortId: id.slice(-8).toUpperCase(),
    origin: row.origin,
    vin: row.vin,
    mileageKm: row.mileageKm,
    brand: row.brand,
    model: row.model,
    engine: row.engine,
    version: row.version,
    year: row.year,
    revision: row.revision,
    viewerDiscountBps: row.viewerDiscountBps,
    parts: parts.map(partOf),
    department: row.department,
    sentAt: row.sentAt,
    isContactProven: isProvenFeedKey(row.feedKey),
    isInMyCatalogue: row.isInMyCatalogue,
    urgency: LEAST_FIRST[Math.max(0, ...parts.map(part => LEAST_FIRST.indexOf(part.urgency)))] ?? 'LOW',
    description: row.description,
    photoCount: files?.length ?? 0,
    files: expectNone('files', files),
    viewerActions,
    __typename: 'PartRequest',
  }
}

const partOf = ({ id, isOpen, condition, description, quantity, partNumber, comments }: PartRow) => ({
  id: encodeGlobalId('RequestedPart', id),
  isOpen,
  condition,
  description,
  quantity,
  partNumber,
  comments,
})
