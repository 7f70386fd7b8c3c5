import { LAST_REJECTION } from '../../../server/src/domains/accounts/profiles/provider.lifecycle.ts'
import { providerGaps } from '../../../server/src/domains/accounts/profiles/providerGaps.ts'
import type { RatingCounters } from '../../../server/src/domains/accounts/profiles/providerRating.ts'
import { COMMISSION_BPS } from '../../../server/src/domains/offers/orderTerms.ts'
import { encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { type Ask, type FloorViewer, onlyRow, withGlobalId } from './floor.ts'
import { ratingWords } from './seller.ts'
import { limitsOf } from './uploads.ts'

interface PanelRow extends RatingCounters {
  readonly decisionReason: string | null
  readonly suspensionReason: string | null
  readonly rejections: number
  readonly rut: string | null
  readonly address: string | null
  readonly businessName: string | null
  readonly partsDescription: string
  readonly sent: number
  readonly waiting: number
  readonly sold: number
  readonly toShip: number
  readonly newRequests: number
  readonly unreadMessages: number
  readonly unread: number | null
  readonly unreadOfMessages: number | null
  readonly revision: number | null
  readonly lastOfferId: string | null
  readonly lastVersionId: string | null
  readonly lastCreatedAt: Date | null
  readonly shippingCharge: string | null
  readonly shippingCentesimos: number | null
  readonly lines: readonly LineRow[] | null
}

interface LineRow {
  readonly id: string
  readonly condition: string
  readonly deliveryTime: string
  readonly validUntil: string
  readonly warrantyDays: number | null
}

/** `ProviderPanelQuery`: the frame of the provider's panel. */
export async function providerPanel(ask: Ask, viewer: FloorViewer, now: Date): Promise<object | null> {
  if (viewer.status !== 'PENDING' && viewer.status !== 'APPROVED') return null
  const row = onlyRow(
    await ask<PanelRow>({
      name: 'floor-provider-panel',
      text: `
        SELECT p."decisionReason", p."suspensionReason", p.rejections, p.rut, p.address, p."businessName", p."partsDescription",
          p."oneStarReviews", p."twoStarReviews", p."threeStarReviews", p."fourStarReviews", p."fiveStarReviews",
          p."responseTimeStars", p."productQualityStars", p."descriptionClarityStars", p."productMatchStars",
          offers.*, sales.*, n.unread, n."unreadOfMessages", n.revision,
          (SELECT count(*)::int FROM (
             SELECT 1 FROM "PartRequest" r
             WHERE r."removalId" IS NULL AND r.state IN ('OPEN', 'ANSWERED') AND r."expiresAt" > $3
               AND r."sentAt" IS NOT NULL AND NOT EXISTS (
                 SELECT 1 FROM "Offer" o WHERE o."requestId" = r.id AND o."providerId" = $1 AND o.state <> 'ACCEPTED')
             ORDER BY r."feedKey" DESC LIMIT 100) open) AS "newRequests",
          (SELECT coalesce(sum(c."unreadCount"), 0)::int FROM "ConversationParty" c
           JOIN "Conversation" t ON t.id = c."conversationId" JOIN "Order" o ON o.id = t."orderId"
           WHERE c."accountId" = $2 AND c."unreadCount" > 0 AND (o."buyerId" = $2 OR o."providerId" = $1))
            AS "unreadMessages",
          last.*, (SELECT json_agg(l ORDER BY l.position) FROM (
            SELECT id, position, condition, "deliveryTime", "validUntil", "warrantyDays" FROM "OfferLine"
            WHERE "versionId" = last."lastVersionId") l) AS lines
        FROM "ProviderProfile" p
        LEFT JOIN "NotificationCount" n ON n."accountId" = p."accountId"
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS sent, count(*) FILTER (WHERE o.state = 'PENDING')::int AS waiting
          FROM "Offer" o WHERE o."providerId" = p.id AND o."removalId" IS NULL) offers
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE o.state IN ('PAID', 'SHIPPED', 'RECEIVED', 'RELEASED'))::int AS sold,
            count(*) FILTER (WHERE o.state = 'PAID')::int AS "toShip"
          FROM "Order" o WHERE o."providerId" = p.id) sales
        LEFT JOIN LATERAL (
          SELECT o.id AS "lastOfferId", v.id AS "lastVersionId", v."createdAt" AS "lastCreatedAt", v."shippingCharge",
            v."shippingCentesimos"
          FROM "Offer" o JOIN "OfferVersion" v ON v.id = o."currentVersionId"
          WHERE o."providerId" = p.id AND o."removalId" IS NULL ORDER BY o.id DESC LIMIT 1) last ON true
        WHERE p.id = $1`,
      values: [viewer.providerId, viewer.accountId, now],
    }),
  )
  return {
    viewer: {
      provider: {
        id: encodeGlobalId('Provider', viewer.providerId ?? ''),
        status: viewer.status,
        decisionReason: row.decisionReason,
        suspensionReason: row.suspensionReason,
        isSecondReview: row.rejections === LAST_REJECTION - 1,
        mayAskAgain: false,
        gaps: providerGaps(row),
        lastOffer: lastOffer(row),
        sent: { totalCount: row.sent },
        waiting: { totalCount: row.waiting },
        sold: { totalCount: row.sold },
        toShip: { totalCount: row.toShip },
        rating: ratingWords(row),
      },
      id: encodeGlobalId('Account', viewer.accountId),
      unreadNotifications: {
        count: row.unread ?? 0,
        ofMessages: row.unreadOfMessages ?? 0,
        revision: row.revision ?? 0,
      },
      unreadMessages: row.unreadMessages,
    },
    orderTerms: {
      commissions: Object.entries(COMMISSION_BPS).map(([condition, bps]) => ({ condition, bps })),
    },
    newRequests: { totalCount: row.newRequests },
    uploadLimits: limitsOf('OFFER_FILE'),
  }
}

const globalLine = withGlobalId('OfferLine')

function lastOffer(row: PanelRow): object | null {
  if (row.lastOfferId === null || row.lastVersionId === null) return null
  return {
    currentVersion: {
      createdAt: row.lastCreatedAt,
      shippingCharge: row.shippingCharge,
      shipping: row.shippingCentesimos,
      lines: row.lines?.map(globalLine).map(({ id, condition, deliveryTime, validUntil, warrantyDays }) => ({
        condition,
        deliveryTime,
        validUntil: new Date(validUntil),
        warrantyDays,
        id,
      })),
      id: encodeGlobalId('OfferVersion', row.lastVersionId),
    },
    id: encodeGlobalId('Offer', row.lastOfferId),
  }
}
