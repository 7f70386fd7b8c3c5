import { CAR_BRANDS } from '../../src/common/vehicles/brands.ts'

/** Ids that identify tables and rows, older than any made by the clock. */
const IDS = `
  CREATE FUNCTION bulk_id(kind int, number int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT ('00000000-' || lpad(to_hex(kind), 4, '0') || '-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid
  $$;
`

const REQUESTS = 20_000
/** Number of the newest ones that still take offers. */
const OPEN = 6000
const ORDERS = 10_000
/** Every second request that ended without an order was deleted, and half of these were erased. */
const DELETED = `n > ${ORDERS} AND n <= ${REQUESTS - OPEN} AND n / 100 % 2 = 0`
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
 * SQL that fills the database with a market: 20,000 requests, 60,200 offers, 10,000 orders, 5000 custom orders,
 * 7,500 reviews, 32,000 notifications. Every 100th request is of our
 * buyer and has an offer of our provider too; half of those were sold, and every tenth was deleted.
 */
export function largeMarket(now: Date, { buyerId, providerId, conversationId }: Ours): string {
  const at = `'${now.toISOString()}'::timestamptz`
  const isOurs = 'n % 100 = 0'
  const buyerOf = `CASE WHEN ${isOurs} THEN '${buyerId}'::uuid ELSE bulk_id(1, n % 2000 + 1) END`
  const providerOf = `CASE WHEN k = 3 THEN '${providerId}'::uuid ELSE bulk_id(3, (n * 7 + k) % 300 + 1) END`
  const requests = `generate_series(1, ${REQUESTS}) n`
  const offers = `${requests}, generate_series(0, 3) k WHERE (k < 3 OR ${isOurs})`
  const sold = `generate_series(1, ${ORDERS}) n, LATERAL (SELECT CASE WHEN ${isOurs} THEN 3 ELSE 0 END AS k) chosen`
  return `${IDS}
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      SELECT bulk_id(1, n), 'buyer' || n || '@bulk.test', '-', 'BUYER', 'B', '+59894231234', 'SALTO', ${at}
      FROM generate_series(1, 2000) n;
    INSERT INTO "Account" (id, email, "passwordHash", kind, name, phone, department, "createdAt")
      SELECT bulk_id(2, n), 'provider' || n || '@bulk.test', '-', 'PROVIDER', 'P', '+59894231234', 'SALTO', ${at}
      FROM generate_series(1, 900) n;
    INSERT INTO "ProviderProfile" (id, "accountId", "companyName", "partsDescription", status, "waitsSince", "createdAt")
      SELECT bulk_id(3, n), bulk_id(2, n), 'P' || n, 'Todo',
        (CASE n % 3 WHEN 0 THEN 'APPROVED' WHEN 1 THEN 'PENDING' ELSE 'REJECTED' END)::"ProviderStatus", ${at}, ${at}
      FROM generate_series(1, 900) n;
    INSERT INTO "DataRequest" (id, "accountId", "createdAt", "confirmedAt", "dueOn", outcome, "closedAt")
      SELECT bulk_id(21, n), bulk_id(1, n % 2000 + 1), ${at}, CASE WHEN n % 3 > 0 OR n <= 30 THEN ${at} END, '2026-11-27',
        (CASE WHEN n <= 30 OR n % 3 = 0 THEN NULL WHEN n % 3 = 1 THEN 'ERASED' ELSE 'DECLINED' END)::"DataRequestOutcome", ${at}
      FROM generate_series(1, 9000) n;
    INSERT INTO "PartRequest" (id, "submissionKey", origin, state, "buyerId", "contactName", "contactEmail", department,
        brand, model, year, "searchKey", "createdAt", "expiresAt", "sentAt", "feedKey", "deletedAt", "erasedAt")
      SELECT bulk_id(4, n), 'bulk' || n, 'FORM',
        (CASE WHEN n > ${REQUESTS - OPEN} THEN 'ANSWERED' WHEN n <= ${ORDERS} THEN 'CLOSED' ELSE 'EXPIRED' END)::"PartRequestState",
        ${buyerOf}, 'B', 'b@bulk.test', 'SALTO', 'Fiat', 'Uno', 2001, ' fiat uno 2001 parte numero' || n, ${at} - n * interval '1 minute',
        ${at} + (CASE WHEN n > ${REQUESTS - OPEN} THEN 30 ELSE -30 END) * interval '1 day', ${at} - n * interval '1 minute',
        CASE WHEN n % 50 = 7 THEN bulk_id(4, n) ELSE ('01990000' || substr(bulk_id(4, n)::text, 9))::uuid END,
        CASE WHEN ${DELETED} THEN ${at} END, CASE WHEN ${DELETED} AND n / 200 % 2 = 0 THEN ${at} END
      FROM ${requests};
    INSERT INTO "RequestedPart" (id, "requestId", position, description, condition, quantity, urgency)
      SELECT bulk_id(5, n * 2 + p), bulk_id(4, n), p, 'Parte', 'ANY', 1, 'MEDIUM' FROM ${requests}, generate_series(0, 1) p;
    INSERT INTO "Offer" (id, "requestId", "providerId", state, "currentVersionId", "validUntil", "createdAt", "updatedAt",
        "missingParts", "openTotalCentesimos", "openDeliveryTime", "openWarrantyDays")
      SELECT bulk_id(6, n * 4 + k), bulk_id(4, n), ${providerOf},
        (CASE WHEN n > ${REQUESTS - OPEN} THEN 'PENDING' WHEN n <= ${ORDERS} AND k = (CASE WHEN ${isOurs} THEN 3 ELSE 0 END)
          THEN 'ACCEPTED' ELSE 'EXPIRED' END)::"OfferState", bulk_id(7, n * 4 + k), ${at} + interval '7 days', ${at}, ${at},
        1, 400000 + k, 'IMMEDIATE', 0
      FROM ${offers};
    INSERT INTO "OfferVersion" (id, "offerId", number, "totalCentesimos", "validUntil", "createdAt")
      SELECT bulk_id(7, n * 4 + k), bulk_id(6, n * 4 + k), 1, 400000 + k, ${at} + interval '7 days', ${at}
      FROM ${offers};
    INSERT INTO "OfferLine" (id, "versionId", "requestedPartId", position, "priceCentesimos", condition, "deliveryTime", "validUntil")
      SELECT bulk_id(8, n * 4 + k), bulk_id(7, n * 4 + k), bulk_id(5, n * 2), 0, 400000 + k, 'USED', 'IMMEDIATE', ${at} + interval '7 days'
      FROM ${offers};
    INSERT INTO "Order" (id, source, "offerId", "offerVersionId", "requestId", "buyerId", "providerId", state, plan,
        "totalCentesimos", "paidCentesimos", "createdAt")
      SELECT bulk_id(9, n), 'OFFER', bulk_id(6, n * 4 + k), bulk_id(7, n * 4 + k), bulk_id(4, n), ${buyerOf}, ${providerOf},
        'RELEASED', 'FULL', 400000, 400000, ${at} FROM ${sold};
    UPDATE "Order" o SET "reviewStage" = (CASE n % 4 WHEN 0 THEN 'DUE' ELSE 'GIVEN' END)::"OrderReviewStage"
      FROM generate_series(1, ${ORDERS}) n WHERE o.id = bulk_id(9, n);
    INSERT INTO "Review" (id, "orderId", "providerId", state, "responseTime", "productQuality", "descriptionClarity",
        "productMatch", comment, "createdAt", "removalReason")
      SELECT bulk_id(43, n), o.id, o."providerId", (CASE WHEN n % 20 = 1 THEN 'REMOVED' ELSE 'PUBLISHED' END)::"ReviewState",
        n % 5 + 1, 4, 4, 4, 'Bien', ${at}, CASE WHEN n % 20 = 1 THEN 'Insulta' END
      FROM generate_series(1, ${ORDERS}) n JOIN "Order" o ON o.id = bulk_id(9, n) WHERE o."reviewStage" = 'GIVEN';
    INSERT INTO "ReviewReport" (id, "reviewId", reason, "createdAt", outcome, "closedAt")
      SELECT bulk_id(44, n), bulk_id(43, n), 'Falso', ${at},
        (CASE WHEN n % 30 > 1 THEN 'KEPT' END)::"ReviewReportOutcome", CASE WHEN n % 30 > 1 THEN ${at} END
      FROM generate_series(1, ${ORDERS}) n WHERE n % 4 > 0;
    INSERT INTO "OrderLine" (id, "orderId", "requestedPartId", position, description, quantity, condition,
        "priceCentesimos", "commissionBps", "commissionCentesimos", "deliveryTime")
      SELECT bulk_id(10, n), bulk_id(9, n), bulk_id(5, n * 2), 0, 'Parte', 1, 'USED', 400000, 900, 36000, 'IMMEDIATE' FROM ${sold};
    UPDATE "RequestedPart" p SET "orderId" = l."orderId" FROM "OrderLine" l WHERE l."requestedPartId" = p.id;
    ${CHECKED.map(table => `ALTER TABLE "${table}" DISABLE TRIGGER USER;`).join(' ')}
    INSERT INTO "Checkout" (id, "payerId", "amountCentesimos", gateway, "gatewayRef", state, "createdAt", "expiresAt")
      SELECT bulk_id(11, n), ${buyerOf}, 400000, 'STRIPE', 'bulk' || n, 'PAID', ${at}, ${at} FROM ${sold};
    INSERT INTO "CheckoutItem" (id, "checkoutId", position, purpose, "amountCentesimos", "offerVersionId", plan)
      SELECT bulk_id(19, n), bulk_id(11, n), 0, 'OFFER', 400000, bulk_id(7, n * 4 + k), 'FULL' FROM ${sold};
    INSERT INTO "CheckoutItemLine" ("itemId", "offerLineId")
      SELECT bulk_id(19, n), bulk_id(8, n * 4 + k) FROM ${sold};
    INSERT INTO "Payment" (id, "checkoutId", gateway, "gatewayRef", "amountCentesimos", "feeCentesimos", "paidAt", "createdAt")
      SELECT bulk_id(12, n), bulk_id(11, n), 'STRIPE', 'bulk' || n, 400000, 0, ${at}, ${at} FROM ${sold};
    INSERT INTO "PaymentAllocation" (id, "paymentId", "itemId", outcome, "orderId", "providerId", "amountCentesimos")
      SELECT bulk_id(20, n), bulk_id(12, n), bulk_id(19, n), 'ORDER', bulk_id(9, n), ${providerOf}, 400000 FROM ${sold};
    ${CHECKED.map(table => `ALTER TABLE "${table}" ENABLE TRIGGER USER;`).join(' ')}
    INSERT INTO "LedgerTransaction" (id, key, kind, "orderId", "paymentId", "createdAt")
      SELECT bulk_id(13, n), 'bulk' || n, 'CHARGE', bulk_id(9, n), bulk_id(12, n), ${at} FROM ${sold};
    INSERT INTO "LedgerEntry" (id, "transactionId", account, "providerId", "amountCentesimos")
      SELECT bulk_id(14, n * 2 + side), bulk_id(13, n),
        (CASE side WHEN 0 THEN 'GATEWAY' ELSE 'PROVIDER_PAYABLE' END)::"LedgerAccount",
        CASE side WHEN 0 THEN NULL ELSE ${providerOf} END, CASE side WHEN 0 THEN 400000 ELSE -400000 END
      FROM ${sold}, generate_series(0, 1) side;
    INSERT INTO "StateChange" (id, machine, "subjectId", action, "fromState", "toState", actor, at)
      SELECT bulk_id(15, n), 'order', bulk_id(9, n), 'release', 'PAID', 'RELEASED', 'buyer', ${at} FROM ${sold};
    INSERT INTO "Conversation" (id, "orderId", "createdAt") SELECT bulk_id(16, n), bulk_id(9, n), ${at} FROM ${sold};
    INSERT INTO "Message" (id, "conversationId", "senderId", "clientKey", body, "createdAt")
      SELECT bulk_id(17, n), bulk_id(16, n), ${buyerOf}, 'bulk', 'Hola', ${at} FROM ${sold}
      UNION ALL
      SELECT bulk_id(18, n), '${conversationId}'::uuid, '${buyerId}'::uuid, 'bulk' || n, 'Hola', ${at}
      FROM generate_series(1, ${MESSAGES_IN_ONE_CHAT}) n;
    INSERT INTO "MessageReport" (id, "messageId", reporter, reason, "createdAt", outcome, "closedAt")
      SELECT bulk_id(73, n), bulk_id(17, n), 'PROVIDER', 'Insulta', ${at},
        (CASE WHEN n % 30 > 1 THEN 'DISMISSED' END)::"MessageReportOutcome", CASE WHEN n % 30 > 1 THEN ${at} END
      FROM generate_series(1, ${ORDERS}) n;
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
      SELECT bulk_id(42, n), bulk_id(1, n % 2000 + 1), 'bulk' || n, 'OFFER', 'Aviso', 'Algo pasó.', '/dashboard', ${at}
      FROM generate_series(1, 20000) n;
    INSERT INTO "NotificationCount" ("accountId", unread, revision)
      SELECT "accountId", count(*) FILTER (WHERE "readAt" IS NULL), 1
      FROM "Notification" GROUP BY "accountId"
      ON CONFLICT ("accountId") DO UPDATE SET unread = excluded.unread;
    INSERT INTO "CustomOrder" (id, "providerId", "submissionKey", "tokenHash", "searchKey", "clientName", "clientEmail",
        "currentVersionId", "expiresAt", "createdAt", "updatedAt")
      SELECT bulk_id(50, n), CASE WHEN n % 10 = 0 THEN '${providerId}'::uuid ELSE bulk_id(3, n % 300 + 1) END, bulk_id(50, n),
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
