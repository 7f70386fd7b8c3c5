import { CAR_BRANDS } from '../../src/common/vehicles/brands.ts'

/** Ids that identify tables and rows, older than any made by the clock. */
const IDS = `
  CREATE FUNCTION bulk_id(kind int, number int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT ('00000000-' || lpad(to_hex(kind), 4, '0') || '-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
  $$;
`

/** Counts that grow with a market; our buyer and our provider keep 200 requests and as many offers in each size. */
export interface MarketSize {
  /** A multiple of 20,000, or 10,000. */
  readonly requests: number
  /** Including ours on each 200th part of the requests. */
  readonly offersPerRequest: number
  readonly messagesPerOrder: number
  readonly buyers: number
  /** A third each approved, pending and rejected. */
  readonly providers: number
}

const USUAL: MarketSize = {
  requests: 20_000,
  offersPerRequest: 3,
  messagesPerOrder: 1,
  buyers: 2000,
  providers: 900,
}
/** Our buyer's requests in each size. */
const OURS = 200
const MESSAGES_IN_ONE_CHAT = 2000
/** Notifications of our buyer and of our provider each; every fourth is unread. */
const NOTIFICATIONS = 6000

/** Custom orders in all, of which every tenth is of our provider. */
const CUSTOM_ORDERS = 5000

/** Items of our provider's catalogue, of which every twentieth is sold out and every thousandth is a bearing. */
const CATALOGUE = 20_000

/** Constraint checks of these tables run row by row, which takes long for so many. */
const CHECKED = ['Checkout', 'CheckoutItem', 'PaymentAllocation']

interface Ours {
  readonly buyerId: string
  readonly providerId: string
  readonly conversationId: string
}

/**
 * SQL that fills the database with a market, by default of 20,000 requests, 60,200 offers, 10,000 orders, 7,500
 * reviews. Half of the requests were sold, and the newest three tenths still take offers. Every 100th request (at that
 * size) is of our buyer and has an offer of our provider too; half of those were sold, and every tenth was deleted.
 * Custom orders, notifications and the catalogue are as many in each size.
 */
export function largeMarket(
  now: Date,
  { buyerId, providerId, conversationId }: Ours,
  size: MarketSize = USUAL,
): string {
  const { requests: requestCount, offersPerRequest, buyers } = size
  const openCount = requestCount * 0.3
  const orderCount = requestCount / 2
  const stride = requestCount / OURS
  // The place of our provider's offer among those on a request.
  const own = offersPerRequest
  const approved = size.providers / 3
  /** Every second request that ended without an order was deleted, and half of these were erased. */
  const deleted = `n > ${orderCount} AND n <= ${requestCount - openCount} AND n / ${stride} % 2 = 0`
  const at = `'${now.toISOString()}'::timestamptz`
  const isOurs = `n % ${stride} = 0`
  const buyerOf = `CASE WHEN ${isOurs} THEN '${buyerId}'::uuid ELSE bulk_id(1, n % ${buyers} + 1) END`
  const providerOf = `CASE WHEN k = ${own} THEN '${providerId}'::uuid ELSE bulk_id(3, (n * 7 + k) % ${approved} + 1) END`
  const requests = `generate_series(1, ${requestCount}) n`
  const offers = `${requests}, generate_series(0, ${own}) k WHERE (k < ${own} OR ${isOurs})`
  const sold = `generate_series(1, ${orderCount}) n, LATERAL (SELECT CASE WHEN ${isOurs} THEN ${own} ELSE 0 END AS k) chosen`
  return `${IDS}
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      SELECT bulk_id(1, n), 'buyer' || n || '@bulk.test', '-', 'BUYER', 'B', '+59894231234', 'SALTO', ${at}
      FROM generate_series(1, ${buyers}) n;
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      SELECT bulk_id(2, n), 'provider' || n || '@bulk.test', '-', 'PROVIDER', 'P', '+59894231234', 'SALTO', ${at}
      FROM generate_series(1, ${size.providers}) n;
    INSERT INTO "ProviderProfile" (id, "accountId", "companyName", "partsDescription", status, "waitsSince", "createdAt")
      SELECT bulk_id(3, n), bulk_id(2, n), 'P' || n, 'Todo',
        (CASE n % 3 WHEN 0 THEN 'APPROVED' WHEN 1 THEN 'PENDING' ELSE 'REJECTED' END)::"ProviderStatus", ${at}, ${at}
      FROM generate_series(1, ${size.providers}) n;
    INSERT INTO "DataRequest" (id, "accountId", "createdAt", "confirmedAt", "dueOn", outcome, "closedAt")
      SELECT bulk_id(21, n), bulk_id(1, n % ${buyers} + 1), ${at}, CASE WHEN n % 3 > 0 OR n <= 30 THEN ${at} END, '2026-11-27',
        (CASE WHEN n <= 30 OR n % 3 = 0 THEN NULL WHEN n % 3 = 1 THEN 'ERASED' ELSE 'DECLINED' END)::"DataRequestOutcome", ${at}
      FROM generate_series(1, 9000) n;
    INSERT INTO "PartRequest" (id, "submissionKey", origin, state, "buyerId", "contactName", "contactEmail", department,
        brand, model, year, "searchKey", "createdAt", "expiresAt", "sentAt", "feedKey", "deletedAt", "erasedAt")
      SELECT bulk_id(4, n), 'bulk' || n, 'FORM',
        (CASE WHEN n > ${requestCount - openCount} THEN 'ANSWERED' WHEN n <= ${orderCount} THEN 'CLOSED' ELSE 'EXPIRED' END)::"PartRequestState",
        ${buyerOf}, 'B', 'b@bulk.test', 'SALTO', 'Fiat', 'Uno', 2001, ' fiat uno 2001 parte numero' || n, ${at} - n * interval '1 minute',
        ${at} + (CASE WHEN n > ${requestCount - openCount} THEN 30 ELSE -30 END) * interval '1 day', ${at} - n * interval '1 minute',
        CASE WHEN n % 50 = 7 THEN bulk_id(4, n) ELSE ('01990000' || substr(bulk_id(4, n)::text, 9))::uuid END,
        CASE WHEN ${deleted} THEN ${at} END, CASE WHEN ${deleted} AND n / ${2 * stride} % 2 = 0 THEN ${at} END
      FROM ${requests};
    INSERT INTO "RequestedPart" (id, "requestId", position, description, condition, quantity, urgency)
      SELECT bulk_id(5, n * 2 + p), bulk_id(4, n), p, 'Parte', 'ANY', 1, 'MEDIUM' FROM ${requests}, generate_series(0, 1) p;
    INSERT INTO "Offer" (id, "requestId", "providerId", state, "currentVersionId", "validUntil", "createdAt", "updatedAt",
        "missingParts", "openTotalCentesimos", "openDeliveryTime", "openWarrantyDays")
      SELECT bulk_id(6, n * 8 + k), bulk_id(4, n), ${providerOf},
        (CASE WHEN n > ${requestCount - openCount} THEN 'PENDING' WHEN n <= ${orderCount} AND k = (CASE WHEN ${isOurs} THEN ${own} ELSE 0 END)
          THEN 'ACCEPTED' ELSE 'EXPIRED' END)::"OfferState", bulk_id(7, n * 8 + k), ${at} + interval '7 days', ${at}, ${at},
        1, 400000 + k, 'IMMEDIATE', 0
      FROM ${offers};
    INSERT INTO "OfferVersion" (id, "offerId", number, "totalCentesimos", "validUntil", "createdAt")
      SELECT bulk_id(7, n * 8 + k), bulk_id(6, n * 8 + k), 1, 400000 + k, ${at} + interval '7 days', ${at}
      FROM ${offers};
    INSERT INTO "OfferLine" (id, "versionId", "requestedPartId", position, "priceCentesimos", condition, "deliveryTime", "validUntil")
      SELECT bulk_id(8, n * 8 + k), bulk_id(7, n * 8 + k), bulk_id(5, n * 2), 0, 400000 + k, 'USED', 'IMMEDIATE', ${at} + interval '7 days'
      FROM ${offers};
    INSERT INTO "Order" (id, source, "offerId", "offerVersionId", "requestId", "buyerId", "providerId", state, plan,
        "totalCentesimos", "paidCentesimos", "createdAt")
      SELECT bulk_id(9, n), 'OFFER', bulk_id(6, n * 8 + k), bulk_id(7, n * 8 + k), bulk_id(4, n), ${buyerOf}, ${providerOf},
        'RELEASED', 'FULL', 400000, 400000, ${at} - n * interval '1 minute' FROM ${sold};
    UPDATE "Order" o SET "reviewStage" = (CASE n % 4 WHEN 0 THEN 'DUE' ELSE 'GIVEN' END)::"OrderReviewStage"
      FROM generate_series(1, ${orderCount}) n WHERE o.id = bulk_id(9, n);
    INSERT INTO "Review" (id, "orderId", "providerId", state, "responseTime", "productQuality", "descriptionClarity",
        "productMatch", comment, "createdAt", "removalReason")
      SELECT bulk_id(43, n), o.id, o."providerId", (CASE WHEN n % 20 = 1 THEN 'REMOVED' ELSE 'PUBLISHED' END)::"ReviewState",
        n % 5 + 1, 4, 4, 4, 'Bien', ${at}, CASE WHEN n % 20 = 1 THEN 'Insulta' END
      FROM generate_series(1, ${orderCount}) n JOIN "Order" o ON o.id = bulk_id(9, n) WHERE o."reviewStage" = 'GIVEN';
    INSERT INTO "ReviewReport" (id, "reviewId", reason, "createdAt", outcome, "closedAt")
      SELECT bulk_id(44, n), bulk_id(43, n), 'Falso', ${at},
        (CASE WHEN n % 30 > 1 THEN 'KEPT' END)::"ReviewReportOutcome", CASE WHEN n % 30 > 1 THEN ${at} END
      FROM generate_series(1, ${orderCount}) n WHERE n % 4 > 0;
    INSERT INTO "OrderLine" (id, "orderId", "requestedPartId", position, description, quantity, condition,
        "priceCentesimos", "commissionBps", "commissionCentesimos", "deliveryTime")
      SELECT bulk_id(10, n), bulk_id(9, n), bulk_id(5, n * 2), 0, 'Parte', 1, 'USED', 400000, 900, 36000, 'IMMEDIATE' FROM ${sold};
    UPDATE "RequestedPart" p SET "orderId" = l."orderId" FROM "OrderLine" l WHERE l."requestedPartId" = p.id;
    ${CHECKED.map(table => `ALTER TABLE "${table}" DISABLE TRIGGER USER;`).join(' ')}
    INSERT INTO "Checkout" (id, "payerId", "amountCentesimos", gateway, "gatewayRef", state, "createdAt", "expiresAt")
      SELECT bulk_id(11, n), ${buyerOf}, 400000, 'STRIPE', 'bulk' || n, 'PAID', ${at}, ${at} FROM ${sold};
    INSERT INTO "CheckoutItem" (id, "checkoutId", position, purpose, "amountCentesimos", "offerVersionId", plan)
      SELECT bulk_id(19, n), bulk_id(11, n), 0, 'OFFER', 400000, bulk_id(7, n * 8 + k), 'FULL' FROM ${sold};
    INSERT INTO "CheckoutItemLine" ("itemId", "offerLineId")
      SELECT bulk_id(19, n), bulk_id(8, n * 8 + k) FROM ${sold};
    INSERT INTO "Payment" (id, "checkoutId", gateway, "gatewayRef", "amountCentesimos", "feeCentesimos", "paidAt", "createdAt")
      SELECT bulk_id(12, n), bulk_id(11, n), 'STRIPE', 'bulk' || n, 400000, 0, ${at}, ${at} FROM ${sold};
    INSERT INTO "PaymentAllocation" (id, "paymentId", "itemId", outcome, "orderId", "providerId", "amountCentesimos")
      SELECT bulk_id(20, n), bulk_id(12, n), bulk_id(19, n), 'ORDER', bulk_id(9, n), ${providerOf}, 400000 FROM ${sold};
    ${CHECKED.map(table => `ALTER TABLE "${table}" ENABLE TRIGGER USER;`).join(' ')}
    INSERT INTO "LedgerTransaction" (id, key, kind, "orderId", "paymentId", "createdAt")
      SELECT bulk_id(13, n), 'bulk' || n, 'CHARGE', bulk_id(9, n), bulk_id(12, n), ${at} - n * interval '1 minute' FROM ${sold};
    INSERT INTO "LedgerEntry" (id, "transactionId", account, "providerId", "amountCentesimos")
      SELECT bulk_id(14, n * 2 + side), bulk_id(13, n),
        (CASE side WHEN 0 THEN 'GATEWAY' ELSE 'PROVIDER_PAYABLE' END)::"LedgerAccount",
        CASE side WHEN 0 THEN NULL ELSE ${providerOf} END, CASE side WHEN 0 THEN 400000 ELSE -400000 END
      FROM ${sold}, generate_series(0, 1) side;
    INSERT INTO "StateChange" (id, machine, "subjectId", action, "fromState", "toState", actor, at)
      SELECT bulk_id(15, n), 'order', bulk_id(9, n), 'release', 'PAID', 'RELEASED', 'buyer', ${at} FROM ${sold};
    INSERT INTO "Conversation" (id, "orderId", "createdAt") SELECT bulk_id(16, n), bulk_id(9, n), ${at} FROM ${sold};
    INSERT INTO "Message" (id, "conversationId", "senderId", "clientKey", body, "createdAt")
      SELECT bulk_id(17 + 80 * (m - 1), n), bulk_id(16, n), ${buyerOf}, 'bulk' || m, 'Hola', ${at}
      FROM ${sold}, generate_series(1, ${size.messagesPerOrder}) m
      UNION ALL
      SELECT bulk_id(18, n), '${conversationId}'::uuid, '${buyerId}'::uuid, 'bulk' || n, 'Hola', ${at}
      FROM generate_series(1, ${MESSAGES_IN_ONE_CHAT}) n;
    INSERT INTO "MessageReport" (id, "messageId", reporter, reason, "createdAt", outcome, "closedAt")
      SELECT bulk_id(73, n), bulk_id(17, n), 'PROVIDER', 'Insulta', ${at},
        (CASE WHEN n % 30 > 1 THEN 'DISMISSED' END)::"MessageReportOutcome", CASE WHEN n % 30 > 1 THEN ${at} END
      FROM generate_series(1, ${orderCount}) n;
    INSERT INTO "CatalogueItem" (id, "providerId", "externalId", name, "partKey", "numberKey", condition, "priceCentesimos",
        quantity, "deliveryTime", "searchKey", source, "rowHash", "syncedAt")
      SELECT bulk_id(80, n), '${providerId}', 'COD-' || n, part, part, 'N' || n, 'NEW', 100000,
        CASE WHEN n % 20 = 0 THEN 0 ELSE 3 END, 'IMMEDIATE', part || ' cod-' || n || ' fiat uno', 'SYNC', 'bulk', ${at}
      FROM (SELECT n, CASE WHEN n % 1000 = 0 THEN 'ruleman' ELSE 'filtro ' || n % 50 END AS part
        FROM generate_series(1, ${CATALOGUE}) n) items;
    INSERT INTO "CatalogueFit" ("itemId", position, brand, model, "vehicleKey", "yearFrom", "yearTo")
      SELECT bulk_id(80, n), 0, 'Fiat', 'Uno', 'fiat|uno', 2000, 2010 FROM generate_series(1, ${CATALOGUE}) n;
    INSERT INTO "Notification" (id, "accountId", key, kind, title, message, path, "createdAt", "readAt")
      SELECT bulk_id(40 + whose, n), account, 'bulk' || n, (enum_range(NULL::"NotificationKind"))[n % 5 + 1],
        'Aviso', 'Algo pasó.', '/dashboard', ${at}, CASE WHEN n % 4 > 0 THEN ${at} END
      FROM generate_series(1, ${NOTIFICATIONS}) n,
        (SELECT 0 AS whose, '${buyerId}'::uuid AS account
         UNION ALL SELECT 1, "accountId" FROM "ProviderProfile" WHERE id = '${providerId}') ours;
    INSERT INTO "Notification" (id, "accountId", key, kind, title, message, path, "createdAt")
      SELECT bulk_id(42, n), bulk_id(1, n % ${buyers} + 1), 'bulk' || n, 'OFFER', 'Aviso', 'Algo pasó.', '/dashboard', ${at}
      FROM generate_series(1, 20000) n;
    INSERT INTO "NotificationCount" ("accountId", unread, revision)
      SELECT "accountId", count(*) FILTER (WHERE "readAt" IS NULL), 1
      FROM "Notification" GROUP BY "accountId"
      ON CONFLICT ("accountId") DO UPDATE SET unread = excluded.unread;
    INSERT INTO "CustomOrder" (id, "providerId", "submissionKey", "tokenHash", "searchKey", "clientName", "clientEmail",
        "currentVersionId", "expiresAt", "createdAt", "updatedAt")
      SELECT bulk_id(50, n), CASE WHEN n % 10 = 0 THEN '${providerId}'::uuid ELSE bulk_id(3, n % ${approved} + 1) END, bulk_id(50, n),
        'bulk' || n, 'bulk' || lpad(n::text, 4, '0') || ' cliente ' || n || ' disco de freno', 'Cliente ' || n,
        'client' || n || '@bulk.test', bulk_id(51, n), ${at} + interval '7 days', ${at}, ${at}
      FROM generate_series(1, ${CUSTOM_ORDERS}) n;
    INSERT INTO "CustomOrderVersion" (id, "customOrderId", number, "totalCentesimos", "createdAt")
      SELECT bulk_id(51, n), bulk_id(50, n), 1, 400000, ${at} FROM generate_series(1, ${CUSTOM_ORDERS}) n;
    INSERT INTO "CustomOrderItem" (id, "versionId", position, name, "priceCentesimos", condition, "deliveryTime")
      SELECT bulk_id(52, n), bulk_id(51, n), 0, 'Disco de freno', 400000, 'NEW', 'IMMEDIATE'
      FROM generate_series(1, ${CUSTOM_ORDERS}) n;
    ANALYZE;
  `
}

/**
 * SQL that adds 20,000 approved providers to a large market. One in fifty covers everything, the others eight makes, ten
 * categories and four departments each; all are open on six days.
 */
export function manyProviders(now: Date): string {
  const at = `'${now.toISOString()}'::timestamptz`
  const providers = 'generate_series(1, 20000) n'
  return `
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      SELECT bulk_id(32, n), 'many' || n || '@bulk.test', '-', 'PROVIDER', 'P', '+59894231234', 'SALTO', ${at}
      FROM ${providers};
    INSERT INTO "ProviderProfile" (id, "accountId", "companyName", "partsDescription", status, "waitsSince", "createdAt",
        brands, categories, departments)
      SELECT bulk_id(33, n), bulk_id(32, n), 'Proveedor ' || n, 'Todo', 'APPROVED', ${at}, ${at},
        CASE WHEN n % 50 = 0 THEN '{}'::text[]
          ELSE (ARRAY[${CAR_BRANDS.map(brand => `'${brand}'`)}]::text[])[n % 60 + 1:n % 60 + 8] END,
        CASE WHEN n % 50 = 0 THEN '{}'::"ProviderCategory"[]
          ELSE (enum_range(NULL::"ProviderCategory"))[n % 31 + 1:n % 31 + 10] END,
        CASE WHEN n % 50 = 0 THEN '{}'::"Department"[]
          ELSE (enum_range(NULL::"Department"))[n % 14 + 1:n % 14 + 4] END
      FROM ${providers};
    INSERT INTO "OpeningShift" ("providerId", weekday, "opensAt", "closesAt")
      SELECT bulk_id(33, n), weekday, 480, 1080
      FROM ${providers}, unnest((enum_range(NULL::"Weekday"))[1:6]) weekday;
    ANALYZE "Account", "ProviderProfile", "OpeningShift";
  `
}
