import {
  offerLifecycle,
  stateAt as offerStateAt,
} from '../../../server/src/domains/offers/offer.lifecycle.ts'
import { acceptAction } from '../../../server/src/domains/offers/offer.schema.ts'
import { bestBaskets } from '../../../server/src/domains/offers/offerBaskets.ts'
import { type ComparedOffer, compareOffers } from '../../../server/src/domains/offers/offerComparison.ts'
import { whyNotAsk } from '../../../server/src/domains/offers/offerQuestion.policy.ts'
import { type Shipping, shippingWords } from '../../../server/src/domains/offers/offerShipping.ts'
import { priceWords, termsOf } from '../../../server/src/domains/offers/offerTerms.ts'
import { depositOf } from '../../../server/src/domains/offers/orderTerms.ts'
import { ownerActions } from '../../../server/src/domains/requests/editing/requestEdit.schema.ts'
import { stateAt } from '../../../server/src/domains/requests/request.lifecycle.ts'
import { requestStatus } from '../../../server/src/domains/requests/requestStatus.ts'
import {
  type DeliveryTime,
  type FitBasis,
  type OfferState,
  type PartCondition,
  type PartRequestState,
  type RequestOrigin,
  Urgency,
} from '../../../server/src/generated/prisma/enums.ts'
import { createBusinessDays, dayOf, USUAL_BUSINESS_DAYS } from '../../../server/src/platform/businessDays.ts'
import { decodeGlobalId, encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { type Ask, action, cursorOf, expectNone, type FloorViewer, onlyRow } from './floor.ts'
import { ratingWords, SELLER_COLUMNS, type SellerRow, type Trust, trustOf } from './seller.ts'

interface RequestRow {
  readonly id: string
  readonly buyerType: string
  readonly accountEmail: string
  readonly state: PartRequestState
  readonly origin: RequestOrigin
  readonly brand: string
  readonly model: string
  readonly engine: string | null
  readonly version: string | null
  readonly year: number
  readonly vin: string | null
  readonly mileageKm: number | null
  readonly department: string
  readonly description: string | null
  readonly contactEmail: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly expiresAt: Date
  readonly deletedAt: Date | null
  readonly erasedAt: Date | null
  readonly firstOfferAt: Date | null
  readonly extensions: number
  readonly reachedProviders: number
  readonly unlocks: readonly unknown[] | null
  readonly orders: readonly unknown[] | null
  readonly files: readonly unknown[] | null
  readonly edits: readonly unknown[] | null
  readonly parts: readonly PartRow[]
}

interface PartRow {
  readonly id: string
  readonly description: string
  readonly quantity: number
  readonly orderId: string | null
  readonly category: string | null
  readonly condition: string
  readonly urgency: string
  readonly partNumber: string | null
  readonly comments: string | null
}

interface OfferRow extends SellerRow, Omit<ComparedOffer, 'validUntil'>, Shipping {
  readonly state: OfferState
  readonly offerUntil: Date
  readonly name: string | null
  readonly versionId: string
  readonly number: number
  readonly totalCentesimos: number
  readonly discountBps: number | null
  readonly validUntil: Date
  readonly files: readonly unknown[] | null
  readonly questions:
    | readonly {
        readonly number: number
        readonly question: string
        readonly askedAt: string
        readonly answer: string | null
        readonly answeredAt: string | null
      }[]
    | null
  readonly lines: readonly {
    readonly id: string
    readonly requestedPartId: string
    readonly priceCentesimos: number
    readonly text: string | null
    readonly condition: PartCondition
    readonly deliveryTime: DeliveryTime
    readonly warrantyDays: number | null
    readonly fitBasis: FitBasis | null
    readonly description: string
    readonly quantity: number
    readonly orderId: string | null
  }[]
}

interface AlertRow {
  readonly count: number
  readonly openNow: number
  readonly quotingNow: number
}

const PAGE = 15
const MINUTE_MS = 60_000
const QUOTING_MS = 15 * MINUTE_MS
const UTC_OFFSET_MS = 180 * MINUTE_MS
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
const LEAST_FIRST: readonly string[] = Object.values(Urgency)
const businessDays = createBusinessDays(USUAL_BUSINESS_DAYS)

/** `RequestScreenQuery`: a buyer's own request with its offers compared. */
export async function request(ask: Ask, viewer: FloorViewer, now: Date, url: URL): Promise<object | null> {
  const wanted = decodeGlobalId(url.searchParams.get('requestId') ?? '')
  if (wanted?.typename !== 'PartRequest') return null
  const values = [wanted.id, viewer.accountId]
  const [{ rows }, { rows: offers }, alerts] = await Promise.all([
    readRequest(ask, values),
    readOffers(ask, values),
    readAlerts(ask, wanted.id, now),
  ])
  const [row] = rows
  if (!row) return null
  const page = offers.filter(({ state }) => state === 'PENDING').slice(0, PAGE + 1)
  const shown = page.slice(0, PAGE)
  const trust = await trustOf(
    ask,
    shown.map(({ providerId }) => providerId),
    now,
  )
  const edges = shown.map(offer => ({
    node: offerNode(offer, trust.get(offer.providerId), now),
    cursor: cursorOf(offer.id),
  }))
  return {
    viewer: { id: encodeGlobalId('Account', viewer.accountId), buyerType: row.buyerType },
    node: {
      ...requestNode(row, onlyRow(alerts), { offers, now }),
      offers: {
        edges,
        pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: page.length > PAGE },
      },
    },
  }
}

const readRequest = (ask: Ask, values: readonly unknown[]) =>
  ask<RequestRow>({
    name: 'floor-request',
    text: `
      SELECT r.id, b.type::text AS "buyerType", a.email AS "accountEmail", r.state::text, r.origin::text, r.brand, r.model,
        r.engine, r.version, r.year, r.vin, r."mileageKm", r.department::text, r.description, r."contactEmail",
        r."createdAt", r."sentAt", r."expiresAt", r."deletedAt", r."erasedAt", r."firstOfferAt", r.extensions,
        (SELECT count(*)::int FROM "ProviderProfile" p JOIN "Account" s ON s.id = p."accountId"
         WHERE p.status = 'APPROVED' AND s."erasedAt" IS NULL AND s."deactivatedAt" IS NULL) AS "reachedProviders",
        (SELECT json_agg(u) FROM (
           SELECT r."unlockPriceCentesimos"::text AS known WHERE r."unlockPriceCentesimos" IS NOT NULL
           UNION ALL SELECT "paidAt"::text FROM "ContactUnlock" WHERE "requestId" = r.id) u) AS unlocks,
        (SELECT json_agg(o.id) FROM "Order" o WHERE o."requestId" = r.id AND o."buyerId" = $2) AS orders,
        (SELECT json_agg(f.id) FROM "RequestFile" f WHERE f."requestId" = r.id) AS files,
        (SELECT json_agg(e.id) FROM "RequestEdit" e WHERE e."requestId" = r.id) AS edits,
        (SELECT json_agg(p ORDER BY p.position) FROM (
           SELECT id, position, description, quantity, "orderId", category, condition, urgency, "partNumber", comments
           FROM "RequestedPart" WHERE "requestId" = r.id) p) AS parts
      FROM "PartRequest" r
      JOIN "Account" a ON a.id = r."buyerId"
      JOIN "BuyerProfile" b ON b."accountId" = a.id
      WHERE r.id = $1 AND r."buyerId" = $2 AND r."removalId" IS NULL`,
    values: [...values],
  })

const readOffers = (ask: Ask, values: readonly unknown[]) =>
  ask<OfferRow>({
    name: 'floor-request-offers',
    text: `
      SELECT o.id, o.state::text, o."missingParts", o."openTotalCentesimos", o."openShippingCharge"::text,
        o."openDeliveryTime"::text, o."openWarrantyDays", o."validUntil" AS "offerUntil", ${SELLER_COLUMNS},
        CASE WHEN paid."buyerId" = $2 THEN p."companyName" END AS name,
        v.id AS "versionId", v.number, v."totalCentesimos", v."discountBps", v."shippingCharge"::text,
        v."shippingCentesimos", v."validUntil",
        (SELECT json_agg(f.id) FROM "OfferFile" f WHERE f."versionId" = v.id) AS files,
        (SELECT json_agg(q ORDER BY q.number) FROM (
           SELECT number, question, "askedAt", answer, "answeredAt" FROM "OfferQuestion"
           WHERE "offerId" = o.id) q) AS questions,
        (SELECT json_agg(l ORDER BY l.position) FROM (
           SELECT l.id, l.position, l."requestedPartId", l."priceCentesimos", l.description AS text, l.condition,
             l."deliveryTime", l."warrantyDays", l."fitBasis", q.description, q.quantity, q."orderId"
           FROM "OfferLine" l JOIN "RequestedPart" q ON q.id = l."requestedPartId"
           WHERE l."versionId" = v.id) l) AS lines
      FROM "PartRequest" r
      JOIN "Offer" o ON o."requestId" = r.id
      JOIN "OfferVersion" v ON v.id = o."currentVersionId"
      JOIN "ProviderProfile" p ON p.id = o."providerId"
      JOIN "Account" a ON a.id = p."accountId"
      LEFT JOIN "Order" paid ON paid."offerId" = o.id
      WHERE r.id = $1 AND r."buyerId" = $2 AND r."removalId" IS NULL AND o."removalId" IS NULL
      ORDER BY o."missingParts", o."openTotalCentesimos", o.id DESC`,
    values: [...values],
  })

function readAlerts(ask: Ask, requestId: string, now: Date) {
  const local = new Date(Number(now) - UTC_OFFSET_MS)
  return ask<AlertRow>({
    name: 'floor-request-alerts',
    text: `
      SELECT count(*)::int AS count, count(*) FILTER (WHERE n."quotingAt" > $2)::int AS "quotingNow",
        count(*) FILTER (WHERE EXISTS (
          SELECT 1 FROM "OpeningShift" s JOIN "ProviderProfile" p ON p.id = s."providerId"
          WHERE p.id = n."providerId" AND s.weekday::text = $3 AND s."opensAt" <= $4 AND s."closesAt" > $4
            AND NOT (p."closedOnHolidays" AND $5)))::int AS "openNow"
      FROM "RequestAlert" n WHERE n."requestId" = $1`,
    values: [
      requestId,
      new Date(Number(now) - QUOTING_MS),
      WEEKDAYS[local.getUTCDay()],
      local.getUTCHours() * 60 + local.getUTCMinutes(),
      businessDays.isHoliday(dayOf(now), 'ourDuty'),
    ],
  })
}

interface Compared {
  readonly offers: readonly OfferRow[]
  readonly now: Date
}

function requestNode(row: RequestRow, notified: AlertRow, { offers, now }: Compared): object {
  expectNone('orders and sold contacts', [...(row.orders ?? []), ...(row.unlocks ?? [])])
  const settled = offers.filter(({ state }) => state !== 'PENDING')
  const state = stateAt(row, now)
  const isOpen = (state === 'OPEN' || state === 'ANSWERED') && row.sentAt !== null
  const { label, tone } = requestStatus(state, row.origin, row.sentAt !== null)
  const [first] = row.parts
  const pending =
    row.state === 'ANSWERED'
      ? offers.filter(offer => offer.state === 'PENDING' && offer.offerUntil > now)
      : []
  const openParts = row.parts.filter(({ orderId }) => orderId === null)
  const baskets =
    openParts.length > 1
      ? bestBaskets(
          pending,
          openParts.map(({ id }) => id),
        )
      : []
  return {
    __typename: 'PartRequest',
    isMine: true,
    id: encodeGlobalId('PartRequest', row.id),
    deletedAt: row.deletedAt,
    unlockPrice: null,
    contactsUnlockedAt: null,
    mainPart: first && { description: first.description, id: encodeGlobalId('RequestedPart', first.id) },
    viewerOrders: [],
    firstOfferAt: row.firstOfferAt,
    comparison: comparisonOf(pending),
    settledOffers: { totalCount: settled.length, edges: expectNone('settled offers', settled) },
    parts: row.parts.map(partOf),
    brand: row.brand,
    model: row.model,
    engine: row.engine,
    version: row.version,
    year: row.year,
    state,
    status: { label, tone },
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    expiresAt: row.expiresAt,
    urgency:
      LEAST_FIRST[Math.max(0, ...row.parts.map(({ urgency }) => LEAST_FIRST.indexOf(urgency)))] ?? 'LOW',
    reachedProviders: isOpen ? row.reachedProviders : null,
    notifiedProviders: isOpen
      ? { count: notified.count, openNow: notified.openNow, quotingNow: notified.quotingNow }
      : null,
    viewerActions: ownerActions(row, row.accountEmail, now),
    contact: { email: row.contactEmail },
    vin: row.vin,
    mileageKm: row.mileageKm,
    department: row.department,
    description: row.description,
    files: expectNone('files', row.files),
    edits: expectNone('edits', row.edits),
    paymentTerms: null,
    baskets: expectNone('baskets', baskets),
  }
}

const partOf = (part: PartRow) => ({
  description: part.description,
  quantity: part.quantity,
  id: encodeGlobalId('RequestedPart', part.id),
  isOpen: part.orderId === null,
  category: part.category,
  condition: part.condition,
  urgency: part.urgency,
  partNumber: part.partNumber,
  comments: part.comments,
  // Only providers have a catalogue.
  fromMyCatalogue: null,
})

function comparisonOf(pending: readonly OfferRow[]): object | null {
  const compared = compareOffers(
    pending.map(({ offerUntil, ...offer }) => ({ ...offer, validUntil: offerUntil })),
  )
  if (!compared) return null
  const { count, partialCount, range, leads } = compared
  return {
    __typename: 'OfferComparison',
    count,
    partialCount,
    range: range && { lowest: range.lowestCentesimos, highest: range.highestCentesimos },
    leads: leads.map(({ criterion, offerId }) => ({
      criterion,
      offerId: encodeGlobalId('Offer', offerId),
    })),
  }
}

function offerNode(offer: OfferRow, trust: Trust | undefined, now: Date): object {
  const { lines, discountBps, totalCentesimos, openTotalCentesimos } = offer
  const { condition, conditionMark, delivery, warranty, fit } = termsOf(lines)
  const dated = { state: offer.state, validUntil: offer.offerUntil }
  const state = offerStateAt(dated, now)
  const because = offerLifecycle.because[state]
  const questions = offer.questions ?? []
  expectNone('files of an offer', offer.files)
  return {
    id: encodeGlobalId('Offer', offer.id),
    state,
    openTerms:
      offer.state === 'PENDING'
        ? {
            missingParts: offer.missingParts,
            total: openTotalCentesimos,
            deposit: depositOf(openTotalCentesimos),
          }
        : null,
    provider: {
      honour: trust?.honour ?? null,
      name: offer.name,
      isVerified: offer.providerStatus === 'APPROVED',
      department: offer.department,
      sales: trust?.sales ?? 0,
      quotingTime: trust?.quotingTime ?? null,
      rating: ratingWords(offer),
    },
    currentVersion: {
      number: offer.number,
      total: totalCentesimos,
      deposit: depositOf(totalCentesimos),
      discountBps,
      shippingWords: shippingWords(offer),
      validUntil: offer.validUntil,
      terms: { condition, conditionMark, delivery, warranty, fit },
      lines: lines.map(({ id, requestedPartId, text, orderId, description, quantity, priceCentesimos }) => ({
        id: encodeGlobalId('OfferLine', id),
        priceWords: priceWords({ priceCentesimos, quantity, discountBps }),
        description: text,
        requestedPart: {
          isOpen: orderId === null,
          description,
          quantity,
          id: encodeGlobalId('RequestedPart', requestedPartId),
        },
      })),
      id: encodeGlobalId('OfferVersion', offer.versionId),
      fileCount: 0,
      cover: null,
      shippingCharge: offer.shippingCharge,
    },
    viewerActions: [
      acceptAction(
        { ...dated, currentVersion: { lines: lines.map(requestedPart => ({ requestedPart })) } },
        now,
      ),
      action('REJECT', offerLifecycle.next(state, 'reject', 'buyer') === null ? because : null),
      action('ASK', whyNotAsk(state, questions)),
    ],
    questions: questions.map(({ number, question, askedAt, answer, answeredAt }) => ({
      number,
      question,
      askedAt: new Date(askedAt),
      answer,
      answeredAt: answeredAt && new Date(answeredAt),
    })),
    __typename: 'Offer',
  }
}
