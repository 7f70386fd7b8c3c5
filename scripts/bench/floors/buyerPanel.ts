import { profileStatus } from '../../../server/src/domains/accounts/profiles/profileStatus.ts'
import type { BuyerType } from '../../../server/src/generated/prisma/enums.ts'
import { encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { type Ask, expectNone, type FloorViewer, onlyRow } from './floor.ts'

interface AccountRow {
  readonly name: string
  readonly type: BuyerType
  readonly rut: string | null
  readonly address: string | null
  readonly all: number
  readonly toShip: number
  readonly onTheWay: number
  readonly toReview: number
  readonly disputed: number
  readonly firstToShip: { readonly id: string; readonly createdAt: string } | null
  readonly active: number
  readonly firstActive: { readonly id: string; readonly sentAt: string | null } | null
  readonly unreadMessages: number
  readonly unread: number | null
  readonly unreadOfMessages: number | null
  readonly revision: number | null
}

interface RequestRow {
  readonly id: string
  readonly state: 'OPEN' | 'ANSWERED'
  readonly sentAt: Date | null
  readonly expiresAt: Date
  readonly files: readonly unknown[] | null
  readonly parts: readonly {
    readonly id: string
    readonly isOpen: boolean
    readonly description: string
    readonly quantity: number
  }[]
  readonly count: number
  readonly complete: number
  readonly firstExpiresAt: Date | null
  readonly lowest: number | null
  readonly highest: number | null
}

const TO_COMPARE = 25

/** `BuyerPanelQuery`: the frame of the buyer's panel with what is due now. */
export async function buyerPanel(ask: Ask, viewer: FloorViewer, now: Date): Promise<object | null> {
  if (viewer.providerId !== null) return null
  const id = viewer.accountId
  const [accounts, { rows: requests }] = await Promise.all([readAccount(ask, id), readRequests(ask, id, now)])
  const account = onlyRow(accounts)
  // The orders in these lists have rows of other tables in them, which no floor writes.
  expectNone('orders that are due', Array(account.disputed + account.onTheWay + account.toReview))
  const answered = requests.filter(({ state }) => state === 'ANSWERED')
  const { firstToShip, firstActive } = account
  return {
    viewer: {
      id: encodeGlobalId('Account', id),
      name: account.name,
      allOrders: { totalCount: account.all },
      toShip: {
        totalCount: account.toShip,
        edges: firstToShip
          ? [
              {
                node: {
                  createdAt: new Date(firstToShip.createdAt),
                  id: encodeGlobalId('Order', firstToShip.id),
                },
              },
            ]
          : [],
      },
      onTheWay: { totalCount: account.onTheWay },
      toReview: { totalCount: account.toReview },
      active: {
        totalCount: account.active,
        edges: firstActive
          ? [
              {
                node: {
                  sentAt: firstActive.sentAt && new Date(firstActive.sentAt),
                  id: encodeGlobalId('PartRequest', firstActive.id),
                },
              },
            ]
          : [],
      },
      offersToAnswer: answered.reduce((sum, { count }) => sum + count, 0),
      unreadMessages: account.unreadMessages,
      profileStatus: statusOf(account),
      unreadNotifications: {
        count: account.unread ?? 0,
        ofMessages: account.unreadOfMessages ?? 0,
        revision: account.revision ?? 0,
      },
      disputed: { edges: [] },
      toConfirm: { edges: [], pageInfo: { hasNextPage: false } },
      toChoose: {
        edges: answered.slice(0, TO_COMPARE).map(request => ({ node: comparedRequest(request) })),
        pageInfo: { hasNextPage: answered.length > TO_COMPARE },
      },
      open: {
        edges: requests
          .filter(({ state }) => state === 'OPEN')
          .map(request => ({ node: openRequest(request) })),
      },
      dueReviews: { edges: [] },
    },
  }
}

const readAccount = (ask: Ask, accountId: string) =>
  ask<AccountRow>({
    name: 'floor-buyer-panel',
    text: `
      SELECT a.name, b.type::text, b.rut, b.address, orders.*, active.*, n.unread, n."unreadOfMessages", n.revision,
        (SELECT json_build_object('id', o.id, 'createdAt', o."createdAt") FROM "Order" o
         WHERE o."buyerId" = $1 AND o.state = 'PAID' ORDER BY o.id LIMIT 1) AS "firstToShip",
        (SELECT json_build_object('id', r.id, 'sentAt', r."sentAt") FROM "PartRequest" r
         WHERE r."buyerId" = $1 AND r."removalId" IS NULL AND r."deletedAt" IS NULL AND r.state = 'OPEN'
         ORDER BY r.id LIMIT 1) AS "firstActive",
        (SELECT coalesce(sum(c."unreadCount"), 0)::int FROM "ConversationParty" c
         JOIN "Conversation" t ON t.id = c."conversationId" JOIN "Order" o ON o.id = t."orderId"
         WHERE c."accountId" = $1 AND c."unreadCount" > 0 AND o."buyerId" = $1) AS "unreadMessages"
      FROM "Account" a
      JOIN "BuyerProfile" b ON b."accountId" = a.id
      LEFT JOIN "NotificationCount" n ON n."accountId" = a.id
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE o.state IN ('PAID', 'SHIPPED', 'RECEIVED', 'RELEASED')
            AND o."buyerDeletedAt" IS NULL)::int AS all,
          count(*) FILTER (WHERE o.state = 'PAID')::int AS "toShip",
          count(*) FILTER (WHERE o.state = 'SHIPPED')::int AS "onTheWay",
          count(*) FILTER (WHERE o.state = 'DISPUTED')::int AS disputed,
          count(*) FILTER (WHERE o."reviewStage" = 'DUE')::int AS "toReview"
        FROM "Order" o WHERE o."buyerId" = a.id) orders
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS active FROM "PartRequest" r
        WHERE r."buyerId" = a.id AND r."removalId" IS NULL AND r."deletedAt" IS NULL AND r.state = 'OPEN') active
      WHERE a.id = $1`,
    values: [accountId],
  })

/** All answered requests with an offer to answer, whose offers are counted, and the newest ten open ones. */
const readRequests = (ask: Ask, accountId: string, now: Date) =>
  ask<RequestRow>({
    name: 'floor-buyer-panel-requests',
    text: `
      SELECT r.id, r.state::text, r."sentAt", r."expiresAt", pending.*,
        (SELECT json_agg(f.id) FROM "RequestFile" f WHERE f."requestId" = r.id) AS files,
        (SELECT json_agg(p ORDER BY p.position) FROM (
           SELECT position, "orderId" IS NULL AS "isOpen", description, quantity, id
           FROM "RequestedPart" WHERE "requestId" = r.id) p) AS parts
      FROM (
        SELECT id, state, "sentAt", "expiresAt" FROM "PartRequest"
        WHERE "buyerId" = $1 AND "removalId" IS NULL AND state = 'ANSWERED'
        UNION ALL
        (SELECT id, state, "sentAt", "expiresAt" FROM "PartRequest"
         WHERE "buyerId" = $1 AND "removalId" IS NULL AND "deletedAt" IS NULL AND state = 'OPEN'
         ORDER BY id DESC LIMIT 10)) r
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, count(*) FILTER (WHERE o."missingParts" = 0)::int AS complete,
          min(o."validUntil") AS "firstExpiresAt",
          min(o."openTotalCentesimos") FILTER (WHERE o."missingParts" = 0) AS lowest,
          max(o."openTotalCentesimos") FILTER (WHERE o."missingParts" = 0) AS highest
        FROM "Offer" o
        WHERE o."requestId" = r.id AND o."removalId" IS NULL AND o.state = 'PENDING' AND o."validUntil" > $2) pending
      WHERE r.state = 'OPEN' OR pending.count > 0
      ORDER BY r.id DESC`,
    values: [accountId, now],
  })

const statusOf = (account: AccountRow) => {
  const { label, tone } = profileStatus(account, null)
  return { label, tone }
}

const partsOf = ({ parts }: RequestRow) =>
  parts.map(({ isOpen, description, quantity, id }) => ({
    isOpen,
    description,
    quantity,
    id: encodeGlobalId('RequestedPart', id),
  }))

function comparedRequest(request: RequestRow): object {
  const { id, count, complete, firstExpiresAt, lowest, highest, files } = request
  return {
    id: encodeGlobalId('PartRequest', id),
    parts: partsOf(request),
    comparison: {
      count,
      firstExpiresAt,
      partialCount: count - complete,
      range: complete === 0 ? null : { lowest, highest },
    },
    files: expectNone('files', files),
  }
}

function openRequest(request: RequestRow): object {
  const { id, sentAt, expiresAt, files } = request
  return {
    id: encodeGlobalId('PartRequest', id),
    sentAt,
    expiresAt,
    parts: partsOf(request),
    files: expectNone('files', files),
  }
}
