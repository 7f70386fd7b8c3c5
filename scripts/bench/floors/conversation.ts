import { type Shipping, shippingWords } from '../../../server/src/domains/offers/offerShipping.ts'
import type { Delivery } from '../../../server/src/domains/orders/delivery.ts'
import { deliveryWords } from '../../../server/src/domains/orders/delivery.ts'
import { orderLifecycle } from '../../../server/src/domains/orders/order.lifecycle.ts'
import { restObstacle, restOf } from '../../../server/src/domains/orders/orderRest.ts'
import {
  orderStatus,
  type StatusStep,
  stepWords,
  type TakenStep,
} from '../../../server/src/domains/orders/orderStatus.ts'
import { payerOfMisfit } from '../../../server/src/domains/orders/returnCost.ts'
import { deliveryOf, withdrawalOf } from '../../../server/src/domains/orders/withdrawal.ts'
import {
  movementsOf,
  type OrderTransaction,
  releaseWords,
} from '../../../server/src/domains/payments/orderMoney.ts'
import { whyNotReview } from '../../../server/src/domains/reviews/review.policy.ts'
import type {
  BuyerType,
  FitBasis,
  OrderReviewStage,
  OrderState,
} from '../../../server/src/generated/prisma/enums.ts'
import {
  createBusinessDays,
  dayInWords,
  USUAL_BUSINESS_DAYS,
} from '../../../server/src/platform/businessDays.ts'
import { decodeGlobalId, encodeGlobalId } from '../../../server/src/platform/globalIds.ts'
import { newId } from '../../../server/src/platform/ids.ts'
import { type Ask, action, cursorOf, expectNone, type FloorViewer, unnamed } from './floor.ts'
import { limitsOf } from './uploads.ts'

interface OrderRow extends Delivery, Shipping {
  readonly id: string
  readonly state: OrderState
  readonly reviewStage: OrderReviewStage
  readonly boughtAs: BuyerType | null
  readonly totalCentesimos: number
  readonly paidCentesimos: number
  readonly createdAt: Date
  readonly providerId: string
  readonly providerAccountId: string
  readonly companyName: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly department: string
  readonly address: string | null
  readonly request: {
    readonly id: string
    readonly department: string
    readonly mainPart: {
      readonly id: string
      readonly description: string
      readonly partNumber: string | null
    }
    readonly brand: string
    readonly model: string
    readonly engine: string | null
    readonly version: string | null
    readonly year: number
  }
  readonly files: readonly unknown[] | null
  readonly refunds: readonly unknown[] | null
  readonly losses: readonly unknown[] | null
  readonly disputes: readonly unknown[] | null
  readonly reviews: readonly unknown[] | null
  readonly lines: readonly {
    readonly id: string
    readonly description: string
    readonly condition: string
    readonly warrantyDays: number | null
    readonly quantity: number
    readonly commissionCentesimos: number
    readonly fitBasis: FitBasis | null
  }[]
  readonly steps: readonly (Omit<TakenStep, 'at'> & { readonly at: string })[] | null
  readonly held: number
  readonly shippedAt: Date | null
  /** Null for an order that was not paid through us. */
  readonly firstPayment: number | null
  readonly transactions: readonly (Omit<OrderTransaction, 'createdAt'> & { readonly createdAt: string })[]
  readonly conversationId: string
  readonly unreadCount: number | null
  readonly readUntil: Date | null
  readonly deliveredUntil: Date | null
}

interface MessageRow {
  readonly id: string
  readonly body: string
  readonly createdAt: Date
  readonly senderId: string | null
  readonly hiddenAt: Date | null
  readonly senderName: string
  readonly files: readonly unknown[] | null
  readonly reportId: string | null
  readonly outcome: string | null
}

const MESSAGES = 30
const businessDays = createBusinessDays(USUAL_BUSINESS_DAYS)

/** `ChatScreenQuery`: the buyer's conversation about an order, with the contact that the access log keeps. */
export async function conversation(
  ask: Ask,
  viewer: FloorViewer,
  now: Date,
  url: URL,
): Promise<object | null> {
  const about = decodeGlobalId(url.searchParams.get('about') ?? '')
  if (about?.typename !== 'Order') return null
  const values = [about.id, viewer.accountId]
  const [{ rows }, { rows: newest }] = await Promise.all([readOrder(ask, values), readMessages(ask, values)])
  const [order] = rows
  if (!order) return { uploadLimits: limitsOf('MESSAGE_FILE'), node: null }
  await ask({
    name: 'floor-contact-view',
    text: `
      INSERT INTO "ContactView" (id, "viewerId", "subjectId", "orderId", purpose, "viewedAt")
      VALUES ($1, $2, $3, $4, 'ORDER', $5)`,
    values: [newId(), viewer.accountId, order.providerAccountId, order.id, now],
  })
  return { uploadLimits: limitsOf('MESSAGE_FILE'), node: nodeOf(order, newest, { viewer, now }) }
}

const readOrder = (ask: Ask, values: readonly unknown[]) =>
  ask<OrderRow>({
    name: 'floor-conversation',
    text: `
      SELECT o.id, o.state::text, o."reviewStage"::text, o."boughtAs"::text, o."totalCentesimos", o."paidCentesimos",
        o."shippingCharge"::text, o."shippingCentesimos", o."shippingNote", o."deliveryMethod"::text, o.carrier,
        o."trackingNumber", o."trackingUrl", o."pickupPlace", o."pickupHours", o."createdAt", o."shippedAt", o."providerId",
        p."accountId" AS "providerAccountId", p."companyName", a.name, a.email, a.phone, a.department::text, p.address,
        t.id AS "conversationId", own."unreadCount", read."createdAt" AS "readUntil",
        greatest(read."createdAt", delivered."createdAt") AS "deliveredUntil",
        json_build_object('id', r.id, 'department', r.department, 'brand', r.brand, 'model', r.model,
          'engine', r.engine, 'version', r.version, 'year', r.year, 'mainPart', (
            SELECT json_build_object('id', q.id, 'description', q.description, 'partNumber', q."partNumber")
            FROM "RequestedPart" q WHERE q."requestId" = r.id ORDER BY q.position LIMIT 1)) AS request,
        (SELECT json_agg(f.id) FROM "RequestFile" f WHERE f."requestId" = r.id) AS files,
        (SELECT json_agg(f.id) FROM "Refund" f JOIN "PaymentAllocation" s ON s.id = f."allocationId"
         WHERE s."orderId" = o.id) AS refunds,
        (SELECT json_agg(c.id) FROM "PaymentCase" c JOIN "PaymentAllocation" s ON s."paymentId" = c."paymentId"
         WHERE s."orderId" = o.id AND c."bookedCentesimos" > 0) AS losses,
        (SELECT json_agg(d.id) FROM "Dispute" d WHERE d."orderId" = o.id) AS disputes,
        (SELECT json_agg(v.id) FROM "Review" v WHERE v."orderId" = o.id) AS reviews,
        (SELECT json_agg(l ORDER BY l.position) FROM (
           SELECT l.id, l.position, l.description, l.condition, l."warrantyDays", l.quantity, l."commissionCentesimos",
             f."fitBasis"
           FROM "OrderLine" l LEFT JOIN "OfferLine" f
             ON f."versionId" = o."offerVersionId" AND f."requestedPartId" = l."requestedPartId"
           WHERE l."orderId" = o.id) l) AS lines,
        (SELECT json_agg(c ORDER BY c.id) FROM (
           SELECT id, action, "toState", at, note FROM "StateChange"
           WHERE "subjectId" = o.id AND machine = 'Order') c) AS steps,
        (SELECT s."amountCentesimos" FROM "PaymentAllocation" s WHERE s."orderId" = o.id ORDER BY s.id LIMIT 1) AS "firstPayment",
        (SELECT json_agg(g ORDER BY g."createdAt", g.id) FROM (
           SELECT g.id, g.kind, g."createdAt", (
             SELECT json_agg(json_build_object('account', e.account, 'amountCentesimos', e."amountCentesimos"))
             FROM "LedgerEntry" e WHERE e."transactionId" = g.id) AS entries
           FROM "LedgerTransaction" g WHERE g."orderId" = o.id) g) AS transactions,
        (SELECT coalesce(-sum(e."amountCentesimos"), 0)::int FROM "LedgerTransaction" g
         JOIN "LedgerEntry" e ON e."transactionId" = g.id WHERE g."orderId" = o.id AND e.account = 'HELD') AS held
      FROM "Order" o
      JOIN "ProviderProfile" p ON p.id = o."providerId"
      JOIN "Account" a ON a.id = p."accountId"
      JOIN "PartRequest" r ON r.id = o."requestId"
      JOIN "Conversation" t ON t."orderId" = o.id
      LEFT JOIN "ConversationParty" own ON own."conversationId" = t.id AND own."accountId" = o."buyerId"
      LEFT JOIN "ConversationParty" other ON other."conversationId" = t.id AND other."accountId" = p."accountId"
      LEFT JOIN "Message" read ON read.id = other."lastReadMessageId"
      LEFT JOIN "Message" delivered ON delivered.id = other."deliveredMessageId"
      WHERE o.id = $1 AND o."buyerId" = $2`,
    values: [...values],
  })

/** One more than the page, the newest first. */
const readMessages = (ask: Ask, values: readonly unknown[]) =>
  ask<MessageRow>({
    name: 'floor-messages',
    text: `
      SELECT m.id, CASE WHEN m."hiddenAt" IS NULL THEN m.body ELSE '' END AS body, m."createdAt", m."senderId",
        m."hiddenAt", coalesce(p."companyName", s.name, b.name) AS "senderName", r.id AS "reportId", r.outcome::text,
        (SELECT json_agg(f.id) FROM "MessageFile" f WHERE f."messageId" = m.id) AS files
      FROM "Order" o
      JOIN "Account" b ON b.id = o."buyerId"
      JOIN "Conversation" t ON t."orderId" = o.id
      JOIN "Message" m ON m."conversationId" = t.id
      LEFT JOIN "Account" s ON s.id = m."senderId"
      LEFT JOIN "ProviderProfile" p ON p."accountId" = s.id
      LEFT JOIN "MessageReport" r ON r."messageId" = m.id AND r.reporter = 'BUYER'
      WHERE o.id = $1 AND o."buyerId" = $2
      ORDER BY m.id DESC LIMIT 31`,
    values: [...values],
  })

interface Reading {
  readonly viewer: FloorViewer
  readonly now: Date
}

function nodeOf(order: OrderRow, newest: readonly MessageRow[], { viewer, now }: Reading): object {
  expectNone('refunds, losses and disputes', [
    ...(order.refunds ?? []),
    ...(order.losses ?? []),
    ...(order.disputes ?? []),
  ])
  const { request, companyName, state, lines } = order
  const history: TakenStep[] = [
    { action: 'pay', toState: 'PAID', at: order.createdAt, note: null },
    ...(order.steps ?? []).map(step => ({ ...step, at: new Date(step.at) })),
  ]
  const deliveredAt = deliveryOf(history)
  const withdrawal = withdrawalOf({ deliveredAt, boughtAs: order.boughtAs }, { now, businessDays })
  const facts = {
    ...order,
    payoutCentesimos: lines.reduce((rest, line) => rest - line.commissionCentesimos, order.paidCentesimos),
    refundCentesimos: order.paidCentesimos,
    delivery: deliveryWords(order),
    isPickup: state !== 'PAID' && order.deliveryMethod === 'PICKUP',
    elsewhereCentesimos: 0,
    isRefunded: false,
    firstPaymentCentesimos: order.firstPayment ?? order.paidCentesimos,
  }
  const status = orderStatus(
    { ...facts, history, withdrawUntil: withdrawal.isOpen ? withdrawal.lastDay : null },
    'buyer',
  )
  const rest = restOf(order)
  const mayWithdraw = orderLifecycle.next(state, 'withdraw', 'buyer') !== null
  const because = orderLifecycle.because[state]
  return {
    __typename: 'Order',
    shortId: order.id.slice(-8).toUpperCase(),
    viewerIsBuyer: true,
    conversation: talkOf(order, newest, viewer),
    contact:
      state === 'CANCELED'
        ? null
        : {
            name: order.name,
            companyName,
            email: order.email,
            phone: order.phone,
            department: order.department,
            address: order.address,
          },
    provider: {
      department: order.department,
      id: encodeGlobalId('Provider', order.providerId),
      companyName,
    },
    request: {
      department: request.department,
      id: encodeGlobalId('PartRequest', request.id),
      mainPart: {
        description: request.mainPart.description,
        partNumber: request.mainPart.partNumber,
        id: encodeGlobalId('RequestedPart', request.mainPart.id),
      },
      files: expectNone('files', order.files),
      brand: request.brand,
      model: request.model,
      engine: request.engine,
      version: request.version,
      year: request.year,
    },
    status: {
      stamp: status.stamp,
      tone: status.tone,
      summary: status.summary,
      steps: status.steps.map(({ position, ...step }) => {
        const { detail, title, at } = stepOf(step)
        return { detail, position, title, at }
      }),
      ending: status.ending && stepOf(status.ending),
    },
    total: order.totalCentesimos,
    lines: lines.map(({ id, description, condition, warrantyDays, quantity }) => ({
      description,
      condition,
      warrantyDays,
      id: encodeGlobalId('OrderLine', id),
      quantity,
    })),
    id: encodeGlobalId('Order', order.id),
    viewerActions: [
      action(
        'CONFIRM_RECEIPT',
        orderLifecycle.next(state, 'confirmReceipt', 'buyer') === null ? because : null,
      ),
      ...(rest === 0 ? [] : [action('PAY_REST', restObstacle(order))]),
      action('SEE_CONTACT', state === 'CANCELED' ? CONTACT_CLOSED : null),
    ],
    reviewAction: unnamed(order.reviewStage === 'DUE' ? null : whyNotReview(state, order.reviewStage)),
    delivery: order.deliveryMethod === null ? null : deliveryColumns(order),
    shippingNote: order.shippingNote,
    paid: order.paidCentesimos,
    recovered: 0,
    held: order.held,
    rest,
    withdrawal: {
      refund: order.paidCentesimos,
      inPerson: deliveredAt ? rest : 0,
      lastDay: withdrawal.lastDay && dayInWords(withdrawal.lastDay),
      wasSent: state !== 'PAID',
      misfitPayer: payerOfMisfit(lines.map(({ fitBasis }) => fitBasis)),
      action: unnamed(mayWithdraw ? withdrawal.because : because),
    },
    review: expectNone('reviews', order.reviews)[0] ?? null,
    state,
    money: moneyOf(order),
    shippingWords: shippingWords(order),
    history: history.map(step => ({
      state: step.toState,
      at: step.at,
      words: stepWords(step, facts, 'buyer'),
    })),
  }
}

function moneyOf(order: OrderRow): object {
  const transactions = order.transactions.map(each => ({ ...each, createdAt: new Date(each.createdAt) }))
  const movements = movementsOf(transactions, 'buyer').map(({ words, amountCentesimos, at }) => ({
    words,
    amount: amountCentesimos,
    at,
  }))
  return { movements, next: releaseWords(order, 'buyer') }
}

const CONTACT_CLOSED = 'El pedido fue cancelado: el contacto ya no se muestra.'

const stepOf = ({ title, detail, at }: Pick<StatusStep, 'title' | 'detail' | 'at'>) => ({ title, detail, at })

const deliveryColumns = (order: OrderRow) => ({
  method: order.deliveryMethod,
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  trackingUrl: order.trackingUrl,
  pickupPlace: order.pickupPlace,
  pickupHours: order.pickupHours,
})

function talkOf(order: OrderRow, newest: readonly MessageRow[], viewer: FloorViewer): object {
  const edges = newest
    .slice(0, MESSAGES)
    .toReversed()
    .map(row => ({ node: messageOf(row, viewer), cursor: cursorOf(row.id) }))
  return {
    id: encodeGlobalId('Conversation', order.conversationId),
    otherPartyName: order.companyName,
    unreadCount: order.unreadCount ?? 0,
    canWrite: true,
    otherPartyReadUntil: order.readUntil,
    otherPartyDeliveredUntil: order.deliveredUntil,
    messages: {
      edges,
      pageInfo: { hasPreviousPage: newest.length > MESSAGES, startCursor: edges[0]?.cursor ?? null },
    },
  }
}

function messageOf(row: MessageRow, { accountId }: FloorViewer): object {
  return {
    id: encodeGlobalId('Message', row.id),
    body: row.body,
    createdAt: row.createdAt,
    isMine: row.senderId === null || row.senderId === accountId,
    isHidden: row.hiddenAt !== null,
    senderName: row.senderName,
    files: expectNone('files', row.files),
    report: row.reportId && { outcome: row.outcome, id: encodeGlobalId('MessageReport', row.reportId) },
    __typename: 'Message',
  }
}
